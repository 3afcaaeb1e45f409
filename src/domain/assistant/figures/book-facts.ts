import { type Day, type Month, monthOf } from "../../kernel/calendar-day.ts";
import { formatDay, formatMonthName } from "../../kernel/format.ts";
import type { CompanyPeriods } from "../../statement/analysis/company-periods.ts";
import type { MonthMovements } from "../../statement/analysis/month-movements.ts";

/** What a customer owes, as the lines of the entries name them. */
export interface CustomerBalance {
  /** null: lines that name nobody. */
  readonly name: string | null;
  readonly balance: number;
}

/** All that an answer may rest on: the books of one company, and the day. */
export interface BookFacts {
  readonly company: string;
  readonly today: Day;
  readonly months: readonly MonthMovements[];
  readonly periods: CompanyPeriods;
  /** The PUC's name of an account; null for none of its. */
  readonly nameOf: (puc: string) => string | null;
  /** Read only for the question that needs them. */
  readonly customers: readonly CustomerBalance[];
  /** Lines of the period's cash flow statement (indirect method) by their keys; null where they were not asked for. */
  readonly cash: ReadonlyMap<string, number> | null;
}

/** "enero a noviembre de 2026". */
export function monthsText(first: Month, last: Month): string {
  const year = last.slice(0, 4);
  const [from, to] = [formatMonthName(first), formatMonthName(last)];
  return first === last ? `${to} de ${year}` : `${from} a ${to} de ${year}`;
}

/** "saldos al 30/11/2026". */
export function balancesText({ periods }: BookFacts): string {
  return `saldos al ${formatDay(periods.now.cutOff)}`;
}

/** "enero a noviembre de 2026", of the period that the books are read for. */
export function periodText({ periods }: BookFacts): string {
  return monthsText(periods.now.first, periods.now.last);
}

/** The two months in which a day's VAT is settled: January and February, March and April… (ET art. 600). */
export function bimesterOf(day: Day): { readonly first: Month; readonly last: Month } {
  const month = monthOf(day);
  const number = Number(month.slice(5, 7));
  const begin = number % 2 === 0 ? number - 1 : number;
  const named = (value: number) => `${month.slice(0, 4)}-${String(value).padStart(2, "0")}` as Month;
  return { first: named(begin), last: named(begin + 1) };
}

/** "Operacionales" alone says nothing: with its parent's name before it. */
export function accountName({ nameOf }: Pick<BookFacts, "nameOf">, puc: string): string {
  return nameOf(puc) ?? nameOf(puc.slice(0, 4)) ?? puc;
}
