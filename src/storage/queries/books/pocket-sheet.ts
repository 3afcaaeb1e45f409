import type { AccountCode } from "#domain/accounting/account.ts";
import { isMoneyAccount } from "#domain/accounting/operations/money-accounts.ts";
import { type PocketSheet, pocketSheet } from "#domain/accounting/operations/pocket-sheet.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";

const FIRST = day("1900-01-01");

/** The money of a book from a day to a day, both included. Reads the pages of those days that name money. */
export async function pocketSheetOf(
  storage: AppStorage,
  { id, chart }: Pick<Book, "id" | "chart">,
  from: Day,
  to: Day,
): Promise<PocketSheet> {
  const isMoney = (code: AccountCode) => isMoneyAccount(code, chart);
  const months = await BookMonths.read(storage, id, to);
  const before = await months.between(FIRST, addDays(from, -1));
  return pocketSheet(before, await months.entriesNaming(isMoney, from, to), chart);
}
