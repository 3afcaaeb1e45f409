import type { ChartKind } from "../accounting/account.ts";
import type { ClosingNote } from "../accounting/closing/points/closing-point.ts";
import type { StockSettings } from "../inventory/kardex.ts";
import { addDays } from "../kernel/calendar-day.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import { firstCharacters, oneLine } from "../kernel/graphemes.ts";
import type { BookId, CompanyId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { Restatement } from "../statement/restated/restatement.ts";

export const BOOK_STATUSES = ["active", "completed", "archived"] as const;
export type BookStatus = (typeof BOOK_STATUSES)[number];

/** An accounting book (libro): the data shown on cards and in the journal's heading. */
export interface Book {
  readonly id: BookId;
  readonly companyId: CompanyId | null;
  readonly name: string;
  readonly chart: ChartKind;
  readonly start: Day;
  readonly end: Day;
  readonly status: BookStatus;
  /** The highest number assigned; the next entry gets one more. */
  readonly lastNumber: number;
  /** Number of posted entries, excluding drafts and void entries. */
  readonly entries: number;
  /** Debits of all posted entries. Kept within the safe range, so that no report sum can leave it (NU-04). */
  readonly turnover: Pesos;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** PUC accounts, by full code, that are collected or paid in more than a year (NIIF para PYMES 4.5 to 4.8). */
  readonly nonCurrent?: readonly string[];
  /** PUC accounts, by full code, held as cash equivalents: they fall due within three months (NIIF para PYMES 7.2). */
  readonly cashEquivalents?: readonly string[];
  /**
   * The book it was copied from, entries included. While the original exists, the copy is left out of company
   * figures.
   */
  readonly copyOf?: BookId;
  /** Why points of a month or a period do not apply (ADR 0078). */
  readonly closingNotes?: readonly ClosingNote[];
  /** What comparative figures of years that ended are restated by (AC-95). */
  readonly restatements?: readonly Restatement[];
  /** How it keeps its stock; absent for a book without inventory. */
  readonly stock?: StockSettings;
  /** Set while a deletion can still be undone; the book is hidden everywhere. */
  readonly deletedAt?: Instant;
  readonly version: number;
}

/** Days of a book's default period, counted from its creation (spec §9). */
const DEFAULT_BOOK_DAYS = 30;

export function defaultBookEnd(start: Day): Day {
  return addDays(start, DEFAULT_BOOK_DAYS);
}

/** Name of the book that a guest's journal opens on (spec-decision 44). */
export const PRACTICE_BOOK = "Libro de práctica";

const MAX_NAME_LENGTH = 120;

/** The name as stored: trimmed, single spaces, at most MAX_NAME_LENGTH characters; null when blank. */
export function cleanName(text: string): string | null {
  return oneLine(text, MAX_NAME_LENGTH) || null;
}

const COPY_SUFFIX = " - Copia";

/** Default name of a copy, within the maximum length of names. */
export function copyName(name: string): string {
  const room = MAX_NAME_LENGTH - COPY_SUFFIX.length;
  return `${firstCharacters(name, room).trimEnd()}${COPY_SUFFIX}`;
}

/** A completed or archived book is read-only (spec-decision 10). */
export function canWrite(book: Pick<Book, "status" | "deletedAt">): boolean {
  return book.status === "active" && book.deletedAt === undefined;
}

/** A copy counts only once its original is gone: until then the same entries would count twice. */
export function countingBooks(books: readonly Book[]): Book[] {
  const live = books.filter((book) => book.deletedAt === undefined);
  const there = new Set<string>(live.map((book) => book.id));
  return live.filter((book) => book.copyOf === undefined || !there.has(book.copyOf));
}

/**
 * The books that share one plan of accounts: those of the company with the same chart that are not deleted, whatever
 * their status; a book without a company has a plan of its own (ADR 0043). The book itself comes first.
 */
export function booksOfPlan(book: Book, all: readonly Book[]): Book[] {
  const others = all.filter(
    (each) =>
      each.id !== book.id &&
      book.companyId !== null &&
      each.companyId === book.companyId &&
      each.chart === book.chart &&
      each.deletedAt === undefined,
  );
  return [book, ...others];
}
