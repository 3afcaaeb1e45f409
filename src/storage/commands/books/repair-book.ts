import type { Refusal } from "#domain/accounting/refusal.ts";
import { asMonth } from "#domain/kernel/as-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { brokenRecords, dropBroken } from "../../attachments/repair-attachments.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { chartWith } from "../../health/verify-book.ts";
import { repairStock } from "../../inventory/repair-stock.ts";
import { MOVE_TABLES } from "../../inventory/stock-work.ts";
import { monthsOf, ownAccountsOf } from "../../pages/book-ranges.ts";
import { type BookCommand, type CommandResult, readChart } from "../../pages/book-work.ts";
import { type BookEntries, layBook } from "../../pages/lay-book.ts";
import { bookShape } from "../../shapes/records/book-shapes.ts";
import { entryShape } from "../../shapes/records/entry-shape.ts";
import type { MonthRow, PageRow, StoredEntry } from "../../shapes/rows.ts";
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
  return runCommand<Repaired, Refusal>(
    storage,
    head,
    ["books", "accounts", "pages", "months", "attachments", "recurrings", "assets", ...MOVE_TABLES],
    async () => {
      const book = await db.books.get(bookId);
      if (!book || !base || bookShape.check(book) === "newer") return err({ kind: "unknown-book" });
      const own = await ownAccountsOf(db, bookId).toArray();
      const pages = await db.pages.where("[bookId+month+page]").between([bookId], [bookId, []]).toArray();
      const months = await monthsOf(db, bookId).toArray();
      const { removed, ...entries } = sortOut(pages);
      const laid = layBook(bookId, entries, closedMonths(months), chartWith(base, own).chart);
      const { turnover, lastNumber, setAside } = laid;
      await db.pages.where("[bookId+month+page]").between([bookId], [bookId, []]).delete();
      await monthsOf(db, bookId).delete();
      await db.pages.bulkAdd([...laid.pages]);
      await db.months.bulkAdd([...laid.months]);
      await db.books.put({
        ...book,
        entries: laid.entries,
        turnover,
        lastNumber,
        updatedAt: at,
        version: book.version + 1,
      });
      if (book.stock !== undefined) await repairStock(db, bookId, book.stock, entries.sound);
      const dropped = await dropBroken(db, broken.value);
      const changes = [{ table: "repair" as const, key: bookId, removed, setAside }, ...dropped];
      return ok({
        answer: { entries: laid.entries, setAside, removed: removed.length + dropped.length },
        changes,
      });
    },
  );
}
