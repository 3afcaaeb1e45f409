import type { StatementRow, StatementView } from "./typed-statement.ts";

/** Limits on adding rows in a view (spec §5, spec §9). */
export interface RowLimits {
  /** Quick-add buttons: "1 fila", "3 filas". */
  readonly quick: readonly number[];
  /** Maximum accepted by the field at once; the minimum is one. */
  readonly most: number;
  /** Maximum rows of a table in this view. */
  readonly rows: number;
}

export const ROW_LIMITS: Readonly<Record<StatementView, RowLimits>> = {
  simple: { quick: [1, 3], most: 5, rows: 8 },
  complex: { quick: [1, 5, 10], most: 20, rows: Number.POSITIVE_INFINITY },
};

/** Rows requested by a typed text: one unless it is a whole number, at most what the view accepts (spec §5). */
export function readRowCount(view: StatementView, typed: string): number {
  const text = typed.trim();
  if (!/^\d{1,6}$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), ROW_LIMITS[view].most);
}

/** Whether `more` rows may be added. A table brought from the other view may already exceed this view's limit. */
export function hasRowRoom(view: StatementView, rows: readonly StatementRow[], more: number): boolean {
  return rows.length + more <= ROW_LIMITS[view].rows;
}
