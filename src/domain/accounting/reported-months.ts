import { addMonths, FAR_MONTHS, firstDay, lastDay, monthOf, yearOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";

/** A month and how many entries it has posted; the months of several books may repeat. */
export interface PostedMonth {
  readonly month: Month;
  readonly posted: number;
  /** Whether a book begins in it, with an opening entry or its capital (`beginsBook`). */
  readonly begins?: boolean;
}

/** Entries far from the others are strays while the books hold at least this many times as many. */
const STRAY_SHARE = 20;

interface Group {
  readonly months: Month[];
  entries: number;
  begins: boolean;
}

/** Groups of months, each more than FAR_MONTHS from the next, in order. */
function groupsOf(months: readonly PostedMonth[]): Group[] {
  const groups: Group[] = [];
  const used = months.filter(({ posted }) => posted > 0).toSorted((a, b) => (a.month < b.month ? -1 : 1));
  for (const { month, posted, begins = false } of used) {
    const group = groups.at(-1);
    const last = group?.months.at(-1);
    if (group === undefined || last === undefined || month > addMonths(last, FAR_MONTHS))
      groups.push({ months: [month], entries: posted, begins });
    else {
      group.months.push(month);
      group.entries += posted;
      group.begins ||= begins;
    }
  }
  return groups;
}

/** Months between two, whichever comes first. */
function distance(a: Month, b: Month): number {
  const number = (value: Month) => yearOf(value) * 12 + Number(value.slice(5));
  return Math.abs(number(a) - number(b));
}

/**
 * The months whose few entries lie far from the others, as a mistyped year leaves them. Entries within a year of today
 * are never strays, and neither are those that a book begins with, however long before its others: an opening entry
 * stands alone where a book goes on a year later. Strays count in every balance after their date, but no report opens at them.
 */
export function strayMonths(months: readonly PostedMonth[], today: Day): ReadonlySet<Month> {
  const now = monthOf(today);
  const near = ({ months: own }: Group) => Math.min(...own.map((month) => distance(month, now)));
  // A book that would begin in years to come is a mistyped one.
  const begins = (group: Group) => group.begins && (group.months[0] ?? now) <= now;
  const groups = groupsOf(months).toSorted((a, b) => b.entries - a.entries || near(a) - near(b));
  const total = groups.reduce((sum, { entries }) => sum + entries, 0);
  const most = Math.max(1, Math.floor(total / STRAY_SHARE));
  const strays = groups
    .slice(1)
    .filter((group) => !begins(group) && group.entries <= most && near(group) > FAR_MONTHS);
  return new Set(strays.flatMap((group) => group.months));
}

/** The months in use without strays, in runs: more than a year without entries lies between one and the next. */
export function usedRuns(
  months: readonly PostedMonth[],
  today: Day,
): readonly { readonly first: Month; readonly last: Month }[] {
  const strays = strayMonths(months, today);
  return groupsOf(months.filter(({ month }) => !strays.has(month))).flatMap((group) => {
    const [first, last] = [group.months[0], group.months.at(-1)];
    return first === undefined || last === undefined ? [] : [{ first, last }];
  });
}

/** The last month with entries that are not strays; null while nothing is posted. */
export function lastReportedMonth(months: readonly PostedMonth[], today: Day): Month | null {
  const strays = strayMonths(months, today);
  let last: Month | null = null;
  for (const { month, posted } of months)
    if (posted > 0 && !strays.has(month) && (last === null || month > last)) last = month;
  return last;
}

/**
 * The year that a company or a book reports: the present one, or the last with more than stray entries. Null while
 * nothing is posted.
 */
export function reportedYear(months: readonly PostedMonth[], today: Day): number | null {
  const present = yearOf(today);
  if (months.some(({ month, posted }) => posted > 0 && yearOf(month) === present)) return present;
  const last = lastReportedMonth(months, today);
  return last === null ? null : yearOf(last);
}

interface BookSpan {
  /** The months of the book that have entries; none while it is empty. */
  readonly used: { readonly first: Month; readonly last: Month } | null;
  readonly start: Day;
  readonly end: Day;
}

/**
 * Whether a day lies far from everything its book says: its entries, its period, and today. It is asked about before it
 * is posted. The first entry of a book is only asked about when it lies ahead: any past year may be worked on.
 */
export function isFarDay(value: Day, { used, start, end }: BookSpan, today: Day): boolean {
  const [starts, ends] = [
    [monthOf(start), monthOf(today)],
    [monthOf(end), monthOf(today)],
  ];
  if (used !== null) {
    starts.push(used.first);
    ends.push(used.last);
  }
  const first = starts.sort()[0];
  const last = ends.sort().at(-1);
  if (first === undefined || last === undefined) return false;
  if (value > lastDay(addMonths(last, FAR_MONTHS))) return true;
  return used !== null && value < firstDay(addMonths(first, -FAR_MONTHS));
}

/** Whether a day is never asked about, whatever a book holds; spares reading the book. */
export function isNearDay(value: Day, today: Day): boolean {
  return distance(monthOf(value), monthOf(today)) <= FAR_MONTHS;
}
