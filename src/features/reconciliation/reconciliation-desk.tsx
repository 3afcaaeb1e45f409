import Lock from "lucide-react/icons/lock";
import { useState } from "react";
import { canWrite } from "#domain/company/book.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { BalanceDialog } from "./balance-dialog.tsx";
import { BalanceTable } from "./balance-table.tsx";
import { MatchGroups } from "./match-groups.tsx";
import { readyEntries, whyOpen } from "./ready-entries.ts";
import { ReconciliationSummary } from "./reconciliation-summary.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import { type ReconcileActions, useReconcileActions } from "./use-reconcile-actions.ts";
import type { ReconciliationView } from "./use-reconciliation.ts";

interface DeskProps {
  readonly open: OpenBook;
  readonly view: ReconciliationView;
  readonly extract: BankExtract;
}

/** That the month is closed, or closed and no longer in order. */
function Closed({ view, does }: Pick<DeskProps, "view"> & { readonly does: ReconcileActions }) {
  const { extract } = view.found;
  if (!extract?.closed) return null;
  const isInOrder = whyOpen(view) === null;
  return (
    <Banner
      tone={isInOrder ? "ok" : "warn"}
      icon={<Lock size={16} aria-hidden="true" />}
      actions={
        <Button size="sm" variant="outline" loading={does.busy} onClick={() => void does.reopen()}>
          {texts.reopen}
        </Button>
      }
    >
      {isInOrder ? texts.closedText(extract.month) : texts.staleClosed}
    </Banner>
  );
}

/** The reconciliation of a month whose extract is here. */
export function ReconciliationDesk({ open, view, extract }: DeskProps) {
  const does = useReconcileActions(extract);
  const [asksBalance, setAsksBalance] = useState(false);
  const { found } = view;
  const isOpen = extract.closed !== true && canWrite(open.book);
  const ready = readyEntries(view);
  const proposed = pesos(ready.reduce((total, { line }) => total + line.amount, 0));
  return (
    <>
      <div className="mt-4 grid gap-3">
        <ReconciliationSummary view={view} extract={extract} isOpen={isOpen} />
        <Closed view={view} does={does} />
        {found.changed.length === 0 ? null : (
          <Banner
            tone="warn"
            actions={
              isOpen && found.changed.every(({ month }) => month === extract.month) ? (
                <Button size="sm" variant="outline" onClick={() => void does.separate(found.changed)}>
                  {texts.drop}
                </Button>
              ) : null
            }
          >
            {texts.changed(found.changed.length)}
          </Banner>
        )}
      </div>
      <MatchGroups open={open} view={view} month={extract.month} does={does} isOpen={isOpen} />
      {found.balance === null ? null : (
        <BalanceTable
          book={open.book.id}
          view={view}
          month={extract.month}
          balance={found.balance}
          proposed={proposed}
          hasProposed={ready.length > 0}
        />
      )}
      {isOpen ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" variant="outline" onClick={() => setAsksBalance(true)}>
            {texts.setBalance}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void does.remove()}>
            {texts.removeExtract}
          </Button>
        </div>
      ) : null}
      {asksBalance ? (
        <BalanceDialog extract={extract} does={does} onClose={() => setAsksBalance(false)} />
      ) : null}
    </>
  );
}
