import type { AccountCode } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { addDays, addMonths, addMonthsToDay, dayParts, lastDay, monthOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import type { RateQuote } from "./loan-rate.ts";
import { loanTable } from "./loan-table.ts";
import { interestOf, MONTH_DAYS } from "./part-months.ts";
import type { DeferredPlan, LoanPlan, RecurringFields, RecurringProblem } from "./recurring.ts";

/** How the parts of what was said at once are called beside its own name. */
export interface PartNames {
  readonly adjustment: string;
  readonly grace: string;
  readonly first: string;
  readonly last: string;
}

/** When a loan was received and how long it pays interest alone. */
export interface LoanStart {
  /** Null where its first period is a whole month. */
  readonly received: Day | null;
  /** Months of interest alone, from the first date on. */
  readonly grace: number;
  readonly quote: RateQuote;
}

type Of<Plan> = RecurringFields & { readonly plan: Plan };

function named(fields: RecurringFields, name: string): string {
  return `${fields.description.trim()}: ${name}`;
}

function entryLines(debits: readonly (readonly [AccountCode, Pesos])[], credit: AccountCode) {
  const own = debits.filter(([, amount]) => amount > 0);
  const lines = own.map(([account, debit]): EntryLine => ({ account, debit, credit: ZERO }));
  const total = pesos(own.reduce((sum, [, amount]) => sum + amount, 0));
  return [...lines, { account: credit, debit: ZERO, credit: total }];
}

/** The same lines on each month from a day to another. */
function monthly(
  fields: RecurringFields,
  name: string,
  [first, last]: readonly [Day, Day],
  lines: readonly EntryLine[],
): RecurringFields {
  return {
    ...fields,
    description: named(fields, name),
    first,
    last,
    plan: { kind: "monthly", asks: false, lines },
  };
}

/** The most months of interest alone: ten years. */
const MOST_GRACE = 120;

/** What keeps a loan from having begun so. */
export function startProblems(
  { first }: Pick<RecurringFields, "first">,
  { received, grace }: LoanStart,
): readonly RecurringProblem[] {
  return [
    ...(received !== null && received >= first ? (["received"] as const) : []),
    ...(Number.isInteger(grace) && grace >= 0 && grace <= MOST_GRACE ? [] : (["grace"] as const)),
  ];
}

/**
 * A loan as what repeats of it: the interest of days before its first whole month, the months of interest alone, a
 * first payment of a shorter month, and the payments of the rest, the last one of them (RC-04).
 */
export function loanRecords(
  fields: Of<LoanPlan>,
  { received, grace, quote }: LoanStart,
  names: PartNames,
): readonly RecurringFields[] {
  const { first, plan } = fields;
  const { principal, rate, debt, interest, money } = plan;
  const begins = addMonthsToDay(first, -1);
  const from = received ?? begins;
  const records: RecurringFields[] = [];
  const pay = (name: string, days: readonly [Day, Day], ...debits: (readonly [AccountCode, Pesos])[]) =>
    records.push(monthly(fields, name, days, entryLines(debits, money)));
  if (from < begins)
    pay(names.adjustment, [begins, begins], [interest, interestOf(principal, rate, quote, from, begins)]);
  const short = from > begins ? interestOf(principal, rate, quote, from, first) : null;
  if (grace > 0) {
    const whole = pesos(Math.round((principal * rate) / 100));
    const second = addMonthsToDay(first, 1);
    if (short !== null) pay(names.first, [first, first], [interest, short]);
    if (short === null || grace > 1) {
      const days = [short === null ? first : second, addMonthsToDay(first, grace - 1)] as const;
      pay(names.grace, days, [interest, whole]);
    }
    return [...records, { ...fields, first: addMonthsToDay(first, grace) }];
  }
  const [row] = loanTable(plan);
  if (short === null || row === undefined) return [...records, fields];
  pay(names.first, [first, first], [debt, row.capital], [interest, short]);
  if (plan.months === 1) return records;
  const rest = { ...plan, principal: row.balance, months: plan.months - 1 };
  return [...records, { ...fields, first: addMonthsToDay(first, 1), plan: rest }];
}

/**
 * What was paid ahead for months that begin within one: the days of the first month, the whole ones at their ends, and
 * the days that are left, of thirty a month (RC-02).
 */
export function deferredRecords(
  fields: Of<DeferredPlan>,
  covers: Day | null,
  names: PartNames,
): readonly RecurringFields[] {
  if (covers === null) return [fields];
  const { plan } = fields;
  const { total, months, expense, prepaid } = plan;
  const before = Math.min(dayParts(covers).day, MONTH_DAYS) - 1;
  const end = lastDay(monthOf(covers));
  if (before === 0) return [{ ...fields, first: end }];
  const whole = MONTH_DAYS * months;
  const own = roundHalfUp(total, MONTH_DAYS - before, whole);
  const middle = roundHalfUp(total, MONTH_DAYS * (months - 1), whole);
  const over = addDays(addMonthsToDay(covers, months), -1);
  const cost = (name: string, on: Day, amount: Pesos) =>
    monthly(fields, name, [on, on], entryLines([[expense, amount]], prepaid));
  return [
    cost(names.first, end, own),
    ...(months === 1
      ? []
      : [
          {
            ...fields,
            first: lastDay(addMonths(monthOf(covers), 1)),
            plan: { ...plan, total: middle, months: months - 1 },
          },
        ]),
    cost(names.last, over, pesos(total - own - middle)),
  ];
}
