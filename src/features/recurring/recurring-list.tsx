import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import type { LoanPlan, Recurring } from "#domain/recurring/recurring.ts";
import { loanOn, takesAmount } from "#domain/recurring/recurring-dues.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { LoanRows } from "./loan-rows.tsx";
import { PrepayDialog } from "./prepay-dialog.tsx";
import { recurringTexts as texts } from "./texts.ts";
import type { useRecurringActions } from "./use-recurring-actions.ts";

/** "Préstamo en 12 cuotas, desde el 01/02/2026". */
function planWords({ plan, first, last }: Recurring): string {
  const what =
    plan.kind === "monthly"
      ? texts.monthly
      : plan.kind === "loan"
        ? texts.loan(plan.months)
        : texts.deferred(plan.months);
  if (plan.kind === "monthly" && first === last) return texts.once(formatDay(first));
  return [
    what,
    texts.since(formatDay(first)),
    ...(last === null ? [] : [texts.until(formatDay(last))]),
    ...(takesAmount({ plan }) ? [texts.asks] : []),
  ].join(", ");
}

interface RecurringItemProps {
  readonly recurring: Recurring;
  readonly writable: boolean;
  readonly does: ReturnType<typeof useRecurringActions>;
  readonly today: Day;
  readonly onEdit: () => void;
}

/** Where a loan stands today, its table, and what may be paid ahead of it. */
function Loan({ recurring, plan, writable, does, today }: RecurringItemProps & { readonly plan: LoanPlan }) {
  const [asked, setAsked] = useState(false);
  const { description, first, last, state, marks } = recurring;
  const loan = { description, first, last, state, plan, marks };
  const { owed, current, later, accrued, skipped, waiting } = loanOn(loan, today);
  const isOwed = owed > 0 && state === "active";
  const isOnTable = owed > skipped;
  return (
    <>
      {isOwed ? (
        <p className="mt-1 text-caption">
          {texts.owed(formatPesos(owed), formatPesos(current), formatPesos(later))}{" "}
          {skipped > 0 ? `${texts.skippedCapital(formatPesos(skipped))} ` : null}
          {accrued > 0 ? texts.accrued(formatPesos(accrued)) : null}
        </p>
      ) : null}
      {waiting > 0 ? <p className="mt-1 text-caption">{texts.waitingCapital(formatPesos(waiting))}</p> : null}
      <details className="mt-1 text-caption">
        <summary>{texts.table}</summary>
        <LoanRows terms={plan} />
      </details>
      {isOwed && isOnTable && writable ? (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1"
          aria-label={texts.prepayOf(description)}
          onClick={() => setAsked(true)}
        >
          {texts.prepay}
        </Button>
      ) : null}
      {asked ? (
        <PrepayDialog
          loan={loan}
          today={today}
          onSave={({ until, records }) => does.save(until, recurring, records)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

/** What was done on each of its days: what was skipped may be proposed again. */
function History({ recurring, writable, does }: RecurringItemProps) {
  return (
    <details className="mt-1 text-caption">
      <summary>{`${texts.history}: ${texts.done(recurring.marks.filter(({ kind }) => kind === "posted").length)}`}</summary>
      <ul>
        {recurring.marks.map(({ date, kind, amount }) => (
          <li key={date} className="flex flex-wrap items-center gap-2 py-1">
            {kind === "skipped" ? texts.skipped(formatDay(date)) : formatDay(date)}
            {amount === undefined ? null : (
              <span className="text-muted">{texts.changed(formatPesos(amount))}</span>
            )}
            {kind === "skipped" && writable ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.againOf(formatDay(date))}
                onClick={() => void does.skip(recurring, date, false)}
              >
                {texts.again}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One thing that repeats: what it is, what was done of it, and what may be done with it. */
export function RecurringItem(props: RecurringItemProps) {
  const { recurring, writable, does, onEdit } = props;
  const { description, plan, state, marks } = recurring;
  const isStopped = state === "stopped";
  const { first, last } = recurring;
  const turn = () =>
    does.save({ description, first, last, plan, state: isStopped ? "active" : "stopped" }, recurring);
  return (
    <li data-record={recurring.id} className="border-raya border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            {description} {isStopped ? <Badge tone="neutral">{texts.stopped}</Badge> : null}
          </h3>
          <p className="text-caption text-muted">{planWords(recurring)}</p>
        </div>
        {writable ? (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="ghost" aria-label={`${texts.edit} ${description}`} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${isStopped ? texts.start : texts.stop} ${description}`}
              onClick={() => void turn()}
            >
              {isStopped ? texts.start : texts.stop}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${texts.remove} ${description}`}
              onClick={() => void does.remove(recurring)}
            >
              {texts.remove}
            </Button>
          </span>
        ) : null}
      </div>
      {marks.length === 0 ? null : <History {...props} />}
      {plan.kind === "loan" ? <Loan {...props} plan={plan} /> : null}
    </li>
  );
}
