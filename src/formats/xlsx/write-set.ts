import type { Cell, CellValue } from "hucre/xlsx";
import { safeText } from "#domain/report/neutral-text.ts";
import type { FileWriter } from "../file-head.ts";
import type { SetHead, SetSheet, SheetCell } from "../set-head.ts";
import { BASE_FONT, headStyle, QUIET, SUM, TITLE } from "./cell-styles.ts";
import { sheetName } from "./sheet-name.ts";
import { columnLetter } from "./sum-formula.ts";
import { openSheet, packSheets, quotedSheet, type WrittenSheet } from "./write-xlsx.ts";

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
  return { name, columns: [{ width: 44 }, { width: 22 }, { width: 22 }, { width: 16 }], rows, cells };
}

function textSheet({ head, paragraphs = [] }: SetSheet, name: string): WrittenSheet {
  const wrapped = { style: { font: BASE_FONT, alignment: { wrapText: true, vertical: "top" as const } } };
  const lines = [head.company, head.nit, head.title, head.period, "", ...paragraphs, ""];
  const signed = (head.signatures ?? []).flatMap((each) => ["", "", each.name, each.role, each.document]);
  const cells = new Map<string, Partial<Cell>>([["0,0", { style: TITLE }]]);
  const rows = [...lines, ...signed].map((line) => [safeText(line)]);
  for (let row = 1; row < rows.length; row += 1) cells.set(`${row},0`, wrapped);
  return { name, columns: [{ width: 90 }], rows, cells };
}

/** Several reports as one workbook: an index of figures that agree, then a sheet for each. */
export function openXlsxSet(head: SetHead): FileWriter<SetSheet> {
  const sheets: SetSheet[] = [];
  return {
    add: (more) => {
      sheets.push(...more);
    },
    finish: () => {
      const [index = "", ...names] = namesOf([head.index.title, ...sheets.map((each) => each.head.title)]);
      const tops: number[] = [];
      const made = sheets.map((each, at) => {
        const name = names[at] ?? "";
        if (each.paragraphs !== undefined) return { sheet: textSheet(each, name) };
        const writer = openSheet(each.head, name);
        tops[at] = writer.top;
        writer.add(each.rows);
        return writer.finish();
      });
      const placeOf = ({ sheet, row, column }: SheetCell) =>
        `${quotedSheet(names[sheet] ?? "")}!${columnLetter(column)}${(tops[sheet] ?? 0) + row + 1}`;
      const { title, company } = head;
      return packSheets([{ sheet: indexSheet(head, placeOf, index) }, ...made], {
        title,
        creator: "Cuadra",
        company,
      });
    },
  };
}
