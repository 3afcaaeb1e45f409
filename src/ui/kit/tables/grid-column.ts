import type { ReactNode } from "react";

/** Visual kind of a row: plain line, heading, sums, or brought forward. */
export type GridRowKind = "line" | "heading" | "subtotal" | "total" | "opening";

/** The head of a column, and what all its cells have in common. */
export interface GridTrack {
  readonly key: string;
  /** Column head, also its accessible name. */
  readonly head: string;
  /** Head as drawn, if it differs from the name: an icon, or empty. */
  readonly headContent?: ReactNode;
  readonly headClass?: string;
  readonly align?: "start" | "center" | "end";
  /** Rule before the column: double before amounts, single between them. */
  readonly line?: "double" | "single";
  /** Set if the column can be sorted. */
  readonly sort?: "ascending" | "descending" | "none";
  readonly onSort?: () => void;
}

export interface GridColumn<Row> extends GridTrack {
  /** A track of a CSS grid: "96px", "minmax(160px, 1fr)". */
  readonly width: string;
  readonly render: (row: Row, index: number) => ReactNode;
  /** Content of the foot under this column. */
  readonly foot?: ReactNode;
}

export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** The cell that a key moves to, or null if the grid does not use the key. */
export function movedPosition(
  from: GridPosition,
  key: string,
  withControl: boolean,
  size: { readonly rows: number; readonly columns: number; readonly page: number },
): GridPosition | null {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const row = (wanted: number) => Math.max(0, Math.min(lastRow, wanted));
  switch (key) {
    case "ArrowDown":
      return { row: row(withControl ? lastRow : from.row + 1), column: from.column };
    case "ArrowUp":
      return { row: row(withControl ? 0 : from.row - 1), column: from.column };
    case "ArrowLeft":
      return { row: from.row, column: withControl ? 0 : Math.max(0, from.column - 1) };
    case "ArrowRight":
      return { row: from.row, column: withControl ? lastColumn : Math.min(lastColumn, from.column + 1) };
    case "Home":
      return { row: withControl ? 0 : from.row, column: 0 };
    case "End":
      return { row: withControl ? lastRow : from.row, column: lastColumn };
    case "PageDown":
      return { row: row(from.row + size.page), column: from.column };
    case "PageUp":
      return { row: row(from.row - size.page), column: from.column };
    default:
      return null;
  }
}
