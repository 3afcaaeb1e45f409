import type { Month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";

/** What the address of a journal says; the route reads and writes it. */
export interface JournalAddress {
  readonly book?: BookId | undefined;
  /** Read-only. */
  readonly mode?: "view" | undefined;
  readonly guest?: true | undefined;
  readonly from?: "products" | "workspace" | undefined;
  readonly periodo?: Month | undefined;
  /** The number of the entry to show. */
  readonly asiento?: number | undefined;
  /** Begins a new entry. */
  readonly nuevo?: true | undefined;
  readonly buscar?: string | undefined;
}

/** Changes part of the address; what is undefined is taken out. With `push` the browser's Back returns to where it was. */
export type GoInJournal = (change: Partial<JournalAddress>, push?: boolean) => void;
