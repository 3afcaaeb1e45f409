import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { betterBook } from "#domain/import/statement/better/better-book.ts";
import type { BetterBook } from "#domain/import/statement/better/better-sheet.ts";
import type { FileCell, SheetBook } from "#domain/import/table/sheet.ts";
import { addSpans } from "#domain/report/add-spans.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "../../../support/files/sheet-book.ts";

const HEAD = { subtitle: "Tienda", period: "2025" };

function better(book: SheetBook): BetterBook {
  const read = readStatementHere(pucChart(), book);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return betterBook(read.value, new Map(), HEAD, ({ id }) => ({ name: id, derivation: "" }));
}

type Rows = readonly (readonly FileCell[])[];

/** Two years of a shop, each even. */
const TWO_YEARS: Rows = [
  ["Código", "Nombre", "2025", "2024"],
  ["1105", "Caja", 150, 100],
  ["1305", "Clientes", 250, 200],
  ["1524", "Equipo de oficina", 300, 250],
  ["1592", "Depreciación acumulada", -60, -50],
  ["2105", "Bancos nacionales", 120, 100],
  ["2205", "Proveedores", 200, 190],
  ["3115", "Aportes sociales", 200, 150],
  ["3705", "Utilidades acumuladas", 60, 0],
  ["4135", "Comercio al por mayor", 900, 700],
  ["5105", "Gastos de personal", 240, 240],
  ["6135", "Costo de ventas", 600, 400],
];

const titles = ({ sheets }: BetterBook) => sheets.map(({ report }) => report.title);
const amountsOf = (book: BetterBook, title: string) =>
  Object.fromEntries(
    (book.sheets.find(({ report }) => report.title === title)?.report.rows ?? []).flatMap(({ cells }) => {
      const [name, ...rest] = cells;
      const figures = rest.flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : []));
      return name?.kind === "text" && figures.length > 0 ? [[name.text, figures]] : [];
    }),
  );

/** Every sum of every sheet is what its rows add up to, column by column. */
function expectSums({ sheets }: BetterBook): void {
  for (const { report } of sheets) {
    for (const { cells, sums } of report.rows) {
      if (sums === undefined) continue;
      for (const [column, cell] of cells.entries()) {
        if (cell.kind !== "amount") continue;
        const figures = report.rows.map((row) => {
          const each = row.cells[column];
          return each?.kind === "amount" ? each.amount : 0;
        });
        expect(addSpans(figures, sums), `${report.title}, ${column}`).toBe(cell.amount);
      }
    }
  }
}

describe("IM-42 an uploaded statement comes back as a better workbook", () => {
  it("has every statement that two years allow, which agree with each other", () => {
    const book = better(bookOf(sheetOf(TWO_YEARS)));
    expect(titles(book)).toEqual([
      "Balance de comprobación",
      "Balance General",
      "Estado de Resultados",
      "Estado de Patrimonio",
      "Flujo de Caja",
      "Indicadores",
      "Cifras y gráficas",
    ]);
    expect(amountsOf(book, "Balance General")).toMatchObject({
      "Total activo": [640, 500],
      "Total pasivo y patrimonio": [640, 500],
      "Resultado del ejercicio": [60, 60],
    });
    expect(amountsOf(book, "Estado de Resultados")).toMatchObject({ "Resultado del ejercicio": [60, 60] });
    expect(amountsOf(book, "Estado de Patrimonio")).toMatchObject({ "Total patrimonio": [210, 110, 320] });
    expect(amountsOf(book, "Flujo de Caja")).toMatchObject({
      // What was depreciated moved no cash: it is added to the result, and is no sale of assets.
      "Depreciación acumulada": [10],
      "Efectivo neto de actividades de operación": [30],
      "Efectivo neto de actividades de inversión": [-50],
      "Flujo neto de efectivo": [50],
      "Variación del efectivo": [50],
    });
    for (const { cells } of book.ties) expect(cells[0].amount).toBe(cells[1].amount);
    expect(book.ties).toHaveLength(5);
    expectSums(book);
  });

  it("has a live formula for every figure of a statement, and for the ratios that cells make", () => {
    const { sheets } = better(bookOf(sheetOf(TWO_YEARS)));
    for (const { report, links } of sheets.slice(1)) {
      const linked = new Set(links.map(({ row, column }) => `${row},${column}`));
      for (const [row, { kind, sums, cells }] of report.rows.entries())
        for (const [column, cell] of cells.entries())
          if (cell.kind === "amount" && kind !== "heading" && sums === undefined)
            expect(linked.has(`${row},${column}`), `${report.title} ${row},${column}`).toBe(true);
    }
    expect(sheets.find(({ report }) => report.title === "Indicadores")?.links.length).toBeGreaterThan(10);
  });

  it("has what one balance allows", () => {
    const rows: Rows = [
      ["", "2025"],
      ["Caja", 150],
      ["Proveedores", 80],
      ["Capital social", 70],
    ];
    expect(titles(better(bookOf(sheetOf(rows))))).toEqual([
      "Balance de comprobación",
      "Balance General",
      "Estado de Patrimonio",
      "Indicadores",
      "Cifras y gráficas",
    ]);
  });

  it("counts the result once where a balance holds it beside its income statement", () => {
    const book = better(
      bookOf(
        sheetOf(
          [
            ["", "2025"],
            ["Caja", 150],
            ["Proveedores", 80],
            ["Capital social", 50],
            ["Resultado del ejercicio", 20],
          ],
          {
            name: "ESF",
          },
        ),
        sheetOf(
          [
            ["", "2025"],
            ["Ventas", 100],
            ["Costo de ventas", 70],
            ["Gastos de administración", 10],
          ],
          {
            name: "ERI",
          },
        ),
      ),
    );
    expect(amountsOf(book, "Balance General")).toMatchObject({
      "Total activo": [150],
      "Total pasivo y patrimonio": [150],
    });
    expect(book.ties.map(({ label }) => label)).toEqual(["Activo = pasivo + patrimonio"]);
    expectSums(book);
  });

  it("says no figure that its cells do not make, whatever the accounts", () => {
    const codes = [
      "1105",
      "1110",
      "1305",
      "1355",
      "1524",
      "1592",
      "2105",
      "2205",
      "2408",
      "3115",
      "3605",
      "3705",
      "4135",
      "4175",
      "5105",
      "5305",
      "6135",
    ];
    const row = fc.tuple(
      fc.constantFrom(...codes),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e9, max: 1e9 }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ([code]) => code, minLength: 3 }), (rows) => {
        const read = readStatementHere(
          pucChart(),
          bookOf(
            sheetOf([
              ["Código", "Nombre", "2025", "2024"],
              ...rows.map(([code, ...two]) => [code, `Cuenta ${code}`, ...two]),
            ]),
          ),
        );
        if (!read.ok) return;
        const book = betterBook(read.value, new Map(), HEAD, ({ id }) => ({ name: id, derivation: "" }));
        expectSums(book);
        const trial = book.sheets[0]?.report.rows ?? [];
        for (const { report, links } of book.sheets.slice(1))
          for (const { row: at, column, of, over } of links) {
            const cell = report.rows[at]?.cells[column];
            if (over !== undefined || cell?.kind !== "amount") continue;
            const sum = of.reduce((all, term) => {
              const each = trial[term.row]?.cells[term.column];
              return all + (term.minus ? -1 : 1) * (each?.kind === "amount" ? each.amount : 0);
            }, 0);
            expect(sum).toBe(cell.amount);
          }
      }),
    );
  });
});
