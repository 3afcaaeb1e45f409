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

function lastOf(wanted: (entry: (typeof sample.entries)[number]) => boolean) {
  const found = sample.entries.findLast(wanted);
  if (!found) throw new Error("the sample has no such entry");
  return found;
}

export const SAMPLE_BOOK = sample.book.name;
export const SAMPLE_NAME = sample.company.name;

/** The present month, and the last whole one. */
export const THIS_MONTH = monthOf(SAMPLE_DAY);
export const LAST_MONTH = addMonths(THIS_MONTH, -1);
/** The month of the last payroll run: on the last day of a month the present one. */
export const LAST_RUN_MONTH = monthOf(lastOf(({ reference }) => reference.startsWith("NOM-")).date);
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
export const lastRent = () => lastOf(({ description }) => description.startsWith("Arriendo del local"));
