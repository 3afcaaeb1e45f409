import { day, firstDay, monthOf } from "../kernel/calendar-day.ts";
import { uncapitalize } from "../kernel/capitals.ts";
import type { Day } from "../kernel/day.ts";
import { formatDecimal, formatLongDay, formatMonth, formatNumber } from "../kernel/format.ts";
import { invariant } from "../kernel/invariant.ts";
import { rowOn } from "../law/dated.ts";
import { LAST_LEGAL_YEAR as YEAR } from "../law/horizon.ts";
import type { YearlyKey } from "../law/legal-year.ts";
import type { DatedValue } from "../law/parameter.ts";
import { PARAMETERS, type ParameterKey } from "../law/parameters.ts";

// Yearly values in the words of the answers that name them, so that a new legal year changes no answer by hand.

/** "$ 1.750.905". */
export function lawMoney(value: number): string {
  return `$ ${formatNumber(value)}`;
}

/** A value as it stands at the end of a year. */
function rowOf(key: ParameterKey, year: number): DatedValue {
  const row = rowOn(PARAMETERS[key].rows, day(`${year}-12-31`));
  invariant(row !== null, `no ${key} for ${year}`);
  return row;
}

export function latest(key: ParameterKey): number {
  return rowOf(key, YEAR).value;
}

/** "de 2026 es de $ 52.374; la de 2025 fue de $ 49.799 y la de 2024, de $ 47.065". */
export function lastThree(key: YearlyKey, article: "el" | "la"): string {
  const [now, before, first] = [YEAR, YEAR - 1, YEAR - 2].map((year) => lawMoney(rowOf(key, year).value));
  return `de ${YEAR} es de ${now}; ${article} de ${YEAR - 1} fue de ${before} y ${article} de ${YEAR - 2}, de ${first}`;
}

/** "En 2026 es de $ 249.095 al mes; en 2025 fue de $ 200.000". */
export function lastTwo(key: YearlyKey): string {
  return `En ${YEAR} es de ${lawMoney(latest(key))} al mes; en ${YEAR - 1} fue de ${lawMoney(rowOf(key, YEAR - 1).value)}`;
}

/** "julio de 2026", "el 15 de julio de 2026". */
function firstDayText(from: Day): string {
  const month = monthOf(from);
  return from === firstDay(month) ? uncapitalize(formatMonth(month)) : `el ${formatLongDay(from)}`;
}

/** What holds on any day of the last year, as its `words`: "0,90 adicional desde julio de 2026 y 1,00 … 2027". */
export function throughYear(key: ParameterKey, words: (value: number) => string): string {
  return PARAMETERS[key].rows
    .filter(({ from, to }) => from <= `${YEAR}-12-31` && to >= `${YEAR}-01-01`)
    .map(({ from, value }) => `${words(value)} desde ${firstDayText(from)}`)
    .join(" y ");
}

/** A percentage as a factor of the hour: "1,25". */
export function hourFactor(percent: number): string {
  return formatDecimal(percent / 100, 2);
}

/** Why the last minimum wage may still change, in a sentence; else how it is set. */
export function wageStatus(): string {
  const { provisionalNote } = rowOf("minimumWage", YEAR);
  return provisionalNote === undefined
    ? "Un decreto lo fija al final de cada año para el siguiente."
    : `El de ${YEAR} ${provisionalNote}.`;
}

/** The salary from which tax is withheld where only health, pension and 1 % of solidarity fund are taken off before. */
export function firstTaxedSalary(): number {
  const contributed = (latest("health") + latest("pension") + 1) / 100;
  const salary = (95 * latest("uvt")) / (1 - latest("exemptShare") / 100) / (1 - contributed);
  return Math.round(salary / 10_000) * 10_000;
}
