import type { Day } from "../../kernel/day.ts";
import type { ColumnMoney } from "../values/cell-columns.ts";
import { saysForeignMoney } from "../values/foreign-money.ts";

/** One side of an account as a file says it, not yet an account of the book. */
export interface RawLine {
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly party: string;
  readonly text: string;
  readonly side: "debit" | "credit";
  /** Above zero, in hundredths of a peso as two numbers: whole pesos, and what was rounded away. */
  readonly value: ColumnMoney;
}

/** The lines that belong together, with the day and the document of the first that names them. */
export interface RawEntry {
  readonly row: number;
  /** Where several sheets are read together. */
  readonly sheet?: string;
  /** Null where no row of it has a day that can be read. */
  readonly date: Day | null;
  readonly reference: string;
  readonly description: string;
  readonly lines: readonly RawLine[];
  readonly problems: readonly RowProblem[];
}

/** What cannot be read in a row, with what it says there. */
export interface RowProblem {
  readonly row: number;
  readonly kind:
    | "bad-date"
    | "bad-amount"
    | "both-sides"
    | "no-side"
    | "no-account"
    | "in-and-out"
    | "currency"
    // Of a journal as plain text.
    | "two-blanks"
    | "assigned"
    | "include"
    | "line";
  readonly cell: string;
  /** Of a day beyond its month: the last one of it. */
  readonly near?: Day;
  /** Of an amount that cannot be read, where its row says the side: the line that it would be the value of. */
  readonly of?: Omit<RawLine, "value">;
}

/** A day that is none, as a problem of its row. */
export function badDay(
  row: number,
  { cell, near }: { readonly cell: string; readonly near?: Day },
): RowProblem {
  return near === undefined ? { row, kind: "bad-date", cell } : { row, kind: "bad-date", cell, near };
}

/** What stands where an amount should, as a problem of its row. */
export function badAmount(row: number, cell: string): RowProblem {
  return { row, kind: saysForeignMoney(cell) ? "currency" : "bad-amount", cell };
}

/** Why rows of a table are no lines. */
export type LeftOut = "total" | "void" | "draft" | "no-amount" | "head" | "above" | "rule" | "virtual";

export interface RawReading {
  readonly entries: readonly RawEntry[];
  /** How many rows were left out, and why. */
  readonly left: Readonly<Record<LeftOut, number>>;
  /** How many amounts had cents, and how many were written another way than their column. */
  readonly rounded: number;
  readonly mixed: number;
}

export const NOTHING_LEFT: RawReading["left"] = {
  total: 0,
  void: 0,
  draft: 0,
  "no-amount": 0,
  head: 0,
  above: 0,
  rule: 0,
  virtual: 0,
};
