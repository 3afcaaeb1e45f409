import type { Day } from "../../kernel/calendar-day.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { BookId, EntryId } from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { AccountCode } from "../account.ts";
import type { Operation } from "../operations/operation.ts";

/** One line of an entry. Exactly one of debit and credit is above zero in a posted entry. */
export interface EntryLine {
  readonly account: AccountCode;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Who it concerns, as typed; optional. */
  readonly thirdParty?: string;
  readonly note?: string;
}

/**
 * draft: counts nowhere, has no number (0) and may be unbalanced.
 * posted: balanced and numbered. void: keeps its number, counts nowhere.
 */
export const ENTRY_STATUSES = ["draft", "posted", "void"] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** How the entry came to be. */
export const ENTRY_ORIGINS = [
  "journal",
  "simple",
  "guided",
  "import",
  "reversal",
  "payroll",
  "closing",
  "sample",
] as const;
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number];

/** What a person writes: everything but numbers, ids and history. */
export interface EntryContent {
  readonly date: Day;
  readonly description: string;
  readonly reference: string;
  readonly lines: readonly EntryLine[];
  /** Present when the simple journal made it and can show it again (I-10). */
  readonly operation?: Operation;
}

/** Names another entry of the same book. The number never changes; the day is where it was last seen. */
export interface EntryLink {
  readonly id: EntryId;
  readonly number: number;
  readonly date: Day;
}

/** An entry (asiento) as kept. */
export interface Entry extends EntryContent {
  readonly id: EntryId;
  readonly bookId: BookId;
  /** 1…n without gaps among posted and void entries of a book; 0 for a draft. */
  readonly number: number;
  readonly status: EntryStatus;
  readonly origin: EntryOrigin;
  /** Grows with each change; a save that saw another version is refused (MT-02). */
  readonly version: number;
  /** The entry this one reverses, and the one that reversed it. */
  readonly reverses?: EntryLink;
  readonly reversedBy?: EntryLink;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export function linkTo(entry: Entry): EntryLink {
  return { id: entry.id, number: entry.number, date: entry.date };
}

/** Order of a journal: by date, then by number; drafts last within their day. */
export function compareEntries(a: Entry, b: Entry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  const left = a.number === 0 ? Number.MAX_SAFE_INTEGER : a.number;
  const right = b.number === 0 ? Number.MAX_SAFE_INTEGER : b.number;
  if (left !== right) return left - right;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The lines with their sides swapped, for a reversal. */
export function reversedLines(lines: readonly EntryLine[]): EntryLine[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
}
