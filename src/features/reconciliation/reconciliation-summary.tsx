import { formatPesos } from "#domain/kernel/format.ts";
import { abs, pesos } from "#domain/kernel/pesos.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { readyEntries, whyOpen } from "./ready-entries.ts";
import { STATE_ID } from "./reconciliation-tools.tsx";
import { reconciliationTexts as texts } from "./texts.ts";
import type { ReconciliationView } from "./use-reconciliation.ts";

interface SummaryProps {
  readonly view: ReconciliationView;
  readonly extract: BankExtract;
}

/** How many lines of the bank are settled, suggested and without an entry, as lengths with their words. */
function Parts({ view, extract }: SummaryProps) {
  const { found, unrecorded } = view;
  const counts = {
    matched: found.matched.reduce((count, { lines }) => count + lines.length, 0),
    proposed: found.proposed.reduce((count, { lines }) => count + lines.length, 0),
    unrecorded: unrecorded.length,
  };
  const all = Math.max(extract.lines.length, counts.matched + counts.proposed + counts.unrecorded);
  return (
    <dl className="reconciled-parts">
      {(["matched", "proposed", "unrecorded"] as const)
        .filter((part) => counts[part] > 0)
        .map((part) => (
          <div key={part} data-part={part} style={{ flexGrow: counts[part] }}>
            <dt>{texts.counts[part]}</dt>
            <dd>{texts.countOf(counts[part], all)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What is left to record in pesos, what is missing to close, and how far the month is. */
export function ReconciliationSummary({
  view,
  extract,
  isOpen,
}: SummaryProps & { readonly isOpen: boolean }) {
  const ready = readyEntries(view);
  const left = pesos(ready.reduce((total, { line }) => total + line.amount, 0));
  const why = whyOpen(view);
  return (
    <section aria-label={texts.progress} className="reconciled-summary">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figure-large amount">{formatPesos(abs(left))}</span>
        <span className="text-muted">{texts.toRecord(ready.length)}</span>
        {isOpen ? (
          <span role="status" id={STATE_ID} className="sm:ml-auto">
            {why === null ? (
              texts.ready(view.unrecorded.length)
            ) : (
              <>
                <strong>{texts.toCloseHead}</strong> {texts.toClose(why)}
              </>
            )}
          </span>
        ) : null}
      </p>
      <Parts view={view} extract={extract} />
    </section>
  );
}
