import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import type { DayCheck } from "./editor/use-day-check.ts";
import type { EntryHandlers } from "./entry/entry-menu.tsx";
import type { DialogStore } from "./journal-dialog.ts";
import type { JournalPlace } from "./use-journal-place.ts";
import type { Writing } from "./writing/writing.ts";

/** What the wide screen and the phone are made from. None of it changes while one types but the stores of `writing`. */
export interface Journal {
  readonly place: JournalPlace;
  readonly writing: Writing;
  /** Of the day of the entry being written. */
  readonly day: DayCheck;
  readonly handlers: EntryHandlers;
  readonly dialogs: DialogStore;
  /** Lit for a moment. */
  readonly lit: EntryId | null;
  /** The entry that the address asks for. */
  readonly target: Entry | null;
  readonly onToggleClosed: () => void;
}
