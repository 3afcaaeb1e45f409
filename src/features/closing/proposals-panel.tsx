import type { Chart } from "#domain/accounting/chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { proposalPlace } from "./point-way.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { proposalTexts as texts } from "./proposal-texts.ts";
import { OwnerFields, UntoldTaxFields } from "./typed/typed-fields.tsx";
import { useProposals } from "./use-proposals.ts";
import type { ClosingView } from "./use-year-closing.ts";

interface ProposalsPanelProps {
  readonly bookId: BookId;
  readonly view: ClosingView;
  readonly chart: Chart;
  readonly writable: boolean;
}

/** What the books seem to lack, each with its arithmetic: ticked, changed and posted by the person alone. */
export function ProposalsPanel({ bookId, view, chart, writable }: ProposalsPanelProps) {
  const proposals = useProposals(bookId, view);
  const { shown, remarks, ready, busy, post, typed, type } = proposals;
  const { tax, owners } = typed;
  const isAllShut = shown.every(({ shut }) => shut !== null);
  const has = (key: string) => shown.some(({ proposal }) => proposal.key === key);
  if (shown.length === 0 && remarks.length === 0 && tax === undefined && owners === undefined) return null;
  return (
    <section aria-labelledby="closing-proposals" className="mt-8" data-sends>
      <h2 id="closing-proposals" className="section-head">
        {texts.title}
      </h2>
      {shown.length === 0 ? null : (
        <>
          <p className="mt-2 text-caption text-muted">{view.input.isClosed ? texts.afterText : texts.text}</p>
          <ul className="mt-3 grid gap-4">
            {shown.map((each) => (
              <li key={each.proposal.key} id={proposalPlace(each.proposal.key)} className="min-w-0">
                <ProposalCard book={bookId} shown={each} chart={chart} does={proposals} />
              </li>
            ))}
          </ul>
        </>
      )}
      {remarks.map(({ key, text }) => (
        <p key={key} className="mt-3 text-caption text-muted">
          {text}
        </p>
      ))}
      {has("income-tax") || tax !== undefined ? (
        <UntoldTaxFields
          typed={tax ?? {}}
          year={view.period.year}
          onChange={(next) => type({ ...typed, tax: next })}
        />
      ) : null}
      {has("dividends") || owners !== undefined ? (
        <OwnerFields
          typed={owners ?? { owners: [], taxed: ZERO }}
          onChange={(next) => type({ ...typed, owners: next })}
        />
      ) : null}
      {shown.length > 0 && writable ? (
        <Button
          className="mt-4"
          variant="outline"
          data-send
          loading={busy}
          disabled={ready === null || ready === 0}
          onClick={() => void post()}
        >
          {ready === 0 ? (isAllShut ? texts.allShut : texts.none) : texts.post(ready ?? 0)}
        </Button>
      ) : null}
    </section>
  );
}
