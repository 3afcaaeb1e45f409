import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";

/** Parameters in a journal's address; the route reads and writes them. */
export interface JournalAddress {
  readonly book?: BookId | undefined;
  /** Opens the book read-only. */
  readonly mode?: "view" | undefined;
  readonly guest?: true | undefined;
  readonly from?: "products" | "workspace" | undefined;
  readonly periodo?: Month | undefined;
  /** Number of the entry to show. */
  readonly asiento?: number | undefined;
  /** Starts a new entry. */
  readonly nuevo?: true | undefined;
  /** What the new entry is about. */
  readonly detalle?: string | undefined;
  /** Number of the entry that a new one is written from. */
  readonly repetir?: number | undefined;
  readonly buscar?: string | undefined;
  /** Shows who owes and who is owed, in the simple journal. */
  readonly deudas?: true | undefined;
  /** Key of the third party whose debt was collected (cobro) or paid (pago): begins its payment, once. */
  readonly cobro?: string | undefined;
  readonly pago?: string | undefined;
}

/**
 * Changes parameters of the address; undefined removes one. With `push` the browser's Back returns to the previous
 * address.
 */
export type GoInJournal = (change: Partial<JournalAddress>, push?: boolean) => void;

/** The way to another month of the book. */
export function monthAddress(month: Month): Partial<JournalAddress> {
  return { periodo: month, asiento: undefined, buscar: undefined };
}

/** The way to another book. */
export function bookAddress(book: BookId): Partial<JournalAddress> {
  return { book, periodo: undefined, asiento: undefined };
}

/** The way to an entry that a search found. */
export function entryAddress(entry: Pick<Entry, "date" | "number">): Partial<JournalAddress> {
  return {
    periodo: monthOf(entry.date),
    buscar: undefined,
    asiento: entry.number > 0 ? entry.number : undefined,
  };
}
