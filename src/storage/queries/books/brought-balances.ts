import type { AccountCode } from "#domain/accounting/account.ts";
import { type Balances, type Movement, sumOfBalances } from "#domain/accounting/ledger/balances.ts";
import { keepsParties, type PartyBalances } from "#domain/accounting/ledger/party-balances.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, day, lastDay, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { isItemized } from "#domain/statement/books/itemized-accounts.ts";
import { pucReader, specialMovements, type YearFacts } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
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
export async function broughtBalances(
  storage: AppStorage,
  book: Book,
  from: Day | null,
  to: Day,
): Promise<Balances> {
  if (from === null) return balancesBefore(storage, book.id, addDays(to, 1));
  const movements = await movementsBetween(storage, book.id, from, to);
  const closings = await closingsBetween(storage, book, from, to);
  return sumOfBalances(movements, [...closings].map(reversed));
}

/** The year to date of a day, for telling its result from those of earlier years. */
export async function broughtYear(storage: AppStorage, book: Book, to: Day): Promise<YearFacts> {
  const [months, chart] = await Promise.all([
    BookMonths.read(storage, book.id, to),
    bookChart(storage, book),
  ]);
  const from = day(`${yearOf(to)}-01-01`);
  const pucOf = pucReader(chart);
  const names = (code: AccountCode) => isItemized(pucOf(code), ["balance"]);
  const [movements, entries] = [await months.between(from, to), await months.notableNaming(names, from, to)];
  return { movements, ...specialMovements(entries, pucOf) };
}

/** Balances by third party at a day, so that what one owes is not netted with what another is owed. */
export async function broughtParties(
  storage: AppStorage,
  book: Book,
  to: Day,
): Promise<PartyBalances<AccountCode>> {
  const [months, chart] = await Promise.all([
    BookMonths.read(storage, book.id, to),
    bookChart(storage, book),
  ]);
  const pucOf = pucReader(chart);
  return months.parties((code) => keepsParties(pucOf(code)), to);
}
