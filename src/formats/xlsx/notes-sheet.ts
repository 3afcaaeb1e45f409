import type { Pesos } from "#domain/kernel/pesos.ts";
import { NONE, type ReportCell, type ReportColumn, type ReportRow, text } from "#domain/report/report.ts";
import type { FileHead } from "../file-head.ts";
import type { SetNote, SetSheet } from "../set-head.ts";
import { BASE_FONT, headStyle, QUIET, STRONG } from "./cell-styles.ts";
import { openSheet, type PackedSheet } from "./write-xlsx.ts";

const WIDTH = 74;
const WRAPPED = {
  style: { font: BASE_FONT, alignment: { wrapText: true, vertical: "top" as const } },
};

/** Rows of notes with what each needs besides its values. */
interface Laid {
  readonly rows: ReportRow[];
  readonly titles: number[];
  readonly norms: number[];
  readonly texts: number[];
  /** Rows that name the columns of a table. */
  readonly heads: number[];
}

function row(kind: ReportRow["kind"], cells: readonly ReportCell[]): ReportRow {
  return { kind, level: 1, cells };
}

/** The rows of a table among others: its sums name rows by their place. */
function moved(rows: readonly ReportRow[], by: number): ReportRow[] {
  return rows.map((each) =>
    each.sums === undefined
      ? each
      : { ...each, sums: each.sums.map((span) => ({ ...span, from: span.from + by, to: span.to + by })) },
  );
}

function lay(notes: readonly SetNote[]): Laid {
  const laid: Laid = { rows: [], titles: [], norms: [], texts: [], heads: [] };
  const { rows } = laid;
  for (const { title, norm, paragraphs, tables } of notes) {
    rows.push(row("line", [NONE]));
    laid.titles.push(rows.length);
    rows.push(row("line", [text(title)]));
    laid.norms.push(rows.length);
    rows.push(row("line", [text(norm)]));
    for (const paragraph of paragraphs) {
      laid.texts.push(rows.length);
      rows.push(row("line", [text(paragraph)]));
    }
    for (const table of tables) {
      laid.heads.push(rows.length);
      rows.push(
        row(
          "line",
          table.head.columns.map(({ label }, at) => (at === 0 ? NONE : text(label))),
        ),
      );
      rows.push(...moved(table.rows, rows.length));
    }
  }
  return laid;
}

function columnsFor(notes: readonly SetNote[]): ReportColumn[] {
  const most = Math.max(1, ...notes.flatMap(({ tables }) => tables.map(({ head }) => head.columns.length)));
  return Array.from({ length: most }, (_, at) =>
    at === 0 ? { key: "name", label: "", kind: "text" } : { key: `amount-${at}`, label: "", kind: "amount" },
  );
}

/** A sheet of notes, and the row of the workbook in which each cited note begins, from 0. */
interface NotesSheet extends PackedSheet {
  readonly noteRows: ReadonlyMap<number, number>;
}

/** The notes of a set as one sheet: texts wrapped, figures as numbers, sums as live formulas. */
export function notesSheet({ head, notes = [] }: SetSheet, name: string): NotesSheet {
  const columns = columnsFor(notes);
  const widest = Math.max(
    0,
    ...notes.flatMap(({ tables }) => tables.map((each) => each.head.widest)),
  ) as Pesos;
  const own: FileHead = { ...head, columns, widest, final: true };
  const laid = lay(notes);
  const writer = openSheet(own, name);
  writer.add(laid.rows);
  const { sheet, titles } = writer.finish();
  const put = (at: number, column: number, cell: object) =>
    sheet.cells?.set(`${writer.top + at},${column}`, cell);
  for (const at of laid.titles) put(at, 0, { style: STRONG });
  for (const at of laid.norms) put(at, 0, { style: QUIET });
  for (const at of laid.texts) put(at, 0, WRAPPED);
  for (const at of laid.heads)
    for (const [column, each] of columns.entries())
      if (column > 0) put(at, column, { style: headStyle(each) });
  const widths = (sheet.columns ?? []).map((each, at) => (at === 0 ? { ...each, width: WIDTH } : each));
  const noteRows = new Map(
    notes.flatMap(({ number }, index) =>
      number === null ? [] : [[number, writer.top + (laid.titles[index] ?? 0)] as const],
    ),
  );
  return { sheet: { ...sheet, columns: widths }, titles, noteRows };
}
