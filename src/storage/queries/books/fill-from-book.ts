import type { AccountCode } from "#domain/accounting/account.ts";
import { cashEquivalentsOf, withCashEquivalents } from "#domain/accounting/cash-equivalents.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { type Balances, type Movement, sumOfBalances } from "#domain/accounting/ledger/balances.ts";
import { keepsParties, type PartyBalances } from "#domain/accounting/ledger/party-balances.ts";
import { nonCurrentOf } from "#domain/accounting/non-current.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, day, lastDay, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { isItemized } from "#domain/statement/books/itemized-accounts.ts";
import { pucReader, specialMovements, type YearFacts } from "#domain/statement/books/period-facts.ts";
import type { RowsFromBook } from "#domain/statement/typed/brought-rows.ts";
import { cashRowsFromBook } from "#domain/statement/typed/cash-rows.ts";
import { rowsFromBook } from "#domain/statement/typed/rows-from-book.ts";
import type { TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { loansOf, statementFigures } from "../statements/statement-figures.ts";
import { balancesBefore, movementsBetween } from "./balances.ts";
import { bookChart } from "./books.ts";
import { closingsIn } from "./closings.ts";

/** Movements of the closing entries per account in this period; a closing entry is dated its month's last day. */
async function closingsBetween(storage: AppStorage, book: Book, from: Day, to: Day): Promise<Balances> {
  const rows = await monthsOf(storage.db, book.id, monthOf(from), monthOf(to)).toArray();
  const months = rows.filter((row) => lastDay(row.month) <= to);
  return sumOfBalances(...(await closingsIn(storage, [book], months)).values());
}

function reversed([code, { debit, credit }]: readonly [AccountCode, Movement]): readonly [
  AccountCode,
  Movement,
] {
  return [code, { debit: pesos(-debit), credit: pesos(-credit) }];
}

/**
 * Balances that fill a typed statement: at a day, or with `from` the movements of a period, in whole pesos. Closing
 * entries are left out of a period, or its result would be zero.
 */
async function fillBalances(storage: AppStorage, book: Book, from: Day | null, to: Day): Promise<Balances> {
  if (from === null) return balancesBefore(storage, book.id, addDays(to, 1));
  const movements = await movementsBetween(storage, book.id, from, to);
  const closings = await closingsBetween(storage, book, from, to);
  return sumOfBalances(movements, [...closings].map(reversed));
}

/** The year to date of a day, for telling its result from those of earlier years. */
async function fillYear(storage: AppStorage, book: Book, chart: Chart, to: Day): Promise<YearFacts> {
  const months = await BookMonths.read(storage, book.id, to);
  const from = day(`${yearOf(to)}-01-01`);
  const pucOf = pucReader(chart);
  const names = (code: AccountCode) => isItemized(pucOf(code), ["balance"]);
  const [movements, entries] = [await months.between(from, to), await months.notableNaming(names, from, to)];
  return { movements, ...specialMovements(entries, pucOf) };
}

/** Balances by third party at a day, so that what one owes is not netted with what another is owed. */
async function fillParties(
  storage: AppStorage,
  book: Book,
  chart: Chart,
  to: Day,
): Promise<PartyBalances<AccountCode>> {
  const months = await BookMonths.read(storage, book.id, to);
  const pucOf = pucReader(chart);
  return months.parties((code) => keepsParties(pucOf(code)), to);
}

/** "Traer del libro": what a book brings to a typed statement at a day, or of a period where the statement has one. */
export async function fillFromBook(
  storage: AppStorage,
  { statement, view }: Pick<TypedStatement, "statement" | "view">,
  book: Book,
  from: Day | null,
  to: Day,
): Promise<RowsFromBook> {
  if (statement === "cash") {
    const periods = [{ from: from ?? to, to }];
    const found = await statementFigures(storage, { books: [book.id], periods, statements: ["cash"] });
    const [facts] = found?.periods ?? [];
    return found && facts ? cashRowsFromBook(view, found.chart, facts) : { rows: [], folded: [] };
  }
  const chart = withCashEquivalents(await bookChart(storage, book), cashEquivalentsOf([book]));
  const [balances, year, parties, loans] = await Promise.all([
    fillBalances(storage, book, from, to),
    fillYear(storage, book, chart, to),
    fillParties(storage, book, chart, to),
    statement === "balance" ? loansOf(storage, [{ book, codeOf: (code) => code }]) : [],
  ]);
  const maturity = { nonCurrent: nonCurrentOf([book]), loans, on: to };
  return rowsFromBook(statement, view, chart, balances, { year, parties, maturity });
}
