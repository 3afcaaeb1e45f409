import type { Book } from "../company/book.ts";
import { dayNumber, monthsOfSpans, runsOfMonths } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { MAX_PESOS, type Pesos, sum, trySum, ZERO } from "../kernel/pesos.ts";
import type { AccountCode } from "./account.ts";

interface MonthUsage {
  readonly month: Month;
  readonly entries: number;
}

interface AccountUsage {
  readonly account: AccountCode;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Debits plus credits of the account. */
  readonly moved: Pesos;
}

/** Usage statistics of a book. */
export interface BookUsage {
  /** Every month from the first to the last, but for more than a year without entries between two. */
  readonly months: readonly MonthUsage[];
  /** Most moved first. */
  readonly accounts: readonly AccountUsage[];
  /** Days of the book's period, up to today or its end. */
  readonly days: number;
  /** Of these, the days without a posted entry. */
  readonly idleDays: number;
  readonly lastEntry: Day | null;
}

export interface UsageFacts {
  readonly book: Pick<Book, "start" | "end">;
  readonly today: Day;
  readonly months: readonly MonthUsage[];
  readonly totals: Iterable<readonly [AccountCode, { readonly debit: Pesos; readonly credit: Pesos }]>;
  /** Days with a posted entry. */
  readonly busy: ReadonlySet<Day>;
}

function everyMonth(months: readonly MonthUsage[]): MonthUsage[] {
  const used = months.filter((each) => each.entries > 0);
  const counts = new Map(used.map((each) => [each.month, each.entries]));
  return monthsOfSpans(runsOfMonths(counts.keys())).map((month) => ({
    month,
    entries: counts.get(month) ?? 0,
  }));
}

function mostMoved(totals: UsageFacts["totals"], most: number): AccountUsage[] {
  const byAccount = new Map<AccountCode, { debit: Pesos; credit: Pesos }>();
  for (const [account, { debit, credit }] of totals) {
    const known = byAccount.get(account) ?? { debit: ZERO, credit: ZERO };
    byAccount.set(account, { debit: sum([known.debit, debit]), credit: sum([known.credit, credit]) });
  }
  return [...byAccount]
    .map(([account, { debit, credit }]) => {
      const moved = trySum([debit, credit]) ?? MAX_PESOS;
      return { account, debit, credit, moved };
    })
    .filter((each) => each.moved > 0)
    .sort((a, b) => b.moved - a.moved || (a.account < b.account ? -1 : 1))
    .slice(0, most);
}

/** Usage statistics of a book by month, account and day. */
export function bookUsage(facts: UsageFacts, most = 5): BookUsage {
  const { book, today, busy } = facts;
  let to = book.end;
  if (today < to) to = today;
  const days = Math.max(0, dayNumber(to) - dayNumber(book.start) + 1);
  const within = [...busy].filter((day) => day >= book.start && day <= to).length;
  const last = [...busy].reduce<Day | null>((late, day) => (late === null || day > late ? day : late), null);
  return {
    months: everyMonth(facts.months),
    accounts: mostMoved(facts.totals, most),
    days,
    idleDays: days - within,
    lastEntry: last,
  };
}
