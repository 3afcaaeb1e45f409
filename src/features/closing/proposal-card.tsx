import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { ProposalStep } from "#domain/accounting/closing/proposals/proposal.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { formatLongDay, formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ShutMonth } from "#flows/closed-month/shut-month.tsx";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { proposalTexts as texts } from "./proposal-texts.ts";
import type { ProposalChanges, ShownProposal } from "./shown-proposal.ts";

function Steps({ steps }: { readonly steps: readonly ProposalStep[] }) {
  return (
    <dl className="closing-arithmetic">
      {steps.map(({ sign, label, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two owners may have one name
        <div key={`${at} ${label}`} data-total={sign === "="}>
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
        const label = accountLabel(chart, line.account);
        const account = line.thirdParty === undefined ? label : `${label}, ${line.thirdParty}`;
        return (
          <MoneyField
            // biome-ignore lint/suspicious/noArrayIndexKey: two owners share an account
            key={`${side} ${line.account} ${index}`}
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

interface ProposalCardProps {
  readonly book: BookId;
  readonly shown: ShownProposal;
  readonly chart: Chart;
  readonly does: ProposalChanges;
}

/** One proposed entry with its arithmetic: ticked, changed, or left out by the person. */
export function ProposalCard({ book, shown, chart, does }: ProposalCardProps) {
  const { proposal, entry, ticked, isChanged, problem, shut } = shown;
  const { key, title, steps, norm, note } = proposal;
  const [isOpen, setOpen] = useState(false);
  const restore = () => {
    setOpen(false);
    does.change(key, null);
  };
  return (
    <div className="closing-proposal" data-ticked={ticked}>
      <Checkbox
        label={<span className="font-semibold">{title}</span>}
        aria-label={texts.take(title)}
        checked={ticked}
        disabled={shut !== null}
        onChange={(on) => does.tick(key, on)}
      />
      {shut === null ? null : (
        <ShutMonth
          book={book}
          month={shut}
          text={texts.shut(formatMonth(shut))}
          className="mt-2 text-caption"
        />
      )}
      <Steps steps={steps} />
      {note === undefined ? null : <p className="mt-2 text-caption">{note}</p>}
      <p className="mt-2 text-caption text-muted">
        {texts.norm(norm)}. {texts.dated(formatLongDay(entry.date))}.
      </p>
      <div className="relative mt-3 min-w-0 overflow-x-auto">
        <EntryTable entry={entry} chart={chart} bare />
      </div>
      {isOpen ? (
        <LineFields
          key={entry.lines.map(({ account }) => account).join(" ")}
          entry={entry}
          chart={chart}
          onChange={(changed) => does.change(key, changed)}
        />
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
    </div>
  );
}
