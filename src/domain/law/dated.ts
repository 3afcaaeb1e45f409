import type { Day } from "../kernel/day.ts";

/** Something that holds from its first day to its last, both included. */
export interface Dated {
  readonly from: Day;
  readonly to: Day;
}

/** The row in force on a day; null if none is known. */
export function rowOn<Row extends Dated>(rows: readonly Row[], date: Day): Row | null {
  return rows.find((row) => row.from <= date && date <= row.to) ?? null;
}

/** The last day before a date that any row holds on; null when the first row begins later. */
export function lastKnownBefore(rows: readonly Dated[], date: Day): Day | null {
  return rows.findLast((row) => row.to < date)?.to ?? null;
}

/** The row that holds on a day; or that none is known, with the last day one was (null: none before it either). */
export type LawAnswer<T> =
  | { readonly known: true; readonly value: T }
  | { readonly known: false; readonly lastKnown: Day | null };

export function answerOn<Row extends Dated>(rows: readonly Row[], date: Day): LawAnswer<Row> {
  const value = rowOn(rows, date);
  return value ? { known: true, value } : { known: false, lastKnown: lastKnownBefore(rows, date) };
}
