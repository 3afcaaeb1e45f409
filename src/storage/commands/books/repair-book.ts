import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { asMonth } from "#domain/kernel/as-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { type CommandTable, runCommand } from "../../engine/run-command.ts";
import { asKept, brokenRecords, dropBroken } from "../../health/broken-records.ts";
import { BOOK_TABLES } from "../../health/record-tables.ts";
import { chartWith } from "../../health/verify-book.ts";
import { planRepair, repairEntry, repairStock } from "../../inventory/repair-stock.ts";
import { monthsOf, ownAccountsOf } from "../../pages/book-ranges.ts";
import { type BookCommand, type CommandResult, readChart } from "../../pages/book-work.ts";
import { type BookEntries, type LaidBook, layBook } from "../../pages/lay-book.ts";
import { mendedAccount, mendedBook } from "../../shapes/mended-heads.ts";
import { bookShape, ownAccountShape } from "../../shapes/records/book-shapes.ts";
import { entryShape } from "../../shapes/records/entry-shape.ts";
import type { BookRow, Change, MonthRow, OwnAccountRow, PageRow, StoredEntry } from "../../shapes/rows.ts";
import type { Verdict } from "../../shapes/shape.ts";

export interface Repaired {
  readonly entries: number;
  /** Numbers of entries that had to be changed. */
  readonly setAside: readonly number[];
  /** How many unreadable records were removed; the audit trail keeps them unchanged. */
  readonly removed: number;
}

function sortOut(rows: readonly PageRow[]): BookEntries & { readonly removed: readonly unknown[] } {
  const sorted: Record<Verdict, StoredEntry[]> = { ok: [], newer: [], bad: [] };
  const removed: unknown[] = [];
  for (const row of rows) {
    if (!Array.isArray(row.entries)) removed.push(row);
    else for (const entry of row.entries) sorted[entryShape.check(entry)].push(entry);
  }
  return { sound: sorted.ok, newer: sorted.newer, removed: [...removed, ...sorted.bad] };
}

function closedMonths(rows: readonly MonthRow[]): ReadonlySet<Month> {
  return new Set(
    rows.filter((row) => row.closed === true && asMonth(row.month) !== null).map((row) => row.month),
  );
}

/** Own accounts that can be read, with what is sound of the others: entries may name them. The trail keeps them as they were. */
async function mendAccounts(db: CuadraDatabase, bookId: BookId, base: PucLookup) {
  const rows = await ownAccountsOf(db, bookId).toArray();
  const changes: Change[] = [];
  const accounts: OwnAccountRow[] = [];
  for (const row of rows) {
    const made = ownAccountShape.check(row) === "bad" ? mendedAccount(bookId, row, base) : row;
    if (made !== null) accounts.push(made);
    if (made === row) continue;
    const { code } = row as { readonly code: unknown };
    await (made ? db.accounts.put(made) : db.accounts.delete([bookId, code as string]));
    const key = `${bookId}/${String(code)}`;
    changes.push({ table: "accounts", key, before: asKept("accounts", row), after: made } as Change);
  }
  return { accounts, changes };
}

/** An entry of a move that was taken out is one as any other, which asks again of which items it is (IN-07). */
function askedAgain(
  sound: readonly StoredEntry[],
  ids: ReadonlySet<unknown>,
  at: number,
): readonly StoredEntry[] {
  return sound.map((entry) =>
    entry.origin === "inventory" && ids.has(entry.id)
      ? { ...entry, origin: "journal" as const, version: entry.version + 1, updatedAt: at }
      : entry,
  );
}

const entriesOf = ({ pages }: LaidBook) => pages.flatMap(({ entries }) => entries);

const TABLES: readonly CommandTable[] = [
  "books",
  "accounts",
  "pages",
  "months",
  "attachments",
  ...(BOOK_TABLES as readonly CommandTable[]),
];

/**
 * Rebuilds pages, month totals and counters of a book from its entries, when the check found that they do not
 * agree. Takes out what cannot be read, keeping it in the audit trail; a gap in the numbers stays a gap, and what a
 * later version wrote stays as it is.
 */
export async function repairBook(
  storage: AppStorage,
  command: BookCommand,
): Promise<CommandResult<Repaired>> {
  const { db } = storage;
  const { bookId } = command;
  const known = await readChart(storage, bookId);
  if (!known.ok) return known;
  const base = known.value;
  const broken = await brokenRecords(storage, bookId);
  if (!broken.ok) return broken;
  const head = { id: command.id, kind: "repair-book", bookId } as const;
  const at = storage.clock.now();
  const body = async () => {
    const row = await db.books.get(bookId);
    if (!row || !base || bookShape.check(row) === "newer") return err({ kind: "unknown-book" } as const);
    const book: BookRow = bookShape.check(row) === "bad" ? (mendedBook(row) ?? row) : row;
    const dropped = await dropBroken(db, broken.value);
    const own = await mendAccounts(db, bookId, base);
    const pages = await db.pages.where("[bookId+month+page]").between([bookId], [bookId, []]).toArray();
    const closed = closedMonths(await monthsOf(db, bookId).toArray());
    const { removed, ...entries } = sortOut(pages);
    const moved = dropped.rows.flatMap(({ table, row: gone }) =>
      table === "stockMoves" ? [(gone as { readonly entryId?: unknown }).entryId] : [],
    );
    const sorted = { ...entries, sound: askedAgain(entries.sound, new Set(moved), at) };
    const { chart } = chartWith(base, own.accounts);
    let laid = layBook(bookId, sorted, closed, chart);
    const { stock } = book;
    const stocked = stock && { bookId, chart: book.chart, settings: stock, entries: entriesOf(laid) };
    const plan = stocked && (await planRepair(db, stocked));
    const made = { id: storage.newId("entry"), at };
    const adjusting = stocked && plan ? repairEntry(stocked, plan, closed, made) : null;
    if (adjusting) laid = layBook(bookId, { ...sorted, sound: [...sorted.sound, adjusting] }, closed, chart);
    const { turnover, lastNumber, setAside } = laid;
    await db.pages.where("[bookId+month+page]").between([bookId], [bookId, []]).delete();
    await monthsOf(db, bookId).delete();
    await db.pages.bulkAdd([...laid.pages]);
    await db.months.bulkAdd([...laid.months]);
    const counted = { entries: laid.entries, turnover, lastNumber };
    await db.books.put({ ...book, ...counted, updatedAt: at, version: book.version + 1 });
    if (stocked && plan) await repairStock(db, { ...stocked, entries: entriesOf(laid) }, plan);
    const gone = [...removed, ...dropped.removed, ...(book === row ? [] : [asKept("books", row)])];
    const changes = [
      { table: "repair" as const, key: bookId, removed: gone, setAside },
      ...dropped.changes,
      ...own.changes,
    ];
    const answer = {
      entries: laid.entries,
      setAside,
      removed: removed.length + dropped.rows.length + own.changes.length,
    };
    return ok({ answer, changes });
  };
  return runCommand<Repaired, Refusal>(storage, head, TABLES, body);
}
