import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { KardexProblem, StockSettings } from "#domain/inventory/kardex.ts";
import {
  byDay,
  type CostChange,
  costBeyondEntry,
  planStock,
  type StockPlan,
} from "#domain/inventory/plan-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { adjustmentLines } from "#domain/inventory/stock-entry.ts";
import { changedMonths } from "#domain/inventory/stock-months.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import type { StockStore, StockTransfer } from "#domain/inventory/store.ts";
import { hasStores, type TransferChange } from "#domain/inventory/store-units.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { ItemId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { postWithin } from "../commands/entries/post-entry.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import type { BookCommand, BookWork } from "../pages/book-work.ts";
import type { StockReads } from "./stock-reads.ts";

export type StockResult<Answer> = Result<Answer, StockRefusal | Refusal | StorageRefusal>;

/** Tables that a move writes besides those of its entry. */
export const MOVE_TABLES = ["items", "stockMoves", "stockCards", "stockMonths", "stockTransfers"] as const;

export interface MovesChange {
  readonly add: readonly InventoryMove[];
  readonly remove: readonly InventoryMove[];
  /** Transfers that come and go with them. */
  readonly bring?: readonly StockTransfer[];
  readonly take?: readonly StockTransfer[];
}

/** All transfers of some items, as they are and as they will be; none is read where a book has one store. */
async function transfersOf(
  { db, bookId }: StockReads,
  rules: StockSettings,
  items: readonly ItemId[],
  { bring = [], take = [] }: MovesChange,
): Promise<TransferChange> {
  if (!hasStores(rules)) return { old: [], now: [] };
  const keys = items.map((itemId): [string, string] => [bookId, itemId]);
  const old = await db.stockTransfers.where("[bookId+itemId]").anyOf(keys).toArray();
  const gone = new Set(take.map(({ id }) => id));
  return { old, now: [...old.filter(({ id }) => !gone.has(id)), ...bring] };
}

/** Whether a book has a store; the first one is where nothing says which. */
export function hasStore({ stores = [] }: Pick<StockSettings, "stores">, id: StoreId | undefined): boolean {
  return id === undefined || stores.some((store) => store.id === id);
}

/** A closed store that comes and goes of moves and transfers name; null for none. What it had is its history (IN-51). */
function closedStore({ stores = [] }: StockSettings, change: MovesChange): StockStore | null {
  const { add, remove, bring = [], take = [] } = change;
  const ids = new Set<StoreId | undefined>([
    ...[...add, ...remove].map(({ store }) => store),
    ...[...bring, ...take].flatMap(({ from, to }) => [from, to]),
  ]);
  return stores.find(({ id, closed }) => closed === true && ids.has(id)) ?? null;
}

type PlanProblem =
  | KardexProblem
  | Extract<StockRefusal, { readonly kind: "unknown-store" } | { readonly kind: "closed-store" }>;

/** What moves that come and go do to the kardex of a book. Reads the cards of their items and nothing else. */
export async function stockPlan(
  reads: StockReads,
  rules: StockSettings,
  change: MovesChange,
): Promise<Result<StockPlan, PlanProblem>> {
  const { add, remove, bring = [], take = [] } = change;
  if (!add.every(({ store }) => hasStore(rules, store)) || !bring.every((each) => hasBoth(rules, each)))
    return err({ kind: "unknown-store" });
  const closed = closedStore(rules, change);
  if (closed) return err({ kind: "closed-store", store: closed.name });
  const ofMoves = [...add, ...remove].flatMap(({ lines }) => lines.map(({ itemId }) => itemId));
  const items = [...new Set([...ofMoves, ...[...bring, ...take].map(({ itemId }) => itemId)])];
  const [cards, transfers] = await Promise.all([
    reads.cards(items),
    transfersOf(reads, rules, items, change),
  ]);
  return planStock(cards, rules, { add, remove, transfers });
}

const hasBoth = (rules: StockSettings, { from, to }: StockTransfer) =>
  hasStores(rules) && hasStore(rules, from) && hasStore(rules, to);

/** Writes the cards and months that a plan changes. */
export async function writeStock(reads: StockReads, plan: StockPlan, rules: StockSettings): Promise<void> {
  const { bookId } = reads;
  const { old, now } = plan;
  const text = new Map(old.map((card) => [`${card.itemId}/${card.year}`, JSON.stringify(card)]));
  const written = now.filter((card) => text.get(`${card.itemId}/${card.year}`) !== JSON.stringify(card));
  const kept = new Set(now.map((card) => `${card.itemId}/${card.year}`));
  const gone = old
    .filter((card) => !kept.has(`${card.itemId}/${card.year}`))
    .map(({ itemId, year }): [string, string, number] => [bookId, itemId, year]);
  const { months, after } = changedMonths(bookId, plan, rules);
  await reads.write(written, gone, after(await reads.months(months)));
}

/** Where the cost of what left otherwise than sold went, by its move. */
async function exitCounters(
  { db }: AppStorage,
  changes: readonly CostChange[],
): Promise<ReadonlyMap<StockMoveId, AccountCode>> {
  const ids = new Set(changes.flatMap(({ line }) => (line.kind === "out" ? [line.moveId] : [])));
  const moves = ids.size === 0 ? [] : await db.stockMoves.bulkGet([...ids]);
  return new Map(moves.flatMap((move) => (move ? [[move.id, move.counter] as const] : [])));
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
  const counters = await exitCounters(storage, [...changes, ...corrections]);
  const byMonth = new Map<Month, CostChange[]>();
  for (const change of [...changes, ...corrections].toSorted(byDay)) {
    const month = monthOf(change.line.date);
    byMonth.set(month, [...(byMonth.get(month) ?? []), change]);
  }
  for (const own of byMonth.values()) {
    const lines = adjustmentLines(own, work.book.chart, counters);
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

/** What goes with a move besides its entry when it is voided or corrected: what later moves had corrected of its cost. */
export function withOwnCorrections(
  { book }: BookWork,
  move: InventoryMove,
  entry: Entry,
  plan: StockPlan,
): StockPlan {
  const isSilent = move.counter === STOCK_ACCOUNTS[book.chart].inventory;
  if (isSilent || isPeriodic(book.stock?.methods ?? [], move.date)) return plan;
  const own = costBeyondEntry(move, plan.old, stockNet(book.chart, entry.lines));
  return own === null ? plan : { ...plan, corrections: [...plan.corrections, own] };
}
