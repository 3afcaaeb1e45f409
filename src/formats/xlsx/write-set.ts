import type { Cell, CellValue } from "hucre/xlsx";
import { safeText } from "#domain/report/neutral-text.ts";
import { citedNote } from "#domain/report/report-parts.ts";
import type { FileWriter } from "../file-head.ts";
import type { SetHead, SetLink, SetPlace, SetSheet, SheetCell } from "../set-head.ts";
import { BASE_FONT, headStyle, QUIET, SUM, TITLE } from "./cell-styles.ts";
import { notesSheet } from "./notes-sheet.ts";
import { originalSheet } from "./original-sheet.ts";
import { columnsWithCharts, rowsWithCharts, sheetCharts } from "./sheet-charts.ts";
import { sheetName } from "./sheet-name.ts";
import { columnLetter, sumsOf } from "./sum-formula.ts";
import {
  onPaper,
  openSheet,
  type PackedSheet,
  packSheets,
  quotedSheet,
  type WrittenSheet,
} from "./write-xlsx.ts";

/** Names of sheets that differ, as Excel asks, whatever their case. */
function namesOf(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let name = sheetName(title);
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = sheetName(`${copy} ${title}`);
    taken.add(name.toLowerCase());
    return name;
  });
}

const INDEX_ROW = 4;

/** The first sheet: pairs of figures that must be one, each a live reference to its own sheet. */
function indexSheet(head: SetHead, placeOf: (cell: SheetCell) => string, name: string): WrittenSheet {
  const cells = new Map<string, Partial<Cell>>();
  const rows: CellValue[][] = [
    [safeText(head.company)],
    [safeText(head.title)],
    [safeText(head.period)],
    head.index.columns.map(safeText),
  ];
  cells.set("0,0", { style: TITLE });
  for (const row of [1, 2]) cells.set(`${row},0`, { style: QUIET });
  for (const column of [0, 1, 2, 3])
    cells.set(`3,${column}`, {
      style: headStyle({ key: "", label: "", kind: column === 0 ? "text" : "amount" }),
    });
  const style = { font: BASE_FONT, numFmt: SUM };
  for (const [index, { label, cells: pair }] of head.ties.entries()) {
    const row = INDEX_ROW + index;
    const [one, other] = pair;
    rows.push([safeText(label), one.amount, other.amount, one.amount - other.amount]);
    cells.set(`${row},1`, { style, formula: placeOf(one), formulaResult: one.amount });
    cells.set(`${row},2`, { style, formula: placeOf(other), formulaResult: other.amount });
    cells.set(`${row},3`, {
      style,
      formula: `B${row + 1}-C${row + 1}`,
      formulaResult: one.amount - other.amount,
    });
  }
  const columns = [{ width: 44 }, { width: 22 }, { width: 22 }, { width: 16 }];
  return { name, columns, rows, cells, pageSetup: onPaper(false) };
}

function textSheet({ head, paragraphs = [] }: SetSheet, name: string): WrittenSheet {
  const wrapped = { style: { font: BASE_FONT, alignment: { wrapText: true, vertical: "top" as const } } };
  const lines = [head.company, head.nit, head.title, head.period, "", ...paragraphs, ""];
  const signed = (head.signatures ?? []).flatMap((each) => ["", "", each.name, each.role, each.document]);
  const cells = new Map<string, Partial<Cell>>([["0,0", { style: TITLE }]]);
  const rows = [...lines, ...signed].map((line) => [safeText(line)]);
  for (let row = 1; row < rows.length; row += 1) cells.set(`${row},0`, wrapped);
  return { name, columns: [{ width: 90 }], rows, cells, pageSetup: onPaper(false) };
}

/** Excel's own limit, with room for its equals sign. */
const LONGEST_FORMULA = 8000;

type PlaceOf = (place: Pick<SetPlace, "sheet" | "row" | "column">) => string;

function sumOfPlaces(places: readonly SetPlace[], placeOf: PlaceOf): string {
  const of = (minus: boolean) => places.filter((each) => (each.minus ?? false) === minus).map(placeOf);
  return (sumsOf(of(false), "+") + sumsOf(of(true), "-")).replace(/^\+/, "");
}

/** Puts the formulas of links into the cells that hold their figures; one too long for Excel stays a figure. */
function putLinks(sheet: WrittenSheet, links: readonly SetLink[], top: number, placeOf: PlaceOf): void {
  for (const { row, column, of, over } of links) {
    const above = sumOfPlaces(of, placeOf);
    const formula = over === undefined ? above : `(${above})/(${sumOfPlaces(over, placeOf)})`;
    const value = sheet.rows?.[top + row]?.[column];
    if (above === "" || formula.length > LONGEST_FORMULA || typeof value !== "number") continue;
    const key = `${top + row},${column}`;
    sheet.cells?.set(key, { ...sheet.cells.get(key), formula, formulaResult: value });
  }
}

/** The number of a note, where a line cites it, leads to the note in the sheet of notes. */
function putCitations(
  sheet: WrittenSheet,
  { head, rows }: SetSheet,
  top: number,
  placeOf: NotePlaceOf,
): void {
  for (const [column, each] of head.columns.entries())
    for (const [row, { cells }] of rows.entries()) {
      const note = citedNote(each, cells[column]);
      const location = note === null ? null : placeOf(note);
      if (location === null) continue;
      const key = `${top + row},${column}`;
      const cell = sheet.cells?.get(key);
      const font = { ...(cell?.style?.font ?? BASE_FONT), underline: true };
      sheet.cells?.set(key, {
        ...cell,
        style: { ...cell?.style, font },
        hyperlink: { target: "", location },
      });
    }
}

type NotePlaceOf = (note: number) => string | null;

/** What a sheet holds, as the range that is printed. */
function areaOf(sheet: WrittenSheet): string {
  const last = Math.max(columnsWithCharts(sheet), 1) - 1;
  return `${quotedSheet(sheet.name)}!$A$1:$${columnLetter(last)}$${Math.max(rowsWithCharts(sheet), 1)}`;
}

/** Names of the index and of the sheets; a sheet that a person brought keeps its own before others take it. */
function namesOfSet(
  head: SetHead,
  sheets: readonly SetSheet[],
): { readonly index: string; readonly names: string[] } {
  const isOriginal = sheets.map((each) => each.original !== undefined);
  const order = [...sheets.keys()].sort((a, b) => Number(isOriginal[b]) - Number(isOriginal[a]) || a - b);
  const first = isOriginal.filter(Boolean).length;
  const titles = order.map((at) => sheets[at]?.original?.name ?? sheets[at]?.head.title ?? "");
  const all = namesOf([...titles.slice(0, first), head.index.title, ...titles.slice(first)]);
  const [index = ""] = all.splice(first, 1);
  const names: string[] = [];
  for (const [place, at] of order.entries()) names[at] = all[place] ?? "";
  return { index, names };
}

/** Several reports as one workbook: an index of figures that agree, then a sheet for each. */
export function openXlsxSet(head: SetHead): FileWriter<SetSheet> {
  const sheets: SetSheet[] = [];
  return {
    add: (more) => {
      sheets.push(...more);
    },
    finish: () => {
      const { index, names } = namesOfSet(head, sheets);
      const tops: number[] = [];
      const notes = new Map<number, string>();
      const made = sheets.map((each, at): PackedSheet => {
        const name = names[at] ?? "";
        if (each.original !== undefined) return { sheet: originalSheet(each.original, name) };
        if (each.notes !== undefined) {
          const { noteRows, ...packed } = notesSheet(each, name);
          for (const [note, row] of noteRows) notes.set(note, `${quotedSheet(name)}!A${row + 1}`);
          return packed;
        }
        if (each.paragraphs !== undefined) return { sheet: textSheet(each, name) };
        const writer = openSheet(each.head, name);
        tops[at] = writer.top;
        writer.add(each.rows);
        const packed = writer.finish();
        const charts = sheetCharts(each, packed.sheet, writer.top);
        return charts.length === 0 ? packed : { ...packed, sheet: { ...packed.sheet, charts } };
      });
      const placeOf: PlaceOf = ({ sheet, row, column }) =>
        `${quotedSheet(names[sheet] ?? "")}!${columnLetter(column)}${(tops[sheet] ?? 0) + row + 1}`;
      for (const [at, { sheet }] of made.entries())
        putLinks(sheet, sheets[at]?.links ?? [], tops[at] ?? 0, placeOf);
      for (const [at, { sheet }] of made.entries()) {
        const each = sheets[at];
        const top = tops[at];
        if (each !== undefined && top !== undefined)
          putCitations(sheet, each, top, (note) => notes.get(note) ?? null);
      }
      const all: PackedSheet[] = [{ sheet: indexSheet(head, placeOf, index) }, ...made];
      const { title, company } = head;
      const printed = (each: PackedSheet): PackedSheet =>
        head.printAreas ? { ...each, area: areaOf(each.sheet) } : each;
      return packSheets(all.map(printed), { title, company });
    },
  };
}
