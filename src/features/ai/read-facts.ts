import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { type BookFacts, monthsText } from "#domain/assistant/figures/book-facts.ts";
import type { Book } from "#domain/company/book.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { companyPeriods } from "#domain/statement/company-periods.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { selectedCompany } from "#storage/queries/companies.ts";
import { companyMonths } from "#storage/queries/company-months.ts";
import { customerBalances } from "#storage/queries/customer-balances.ts";

/** What an answer was made from, for whoever wants to look. */
export interface UsedBooks {
  readonly company: { readonly id: CompanyId; readonly name: string };
  readonly books: readonly Pick<Book, "id" | "name" | "chart">[];
  /** "enero a noviembre de 2026". */
  readonly period: string;
  readonly entries: number;
}

export interface ReadFacts {
  readonly facts: BookFacts;
  readonly used: UsedBooks;
}

/** A company's books as the assistant reads them; null while nothing is posted in them, or there is no company. */
export async function readFacts(
  storage: AppStorage,
  asked: CompanyId | null,
  withCustomers: boolean,
): Promise<ReadFacts | null> {
  const id = asked ?? (await selectedCompany(storage))?.id;
  const found = id === undefined ? null : await companyMonths(storage, id);
  const last = found?.months.at(-1)?.month;
  if (found === null || last === undefined) return null;
  const { company, books, months, entries } = found;
  const [periods, puc] = [companyPeriods(months, last), await loadChart("puc")];
  const customers = withCustomers ? await customerBalances(storage, books, periods.now.cutOff) : [];
  const facts: BookFacts = {
    company: company.name,
    today: today(storage.clock),
    months,
    periods,
    nameOf: (code) => puc.byCode.get(code as AccountCode)?.name ?? null,
    customers,
  };
  const period = monthsText(periods.now.first, periods.now.last);
  return { facts, used: { company, books, period, entries } };
}
