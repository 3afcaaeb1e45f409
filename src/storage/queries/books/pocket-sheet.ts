import { type PocketSheet, pocketSheet } from "#domain/accounting/operations/pocket-sheet.ts";
import type { Book } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { balancesBefore } from "./balances.ts";
import { entriesOfMonths } from "./journal.ts";

/** The money of a book from a day to a day, both included. Reads the pages of the months of those days. */
export async function pocketSheetOf(
  storage: AppStorage,
  { id, chart }: Pick<Book, "id" | "chart">,
  from: Day,
  to: Day,
): Promise<PocketSheet> {
  const before = await balancesBefore(storage, id, from);
  const entries = await entriesOfMonths(storage, id, monthOf(from), monthOf(to));
  const within = entries.filter(({ date }) => date >= from && date <= to);
  return pocketSheet(before, within, chart);
}
