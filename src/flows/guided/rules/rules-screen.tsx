import { useState } from "react";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import { canWrite } from "#domain/company/book.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { bookRules } from "#storage/queries/automation/book-rules.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { RuleItem } from "./rule-item.tsx";
import { rulesScreenTexts as texts } from "./texts.ts";
import { useRuleActions } from "./use-rule-actions.ts";

/** The rules of a book's company for what comes in and goes out (AR-06). */
export function RulesScreen({ open }: { readonly open: OpenBook }) {
  const { book, chart } = open;
  const storage = useStorage();
  const does = useRuleActions(open);
  const [asked, setAsked] = useState<CompanyRule | "new" | null>(null);
  const found = useQuery(() => bookRules(storage, book), [storage, book.id, book.companyId, book.chart]);
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  const rules = found.value;
  const writable = canWrite(book);
  const known = asked === "new" ? null : asked;
  const add = (
    <Button variant="primary" onClick={() => setAsked("new")}>
      {texts.add}
    </Button>
  );
  return (
    <div className="grid gap-6">
      {writable ? null : <p className="text-muted">{texts.readOnly}</p>}
      {rules.length === 0 ? (
        <EmptyState
          level={2}
          title={texts.empty.title}
          text={texts.empty.text}
          actions={writable ? add : null}
        />
      ) : (
        <>
          <p className="max-w-prose text-muted">
            {texts.lead} {texts.order} {book.companyId === null ? null : texts.shared}
          </p>
          <section aria-labelledby="automation-all">
            <h2 id="automation-all" className="section-head">
              {texts.all}
            </h2>
            <ul className="mt-2">
              {rules.map((rule) => (
                <RuleItem
                  key={rule.id}
                  rule={rule}
                  all={rules}
                  chart={chart}
                  writable={writable}
                  does={does}
                  onEdit={() => setAsked(rule)}
                />
              ))}
            </ul>
            {writable ? <div className="mt-4">{add}</div> : null}
          </section>
        </>
      )}
      {asked === null ? null : (
        <RuleDialog
          chart={chart}
          rule={known}
          onSave={(fields) => does.save(fields, known)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
