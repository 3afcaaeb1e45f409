import { makeDay } from "../kernel/as-day.ts";
import { addMonths, dayParts, firstDay, lastDay, monthOf, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatDay, formatMonth } from "../kernel/format.ts";

/** First and last day of what a report shows. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

export const PERIOD_PRESETS = ["month", "quarter", "year", "all"] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** First and last month of a book with content; null while it is empty. */
export type MonthsInUse = { readonly first: Month; readonly last: Month } | null;

/** The month a report opens at: the current one, unless the book ends before it or begins after it. */
export function currentMonth(today: Day, used: MonthsInUse): Month {
  const now = monthOf(today);
  if (used === null) return now;
  if (now > used.last) return used.last;
  if (now < used.first) return used.first;
  return now;
}

function quarterOf(month: Month): Period {
  const { month: number } = dayParts(firstDay(month));
  const start = addMonths(month, -((number - 1) % 3));
  return { from: firstDay(start), to: lastDay(addMonths(start, 2)) };
}

function yearAround(month: Month): Period {
  const year = yearOf(month);
  const from = makeDay(year, 1, 1) ?? firstDay(month);
  return { from, to: makeDay(year, 12, 31) ?? lastDay(month) };
}

/** The days of a preset, relative to the book's current month. */
export function presetPeriod(preset: PeriodPreset, today: Day, used: MonthsInUse): Period {
  const month = currentMonth(today, used);
  switch (preset) {
    case "month":
      return { from: firstDay(month), to: lastDay(month) };
    case "quarter":
      return quarterOf(month);
    case "year":
      return yearAround(month);
    case "all":
      return { from: firstDay(used?.first ?? month), to: lastDay(used?.last ?? month) };
  }
}

/** The preset with exactly these days, if any; the first match is the narrowest. */
export function presetOf(period: Period, today: Day, used: MonthsInUse): PeriodPreset | null {
  const presets: readonly PeriodPreset[] = ["month", "quarter", "year", "all"];
  const same = (preset: PeriodPreset) => {
    const found = presetPeriod(preset, today, used);
    return found.from === period.from && found.to === period.to;
  };
  return presets.find(same) ?? null;
}

/** Default period of a ledger: the current month and the one before, since each page carries forward the last. */
export function defaultLedgerPeriod(today: Day, used: MonthsInUse): Period {
  const month = currentMonth(today, used);
  const before = addMonths(month, -1);
  const from = used !== null && before < used.first ? month : before;
  return { from: firstDay(from), to: lastDay(month) };
}

/** The period given in the URL; missing parts come from the default. */
export function periodFrom(desde: Day | undefined, hasta: Day | undefined, fallback: Period): Period {
  const from =
    desde ?? (hasta !== undefined && hasta < fallback.from ? firstDay(monthOf(hasta)) : fallback.from);
  const to = hasta ?? (from > fallback.to ? lastDay(monthOf(from)) : fallback.to);
  return { from, to };
}

export function monthPeriod(month: Month): Period {
  return { from: firstDay(month), to: lastDay(month) };
}

/** The month of a period that is exactly one month. */
export function monthOfPeriod({ from, to }: Period): Month | null {
  const month = monthOf(from);
  return from === firstDay(month) && to === lastDay(month) ? month : null;
}

/** The last day that the figures cover: today while the period is running. */
export function cutoffDay({ from, to }: Period, today: Day): Day {
  return today >= from && today < to ? today : to;
}

/** "noviembre de 2026, corte al 20/11/2026", or its first and last day. */
export function periodText(period: Period, today: Day): string {
  const month = monthOfPeriod(period);
  const cutoff = cutoffDay(period, today);
  const running = cutoff === period.to ? "" : `, corte al ${formatDay(cutoff)}`;
  if (month !== null) return `${formatMonth(month)}${running}`;
  return `${formatDay(period.from)} a ${formatDay(period.to)}${running}`;
}
