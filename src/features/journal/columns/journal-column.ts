import type { ReactNode } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry, EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import type { GridTrack } from "#ui/kit/tables/grid-column.ts";
import type { DraftLine } from "../editor/entry-draft.ts";
import type { EntryHandlers, EntryRules } from "../entry/entry-menu.tsx";
import type { ShownSums } from "../sheet/journal-sums.ts";
import type { Writing } from "../writing/writing.ts";

export interface LineRow {
  readonly line: EntryLine;
  readonly chart: Chart;
}

export interface WritingRow {
  readonly writing: Writing;
  readonly line: DraftLine;
  /** Counting from 1. */
  readonly place: number;
  /** The line that the focus is in, or was in last. */
  readonly isActive: boolean;
}

/** Every kind of row of the sheet, with what its cells are made from. */
export interface JournalRows {
  /** First line of an entry, or of a draft in the list. */
  entry: LineRow & { readonly entry: Entry; readonly rules: EntryRules; readonly handlers: EntryHandlers };
  /** Its other lines; `note` is said beside the second. */
  entryLine: LineRow & { readonly note: string | null };
  /** First line of an entry that a search found. */
  found: LineRow & { readonly entry: Entry };
  /** First line of the example shown in an empty book. */
  sample: LineRow & { readonly sale: EntryContent };
  /** First line of the entry being written. */
  writing: WritingRow;
  writingLine: WritingRow;
  /** Where the next entry is written, while nobody writes. */
  resting: { readonly onStart: () => void };
  broughtForward: MonthSheet;
  /** First line of the foot. */
  sums: {
    readonly month: Month;
    readonly sums: ShownSums;
    /** The sums are equal, and not because there is nothing. */
    readonly isFull: boolean;
    /** The part of the equal sums that is not posted yet. */
    readonly provisional: string | null;
  };
  /** Second line of the foot, while the sums differ: debits less credits. */
  difference: { readonly difference: Pesos; readonly openName: string | null };
  /** A ruled line with nothing on it; `bar` is the grey bar of a page that is being read. */
  paper: { readonly bar: ReactNode };
}

export type RowKind = keyof JournalRows;

/** What a column shows in one kind of row. */
export interface ShownCell<Row> {
  readonly show: (row: Row) => ReactNode;
  readonly className?: string;
  /** "start" where a field fills the cell and aligns its own text; by default the column's. */
  readonly align?: "start" | "center";
  /** The name by which the keys of the editor find the cell; null for none. */
  readonly name?: (row: Row) => string | null;
}

/** "blank": an empty cell. "joined": the cell of the column before goes on over this one. */
export type Cell<Row> = ShownCell<Row> | "blank" | "joined";

/** Where a phone shows a column: as one of its own columns, in the heading of an entry, or nowhere. */
export type PhonePlace = { readonly width: string } | "heading" | "nowhere";

/**
 * A column of the journal: everything that any row, head, foot or file shows of it. Each kind of row must be told what
 * stands there, so that a new column cannot leave one of them a cell short.
 */
export interface JournalColumn extends GridTrack {
  /** Tracks of a CSS grid, from 1024 px up and below. */
  readonly width: { readonly wide: string; readonly narrow: string };
  readonly phone: PhonePlace;
  /** Columns of the exported journal (`reports/journal`) that carry the same; none for what is only on screen. */
  readonly exported: readonly string[];
  readonly cells: { readonly [Kind in RowKind]: Cell<JournalRows[Kind]> };
}
