import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { DueHindrance } from "#domain/recurring/due-hindrance.ts";
import { type DueEntry, dueContent, dueTotal, takesAmount } from "#domain/recurring/recurring-dues.ts";
import { ShutMonth } from "#flows/closed-month/shut-month.tsx";
import { problemText } from "#session/notices/refusal-text.ts";
import type { InboxEntry } from "#storage/queries/recurring/recurrings.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { recurringTexts as texts } from "./texts.ts";
import type { useRecurringActions } from "./use-recurring-actions.ts";

const keyOf = ({ recurring, date }: DueEntry) => `${recurring.id} ${date}`;

function Hindrance({ book, hindrance }: { readonly book: BookId; readonly hindrance: DueHindrance }) {
  const look = "mt-1 text-caption";
  if (hindrance.kind !== "closed-month")
    return <p className={`${look} text-error`}>{texts.problem(problemText(hindrance.problem))}</p>;
  const { month } = hindrance;
  return (
    <ShutMonth book={book} month={month} text={texts.closedMonth(formatMonth(month))} className={look} />
  );
}

interface WaitingProps {
  readonly book: BookId;
  readonly entry: InboxEntry;
  readonly chart: Chart;
  readonly writable: boolean;
  readonly ticked: boolean;
  readonly amount: Pesos | null;
  readonly onTick: (on: boolean) => void;
  readonly onAmount: (amount: Pesos) => void;
  readonly onSkip: () => void;
}

/** One entry that waits: ticked, changed or skipped by the person, with its lines to look at. */
function Waiting({
  book,
  entry: { due, hindrance },
  chart,
  writable,
  ticked,
  amount,
  ...ways
}: WaitingProps) {
  const { description } = due.recurring;
  const day = formatDay(due.date);
  const content = dueContent(due, amount);
  return (
    <li className="border-raya border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          className="min-w-0"
          label={
            <>
              <DayText day={due.date} />{" "}
              <span className="font-semibold wrap-anywhere">{content.description}</span>
            </>
          }
          aria-label={texts.take(description, day)}
          checked={ticked}
          disabled={!writable || hindrance !== null}
          onChange={ways.onTick}
        />
        <span className="flex items-center gap-3">
          {takesAmount(due.recurring) && writable ? (
            <MoneyField
              aria-label={texts.amountOf(description, day)}
              size="sm"
              prefix
              value={amount ?? dueTotal(due.lines)}
              onChange={ways.onAmount}
            />
          ) : (
            <AmountText value={dueTotal(content.lines)} />
          )}
          {writable ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.skipOf(description, day)}
              onClick={ways.onSkip}
            >
              {texts.skip}
            </Button>
          ) : null}
        </span>
      </div>
      {hindrance === null ? null : <Hindrance book={book} hindrance={hindrance} />}
      <div className="relative mt-2 min-w-0 overflow-x-auto">
        <EntryTable entry={content} chart={chart} bare />
      </div>
    </li>
  );
}

interface RecurringInboxProps {
  readonly book: BookId;
  readonly waiting: readonly InboxEntry[];
  readonly chart: Chart;
  readonly writable: boolean;
  readonly does: ReturnType<typeof useRecurringActions>;
}

/** What waits to be registered, of all missed months too: posted in one press, all or those that are ticked. */
export function RecurringInbox({ book, waiting, chart, writable, does }: RecurringInboxProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [amounts, setAmounts] = useState<ReadonlyMap<string, Pesos>>(new Map());
  const [busy, setBusy] = useState(false);
  const isTicked = ({ due, hindrance }: InboxEntry) => hindrance === null && !left.has(keyOf(due));
  const amountOf = (due: DueEntry) => amounts.get(keyOf(due)) ?? null;
  const chosen = waiting.filter(isTicked);
  const isZero = chosen.some(({ due }) => amountOf(due) === 0);
  const post = useSingle(async () => {
    setBusy(true);
    await does.post(chosen.map(({ due }) => ({ due, amount: amountOf(due) })));
    setBusy(false);
  });
  const tick = (due: DueEntry, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(keyOf(due));
    else next.add(keyOf(due));
    setLeft(next);
  };
  return (
    <section aria-labelledby="recurring-inbox" data-sends>
      <h2 id="recurring-inbox" className="section-head">
        {waiting.length === 0 ? texts.inboxTitle : texts.inbox(waiting.length)}
      </h2>
      {waiting.length === 0 ? <p className="mt-2 text-muted">{texts.nothing}</p> : null}
      <ul className="mt-2">
        {waiting.map((entry) => (
          <Waiting
            key={keyOf(entry.due)}
            book={book}
            entry={entry}
            chart={chart}
            writable={writable}
            ticked={isTicked(entry)}
            amount={amountOf(entry.due)}
            onTick={(on) => tick(entry.due, on)}
            onAmount={(amount) => setAmounts(new Map(amounts).set(keyOf(entry.due), amount))}
            onSkip={() => void does.skip(entry.due.recurring, entry.due.date, true)}
          />
        ))}
      </ul>
      {waiting.length > 0 && writable ? (
        <Button
          className="mt-4"
          variant="primary"
          loading={busy}
          disabled={chosen.length === 0 || isZero}
          onClick={() => void post()}
        >
          {chosen.length === 0 ? texts.none : texts.post(chosen.length)}
        </Button>
      ) : null}
    </section>
  );
}
