import type { CSSProperties } from "react";
import { invariant } from "#domain/kernel/invariant.ts";
import type { Cell, JournalColumn, JournalRows, RowKind, ShownCell } from "./journal-column.ts";

/** One cell of a row, over as many columns as it takes. */
export interface LaidCell<Row> {
  readonly column: JournalColumn;
  readonly cell: ShownCell<Row> | "blank";
  /** Counting from 1, as ARIA does. */
  readonly at: number;
  readonly span: number;
}

/** The cells of a kind of row, from the first column to the last. */
export function layOut<Kind extends RowKind>(
  columns: readonly JournalColumn[],
  kind: Kind,
): LaidCell<JournalRows[Kind]>[] {
  const laid: LaidCell<JournalRows[Kind]>[] = [];
  columns.forEach((column, index) => {
    const cell: Cell<JournalRows[Kind]> = column.cells[kind];
    if (cell !== "joined") {
      laid.push({ column, cell, at: index + 1, span: 1 });
      return;
    }
    const before = laid.pop();
    invariant(before !== undefined, `${kind}: the first column has none before it to be joined with`);
    laid.push({ ...before, span: before.span + 1 });
  });
  return laid;
}

/** The tracks of the sheet; journal.css takes those of the width of the window. */
export function columnTracks(columns: readonly JournalColumn[]): CSSProperties {
  const phone = columns.flatMap((column) => (typeof column.phone === "object" ? [column.phone.width] : []));
  return {
    "--columns-wide": columns.map((column) => column.width.wide).join(" "),
    "--columns-narrow": columns.map((column) => column.width.narrow).join(" "),
    "--columns-phone": phone.join(" "),
  };
}
