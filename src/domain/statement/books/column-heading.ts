import { lastDay, monthOf, yearOf } from "../../kernel/calendar-day.ts";
import { capitalize } from "../../kernel/capitals.ts";
import type { Day } from "../../kernel/day.ts";
import { formatDay, formatLongDay, formatMonth, formatMonthName } from "../../kernel/format.ts";
import type { StatementKind } from "../statement-kind.ts";

interface Period {
  readonly from: Day;
  readonly to: Day;
}

const QUARTERS: Readonly<Record<string, string>> = {
  "01-03": "1.er trimestre",
  "04-06": "2.º trimestre",
  "07-09": "3.er trimestre",
  "10-12": "4.º trimestre",
};

function isWholeMonths({ from, to }: Period): boolean {
  return from.endsWith("-01") && to === lastDay(monthOf(to));
}

/** "2026", "1.er trimestre de 2026", "Noviembre de 2026", "Enero a mayo de 2026", or both days. */
export function columnPeriodName(period: Period): string {
  const { from, to } = period;
  if (isWholeMonths(period) && yearOf(from) === yearOf(to)) {
    const months = `${from.slice(5, 7)}-${to.slice(5, 7)}`;
    if (months === "01-12") return String(yearOf(to));
    if (monthOf(from) === monthOf(to)) return formatMonth(monthOf(to));
    const quarter = QUARTERS[months];
    if (quarter) return `${quarter} de ${yearOf(to)}`;
    return `${capitalize(formatMonthName(monthOf(from)))} a ${formatMonthName(monthOf(to))} de ${yearOf(to)}`;
  }
  return `${formatDay(from)} a ${formatDay(to)}`;
}

/** Heading of an amount column: a balance has a date, the others a period. */
export function columnHeading(statement: StatementKind, period: Period): string {
  if (statement !== "balance") return columnPeriodName(period);
  return period.to.endsWith("-12-31") ? String(yearOf(period.to)) : formatDay(period.to);
}

/** "1 de enero", without its year. */
function dayAndMonth(value: Day): string {
  return formatLongDay(value).replace(/ de \d{4}$/, "");
}

/** States the common part of two periods once: their days, then both years. */
function together(
  words: readonly { readonly days: string; readonly end: Day; readonly whole: string }[],
): string {
  const [first, ...others] = words;
  if (!first) return "";
  if (others.length === 0) return first.whole;
  if (others.every((each) => each.days === first.days)) {
    return `${first.days} de ${words.map(({ end }) => yearOf(end)).join(" y ")}`;
  }
  return words.map(({ whole }) => whole).join(", y ");
}

/** Subtitle of a statement: "A 31 de diciembre de 2026 y 2025", "Del 1 de enero al 31 de diciembre de 2026". */
export function periodInWords(statement: StatementKind, periods: readonly Period[]): string {
  const words = periods.map(({ from, to }) => {
    const sameYear = yearOf(from) === yearOf(to);
    if (statement === "balance")
      return { days: `a ${dayAndMonth(to)}`, end: to, whole: `a ${formatLongDay(to)}` };
    const start = sameYear ? dayAndMonth(from) : formatLongDay(from);
    const whole = `del ${start} al ${formatLongDay(to)}`;
    return { days: sameYear ? `del ${start} al ${dayAndMonth(to)}` : whole, end: to, whole };
  });
  return capitalize(together(words));
}
