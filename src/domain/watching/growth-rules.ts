import { coverageOf } from "../accounting/covered-months.ts";
import { presentedNets } from "../accounting/ledger/abnormal-balance.ts";
import { addMonths, lastDay, type MonthSpan, monthOf, monthsBetween } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import { monthNetOf, netsUntil, netsWithin } from "../statement/analysis/month-movements.ts";
import type { CashCover, CostGrowth, SalesDrop } from "./signal.ts";
import type { CompanyFacts } from "./watch-facts.ts";

/** Months compared: one alone says little, more tell it too late. */
const SPAN = 3;

/** An account grows faster than sales by at least this, and costs at least this part of sales more. */
const FASTER = 0.15;
const WORTH = 0.02;

/** Quotients of exact amounts fall short of the figure that they are by less than this: 1.15 − 1 is below 0.15. */
const ALMOST = 1e-9;

/** Accounts told at once; the others wait until these are seen. */
const MOST_ACCOUNTS = 3;

/** Sales that fell by at least this are told. */
const FALL_PERCENT = 20;

/** Fewer months say nothing of an ordinary one. */
const FEWEST_MONTHS = 2;

/** Costs and expenses, without income tax and the closing account. */
const COSTS = /^(?:5[123]|[67])/;

/** Expenses of an ordinary month that are paid: no depreciation, amortisation or impairment. */
const PAID = /^5[123](?!60|65|99)/;

/** The last month that is over, has entries and is counted; null for none. */
function lastWholeMonth({ months, cutOff, today }: CompanyFacts): Month | null {
  const whole = months.filter(({ month }) => month < monthOf(today) && lastDay(month) <= cutOff);
  return whole.at(-1)?.month ?? null;
}

const spanBefore = (span: MonthSpan, count: number): MonthSpan => ({
  first: addMonths(span.first, -count),
  last: addMonths(span.last, -count),
});

interface Compared {
  readonly span: MonthSpan;
  readonly against: MonthSpan;
}

/** The last three whole months, with the same of the year before where the books cover them, else with the three before. */
function comparedSpans(facts: CompanyFacts): Compared | null {
  const last = lastWholeMonth(facts);
  if (last === null) return null;
  const span = { first: addMonths(last, 1 - SPAN), last };
  const covers = (each: MonthSpan) => coverageOf(facts.covered, each).kind === "whole";
  const against = [spanBefore(span, 12), spanBefore(span, SPAN)].find(covers);
  return covers(span) && against !== undefined ? { span, against } : null;
}

/** Movements of a span by account of four digits. */
function byAccount({ months }: CompanyFacts, { first, last }: MonthSpan): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [key, net] of netsWithin(months, first, last)) {
    const account = key.slice(0, 4);
    sums.set(account, (sums.get(account) ?? 0) + net);
  }
  return sums;
}

const salesOf = ({ months }: CompanyFacts, { first, last }: MonthSpan) =>
  -monthNetOf(netsWithin(months, first, last), "41");

/** VG-01: accounts of costs and expenses that grew faster than sales, the costliest first. */
export function costGrowth(facts: CompanyFacts): readonly CostGrowth[] {
  const compared = comparedSpans(facts);
  if (compared === null) return [];
  const { span, against } = compared;
  const [sales, salesBefore] = [salesOf(facts, span), salesOf(facts, against)];
  if (sales <= 0 || salesBefore <= 0) return [];
  const salesShare = sales / salesBefore - 1;
  const earlier = byAccount(facts, against);
  return [...byAccount(facts, span)]
    .flatMap(([account, now]): CostGrowth[] => {
      const before = earlier.get(account) ?? 0;
      if (!COSTS.test(account) || before <= 0 || now <= before) return [];
      const share = now / before - 1;
      const excess = now - before * (1 + salesShare);
      // Quotients: books in thousands and in pesos are judged alike.
      const [faster, worth] = [share - salesShare, now / sales - before / salesBefore];
      if (faster < FASTER - ALMOST || worth < WORTH - ALMOST) return [];
      return [{ kind: "cost-growth", account, span, against, now, before, share, salesShare, excess }];
    })
    .toSorted((a, b) => b.excess - a.excess || (a.account < b.account ? -1 : 1))
    .slice(0, MOST_ACCOUNTS);
}

/** VG-02: sales of three months fell. */
export function salesDrop(facts: CompanyFacts): readonly SalesDrop[] {
  const compared = comparedSpans(facts);
  if (compared === null) return [];
  const { span, against } = compared;
  const [now, before] = [salesOf(facts, span), salesOf(facts, against)];
  if (before <= 0) return [];
  const share = now / before - 1;
  return (before - now) * 100 >= FALL_PERCENT * before
    ? [{ kind: "sales-drop", span, against, now, before, share }]
    : [];
}

function paidIn(months: CompanyFacts["months"], month: Month): number {
  let paid = 0;
  for (const [key, net] of netsWithin(months, month, month)) if (PAID.test(key)) paid += net;
  return paid;
}

/** VG-03: cash below the mean expenses of a month, from the last three whole months that have any. */
export function cashCover(facts: CompanyFacts): readonly CashCover[] {
  const last = lastWholeMonth(facts);
  if (last === null) return [];
  const { months, covered, cutOff } = facts;
  const asked = monthsBetween(addMonths(last, 1 - SPAN), last);
  const whole = asked.filter((each) => coverageOf(covered, { first: each, last: each }).kind === "whole");
  const spent = whole.map((month) => paidIn(months, month)).filter((each) => each > 0);
  if (spent.length < FEWEST_MONTHS) return [];
  const total = spent.reduce((sum, each) => sum + each, 0);
  const monthly = total / spent.length;
  const cash = monthNetOf(presentedNets(netsUntil(months, monthOf(cutOff))), "11");
  return cash * spent.length < total
    ? [{ kind: "cash-cover", cash, monthly, share: cash / monthly, on: cutOff }]
    : [];
}
