import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { monthSpanText } from "#domain/accounting/covered-months.ts";
import type { FurtherNeed } from "#domain/assistant/figures/answer-from-books.ts";
import type { BookFacts } from "#domain/assistant/figures/book-facts.ts";
import type { Book } from "#domain/company/book.ts";
import { firstDay } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type AnalysedPeriod, companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { partyAmounts } from "#storage/queries/books/party-amounts.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";

/** The data an answer was made from, for inspection. */
export interface UsedBooks {
  readonly company: { readonly id: CompanyId; readonly name: string };
  readonly books: readonly Pick<Book, "id" | "name" | "chart">[];
  /** "enero a noviembre de 2026". */
  readonly period: string;
  readonly entries: number;
}

interface ReadFacts {
  readonly facts: BookFacts;
  readonly used: UsedBooks;
}

/** Lines of a period's cash flow statement by key; null if a book was deleted meanwhile. */
async function readCash(
  storage: AppStorage,
  books: readonly Book[],
  { first, cutOff }: AnalysedPeriod,
): Promise<BookFacts["cash"]> {
  const found = await statementFigures(storage, {
    books: books.map((book) => book.id),
    periods: [{ from: firstDay(first), to: cutOff }],
    statements: ["cash"],
  });
  if (found === null) return null;
  const { lines } = makeStatement("cash", found);
  return new Map(lines.map(({ key, amounts }) => [key, amounts[0] ?? 0]));
}

/** A company's books as facts for the assistant; null if there is no company or nothing is posted. */
export async function readFacts(
  storage: AppStorage,
  asked: CompanyId | null,
  need: FurtherNeed,
): Promise<ReadFacts | null> {
  const id = asked ?? (await selectedCompany(storage))?.id;
  const found = id === undefined ? null : await companyMonths(storage, id);
  const last = found?.months.at(-1)?.month;
  if (found === null || last === undefined) return null;
  const { company, books, months, covered, entries, cutOff } = found;
  const [periods, puc] = [companyPeriods(months, last, cutOff ?? undefined), await loadChart("puc")];
  const amounts = async (puc: string) =>
    need === "parties" ? await partyAmounts(storage, books, puc, periods.now.cutOff) : [];
  const [customers, owed] = [await amounts("1305"), await amounts("22")];
  const cash = need === "cash" ? await readCash(storage, books, periods.now) : null;
  const facts: BookFacts = {
    company: company.name,
    today: today(storage.clock),
    months,
    covered,
    periods,
    nameOf: (code) => puc.byCode.get(code as AccountCode)?.name ?? null,
    customers,
    suppliers: owed.map(({ name, balance }) => ({ name, balance: 0 - balance })),
    cash,
  };
  const period = monthSpanText(periods.now.first, periods.now.last);
  return { facts, used: { company, books, period, entries } };
}
