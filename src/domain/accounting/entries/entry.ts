import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type { BookId, EntryId } from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { AccountCode } from "../account.ts";
import type { StoredOperation } from "../operations/operation.ts";
import type { FlowChoice } from "./flow-choice.ts";

/** One line of an entry. Exactly one of debit and credit is above zero in a posted entry. */
export interface EntryLine {
  readonly account: AccountCode;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** The third party concerned, as typed; optional. */
  readonly thirdParty?: string;
  readonly note?: string;
}

/**
 * draft: excluded from all totals, has no number (0) and may be unbalanced. posted: balanced and numbered. void:
 * keeps its number, excluded from all totals.
 */
export const ENTRY_STATUSES = ["draft", "posted", "void"] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** How the entry was created. */
export const ENTRY_ORIGINS = [
  "journal",
  "simple",
  "guided",
  "import",
  "reversal",
  "payroll",
  "closing",
  "sample",
  "inventory",
] as const;
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number];

/** The user-written part of an entry: everything but numbers, ids and history. */
export interface EntryContent {
  readonly date: Day;
  readonly description: string;
  readonly reference: string;
  readonly lines: readonly EntryLine[];
  /** Present when the simple journal created the entry and can show it again (I-10). */
  readonly operation?: StoredOperation;
}

/** Reference to another entry of the same book. The number never changes; the date is the last one seen. */
export interface EntryLink {
  readonly id: EntryId;
  readonly number: number;
  readonly date: Day;
}

/** An entry (asiento) as stored. */
export interface Entry extends EntryContent {
  readonly id: EntryId;
  readonly bookId: BookId;
  /** 1…n without gaps among posted and void entries of a book; 0 for a draft. */
  readonly number: number;
  readonly status: EntryStatus;
  readonly origin: EntryOrigin;
  /** What of it a person said was paid or collected for; absent for none. Only the cash flow statement reads it. */
  readonly flows?: readonly FlowChoice[];
  /** Incremented with each change; a save based on another version is refused (MT-02). */
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

/** Journal order: by date, then by number; drafts last within their day. */
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
