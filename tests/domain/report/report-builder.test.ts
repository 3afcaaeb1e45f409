import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { amount, NONE, type ReportColumn, type ReportSpan, text } from "#domain/report/report.ts";
import { minus, ReportBuilder } from "#domain/report/report-builder.ts";
import { wrongSums } from "../../support/report-sums.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "name", label: "Nombre", kind: "text" },
  { key: "detail", label: "Detalle", kind: "text" },
  { key: "value", label: "Valor", kind: "amount" },
];
const HEAD = { title: "Prueba", subtitle: "La Sabana", period: "2026" };
const money = (value: number) => amount(pesos(value));

describe("the builder of a report", () => {
  it("fills every row to its columns: words first, figures last", () => {
    const table = new ReportBuilder(COLUMNS);
    table.heading("Ingresos", 1);
    const line = table.line([text("Ventas")], { level: 2, warning: "Mira" });
    table.subtotal("Suma", [money(0)], [line]);
    table.total("Total", [money(0)], []);
    table.note("Sin nada");
    const { rows, columns, ...rest } = table.report(HEAD);
    expect(columns).toBe(COLUMNS);
    expect(rest).toEqual({ ...HEAD, checks: [] });
    expect(rows).toEqual([
      { kind: "heading", level: 1, cells: [text("Ingresos"), NONE, NONE] },
      { kind: "line", level: 2, cells: [text("Ventas"), NONE, NONE], warning: "Mira" },
      {
        kind: "subtotal",
        level: 0,
        cells: [text("Suma"), NONE, money(0)],
        sums: [{ from: 1, to: 1 }],
      },
      { kind: "total", level: 0, cells: [text("Total"), NONE, money(0)] },
      { kind: "note", level: 0, cells: [text("Sin nada"), NONE, NONE] },
    ]);
  });

  it("joins neighbours into one span, and keeps apart what is taken away", () => {
    const table = new ReportBuilder(COLUMNS);
    const [a, b, c] = [1, 2, 3].map((value) => table.line([text("x"), NONE, money(value)]));
    table.heading("Otra parte");
    const d = table.line([text("x"), NONE, money(4)]);
    const spans = [a, b, c, d].filter((span) => span !== undefined);
    table.total("Suma", [money(10)], spans);
    table.total("Resta", [money(6 - 4)], [...spans.slice(0, 3), minus(d)]);
    const { rows } = table.report(HEAD);
    expect(rows.slice(-2).map((row) => row.sums)).toEqual([
      [
        { from: 0, to: 2 },
        { from: 4, to: 4 },
      ],
      [
        { from: 0, to: 2 },
        { from: 4, to: 4, minus: true },
      ],
    ]);
    expect(wrongSums({ columns: COLUMNS, rows })).toEqual([]);
  });

  it("goes on counting after rows were taken out, and names the rows since a place", () => {
    const table = new ReportBuilder(COLUMNS);
    table.line([text("a"), NONE, money(1)]);
    expect(table.take()).toHaveLength(1);
    const from = table.next;
    expect(table.since(from)).toEqual([]);
    table.line([text("b"), NONE, money(2)]);
    table.take();
    table.line([text("c"), NONE, money(3)]);
    table.total("Suma", [money(5)], table.since(from));
    expect(table.take().at(-1)?.sums).toEqual([{ from: 1, to: 2 }]);
    expect(table.take()).toEqual([]);
  });

  it("names exactly the rows of each sum, for any parts", () => {
    const parts = fc.array(fc.array(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 5 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(parts, fc.boolean(), (values, headed) => {
        const table = new ReportBuilder(COLUMNS);
        const subtotals: ReportSpan[] = [];
        for (const part of values) {
          if (headed) table.heading("Parte");
          const lines = part.map((value) => table.line([text("x"), NONE, money(value)]));
          subtotals.push(table.subtotal("Suma", [amount(sum(part.map((value) => pesos(value))))], lines));
        }
        table.total("Total", [amount(sum(values.flat().map((value) => pesos(value))))], subtotals);
        const { rows } = table.report(HEAD);
        const empty = rows.filter((row) => row.sums === undefined && /total/.test(row.kind));
        expect(empty.every((row) => row.cells[2]?.kind === "amount" && row.cells[2].amount === 0)).toBe(true);
        expect(wrongSums({ columns: COLUMNS, rows })).toEqual([]);
      }),
    );
  });
});
