import { dayNumber, dayParts } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import type { RateQuote } from "./loan-rate.ts";

export const MONTH_DAYS = 30;
const YEAR_DAYS = 365;
const MONTHS = 12;

/** Days from one day to another in months of thirty. */
export function days360(from: Day, to: Day): number {
  const [a, b] = [dayParts(from), dayParts(to)];
  const dayOf = (each: number) => Math.min(each, MONTH_DAYS);
  return 360 * (b.year - a.year) + MONTH_DAYS * (b.month - a.month) + dayOf(b.day) - dayOf(a.day);
}

/**
 * The interest of some days: a rate that was quoted as effective by the days of the calendar, any other by months of
 * thirty, as banks do.
 */
export function interestOf(owed: Pesos, rate: number, quote: RateQuote, from: Day, to: Day): Pesos {
  const part =
    quote === "effective"
      ? (1 + rate / 100) ** ((MONTHS * (dayNumber(to) - dayNumber(from))) / YEAR_DAYS) - 1
      : ((rate / 100) * days360(from, to)) / MONTH_DAYS;
  return pesos(Math.round(owed * part));
}
