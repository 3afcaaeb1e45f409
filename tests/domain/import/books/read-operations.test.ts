import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { lackingAccounts } from "#domain/import/books/lacking-accounts.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { lackingIn, recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");
const CHART = pucChart();

function read(cells: readonly (readonly FileCell[])[]) {
  const rows = cells.map((each, index) => ({ row: index + 1, cells: each }));
  const layout = recogniseSheet({ rows });
  if (layout?.kind !== "operations") throw new Error(`recognised as ${layout?.kind}`);
  return readBookTable({ rows }, { layout, today: TODAY, said: null, openingDay: TODAY });
}

const shown = (cells: readonly (readonly FileCell[])[]) =>
  read(cells).entries.map(({ date, description, lines, problems }) =>
    [
      date,
      description,
      ...lines.map(({ name, side, value }) => `${name} ${side === "debit" ? "" : "-"}${value.value}`),
      ...problems.map(({ row, kind }) => `${row} ${kind}`),
    ].join(" | "),
  );

describe("IM-23 a list of operations", () => {
  it("with what came in and what went out, by which means", () => {
    expect(
      shown([
        ["Ventas de la tienda", null],
        ["Fecha", "Concepto", "Ingresos", "Egresos", "Medio de pago"],
        ["03/11/2026", "Venta del día", 119000, null, "Efectivo"],
        ["03/11/2026", "Arriendo", null, "$ 900.000", "Nequi"],
        ["Total", null, 119000, 900000],
      ]),
    ).toEqual([
      "2026-11-03 | Venta del día | Efectivo 119000 | Venta del día -119000",
      "2026-11-03 | Arriendo | Nequi -900000 | Arriendo 900000",
    ]);
  });

  it("with one column of values, by their sign or by what the row says it is", () => {
    expect(
      shown([
        ["Fecha", "Tipo", "Detalle", "Categoría", "Valor", "Forma de pago"],
        ["03/11/2026", "Ingreso", "Factura 5", "Ventas", 100, ""],
        ["03/11/2026", "Gasto", "Recibo", "Servicios", -80, "Caja"],
        ["04/11/2026", "", "Ajuste", "Varios", "(5)", "Caja"],
      ]),
    ).toEqual([
      "2026-11-03 | Factura 5 | Sin medio de pago 100 | Ventas -100",
      "2026-11-03 | Recibo | Caja -80 | Servicios 80",
      "2026-11-04 | Ajuste | Caja -5 | Varios 5",
    ]);
  });

  it("says the row of what is no operation", () => {
    expect(
      shown([
        ["Fecha", "Concepto", "Entró", "Salió"],
        ["31/02/2026", "Venta", 1, null],
        ["03/11/2026", "Dos", 1, 2],
        ["03/11/2026", "Mal", "mil", null],
        ["03/11/2026", "", 5, null],
      ]).map((text) => text.split(" | ").at(-1)),
    ).toEqual(["2 bad-date", "3 in-and-out", "4 bad-amount", "5 no-account"]);
  });

  it("is planned as a journal is: accounts asked once for each word, with a proposal where words mean one", () => {
    const reading = read([
      ["Fecha", "Concepto", "Entró", "Salió", "Medio"],
      ["03/11/2026", "Arriendo", null, 900, "Efectivo"],
      ["04/11/2026", "Arriendo", null, 900, "Efectivo"],
    ]);
    const world = { chart: CHART, closed: new Set<never>(), known: new Map<string, number>(), today: TODAY };
    const first = planImport({ reading, ...world, choices: NO_CHOICES });
    expect([first.entries.length, first.held.length]).toEqual([0, 2]);
    const lacking = lackingAccounts(CHART, first.unknown);
    expect(lacking.map(({ name, lines, proposal }) => [name, lines, proposal?.slice(0, 2)])).toEqual([
      ["Efectivo", 2, "11"],
      ["Arriendo", 2, "51"],
    ]);
    const accounts = new Map(
      lacking.flatMap(({ key, proposal }) => (proposal ? [[key, proposal] as const] : [])),
    );
    expect(planImport({ reading, ...world, choices: { ...NO_CHOICES, accounts } }).entries).toHaveLength(2);
  });

  it("IM-23 proposes for what was sold or bought the account of its side, and none for a name alone", () => {
    const reading = read([
      ["Fecha", "Concepto", "Entró", "Salió", "Medio"],
      ["03/11/2026", "Venta de cuadernos", 900, null, "Nequi"],
      ["04/11/2026", "Resmas de papel", null, 900, "Nequi"],
      ["05/11/2026", "Pago a Juan Pérez", null, 900, "Nequi"],
    ]);
    const world = { chart: CHART, closed: new Set<never>(), known: new Map<string, number>(), today: TODAY };
    const { unknown } = planImport({ reading, ...world, choices: NO_CHOICES });
    const proposed = new Map(lackingAccounts(CHART, unknown).map(({ name, proposal }) => [name, proposal]));
    expect(proposed.get("Venta de cuadernos")).toBe("4135");
    expect(proposed.get("Resmas de papel")?.slice(0, 4)).toBe("5195");
    expect(proposed.get("Pago a Juan Pérez")).toBeNull();
  });

  it("is not taken for one where it may be anything else, and then says what it lacks", () => {
    const plain = [
      ["Fecha", "Detalle", "Valor"],
      ["03/11/2026", "Venta", 100],
    ].map((cells, index) => ({ row: index + 1, cells }));
    expect(recogniseSheet({ rows: plain })).toBeNull();
    expect(lackingIn({ kind: "operations", meanings: ["none"] })).toEqual(["date", "text", "flow"]);
    expect(lackingIn({ kind: "operations", meanings: ["date", "text", "amount"] })).toEqual([]);
    expect(lackingIn({ kind: "plain", meanings: [] })).toEqual([]);
  });
});
