import { type CoveredMonths, monthSpanText } from "../../accounting/covered-months.ts";
import { monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { formatDay } from "../../kernel/format.ts";
import type { CompanyPeriods } from "../../statement/analysis/company-periods.ts";
import type { MonthMovements } from "../../statement/analysis/month-movements.ts";

/** The balance of a customer or supplier, by the name on the entry lines. */
export interface PartyAmount {
  /** null: lines without a name. */
  readonly name: string | null;
  readonly balance: number;
}

/** Everything an answer may be based on: one company's books, and today's date. */
export interface BookFacts {
  readonly company: string;
  readonly today: Day;
  readonly months: readonly MonthMovements[];
  /** The months that the books cover. */
  readonly covered: CoveredMonths;
  readonly periods: CompanyPeriods;
  /** The PUC name of an account; null for an unknown code. */
  readonly nameOf: (puc: string) => string | null;
  /** Loaded only for questions that need it. */
  readonly customers: readonly PartyAmount[];
  /** What is owed to each supplier, above zero; loaded with the customers. */
  readonly suppliers: readonly PartyAmount[];
  /** Lines of the period's cash flow statement (indirect method) by key; null when not requested. */
  readonly cash: ReadonlyMap<string, number> | null;
}

/** "saldos al 30/11/2026". */
export function balancesText({ periods }: BookFacts): string {
  return `saldos al ${formatDay(periods.now.cutOff)}`;
}

/** "enero a noviembre de 2026", for the period analysed. */
export function factsPeriodText({ periods }: BookFacts): string {
  return monthSpanText(periods.now.first, periods.now.last);
}

/** The VAT period of a day, by its months: January and February, March and April…, or January to April… (ET art. 600). */
export function vatPeriodOf(day: Day, length: 2 | 4): { readonly first: Month; readonly last: Month } {
  const month = monthOf(day);
  const number = Number(month.slice(5, 7));
  const begin = number - ((number - 1) % length);
  const named = (value: number) => `${month.slice(0, 4)}-${String(value).padStart(2, "0")}` as Month;
  return { first: named(begin), last: named(begin + length - 1) };
}

/** Prefixes ambiguous names such as "Operacionales" with the parent's name. */
export function pucAccountName({ nameOf }: Pick<BookFacts, "nameOf">, puc: string): string {
  return nameOf(puc) ?? nameOf(puc.slice(0, 4)) ?? puc;
}
