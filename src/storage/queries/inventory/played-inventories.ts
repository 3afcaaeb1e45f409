import { netOf } from "#domain/accounting/ledger/balances.ts";
import type { Book } from "#domain/company/book.ts";
import {
  type PlayedInventories,
  type PlayNames,
  playInventories,
} from "#domain/inventory/play-inventories.ts";
import { stockValue } from "#domain/inventory/stock-months.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { balancesBefore } from "../books/balances.ts";
import { stockFigures } from "./inventory.ts";

/** The juego de inventarios of a book at the end of a day: its accounts as they stand, and what the kardex has (IN-13). */
export async function playedInventories(
  storage: AppStorage,
  { id, chart }: Pick<Book, "id" | "chart">,
  date: Day,
  names: PlayNames,
): Promise<PlayedInventories> {
  const [balances, figures] = await Promise.all([
    balancesBefore(storage, id, addDays(date, 1)),
    stockFigures(storage, id, date),
  ]);
  const held = [...balances].map(([account, movement]) => ({ account, amount: netOf(movement) }));
  return playInventories(chart, held, stockValue(figures.values()), names);
}
