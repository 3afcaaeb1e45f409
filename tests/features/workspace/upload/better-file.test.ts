import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { FileCell, SheetBook } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { betterSet } from "#features/workspace/upload/better-file.ts";
import { openXlsxSet } from "#formats/xlsx/write-set.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { readWhole } from "../../../support/files/read-whole.ts";
import { readZip } from "../../../support/files/read-zip.ts";
import { bookOf, sheetOf } from "../../../support/files/sheet-book.ts";

const ROWS: readonly (readonly FileCell[])[] = [
  ["Tienda «La 10»", null, { day: day("2025-12-31") }],
  ["Código", "Nombre", "2025", "2024"],
  ["1105", "Caja", 150, 100],
  ["1305", "Clientes", 250.4, 200],
  ["2205", "Proveedores", 200, 190],
  ["3115", "=1+1", 140, 50],
  ["4135", "Comercio", 900, 700],
  ["5105", "Personal", 240, 240],
  ["6135", "Costo de ventas", 600, 400],
  ["1110", "Bancos", { error: "#REF!" }, 0],
  ["1200", true, "por confirmar", null],
];

const BOOK = bookOf(
  sheetOf(ROWS, {
    name: "Balance General",
    merged: [{ firstRow: 1, lastRow: 1, firstColumn: 0, lastColumn: 1 }],
  }),
  sheetOf([["Notas"], ["Nada más"]], { name: "Notas" }),
);

async function written(book: SheetBook) {
  const read = readStatementHere(pucChart(), book);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { head, sheets } = betterSet({
    name: "tienda",
    book,
    statement: read.value,
    answers: new Map(),
    period: "2025, 2024",
  });
  const writer = openXlsxSet(head);
  writer.add(sheets);
  const bytes = new Uint8Array(await writer.finish());
  const back = await readWhole(bytes);
  if (!back.ok) throw new Error(JSON.stringify(back.error));
  return { parts: readZip(bytes), sheets: new Map(back.value.sheets.map((sheet) => [sheet.name, sheet])) };
}

describe("IM-42 a better workbook as the file that is saved", () => {
  it("holds the person's sheets under their names, each value in its own cell", async () => {
    const { sheets } = await written(BOOK);
    const back = sheets.get("Balance General");
    expect(back?.merged).toEqual([{ firstRow: 1, lastRow: 1, firstColumn: 0, lastColumn: 1 }]);
    for (const { row, cells } of BOOK.sheets[0]?.rows ?? [])
      for (const [column, cell] of cells.entries()) {
        const found = back?.rows.find((each) => each.row === row)?.cells[column] ?? null;
        // An error stays as the text that it shows: a formula that says it is gone.
        const wanted = typeof cell === "object" && cell !== null && "error" in cell ? cell.error : cell;
        expect(found, `${row},${column}`).toEqual(wanted);
      }
    expect(sheets.has("Notas")).toBe(true);
    expect([...sheets.keys()].filter((name) => name.includes("Balance General"))).toHaveLength(2);
  });

  it("fits every sheet on the width of its paper, also those of the person", async () => {
    const { parts } = await written(BOOK);
    const all = [...parts].filter(([name]) => name.startsWith("xl/worksheets/sheet"));
    expect(all.length).toBeGreaterThan(8);
    for (const [name, xml] of all) expect(xml, name).toMatch(/<pageSetup[^>]*fitToWidth="1"/);
  });

  it("has live formulas of the trial balance, and print areas", async () => {
    const { parts } = await written(BOOK);
    const all = [...parts].filter(([name]) => name.startsWith("xl/worksheets/sheet")).map(([, xml]) => xml);
    const formulas = all.flatMap((xml) => [...xml.matchAll(/<f>([^<]*)<\/f>/g)].map(([, each = ""]) => each));
    expect(formulas.filter((each) => each.includes("Balance de comprobación")).length).toBeGreaterThan(30);
    expect(formulas.some((each) => each.includes(")/("))).toBe(true);
    const workbook = parts.get("xl/workbook.xml") ?? "";
    expect([...workbook.matchAll(/_xlnm\.Print_Area/g)].length).toBe(all.length);
  });

  it("draws its key figures in charts of their own cells, a series for each period", async () => {
    const { parts, sheets } = await written(BOOK);
    const name = "Cifras y gráficas";
    const rows = sheets.get(name)?.rows ?? [];
    const at = (label: string) => rows.find(({ cells }) => cells[0] === label)?.row;
    const charts = [...parts]
      .filter(([path]) => /^xl\/charts\/chart\d+\.xml$/.test(path))
      .map(([, xml]) => xml);
    const ranges = (letter: string, from: string, to: string) =>
      `'${name}'!$${letter}$${at(from)}:$${letter}$${at(to)}`;
    expect(charts).toHaveLength(2);
    const texts = charts.map((xml) => [...xml.matchAll(/<c:f>([^<]*)<\/c:f>/g)].map(([, each]) => each));
    for (const [place, [from, to]] of [
      ["Activo", "Patrimonio"],
      ["Ventas netas", "Resultado del ejercicio"],
    ].entries())
      for (const letter of ["A", "B", "C"])
        expect(texts[place]).toContain(ranges(letter, from ?? "", to ?? ""));
    for (const xml of charts) expect(xml.match(/<c:ser>/g)).toHaveLength(2);
    expect(parts.get("[Content_Types].xml")).toContain("drawingml.chart+xml");
    // The charts are printed with their figures.
    const last = Math.max(...rows.map(({ row }) => row));
    const area = new RegExp(`'${name}'!\\$A\\$1:\\$D\\$(\\d+)`).exec(parts.get("xl/workbook.xml") ?? "");
    expect(Number(area?.[1])).toBeGreaterThan(last + 30);
  });

  it("says on a sheet of its own what was not understood, with sheet and row", async () => {
    const { sheets } = await written(BOOK);
    const notes = sheets.get("Lo que no entendimos")?.rows.map(({ cells }) => cells) ?? [];
    const told = notes.filter(([name]) => name === "Balance General").map(([, row, , why]) => [row, why]);
    expect(told).toEqual([
      [10, "tiene un error de Excel o una fórmula sin resultado"],
      [11, "tiene un texto donde va un valor"],
    ]);
    expect(notes.some(([name, , , why]) => name === "Notas" && why === "No usamos esta hoja")).toBe(true);
  });
});
