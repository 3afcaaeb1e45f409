import { addMonths } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { monthName } from "#domain/kernel/spanish.ts";
import { tableTexts as texts } from "../texts.ts";

const SHORT = 3;
/** Maximum number of months named one by one. */
const FEW = 2;

function shortMonth(month: Month, year: string): string {
  const name = monthName(Number(month.slice(5, 7))).slice(0, SHORT);
  return month.startsWith(year) ? name : `${name} ${month.slice(0, 4)}`;
}

/**
 * "oct, nov"; "sep a nov"; "5 meses abiertos" for many months with gaps. The year is added if it is not the current
 * one.
 */
export function monthsText(months: readonly Month[], now: Month): string {
  const year = now.slice(0, 4);
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return texts.noMonths;
  if (months.length <= FEW) return months.map((month) => shortMonth(month, year)).join(", ");
  if (addMonths(first, months.length - 1) !== last) return texts.months(months.length);
  return texts.monthRange(shortMonth(first, year), shortMonth(last, year));
}
