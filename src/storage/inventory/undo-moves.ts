import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import { isKit } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { StockSettings } from "#domain/inventory/kardex.ts";
import { valueByMonth } from "#domain/inventory/plan-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import { isOfNoItem, isTold } from "#domain/inventory/told-items.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { BookWork } from "../pages/book-work.ts";
import type { AuditRow, ChangeOf } from "../shapes/rows.ts";
import { StockReads } from "./stock-reads.ts";
import { type MovesChange, settingsOf, stockPlan, writeStock } from "./stock-work.ts";

/** A move as a command left it, to be taken back. */
type MoveChange = ChangeOf<"stockMoves">;
type TransferRecord = ChangeOf<"stockTransfers">;

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

/** The transfers that come and go as a command is taken back; null where one changed since, or its month was closed. */
async function transfersBack(
  work: BookWork,
  db: CuadraDatabase,
  changes: readonly TransferRecord[],
): Promise<{ readonly bring: readonly StockTransfer[]; readonly take: readonly StockTransfer[] } | null> {
  const [bring, take]: [StockTransfer[], StockTransfer[]] = [[], []];
  for (const { key, before, after } of changes) {
    const now = (await db.stockTransfers.get(key)) ?? null;
    const month = (now ?? before)?.date;
    if (now?.version !== after?.version) return null;
    if (month !== undefined && (await work.closedMonth(monthOf(month)))) return null;
    const made = before && { ...before, updatedAt: work.at, version: before.version + 1 };
    if (made) bring.push(made);
    if (now !== null) take.push(now);
    work.changes.push({ table: "stockTransfers", key, before: now, after: made });
  }
  return { bring, take };
}

/** Whether no command moved the stock of the book after this one: taking it back is what stood before it. */
async function isLastOfStock(db: CuadraDatabase, { seq, bookId }: AuditRow): Promise<boolean> {
  if (seq === undefined) return false;
  const later = await db.audit
    .where("seq")
    .above(seq)
    .filter(
      (each) =>
        each.bookId === bookId &&
        each.changes.some(({ table }) => table === "stockMoves" || table === "stockTransfers"),
    )
    .count();
  return later === 0;
}

/** What moves that are taken back do: below zero stays what stood so before them, whatever the book allows now (IN-12). */
async function planBack(reads: StockReads, record: AuditRow, rules: StockSettings, change: MovesChange) {
  const planned = await stockPlan(reads, rules, change);
  const isShort = !planned.ok && /not-enough$/.test(planned.error.kind);
  if (!isShort || rules.belowZero !== false || !(await isLastOfStock(reads.db, record))) return planned;
  return stockPlan(reads, { ...rules, belowZero: true }, change);
}

/**
 * Takes moves and transfers back after the entries of their command were. Refused if a move changed since, if others need what it
 * brought, or if its entries no longer make up for what the kardex changes: then it is voided instead.
 */
export async function undoMoves(
  work: BookWork,
  db: CuadraDatabase,
  changes: readonly (MoveChange | TransferRecord)[],
  { record, numberOf }: { readonly record: AuditRow; readonly numberOf: (move: InventoryMove) => number },
): Promise<Refusal | null> {
  const settings = settingsOf(work);
  if (!settings.ok) return { kind: "nothing-to-undo" };
  const [add, remove]: [InventoryMove[], InventoryMove[]] = [[], []];
  const transfers = await transfersBack(
    work,
    db,
    changes.filter((each) => each.table === "stockTransfers"),
  );
  if (transfers === null) return { kind: "nothing-to-undo" };
  for (const { key, before, after } of changes.filter((each) => each.table === "stockMoves")) {
    const now = (await db.stockMoves.get(key)) ?? null;
    if (now?.version !== after?.version) return { kind: "nothing-to-undo" };
    const version = Math.max(before?.version ?? 0, after?.version ?? 0) + 1;
    const made = before && { ...before, entryNumber: numberOf(before), updatedAt: work.at, version };
    if (isIn(made)) {
      // Its entry may have been told of others since.
      const others = isIn(now) ? [] : await db.stockMoves.where("entryId").equals(made.entryId).toArray();
      if (others.some((each) => isIn(each) && each.id !== made.id)) return { kind: "nothing-to-undo" };
      // An item of it may have become a kit, which has no kardex of its own (IN-50).
      const items = await db.items.bulkGet(made.lines.map(({ itemId }) => itemId));
      if (items.some((item) => item && isKit(item))) return { kind: "nothing-to-undo" };
      add.push(made);
    }
    if (isIn(now)) remove.push(now);
    await (made ? db.stockMoves.put(made) : db.stockMoves.delete(key));
    work.changes.push({ table: "stockMoves", key, before: now, after: made });
  }
  const reads = new StockReads(db, work.book.id);
  const planned = await planBack(reads, record, settings.value, { add, remove, ...transfers });
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
  await Promise.all([
    writeStock(reads, planned.value, settings.value),
    db.stockTransfers.bulkDelete(transfers.take.map(({ id }) => id)),
  ]);
  await db.stockTransfers.bulkPut(transfers.bring);
  return null;
}
