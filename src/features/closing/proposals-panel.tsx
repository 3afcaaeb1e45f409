import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { ProposalStep } from "#domain/accounting/closing/proposals/proposal.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatLongDay } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { proposalTexts as texts } from "./proposal-texts.ts";
import { type Proposals, type ShownProposal, useProposals } from "./use-proposals.ts";
import type { ClosingView } from "./use-year-closing.ts";

function Steps({ steps }: { readonly steps: readonly ProposalStep[] }) {
  return (
    <dl className="closing-arithmetic">
      {steps.map(({ sign, label, amount }) => (
        <div key={label} data-total={sign === "="}>
          <dt>
            <span aria-hidden="true">{sign}</span> {label}
          </dt>
          <dd>{amount === undefined ? null : <AmountText value={amount} zero="figure" />}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LinesProps {
  readonly entry: EntryContent;
  readonly chart: Chart;
  readonly onChange: (entry: EntryContent) => void;
}

/** One field a line: its account and its side stay as proposed. */
function LineFields({ entry, chart, onChange }: LinesProps) {
  // A typed zero keeps its line, on the side it had.
  const [sides] = useState(() => entry.lines.map(({ debit }) => (debit > 0 ? "debit" : "credit")));
  const put = (at: number, line: EntryLine) =>
    onChange({ ...entry, lines: entry.lines.map((each, index) => (index === at ? line : each)) });
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      {entry.lines.map((line, index) => {
        const side = sides[index] === "debit" ? "debit" : "credit";
        const account = accountLabel(chart, line.account);
        return (
          <MoneyField
            key={`${side} ${line.account}`}
            label={side === "debit" ? texts.debitOf(account) : texts.creditOf(account)}
            value={line[side]}
            onChange={(amount) => put(index, { ...line, [side]: amount })}
            prefix
          />
        );
      })}
    </div>
  );
}

interface CardProps {
  readonly shown: ShownProposal;
  readonly chart: Chart;
  readonly does: Pick<Proposals, "tick" | "change">;
}

function Card({ shown, chart, does }: CardProps) {
  const { proposal, entry, ticked, isChanged, problem } = shown;
  const { key, title, steps, norm, note } = proposal;
  const [isOpen, setOpen] = useState(false);
  const restore = () => {
    setOpen(false);
    does.change(key, null);
  };
  return (
    <li className="closing-proposal" data-ticked={ticked}>
      <Checkbox
        label={<span className="font-semibold">{title}</span>}
        aria-label={texts.take(title)}
        checked={ticked}
        onChange={(on) => does.tick(key, on)}
      />
      <Steps steps={steps} />
      {note === undefined ? null : <p className="mt-2 text-caption">{note}</p>}
      <p className="mt-2 text-caption text-muted">
        {texts.norm(norm)}. {texts.dated(formatLongDay(entry.date))}.
      </p>
      <div className="mt-3 min-w-0 overflow-x-auto">
        <EntryTable entry={entry} chart={chart} bare />
      </div>
      {isOpen ? (
        <LineFields entry={entry} chart={chart} onChange={(changed) => does.change(key, changed)} />
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="mt-2 text-caption text-error">
          {texts[problem]}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {isOpen ? null : (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.changeOf(title)}
            onClick={() => setOpen(true)}
          >
            {texts.change}
          </Button>
        )}
        {isOpen || isChanged ? (
          <Button size="sm" variant="ghost" onClick={restore}>
            {texts.restore}
          </Button>
        ) : null}
        {isChanged ? <span className="text-caption text-muted">{texts.changed}</span> : null}
      </div>
    </li>
  );
}

interface ProposalsPanelProps {
  readonly bookId: BookId;
  readonly view: ClosingView;
  readonly chart: Chart;
  readonly writable: boolean;
}

/** What the books seem to lack, each with its arithmetic: ticked, changed and posted by the person alone. */
export function ProposalsPanel({ bookId, view, chart, writable }: ProposalsPanelProps) {
  const proposals = useProposals(bookId, view);
  const { shown, remarks, ready, busy, post } = proposals;
  if (shown.length === 0 && remarks.length === 0) return null;
  return (
    <section aria-labelledby="closing-proposals" className="mt-8">
      <h2 id="closing-proposals" className="section-head">
        {texts.title}
      </h2>
      {shown.length === 0 ? null : (
        <>
          <p className="mt-2 text-caption text-muted">{view.input.isClosed ? texts.afterText : texts.text}</p>
          <ul className="mt-3 grid gap-4">
            {shown.map((each) => (
              <Card key={each.proposal.key} shown={each} chart={chart} does={proposals} />
            ))}
          </ul>
        </>
      )}
      {remarks.map(({ key, text }) => (
        <p key={key} className="mt-3 text-caption text-muted">
          {text}
        </p>
      ))}
      {shown.length > 0 && writable ? (
        <Button
          className="mt-4"
          variant="outline"
          loading={busy}
          disabled={ready === null || ready === 0}
          onClick={() => void post()}
        >
          {ready === 0 ? texts.none : texts.post(ready ?? 0)}
        </Button>
      ) : null}
    </section>
  );
}
