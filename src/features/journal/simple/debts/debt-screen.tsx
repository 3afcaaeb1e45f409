import ArrowLeft from "lucide-react/icons/arrow-left";
import Plus from "lucide-react/icons/plus";
import { useEffect, useEffectEvent } from "react";
import { debtAges, firstDue, type PartyDebt } from "#domain/accounting/operations/debts.ts";
import { DIRECTIONS, type Direction } from "#domain/accounting/operations/operation.ts";
import { dayNumber } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatShortDay } from "#domain/kernel/format.ts";
import type { DebtLists } from "#storage/queries/books/debts.ts";
import { AgeBar } from "#ui/accounting/parties/age-bar.tsx";
import { classNames } from "#ui/kit/class-names.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { begunDebt, paymentDraft } from "../operation/simple-draft.ts";
import { simpleTexts } from "../texts.ts";
import type { SimpleJournal, SimpleJournalProps } from "../use-simple-journal.ts";
import { debtTexts as texts } from "./texts.ts";
import { useDebtLists } from "./use-debts.ts";

/** Older than this, in days, is said in red: who owes so long seldom pays (cartera de más de 90 días). */
const OLD = 90;

interface ItemProps {
  readonly debt: PartyDebt;
  readonly direction: Direction;
  readonly today: Day;
  /** The amount that a whole bar stands for: the largest debt of the list. */
  readonly largest: number;
  readonly onPay: (() => void) | undefined;
}

function Since({ debt, today }: Pick<ItemProps, "debt" | "today">) {
  const first = debt.items[0];
  if (first === undefined) return null;
  const days = dayNumber(today) - dayNumber(first.date);
  const date =
    first.date.slice(0, 4) === today.slice(0, 4) ? formatShortDay(first.date) : formatDay(first.date);
  const what = first.reference || first.description;
  return (
    <span
      className={classNames("block text-caption", days > OLD ? "font-semibold text-error" : "text-muted")}
    >
      {what} {texts.since(date, days)}
    </span>
  );
}

/** When the debt falls due, and in red once it has. */
function Due({ debt, today }: Pick<ItemProps, "debt" | "today">) {
  const due = firstDue(debt);
  if (due === null) return null;
  const date = due.slice(0, 4) === today.slice(0, 4) ? formatShortDay(due) : formatDay(due);
  const days = dayNumber(today) - dayNumber(due);
  const isLate = days > 0;
  return (
    <span className={classNames("block text-caption", isLate ? "font-semibold text-error" : "text-muted")}>
      {isLate ? texts.overdue(date, days) : texts.dueOn(date)}
    </span>
  );
}

function DebtItem({ debt, direction, today, largest, onPay }: ItemProps) {
  const name = debt.name || texts.nameless;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-raya border-b px-4 py-2.5 md:px-6">
      <span className="min-w-0 flex-1">
        <span className="block break-words text-[0.9375rem] leading-5">{name}</span>
        <Since debt={debt} today={today} />
        <Due debt={debt} today={today} />
        <AgeBar ages={debtAges(debt, today)} whole={largest} className="mt-1.5" />
      </span>
      <span className="ml-auto flex flex-col items-end gap-1.5">
        <AmountText value={debt.owed} className="font-medium" />
        {onPay === undefined ? null : (
          <Button size="sm" variant="outline" aria-label={texts.payOf[direction](name)} onClick={onPay}>
            {texts.pay[direction]}
          </Button>
        )}
      </span>
    </li>
  );
}

interface DebtScreenProps extends Pick<SimpleJournalProps, "onGo" | "address"> {
  readonly journal: SimpleJournal;
  /** The header leads back, and the bar adds. */
  readonly isPhone?: boolean;
}

/** Begins the payment that the address asks for, once, and without its parameter afterwards. */
function useAskedPayment({ journal, address, onGo }: DebtScreenProps, lists: DebtLists | null): void {
  const { canWrite, proposed, state } = journal;
  const direction: Direction = address.pago === undefined ? "in" : "out";
  const key = address.pago ?? address.cobro;
  const begin = useEffectEvent(() => {
    onGo({ cobro: undefined, pago: undefined });
    const debt = lists?.[direction].find((each) => each.key === key);
    if (debt !== undefined && canWrite) state.beginWith(paymentDraft(direction, debt, proposed));
  });
  const isAsked = key !== undefined && lists !== null;
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
}

/** Who owes and whom one owes, oldest first, each with the way to settle it whole or in part. */
export function DebtScreen({ journal, address, onGo, isPhone = false }: DebtScreenProps) {
  const { opened, today, proposed, canWrite, state } = journal;
  const lists = useDebtLists(opened.book, true);
  useAskedPayment({ journal, address, onGo }, lists);
  if (lists === null) return <SkeletonRows label={simpleTexts.loading} />;
  return (
    <>
      {DIRECTIONS.map((direction) => (
        <section key={direction} aria-label={texts.lists[direction]}>
          <h2 className="border-base-content border-b px-4 pt-4 pb-2 font-bold text-base md:px-6">
            {texts.lists[direction]}
          </h2>
          {lists[direction].length === 0 ? (
            <p className="px-4 py-3 text-muted md:px-6">{texts.none[direction]}</p>
          ) : (
            <ul>
              {lists[direction].map((debt) => (
                <DebtItem
                  key={debt.key}
                  debt={debt}
                  direction={direction}
                  today={today}
                  largest={Math.max(...lists[direction].map((each) => each.owed))}
                  onPay={
                    canWrite ? () => state.beginWith(paymentDraft(direction, debt, proposed)) : undefined
                  }
                />
              ))}
            </ul>
          )}
          {canWrite && !isPhone ? (
            <Button
              variant="ghost"
              className="mx-2 mt-1"
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => state.beginWith(begunDebt(direction, proposed))}
            >
              {texts.add[direction]}
            </Button>
          ) : null}
        </section>
      ))}
      {isPhone ? null : (
        <Button
          variant="ghost"
          className="mx-2 mt-4"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={() => onGo({ deudas: undefined }, true)}
        >
          {texts.back}
        </Button>
      )}
    </>
  );
}
