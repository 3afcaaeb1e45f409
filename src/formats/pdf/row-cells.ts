import type { CellDef, Styles } from "jspdf-autotable";
import type { ReportColumn, ReportRow, ReportRowKind } from "#domain/report/report.ts";
import { isFigure } from "#domain/report/report-parts.ts";
import { cellText } from "../cell-text.ts";
import { PADDING } from "./page-layout.ts";
import { INK, MUTED, RED, RULE } from "./pdf-tools.ts";

const INDENT = 12;

const ROW_STYLES: Readonly<Record<ReportRowKind, Partial<Styles>>> = {
  heading: { fontStyle: "bold", lineWidth: { top: 0.4 }, lineColor: RULE },
  line: {},
  note: { textColor: MUTED },
  subtotal: { fontStyle: "bold" },
  total: { fontStyle: "bold" },
};

/** Rules go above and below figures only, never across the row: this is what a rule means to an accountant. */
const RULES: Readonly<Record<ReportRowKind, Partial<Styles>>> = {
  heading: {},
  line: {},
  note: {},
  subtotal: { lineWidth: { top: 0.6 }, lineColor: INK },
  total: { lineWidth: { top: 0.8, bottom: 0.8 }, lineColor: INK },
};

const OPEN_TOTAL: Partial<Styles> = { lineWidth: { top: 0.8 }, lineColor: INK };

function rulesOf({ kind }: ReportRow, figure: boolean, final: boolean): Partial<Styles> | undefined {
  if (!figure) return undefined;
  return kind === "total" && !final ? OPEN_TOTAL : RULES[kind];
}

/** A text takes the empty columns that follow it. */
function widened(last: CellDef | undefined, row: ReportRow, column: ReportColumn): boolean {
  return row.kind !== "line" && last !== undefined && last.content !== "" && !isFigure(column);
}

/** The note under a table about a failed check spans the whole width. */
function isRemark(cells: readonly CellDef[], row: ReportRow, index: number): boolean {
  const behind = row.cells.slice(index);
  return row.kind === "note" && cells.length === 1 && behind.every(({ kind }) => kind === "none");
}

interface RowLook {
  readonly final: boolean;
  /** As on the sheet of a statement: outer headings larger, without a rule; figures on the last line of their row. */
  readonly sheet: boolean;
}

/** A row in the library's format: texts cleaned, the first text indented by its level. */
export function rowCells(
  row: ReportRow,
  columns: readonly ReportColumn[],
  clean: (text: string) => string,
  { final, sheet }: RowLook,
): CellDef[] {
  const cells: CellDef[] = [];
  let indent = INDENT * Math.max(0, row.level - 1);
  for (const [index, column] of columns.entries()) {
    const cell = row.cells[index] ?? { kind: "none" };
    const last = cells.at(-1);
    const grows = widened(last, row, column) || isRemark(cells, row, index);
    if (cell.kind === "none" && last !== undefined && grows) {
      last.colSpan = (last.colSpan ?? 1) + 1;
      continue;
    }
    const figure = isFigure(column);
    const named = cell.kind === "text" && column.kind === "text";
    const left = PADDING + (named ? indent : 0);
    if (named) indent = 0;
    const styles: Partial<Styles> = {
      ...ROW_STYLES[row.kind],
      ...rulesOf(row, figure && cell.kind !== "none", final),
      ...(row.kind === "note" && row.warning !== undefined && { textColor: RED }),
      ...(sheet && row.kind === "heading" && { lineWidth: 0, ...(row.level === 0 && { fontSize: 11 }) }),
      ...(sheet && { valign: "bottom" }),
      halign: figure ? "right" : "left",
      cellPadding: { top: PADDING, bottom: PADDING, left, right: PADDING },
    };
    cells.push({ content: clean(cellText(cell, row.kind)), styles });
  }
  return cells;
}
