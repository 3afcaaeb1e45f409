import type { Day } from "#domain/kernel/day.ts";
import {
  currentMonth,
  type MonthsInUse,
  monthOfPeriod,
  monthPeriod,
  type Period,
  periodFrom,
} from "#domain/report/report-period.ts";
import type { BookReport, ReportParameter, ReportSearch } from "./book-report.ts";

/** What each parameter says in an address. */
const KEYS: Readonly<Record<ReportParameter, readonly (keyof ReportSearch)[]>> = {
  account: ["cuenta"],
  party: ["tercero"],
  days: ["desde", "hasta"],
  months: ["desde", "hasta"],
  month: ["periodo", "desde", "hasta"],
  level: ["nivel"],
  zeros: ["ceros"],
};

/** The part of an address that is of this report: another report's parameters do not come along. */
export function ownSearch(
  { parameters }: Pick<BookReport, "parameters">,
  search: ReportSearch,
): ReportSearch {
  const own = new Set<string>(["book", ...parameters.flatMap((parameter) => KEYS[parameter])]);
  return Object.fromEntries(Object.entries(search).filter(([key]) => own.has(key)));
}

/** What the parameter `month` says in an address, as days or as a month; else the book's current month. */
export function monthOrDays({ periodo, desde, hasta }: ReportSearch, today: Day, used: MonthsInUse): Period {
  const current = monthPeriod(currentMonth(today, used));
  if (desde !== undefined || hasta !== undefined) return periodFrom(desde, hasta, current);
  return periodo === undefined ? current : monthPeriod(periodo);
}

/** The address with this period: one month where the report is of a month, else its two days. */
export function withPeriod(
  { parameters }: Pick<BookReport, "parameters">,
  search: ReportSearch,
  period: Period,
): ReportSearch {
  const { periodo: _month, desde: _from, hasta: _to, ...rest } = search;
  const month = parameters.includes("month") ? monthOfPeriod(period) : null;
  return month === null ? { ...rest, desde: period.from, hasta: period.to } : { ...rest, periodo: month };
}

/** The address with accounts in zero, or without: absent means off. */
export function withZeros(search: ReportSearch, zeros: boolean): ReportSearch {
  const { ceros: _was, ...rest } = search;
  return zeros ? { ...rest, ceros: true } : rest;
}
