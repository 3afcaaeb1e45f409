import { describe, expect, it } from "vitest";
import {
  bestHead,
  findHead,
  type HeadWords,
  headCells,
  repeatsHead,
  spokenHead,
} from "#domain/import/table/find-head.ts";
import type { FileCell, MergedCells, SheetRow } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const rowsOf = (...rows: readonly (readonly FileCell[])[]): readonly SheetRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells }));
const row = (...cells: readonly FileCell[]): SheetRow => ({ row: 1, cells });
const DAY = { day: day("2026-11-03") };

describe("IM-19 a row that may name columns", () => {
  it.each<readonly FileCell[][]>([
    [["Código", "Debe"]],
    [["Código", "2026"]],
    [["Código", "03/11/2026"]],
    [["Código", "12,345.-"]],
    [[null, "Debe"]],
    [["Código", "Fecha: mañana"]],
    [["Código", "No. 900123456"]],
    [["@cuenta", "a@b"]],
  ])("%j", (cells) => {
    expect(headCells(row(...cells))).not.toBeNull();
  });

  it.each<readonly FileCell[][]>([
    [["Código", 5]],
    [["Código", DAY]],
    [["2025", "2026"]],
    [["Código", "12345"]],
    [["Código", "$ 12.345"]],
    [["Código", "(12.345)"]],
    [["Fecha: 03/11/2026", "Código"]],
    [["Fecha : 3-nov-2026", "Código"]],
    [["ana@tienda.co", "Código"]],
    [[null, ""]],
    [[]],
  ])("not %j", (cells) => {
    expect(headCells(row(...cells))).toBeNull();
  });

  it("its first two hundred columns", () => {
    const wide = Array.from({ length: 201 }, (_, at) => (at === 200 ? "Código" : "x"));
    expect(headCells(row(...wide))).toHaveLength(200);
  });
});

it.each([
  ["FechaIngreso", "Fecha Ingreso"],
  ["created_at", "created at"],
  ["_id_", "id"],
  ["SaldoDos2Final", "Saldo Dos2 Final"],
  ["Fecha Ingreso", "Fecha Ingreso"],
  ["Saldo-Final", "Saldo-Final"],
  ["SaldoFinal ($)", "SaldoFinal ($)"],
])("IM-19 the heading %s is said as %s", (heading, expected) => {
  expect(spokenHead(heading)).toBe(expected);
});

type Use = "code" | "note" | "balance" | "day";
const WORDS: HeadWords<Use> = [
  [null, /anterior/],
  ["day", /^fecha$/],
  ["code", /^codigo$/],
  ["note", /^nota$/],
  ["balance", /^saldos?$/],
];
const usesOf = (...heads: readonly string[]) =>
  findHead(rowsOf(heads), WORDS, (uses) => uses.size)
    ?.uses.map((use) => use ?? "-")
    .join(" ");

describe("IM-19 the words of a heading", () => {
  it.each<readonly [readonly string[], string]>([
    [["Código", "Sdo.", "Nota (obligatoria)"], "code balance note"],
    [["Código (Opcional: máximo 10)", "Sdos", "Nota"], "code balance note"],
    [["*Código*", "SALDO:", "N o t a"], "code balance -"],
    // A use is of one column; what must not be taken may stand several times.
    [["Saldo", "Código", "Saldo"], "balance code -"],
    [["Saldo anterior", "Anterior", "Saldo"], "- - balance"],
    // What is said of a line goes before what is said of its document.
    [["Encab: Nota", "Encab: Código", "Detalle: Nota", "Detalle: Saldo"], "- code note balance"],
    [["Detalle: Nota", "Detalle: Saldo", "Encab: Nota", "Encab: Código"], "note balance - code"],
    [["Encab: Nota", "Encab: Código", "Mov: Nota", "Mov: Saldo"], "- code note balance"],
    [["Pedido: Nota", "Pedido: Código", "Pie: Nota", "Pie: Saldo"], "note code - balance"],
    [["Pie: Nota", "Pie: Saldo", "Sin detalle: Nota", "Sin detalle: Código"], "note balance - code"],
    // One that no other begins with is a heading of its own.
    [["Detalle: Nota", "Nota", "Código"], "- note code"],
    [["Código", "x".repeat(81)], "code -"],
  ])("%j", (heads, expected) => {
    expect(usesOf(...heads)).toBe(expected);
  });

  it("a text as long as a heading may be is one", () => {
    const words: HeadWords<Use> = [["note", /^x+$/]];
    const found = (length: number) => findHead(rowsOf(["x".repeat(length)]), words, (uses) => uses.size);
    expect(found(80)?.uses).toEqual(["note"]);
    expect(found(81)).toBeNull();
    // What a template says of it besides does not make it longer.
    const aside = findHead(rowsOf([`${"x".repeat(80)} (obligatorio)`]), words, (uses) => uses.size);
    expect(aside?.uses).toEqual(["note"]);
  });

  it("stands among the first sixty rows of a sheet", () => {
    const below = (titles: number) =>
      findHead(
        rowsOf(...Array.from({ length: titles }, () => ["título"]), ["Código"]),
        WORDS,
        (uses) => uses.size,
      );
    expect(below(59)?.next).toBe(60);
    expect(below(60)).toBeNull();
  });

  it("of two rows that name as much the first is it, and one right below another says more with it", () => {
    expect(findHead(rowsOf(["Código", "Saldo"], ["Código", "Saldo"]), WORDS, (uses) => uses.size)?.next).toBe(
      1,
    );
    const two = rowsOf(["Código", "Saldo", "", ""], ["", "anterior", "Nota", "Fecha"]);
    expect(findHead(two, WORDS, (uses) => uses.size)?.uses).toEqual(["code", null, "note", "day"]);
    // With a row between them they are two headings.
    const apart = [
      { row: 1, cells: ["Código", "Saldo"] },
      { row: 3, cells: ["Fecha", "Nota"] },
    ];
    expect(findHead(apart, WORDS, (uses) => uses.size)?.labels).toEqual(["Código", "Saldo"]);
    const [above, below] = [
      { row: 1, cells: two[0]?.cells ?? [] },
      { row: 3, cells: two[1]?.cells ?? [] },
    ];
    expect(findHead([above, below], WORDS, (uses) => uses.size)?.uses).toEqual([
      "code",
      "balance",
      null,
      null,
    ]);
  });

  it("a group over columns is part of each, unless the column says all by itself", () => {
    const said = (...rows: readonly (readonly FileCell[])[]) =>
      findHead(rowsOf(...rows), WORDS, (uses) => uses.size)?.labels;
    expect(said(["Nota", "", "Fecha"], ["", "Código", "Saldo"])).toEqual(["Nota", "Código", "Saldo"]);
    // A group goes on over columns that say something, and no further.
    expect(said(["Código", "", "Saldo", "", ""], ["", "Nota", "anterior", "", "Fecha"])).toEqual([
      "Código",
      "Nota",
      "Saldo anterior",
      "",
      "Fecha",
    ]);
    expect(said(["", "Saldo", "Nota"], ["x", "anterior", "", "Fecha", "Código"])).toEqual([
      "x",
      "Saldo anterior",
      "Nota",
      "Fecha",
      "Código",
    ]);
    // A title alone is no group, and a single text below a heading is none of two rows.
    expect(said(["Balance"], ["Código", "x", "Fecha"])).toEqual(["Código", "x", "Fecha"]);
    expect(said(["Fecha", "Saldo"], ["Código"])).toEqual(["Fecha", "Saldo"]);
  });
});

describe("IM-19 groups by their merged cells", () => {
  const labels = (merged: readonly MergedCells[], ...rows: readonly (readonly FileCell[])[]) =>
    bestHead(
      { rows: rowsOf(...rows), merged },
      {
        texts: ({ cells }) => cells.map((each) => (typeof each === "string" ? each : "")),
        groups: { over: /^saldos/, says: /saldo/ },
        uses: (texts) => texts,
        worth: (uses) => uses.join("").length,
      },
    )?.labels.join("|");
  const ROWS = [
    ["Saldos", null, null, null, "Saldos"],
    ["Debe", "Haber", "", "Neto", "Debe"],
  ];
  const merge = (
    firstRow: number,
    lastRow: number,
    firstColumn: number,
    lastColumn: number,
  ): MergedCells => ({
    firstRow,
    lastRow,
    firstColumn,
    lastColumn,
  });

  it("each as wide as its own", () => {
    expect(labels([merge(1, 1, 0, 3)], ...ROWS)).toBe("Saldos Debe|Saldos Haber||Saldos Neto|Saldos Debe");
    expect(labels([merge(1, 1, 0, 0)], ...ROWS)).toBe("Saldos Debe|Haber||Neto|Saldos Debe");
    expect(labels([merge(1, 3, 0, 3)], ...ROWS)).toBe("Saldos Debe|Saldos Haber||Saldos Neto|Saldos Debe");
  });

  it.each([
    ["of a row below", merge(2, 2, 0, 3)],
    ["of a row above", merge(0, 0, 0, 3)],
    ["of another column", merge(1, 1, 1, 3)],
  ])("none by cells %s", (_, merged) => {
    expect(labels([merged], ...ROWS)).toBe("Saldos Debe|Saldos Haber||Neto|Saldos Debe");
  });

  it("never over a cell that says something itself, nor far to the right", () => {
    expect(labels([], ["Saldos", "Otros", ""], ["Debe", "Haber", "Neto"])).toBe("Saldos Debe|Haber|Neto");
    const wide = [
      ["Saldos", null, null, null, null],
      ["A", "B", "C", "D", "E"],
    ];
    expect(labels([merge(1, 1, 0, 4)], ...wide)).toBe("Saldos A|Saldos B|Saldos C|Saldos D|E");
  });
});

describe("IM-19 a row that repeats the headings", () => {
  const LABELS = ["Fecha", "Saldo anterior Debe", "Año 2026", ""];
  it.each<readonly [readonly FileCell[], boolean]>([
    [["Fecha", "Saldo anterior Debe", "Año 2026"], true],
    [["Fecha", "Debe"], true],
    [[null, "Debe", 2026], true],
    [["Fecha", null, " "], false],
    [["Fecha"], false],
    [["Fecha", "Haber"], false],
    [["Fecha", "Debe", null, "Nota"], false],
    [["Fecha", 5, "Año 2026"], false],
    [[DAY, "Debe", "Año 2026"], false],
    [["Fecha", "Saldo"], false],
    [[], false],
  ])("%j: %s", (cells, expected) => {
    expect(repeatsHead(row(...cells), LABELS)).toBe(expected);
  });

  it("a day and an amount repeat the heading that ends with them", () => {
    expect(repeatsHead(row("Saldo", DAY, 2025), ["Saldo", "A 03/11/2026", "2025"])).toBe(true);
    expect(repeatsHead(row("Saldo", { day: day("2026-12-31") }), ["Saldo", "A 03/11/2026"])).toBe(false);
  });
});
