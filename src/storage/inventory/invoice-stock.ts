import type { Entry, EntryContent, EntryLine, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { itemProblem, type StockRefusal } from "#domain/inventory/check-stock.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { type InventoryMove, isIncoming, type StockLine } from "#domain/inventory/inventory-move.ts";
import type { StockPlan } from "#domain/inventory/plan-stock.ts";
import {
  type AskedItems,
  itemsAskedAs,
  itemsAskedBy,
  missingCost,
  toldDiffers,
} from "#domain/inventory/told-items.ts";
import {
  type BroughtItems,
  givenBackOf,
  type InvoiceMove,
  withSources,
} from "#domain/invoice/invoice-moves.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { EntryId, ItemId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { postWithin } from "../commands/entries/post-entry.ts";
import type { SeenDraft } from "../commands/entries/save-draft.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { BookCommand, BookWork } from "../pages/book-work.ts";
import { nextMove, openMove } from "./move-lines.ts";
import { StockReads } from "./stock-reads.ts";
import { postAdjustments, settingsOf, stockPlan, writeStock } from "./stock-work.ts";
import { movesOfEntries } from "./told-work.ts";

/** An entry of a document or of a journal, and what it moves. */
export interface StockedEntry {
  readonly entryId: EntryId;
  readonly content: EntryContent;
  readonly stock: InvoiceMove | null;
  /** Where it was written; from a document, unless it says otherwise. */
  readonly origin?: EntryOrigin;
  /** The draft that is being posted; posting removes it. */
  readonly draft?: SeenDraft;
}

/** What is said of the stock besides the moves of each document. */
export interface StockOfInvoices {
  readonly items: BroughtItems;
  /** Whether costs of other moves that change were seen. */
  readonly accepts: boolean;
  /** What the entries that correct them are called. */
  readonly adjustment: string;
}

/** Items that documents bring, and what suppliers call those that there are: remembered for the next document. */
async function keepItems(
  work: BookWork,
  { db }: AppStorage,
  { made, learned }: BroughtItems,
): Promise<StockRefusal | null> {
  if (made.length + learned.length === 0) return null;
  const bookId = work.book.id;
  const rows = await db.items.where("bookId").equals(bookId).toArray();
  const before = new Map<ItemId, InventoryItem>(rows.map((row) => [row.id, row]));
  const after = new Map(before);
  const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
  for (const { itemId, fields, codes } of made) {
    const problem = itemProblem(fields, [...after.values()]);
    if (problem !== null) return { kind: "bad-item", problem };
    const known = codes.length > 0 ? { supplierCodes: codes } : {};
    after.set(itemId, { id: itemId, bookId, ...fields, ...known, ...stamp });
  }
  for (const { itemId, code } of learned) {
    // One that the document names and is no more refuses with its move.
    const isSame = (each: typeof code) => each.supplier === code.supplier && each.code === code.code;
    for (const [id, item] of after) {
      const others = (item.supplierCodes ?? []).filter((each) => !isSame(each));
      const codes = id === itemId ? [...others, code] : others;
      if (codes.length === (item.supplierCodes ?? []).length && id !== itemId) continue;
      after.set(id, {
        ...item,
        supplierCodes: codes,
        updatedAt: work.at,
        version: (before.get(id)?.version ?? 0) + 1,
      });
    }
  }
  const changed = [...after.values()].filter((item) => before.get(item.id) !== item);
  await db.items.bulkPut(changed);
  for (const item of changed)
    work.changes.push({ table: "items", key: item.id, before: before.get(item.id) ?? null, after: item });
  return null;
}

interface Planned extends StockedEntry {
  readonly move: InventoryMove | null;
  readonly asked: AskedItems | null;
}

/** What an entry asks, by what its document says it is. */
function askedOf({ book }: BookWork, { content, stock }: StockedEntry): AskedItems | null {
  const system = systemOf(book.stock?.methods ?? [], yearOf(content.date));
  return stock === null
    ? itemsAskedBy(content, book.chart, system)
    : itemsAskedAs(stock.kind, content.lines, book.chart, system);
}

/** The move that a note gives back from; undefined where its document moved nothing. */
async function returnedMove(
  db: CuadraDatabase,
  { returns }: InvoiceMove,
  made: ReadonlyMap<number, InventoryMove>,
): Promise<InventoryMove | undefined> {
  if (returns === undefined) return;
  if (typeof returns === "number") return made.get(returns);
  return (await movesOfEntries(db, [returns])).find(({ lines }) => lines.length > 0);
}

/** The lines of a note with what they give back, past what came back before it, also within the same command. */
async function sourcedLines(
  reads: StockReads,
  stock: InvoiceMove,
  from: InventoryMove,
  made: Iterable<InventoryMove>,
): Promise<readonly StockLine[]> {
  const cards = await reads.cards(from.lines.map(({ itemId }) => itemId));
  const stored = cards.flatMap(({ lines }) => lines);
  const planned = [...made].flatMap(({ lines }) => lines);
  return withSources(stock, from, givenBackOf(from, [...stored, ...planned]));
}

/** By day; on one day what comes in is there for what goes out, and a return follows what it gives back. */
function inOrder(
  entries: readonly StockedEntry[],
): readonly (readonly [place: number, entry: StockedEntry])[] {
  const rank = ({ stock }: StockedEntry) =>
    stock === null ? 0 : stock.returns !== undefined ? 2 : isIncoming(stock.kind) ? 0 : 1;
  return [...entries.entries()].sort(
    ([, a], [, b]) =>
      (a.content.date < b.content.date ? -1 : a.content.date > b.content.date ? 1 : 0) || rank(a) - rank(b),
  );
}

/** The moves of documents in their order; a returned sale that moved nothing gives nothing back. */
async function movesOf(
  reads: StockReads,
  work: BookWork,
  entries: readonly StockedEntry[],
): Promise<Result<readonly Planned[], StockRefusal>> {
  const planned: Planned[] = [];
  const made = new Map<number, InventoryMove>();
  for (const [place, entry] of inOrder(entries)) {
    const { stock, content, entryId } = entry;
    const bare = { ...entry, move: null, asked: null };
    if (stock === null) {
      planned.push(bare);
      continue;
    }
    const from = await returnedMove(reads.db, stock, made);
    const sourced = from ? await sourcedLines(reads, stock, from, made.values()) : stock.lines;
    const said =
      stock.kind === "sale-return" ? sourced.filter(({ source }) => source !== undefined) : sourced;
    if (said.length === 0 && stock.lines.length > 0) {
      planned.push(bare);
      continue;
    }
    const asked = askedOf(work, entry);
    if (asked === null || asked.kind !== stock.kind) return err({ kind: "nothing-to-tell" });
    const opened =
      said.length === 0 ? null : await openMove(reads, { kind: stock.kind, lines: said }, [...made.values()]);
    if (opened?.ok === false) return opened;
    const lines = opened?.value.lines ?? [];
    const { date, description, reference } = content;
    const stamp = { status: "posted" as const, createdAt: work.at, updatedAt: work.at, version: 1 };
    const move: InventoryMove = {
      id: stock.moveId,
      bookId: work.book.id,
      number: nextMove(work),
      kind: stock.kind,
      date,
      description,
      reference,
      lines,
      entryId,
      counter: asked.counter,
      entryNumber: 0,
      typedLines: content.lines.length,
      ...(stock.store && { store: stock.store }),
      ...stamp,
    };
    made.set(place, move);
    const sum = lines.length === 0 ? null : toldDiffers(asked, lines);
    if (sum !== null) return err({ kind: "amounts-differ", wanted: asked.amount, told: sum });
    planned.push({ ...entry, move, asked });
  }
  return ok(planned);
}

function costLines(work: BookWork, { move, asked, content }: Planned, plan: StockPlan): readonly EntryLine[] {
  const { chart, stock } = work.book;
  if (move === null || asked === null || move.lines.length === 0) return [];
  const cost = (plan.values.get(move.id) ?? []).reduce((sum: number, value) => sum + value, 0);
  return missingCost(asked, cost, chart, systemOf(stock?.methods ?? [], yearOf(content.date)));
}

/**
 * Posts the entries of documents by day, each with what it moves of the stock and the cost of what leaves, within a
 * command's transaction: all or none (IN-31). Their kardex is planned together, so that the order of the files says
 * nothing. Returns the entries in the order of their numbers.
 */
export async function postStocked(
  storage: AppStorage,
  work: BookWork,
  command: BookCommand,
  entries: readonly StockedEntry[],
  said: StockOfInvoices,
  reads = new StockReads(storage.db, work.book.id),
): Promise<Result<readonly Entry[], StockRefusal | Refusal>> {
  const { db } = storage;
  const settings = settingsOf(work);
  if (!settings.ok) return settings;
  const kept = await keepItems(work, storage, said.items);
  if (kept) return err(kept);
  const moves = await movesOf(reads, work, entries);
  if (!moves.ok) return moves;
  const add = moves.value.flatMap(({ move }) => (move === null ? [] : [move]));
  const planned = await stockPlan(reads, settings.value, { add, remove: [] });
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (plan.changes.length > 0 && !said.accepts) return err({ kind: "costs-change", changes: plan.changes });
  const posted: Entry[] = [];
  const written: InventoryMove[] = [];
  const { id, bookId } = command;
  for (const each of moves.value) {
    const { content, entryId, move, origin = "import", draft } = each;
    // The store ends a transaction that asks nothing of it for long.
    await work.pages.pause();
    const whole = { ...content, lines: [...content.lines, ...costLines(work, each, plan)] };
    const own = { id, bookId, entryId, content: whole, origin, ...(draft && { draft }) };
    const done = await postWithin(work, own);
    if (!done.ok) return done;
    posted.push(done.value);
    if (move) written.push({ ...move, entryNumber: done.value.number });
  }
  const named = { description: said.adjustment, reference: "" };
  const refusal = await postAdjustments(storage, work, command, plan, named);
  if (refusal) return err(refusal);
  work.writes.push(
    () => db.stockMoves.bulkAdd(written),
    () => writeStock(reads, plan, settings.value),
  );
  for (const move of written)
    work.changes.push({ table: "stockMoves", key: move.id, before: null, after: move });
  return ok(posted);
}
