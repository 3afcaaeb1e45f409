import { type Cell, type CellValue, type ColumnDef, type WriteOptions, writeXlsx } from "hucre/xlsx";
import { dayNumber } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatLedger } from "#domain/kernel/format.ts";
import { addSpans } from "#domain/report/add-spans.ts";
import { safeText } from "#domain/report/neutral-text.ts";
import { NONE, type ReportCell, type ReportColumn, type ReportRow } from "#domain/report/report.ts";
import { columnGroups, isFigure } from "#domain/report/report-parts.ts";
import type { FileHead, FileWriter } from "../file-head.ts";
import { type AddedColumns, acrossFormula, addedColumns } from "./across-formula.ts";
import { BASE_FONT, GROUP, headStyle, makeLooks, numberStyle, QUIET, STRONG, TITLE } from "./cell-styles.ts";
import { sheetName } from "./sheet-name.ts";
import { signatureRows } from "./signature-rows.ts";
import { sumFormula } from "./sum-formula.ts";

/**
 * Excel counts days from the end of 1899 and includes a day in 1900 that never existed: days before March 1900 are
 * written as text.
 */
const EPOCH = 25_569;
const FIRST_SURE = 61;
/** User text that a program would read as a formula error. */
const LIKE_AN_ERROR = /^#[A-Z_/0!?]+$/;
/** Column widths in characters. */
const WIDTHS = { day: 11, code: 9, percent: 9, number: 11, least: 12, most: 64, indent: 2 } as const;
const POINTS_A_CHARACTER = 5;
const LANDSCAPE_FROM = 7;

export type WrittenSheet = WriteOptions["sheets"][number];

/** A sheet being written. */
interface Draft {
  readonly head: FileHead;
  /** Number of sheet rows above the report's rows. */
  readonly top: number;
  readonly rows: CellValue[][];
  /** Styles and formulas of cells that need more than a value. */
  readonly cells: Map<string, Partial<Cell>>;
  /** By column, the amounts of the rows so far, for the sums of later rows. */
  readonly figures: readonly number[][];
  readonly adds: AddedColumns;
  /** By column, the length of the longest text. */
  readonly longest: number[];
}

function put(draft: Draft, row: number, column: number, cell: Partial<Cell>): void {
  draft.cells.set(`${row},${column}`, cell);
}

/** Company, book, report and period, one line each; then the column heads. */
function putHead(draft: Draft): void {
  const { head, rows } = draft;
  const { columns } = head;
  const about = [head.nit, head.subtitle].filter(Boolean).join(" · ");
  const when = [head.period, head.unit].filter(Boolean).join(". ");
  const lines = [
    { text: head.company, style: TITLE },
    { text: about, style: QUIET },
    { text: head.title, style: STRONG },
    { text: when, style: QUIET },
  ];
  for (const { text, style } of lines) {
    put(draft, rows.length, 0, { style });
    rows.push([safeText(text)]);
  }
  const groups = columnGroups(columns);
  if (groups.length > 0) {
    let at = 0;
    for (const { label, span } of groups) {
      for (let column = at; label !== undefined && column < at + span; column += 1)
        put(draft, rows.length, column, { style: GROUP, ...(column === at && { value: safeText(label) }) });
      at += span;
    }
    rows.push([]);
  }
  for (const [column, each] of columns.entries()) put(draft, rows.length, column, { style: headStyle(each) });
  rows.push(columns.map(({ label }) => safeText(label)));
}

/** The stored value of a cell: figures and days as numbers, everything else as text. */
function storedValue(cell: ReportCell): CellValue {
  switch (cell.kind) {
    case "text":
      return safeText(cell.text);
    case "day": {
      const count = dayNumber(cell.day) + EPOCH;
      return count < FIRST_SURE ? formatDay(cell.day) : count;
    }
    case "amount":
      return cell.amount;
    case "number":
      return Number.isFinite(cell.value) ? cell.value : null;
    case "percent":
      return Number.isFinite(cell.share) ? cell.share : null;
    case "none":
      return null;
  }
}

/**
 * The formula of a sum, if the cells it names add up to the figure on screen; otherwise null, and the figure is
 * written alone.
 */
function formulaOf(draft: Draft, row: ReportRow, column: number, amount: number): string | null {
  if (row.sums === undefined) {
    const places = row.kind === "line" ? (draft.adds[column] ?? []) : [];
    return acrossFormula(places, row, amount, draft.rows.length + 1);
  }
  if (draft.head.columns[column]?.running) return null;
  if (addSpans(draft.figures[column] ?? [], row.sums) !== amount) return null;
  return sumFormula(column, row.sums, draft.top + 1);
}

function addCell(draft: Draft, row: ReportRow, index: number, look: Partial<Cell> | undefined): CellValue {
  const cell = row.cells[index] ?? NONE;
  // Empty cells get no style: most cells of a journal are empty, and a style costs as much as a figure.
  if (cell.kind === "none") return null;
  const value = storedValue(cell);
  const at = draft.rows.length;
  if (typeof value === "string") {
    if (row.kind === "line" || index > 0)
      draft.longest[index] = Math.max(draft.longest[index] ?? 0, value.length + row.level * WIDTHS.indent);
    if (value.startsWith("#") && LIKE_AN_ERROR.test(value)) {
      put(draft, at, index, { ...look, richText: [{ text: value }] });
      return value;
    }
  }
  const formula = cell.kind === "amount" ? formulaOf(draft, row, index, cell.amount) : null;
  if (formula !== null && cell.kind === "amount")
    put(draft, at, index, { ...look, formula, formulaResult: cell.amount });
  else if (cell.kind === "number") put(draft, at, index, { style: numberStyle(cell.decimals, look?.style) });
  else if (look) put(draft, at, index, look);
  return value;
}

function addRow(draft: Draft, row: ReportRow, looks: ReturnType<ReturnType<typeof makeLooks>>): void {
  const { columns } = draft.head;
  const values: CellValue[] = [];
  for (let index = 0; index < columns.length; index += 1) {
    values.push(addCell(draft, row, index, looks[index]));
    const cell = row.cells[index];
    draft.figures[index]?.push(cell?.kind === "amount" ? cell.amount : 0);
  }
  draft.rows.push(values);
}

function widthOf({ head, longest }: Draft, column: ReportColumn, index: number): number {
  if (column.kind === "amount") return Math.max(WIDTHS.least, formatLedger(head.widest).length + 3);
  if (column.kind !== "text") return Math.max(WIDTHS[column.kind], (longest[index] ?? 0) + 1);
  const wanted = (head.widths[column.key] ?? 0) / POINTS_A_CHARACTER;
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, wanted, (longest[index] ?? 0) + 1));
}

/** A sheet as wide as its paper, over as many pages as it is long. */
export function onPaper(isWide: boolean): NonNullable<WrittenSheet["pageSetup"]> {
  return {
    paperSize: "letter",
    orientation: isWide ? "landscape" : "portrait",
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: { left: 0.6, right: 0.6, top: 0.7, bottom: 0.8, header: 0.3, footer: 0.4 },
  };
}

const escaped = (text: string) => text.replaceAll("&", "&&");

function sheetOf(draft: Draft, name: string): WrittenSheet {
  const { head, top, rows, cells } = draft;
  const columns = head.columns.map((column, index): ColumnDef => ({ width: widthOf(draft, column, index) }));
  const [before, between] = head.page;
  return {
    name,
    columns,
    rows,
    cells,
    freezePane: { rows: top },
    view: { showGridLines: false },
    pageSetup: onPaper(head.columns.filter(isFigure).length + 2 > LANDSCAPE_FROM),
    headerFooter: { oddFooter: `&R${escaped(before)} &P ${escaped(between)} &N` },
  };
}

/** A sheet of a workbook: takes rows, and gives the sheet with the rows that repeat on paper. */
interface SheetWriter {
  /** Number of sheet rows above the report's rows. */
  readonly top: number;
  add(rows: readonly ReportRow[]): void;
  finish(): { readonly sheet: WrittenSheet; readonly titles: string };
}

export function openSheet(head: FileHead, name: string): SheetWriter {
  const top = 5 + (columnGroups(head.columns).length > 0 ? 1 : 0);
  const draft: Draft = {
    head,
    top,
    rows: [],
    cells: new Map(),
    figures: head.columns.map(() => []),
    adds: addedColumns(head.columns),
    longest: head.columns.map(({ label }) => label.length),
  };
  putHead(draft);
  const looksOf = makeLooks(head.columns, head.final ?? true);
  return {
    top,
    add: (rows) => {
      for (const row of rows) addRow(draft, row, looksOf(row));
    },
    finish: () => {
      for (const { cells, row } of signatureRows(head)) {
        for (const [column, style] of cells) put(draft, draft.rows.length, column, { style });
        draft.rows.push(row);
      }
      return { sheet: sheetOf(draft, name), titles: `${quotedSheet(name)}!$1:$${top}` };
    },
  };
}

/** A sheet's name in a formula. */
export function quotedSheet(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/** A sheet with its rows that repeat on paper, and the cells that are printed where they are not all. */
export interface PackedSheet {
  readonly sheet: WrittenSheet;
  readonly titles?: string;
  readonly area?: string;
}

/** The bytes of a workbook of these sheets. What its properties say leaves like any text of a cell. */
export async function packSheets(
  sheets: readonly PackedSheet[],
  { title, company }: { readonly title: string; readonly company: string },
): Promise<ArrayBuffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ sheet }) => sheet),
    defaultFont: BASE_FONT,
    // Inline strings: a shared string table for a whole book costs more time than it saves space.
    stringMode: "inline",
    // Not the library's own print-title option: it does not quote sheet names that contain a blank.
    namedRanges: sheets.flatMap(({ sheet, titles, area }) => [
      ...(area === undefined ? [] : [{ name: "_xlnm.Print_Area", range: area, scope: sheet.name }]),
      ...(titles === undefined ? [] : [{ name: "_xlnm.Print_Titles", range: titles, scope: sheet.name }]),
    ]),
    properties: { title: safeText(title), creator: "Cuadra", company: safeText(company) },
  });
  return new Uint8Array(bytes).buffer;
}

/**
 * A report as a workbook of one sheet: figures and days as numbers, sums as live formulas with their cached value,
 * the head frozen while scrolling and repeated on each printed page.
 */
export function openXlsx(head: FileHead): FileWriter {
  const writer = openSheet(head, sheetName(head.title));
  return {
    add: writer.add,
    finish: () =>
      packSheets([writer.finish()], {
        title: [head.title, head.subtitle].filter(Boolean).join(", "),
        company: head.company,
      }),
  };
}
