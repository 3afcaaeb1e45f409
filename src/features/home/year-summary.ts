import { formatMonthName } from "#domain/kernel/format.ts";
import { sum } from "#domain/kernel/pesos.ts";
import type { MonthResult } from "#storage/queries/companies/company-year.ts";
import { abbreviate } from "#ui/accounting/indicators/step-scale.ts";
import { homeTexts } from "./texts.ts";

const { chart: texts } = homeTexts;

/** The bars of income and expenses in a sentence, for users who do not see them. */
export function yearSummary(months: readonly MonthResult[]): string {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return "";
  const income = abbreviate(sum(months.map((month) => month.income)));
  const expenses = abbreviate(sum(months.map((month) => month.expenses)));
  const name = formatMonthName(last.month);
  if (months.length === 1) return texts.summaryOfOne(name, income, expenses);
  return texts.summary(formatMonthName(first.month), name, income, expenses);
}
