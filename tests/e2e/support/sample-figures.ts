import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatLedger, formatMonth } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";

/**
 * What the sample company shows today. It grows with the days, so no test writes its figures down: they are read from
 * the same code.
 */

export const SAMPLE_DAY = dayInBogota(Date.now());
const sample = sampleCompany(SAMPLE_DAY);

export const SAMPLE_BOOK = sample.book.name;
export const SAMPLE_NAME = sample.company.name;

/** The present month, and the last whole one. */
export const THIS_MONTH = monthOf(SAMPLE_DAY);
export const LAST_MONTH = addMonths(THIS_MONTH, -1);
/** A month after all entries. */
export const NEXT_MONTH = addMonths(THIS_MONTH, 2);
export const CLOSED_MONTH = sample.closedThrough;
export const THIS_YEAR = Number(THIS_MONTH.slice(0, 4));

/** "Octubre de 2026". */
export const monthTitle = formatMonth;

/** Sum of the debits of a month, as its journal prints it. */
export function monthSum(month: Month): string {
  const own = sample.entries.filter(({ date }) => monthOf(date) === month);
  return formatLedger(pesos(own.flatMap(({ lines }) => lines).reduce((sum, { debit }) => sum + debit, 0)));
}

/** The last rent of the shop: found by its number, told by its description. */
export function lastRent(): { readonly reference: string; readonly description: string } {
  const found = sample.entries.findLast(({ description }) => description.startsWith("Arriendo del local"));
  if (!found) throw new Error("the sample pays no rent");
  return found;
}
