import Lock from "lucide-react/icons/lock";
import { useState } from "react";
import { canWrite } from "#domain/company/book.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { whyNotClosable } from "#domain/reconciliation/reconciliation.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { BalanceDialog } from "./balance-dialog.tsx";
import { BalanceTable } from "./balance-table.tsx";
import { MatchGroups } from "./match-groups.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import { type ReconcileActions, useReconcileActions } from "./use-reconcile-actions.ts";
import { proposedContent, type ReconciliationView } from "./use-reconciliation.ts";

interface DeskProps {
  readonly open: OpenBook;
  readonly view: ReconciliationView;
  readonly extract: BankExtract;
}

function Counts({ view, extract }: Pick<DeskProps, "view" | "extract">) {
  const { found, unrecorded } = view;
  const all = extract.lines.length;
  const ofProposed = found.proposed.reduce((count, { lines }) => count + lines.length, 0);
  const matched = found.matched.reduce((count, { lines }) => count + lines.length, 0);
  const parts = [
    [texts.counts.matched, matched],
    [texts.counts.proposed, ofProposed],
    [texts.counts.unrecorded, unrecorded.length],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {parts.map(([label, count]) => (
        <div key={label} className="flex gap-2">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-muted">{texts.countOf(count, all)}</dd>
        </div>
      ))}
    </dl>
  );
}

function State({
  view,
  does,
  isOpen,
}: Pick<DeskProps, "view"> & { readonly does: ReconcileActions; readonly isOpen: boolean }) {
  const { found, unrecorded } = view;
  const ready = unrecorded.flatMap((each) => {
    const content = proposedContent(each);
    const { line, rule } = each;
    return content === null ? [] : [{ line, content, ...(rule && { rule: rule.rule.id }) }];
  });
  const why = whyNotClosable(found, unrecorded.filter(({ deed }) => deed !== null).length);
  if (found.extract?.closed)
    return (
      <Banner
        tone={why === null ? "ok" : "warn"}
        icon={<Lock size={16} aria-hidden="true" />}
        actions={
          <Button size="sm" variant="outline" loading={does.busy} onClick={() => void does.reopen()}>
            {texts.reopen}
          </Button>
        }
      >
        {why === null ? texts.closedText(found.extract.month) : texts.staleClosed}
      </Banner>
    );
  if (!isOpen) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" id="reconciliation-state" className="grow">
        {why === null ? texts.ready : texts.toClose(why)}
      </p>
      {ready.length === 0 ? null : (
        <Button variant="primary" loading={does.busy} onClick={() => void does.post(ready)}>
          {texts.record(ready.length)}
        </Button>
      )}
      <Button
        variant={why === null ? "primary" : "outline"}
        disabled={why !== null}
        loading={does.busy}
        aria-describedby="reconciliation-state"
        icon={<Lock size={16} aria-hidden="true" />}
        onClick={() => void does.close()}
      >
        {texts.close}
      </Button>
    </div>
  );
}

/** The reconciliation of a month whose extract is here. */
export function ReconciliationDesk({ open, view, extract }: DeskProps) {
  const does = useReconcileActions(extract);
  const [asksBalance, setAsksBalance] = useState(false);
  const { found, unrecorded } = view;
  const isOpen = extract.closed !== true && canWrite(open.book);
  const deeds = unrecorded.flatMap((each) => (proposedContent(each) === null ? [] : [each.line.amount]));
  const proposed = pesos(deeds.reduce((total, amount) => total + amount, 0));
  return (
    <>
      <div className="mt-4 grid gap-3">
        <Counts view={view} extract={extract} />
        <State view={view} does={does} isOpen={isOpen} />
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
      <MatchGroups open={open} view={view} does={does} isOpen={isOpen} />
      {found.balance === null ? null : (
        <BalanceTable
          month={extract.month}
          balance={found.balance}
          proposed={proposed}
          hasProposed={deeds.length > 0}
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
