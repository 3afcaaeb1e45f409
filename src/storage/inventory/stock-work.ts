import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { StockSettings } from "#domain/inventory/kardex.ts";
import {
  byDay,
  type CostChange,
  planStock,
  type StockPlan,
  valueByMonth,
} from "#domain/inventory/plan-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { adjustmentLines } from "#domain/inventory/stock-entry.ts";
import { changedMonth, monthChanges } from "#domain/inventory/stock-months.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import { isOfNoItem, isTold } from "#domain/inventory/told-items.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { postWithin } from "../commands/entries/post-entry.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import type { BookCommand, BookWork } from "../pages/book-work.ts";
import type { ChangeOf } from "../shapes/rows.ts";
import { cardsOfItem } from "./stock-rows.ts";

export type StockResult<Answer> = Result<Answer, StockRefusal | Refusal | StorageRefusal>;

/** Tables that a move writes besides those of its entry. */
export const MOVE_TABLES = ["items", "stockMoves", "stockCards", "stockMonths"] as const;

export interface MovesChange {
  readonly add: readonly InventoryMove[];
  readonly remove: readonly InventoryMove[];
}

/** What moves that come and go do to the kardex of a book. Reads the cards of their items and nothing else. */
export async function stockPlan(
  db: CuadraDatabase,
  bookId: BookId,
  rules: StockSettings,
  change: MovesChange,
): Promise<ReturnType<typeof planStock>> {
  const moves = [...change.add, ...change.remove];
  const items = [...new Set(moves.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))];
  const cards = await Promise.all(items.map((itemId) => cardsOfItem(db, bookId, itemId)));
  return planStock(cards.flat(), rules, change);
}

/** Writes the cards and months that a plan changes. */
export async function writeStock(db: CuadraDatabase, bookId: BookId, { old, now }: StockPlan): Promise<void> {
  const text = new Map(old.map((card) => [`${card.itemId}/${card.year}`, JSON.stringify(card)]));
  const written = now.filter((card) => text.get(`${card.itemId}/${card.year}`) !== JSON.stringify(card));
  const kept = new Set(now.map((card) => `${card.itemId}/${card.year}`));
  const gone = old
    .filter((card) => !kept.has(`${card.itemId}/${card.year}`))
    .map(({ itemId, year }): [string, string, number] => [bookId, itemId, year]);
  const changes = [...monthChanges(old, now)];
  const stored = await db.stockMonths.bulkGet(changes.map(([month]): [string, string] => [bookId, month]));
  const after = changes.map(([month, more], place) => changedMonth(bookId, month, stored[place], more));
  await Promise.all([
    db.stockCards.bulkPut(written),
    gone.length > 0 ? db.stockCards.bulkDelete(gone) : null,
    db.stockMonths.bulkPut(after),
  ]);
}

/**
 * Posts what the changed costs of earlier moves add to or take from the stock, and what had left below zero (IN-12): one
 * entry for each month, dated on the last of its moves and naming what made it (IN-03).
 */
export async function postAdjustments(
  storage: AppStorage,
  work: BookWork,
  command: BookCommand,
  { changes, corrections }: StockPlan,
  named: { readonly description: string; readonly reference: string },
): Promise<Refusal | null> {
  const byMonth = new Map<Month, CostChange[]>();
  for (const change of [...changes, ...corrections].toSorted(byDay)) {
    const month = monthOf(change.line.date);
    byMonth.set(month, [...(byMonth.get(month) ?? []), change]);
  }
  for (const own of byMonth.values()) {
    const lines = adjustmentLines(own, work.book.chart);
    const date = own.at(-1)?.line.date;
    if (lines.length === 0 || date === undefined) continue;
    const { id, bookId } = command;
    const content = { date, ...named, lines };
    const entryId = storage.newId("entry");
    const posted = await postWithin(work, { id, bookId, entryId, content, origin: "inventory" });
    if (!posted.ok) return posted.error;
  }
  return null;
}

export function settingsOf(work: BookWork): Result<StockSettings, StockRefusal> {
  return work.book.stock ? ok(work.book.stock) : err({ kind: "no-stock" });
}

/** A move as a command left it, to be taken back. */
export type MoveChange = ChangeOf<"stockMoves">;

const isIn = (move: InventoryMove | null): move is InventoryMove => move?.status === "posted";

/**
 * By how much the entries of the inventory move the stock of the book, month by month: those that the command changed,
 * and those written elsewhere whose items it tells or takes off.
 */
async function entriesByMonth(
  work: BookWork,
  { add, remove }: MovesChange,
): Promise<ReadonlyMap<Month, number>> {
  const { chart } = work.book;
  const sums = new Map<Month, number>();
  const count = (entry: Entry | null, sign: 1 | -1) => {
    if (entry?.status !== "posted") return;
    const month = monthOf(entry.date);
    sums.set(month, (sums.get(month) ?? 0) + sign * stockNet(chart, entry.lines));
  };
  const idsOf = (moves: readonly InventoryMove[]) =>
    new Map(
      moves.filter((move) => isTold(move) && !isOfNoItem(move)).map((move) => [move.entryId, move] as const),
    );
  const [told, untold] = [idsOf(add), idsOf(remove)];
  const changed = new Set<string>();
  for (const change of work.changes) {
    if (change.table !== "entries") continue;
    changed.add(change.key);
    const { before, after } = change;
    if (before?.origin === "inventory" || (before && untold.has(before.id))) count(before, -1);
    if (after?.origin === "inventory" || (after && told.has(after.id))) count(after, 1);
  }
  for (const [moves, sign] of [
    [told, 1],
    [untold, -1],
  ] as const)
    for (const { entryId: id, entryNumber: number, date } of moves.values())
      if (!changed.has(id)) count(await work.pages.find({ id, number, date }), sign);
  return sums;
}

/**
 * Takes moves back after the entries of their command were. Refused if a move changed since, if others need what it
 * brought, or if its entries no longer make up for what the kardex changes: then it is voided instead.
 */
export async function undoMoves(
  work: BookWork,
  db: CuadraDatabase,
  changes: readonly MoveChange[],
  numberOf: (move: InventoryMove) => number,
): Promise<Refusal | null> {
  const settings = settingsOf(work);
  if (!settings.ok) return { kind: "nothing-to-undo" };
  const [add, remove]: [InventoryMove[], InventoryMove[]] = [[], []];
  for (const { key, before, after } of changes) {
    const now = (await db.stockMoves.get(key)) ?? null;
    if (now?.version !== after?.version) return { kind: "nothing-to-undo" };
    const version = Math.max(before?.version ?? 0, after?.version ?? 0) + 1;
    const made = before && { ...before, entryNumber: numberOf(before), updatedAt: work.at, version };
    if (isIn(made) && !isIn(now)) {
      // Its entry may have been told of others since.
      const others = await db.stockMoves.where("entryId").equals(made.entryId).toArray();
      if (others.some((each) => isIn(each) && each.id !== made.id)) return { kind: "nothing-to-undo" };
      add.push(made);
    }
    if (isIn(now) && !isIn(made)) remove.push(now);
    await (made ? db.stockMoves.put(made) : db.stockMoves.delete(key));
    work.changes.push({ table: "stockMoves", key, before: now, after: made });
  }
  const planned = await stockPlan(db, work.book.id, settings.value, { add, remove });
  if (!planned.ok) return { kind: "nothing-to-undo" };
  const { inventory } = STOCK_ACCOUNTS[work.book.chart];
  const silent = new Set(
    [...add, ...remove].flatMap(({ id, counter }) => (counter === inventory ? [id] : [])),
  );
  const { methods } = settings.value;
  const stock = valueByMonth(planned.value.old, planned.value.now, silent, methods);
  // What is told of entries under the periodic system moves no account of the stock (IN-13).
  const counted = ({ date }: InventoryMove) => !isPeriodic(methods, date);
  const book = await entriesByMonth(work, { add: add.filter(counted), remove: remove.filter(counted) });
  for (const month of new Set([...stock.keys(), ...book.keys()]))
    if ((stock.get(month) ?? 0) !== (book.get(month) ?? 0)) return { kind: "nothing-to-undo" };
  await writeStock(db, work.book.id, planned.value);
  return null;
}
