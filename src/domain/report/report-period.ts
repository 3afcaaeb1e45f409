import { makeDay } from "../kernel/as-day.ts";
import {
  addMonths,
  dayParts,
  firstDay,
  joinedSpans,
  lastDay,
  type MonthSpan,
  monthOf,
  yearOf,
} from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { formatDay, formatMonth } from "../kernel/format.ts";

/** First and last day of what a report shows. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

export const PERIOD_PRESETS = ["month", "quarter", "year", "last-year", "all"] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** First and last month of a book with content; null while it is empty. */
export type MonthsInUse = {
  readonly first: Month;
  readonly last: Month;
  /** The last month apart from strays (`strayMonths`); absent when it is `last`. */
  readonly reported?: Month;
  /** The first month apart from strays; absent when it is `first`. */
  readonly begun?: Month;
  /** The months in runs, strays too; absent where they are one. More than a year without any lies between two. */
  readonly runs?: readonly MonthSpan[];
} | null;

/** The months in use in runs; none of an empty book. */
export function runsInUse(used: MonthsInUse): readonly MonthSpan[] {
  return used === null ? [] : (used.runs ?? [used]);
}

/** Months in use by their runs, in order, and the first and last of them apart from strays, if any. */
export function madeInUse(runs: readonly MonthSpan[], begun?: Month, reported?: Month): MonthsInUse {
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (first === undefined || last === undefined) return null;
  return {
    first,
    last,
    ...(reported !== undefined && reported !== last && { reported }),
    ...(begun !== undefined && begun !== first && { begun }),
    ...(runs.length > 1 && { runs }),
  };
}

/** The months in use of several books as those of one. */
export function togetherInUse(all: readonly MonthsInUse[]): MonthsInUse {
  const used = all.filter((each) => each !== null);
  const begins = used.map((each) => each.begun ?? each.first);
  const ends = used.map((each) => each.reported ?? each.last);
  return madeInUse(joinedSpans(all.flatMap(runsInUse)), begins.sort()[0], ends.sort().at(-1));
}

/** The month a report opens at: the current one, unless the book ends before it or begins after it. */
export function currentMonth(today: Day, used: MonthsInUse): Month {
  const now = monthOf(today);
  if (used === null) return now;
  const last = used.reported ?? used.last;
  if (now > last) return last;
  const first = used.begun ?? used.first;
  return now < first ? first : now;
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

/** The year that a report of a year opens at: that of the month it would open at. */
export function reportedYearPeriod(today: Day, used: MonthsInUse): Period {
  return yearAround(currentMonth(today, used));
}

/** The days of a preset: "Este mes", "Este trimestre" and "Este año" are those of today, whatever the book holds. */
export function presetPeriod(preset: PeriodPreset, today: Day, used: MonthsInUse): Period {
  const month = monthOf(today);
  switch (preset) {
    case "month":
      return { from: firstDay(month), to: lastDay(month) };
    case "quarter":
      return quarterOf(month);
    case "year":
      return yearAround(month);
    case "last-year":
      return reportedYearPeriod(today, used);
    case "all":
      return { from: firstDay(used?.first ?? month), to: lastDay(used?.last ?? month) };
  }
}

/** The preset with exactly these days, if any; the first match is the narrowest. */
export function presetOf(period: Period, today: Day, used: MonthsInUse): PeriodPreset | null {
  const same = (preset: PeriodPreset) => {
    const found = presetPeriod(preset, today, used);
    return found.from === period.from && found.to === period.to;
  };
  return PERIOD_PRESETS.find(same) ?? null;
}

/** The presets worth offering: the book's last year only where it is not this one. */
export function offeredPresets(today: Day, used: MonthsInUse): readonly PeriodPreset[] {
  const isOther = yearOf(currentMonth(today, used)) !== yearOf(today);
  return PERIOD_PRESETS.filter((preset) => preset !== "last-year" || isOther);
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

/**
 * The one cut-off rule: the last day that the figures of a period cover. While the period runs that is today, or the
 * last day posted in it when something is posted ahead, such as a month's last entries made early. `lastPosted`: null
 * when nothing is posted after today.
 */
export function cutoffDay({ from, to }: Period, today: Day, lastPosted: Day | null = null): Day {
  if (today < from || today >= to) return to;
  if (lastPosted === null || lastPosted <= today) return today;
  return lastPosted < to ? lastPosted : to;
}

/** "noviembre de 2026, corte al 20/11/2026", or its first and last day. `cutoff`: the day that was counted. */
export function periodText(period: Period, cutoff: Day): string {
  const month = monthOfPeriod(period);
  const isPart = cutoff >= period.from && cutoff < period.to;
  const running = isPart ? `, corte al ${formatDay(cutoff)}` : "";
  if (month !== null) return `${formatMonth(month)}${running}`;
  return `${formatDay(period.from)} a ${formatDay(period.to)}${running}`;
}
