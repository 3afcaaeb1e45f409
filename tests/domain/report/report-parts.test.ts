import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { addSpans } from "#domain/report/add-spans.ts";
import { amount, NONE, type Report, text } from "#domain/report/report.ts";
import {
  checkRows,
  checkText,
  columnGroups,
  isFigure,
  isFinal,
  unsaidChecks,
} from "#domain/report/report-parts.ts";
import { arbitraryReport } from "../../support/random/random-reports.ts";
import { wrongSums } from "../../support/report-sums.ts";

const EQUAL = { label: "Sumas iguales", holds: true, difference: pesos(0) };
const UNEQUAL = { label: "Activo = Pasivo + Patrimonio", holds: false, difference: pesos(-486_300) };

const REPORT: Report = {
  title: "Balance de comprobación",
  subtitle: "La Sabana",
  period: "noviembre de 2026",
  columns: [
    { key: "code", label: "Código", kind: "code" },
    { key: "name", label: "Cuenta", kind: "text" },
    { key: "a", label: "Debe", kind: "amount", group: "Saldo anterior" },
    { key: "b", label: "Haber", kind: "amount", group: "Saldo anterior" },
    { key: "share", label: "%", kind: "percent" },
  ],
  rows: [
    {
      kind: "total",
      level: 0,
      cells: [text("Sumas iguales"), NONE, amount(pesos(1)), amount(pesos(1)), NONE],
    },
  ],
  checks: [EQUAL],
};

describe("what stands around the rows of a report", () => {
  it("puts neighbouring columns under the heading they share", () => {
    expect(columnGroups(REPORT.columns)).toEqual([
      { label: undefined, span: 2, key: "code" },
      { label: "Saldo anterior", span: 2, key: "a" },
      { label: undefined, span: 1, key: "share" },
    ]);
    expect(columnGroups(REPORT.columns.slice(0, 2))).toEqual([]);
    expect(REPORT.columns.map(isFigure)).toEqual([false, false, true, true, true]);
  });

  it("names a check that no total says, and a difference always, with its amount", () => {
    expect(unsaidChecks(REPORT)).toEqual([]);
    expect(checkRows(REPORT)).toEqual([]);
    const broken = { ...REPORT, checks: [EQUAL, UNEQUAL] };
    expect(isFinal(broken)).toBe(false);
    expect(checkRows(broken).map(({ cells, warning }) => [cells[0], cells.length, warning])).toEqual([
      [text("Sumas iguales. Sin diferencia"), 5, undefined],
      [text("Activo = Pasivo + Patrimonio. Diferencia: $\u00a0486.300"), 5, UNEQUAL.label],
    ]);
    expect(checkText(EQUAL)).toBe("Sumas iguales");
  });
});

describe("what rows say they add up", () => {
  it("adds spans and takes away what is marked so", () => {
    const figures = [5, 0, 7, 100, 30];
    expect(addSpans(figures, [{ from: 0, to: 2 }])).toBe(12);
    expect(
      addSpans(figures, [
        { from: 3, to: 3 },
        { from: 4, to: 4, minus: true },
      ]),
    ).toBe(70);
    expect(addSpans(figures, [])).toBe(0);
    expect(addSpans([MAX_PESOS, 1], [{ from: 0, to: 1 }])).toBeNull();
  });

  it("is what their figures are, in every report of any entries (I-25)", () => {
    fc.assert(
      fc.property(arbitraryReport, (report) => {
        expect(wrongSums(report)).toEqual([]);
        expect(report.rows.filter(({ kind }) => kind === "total").every(({ sums }) => sums)).toBe(true);
      }),
    );
  });

  it("is seen when it is wrong", () => {
    const sums = [{ from: 0, to: 0 }];
    const row = { kind: "line", level: 1, cells: [NONE, NONE, amount(pesos(5)), NONE, NONE] } as const;
    const total = {
      kind: "total",
      level: 0,
      cells: [NONE, NONE, amount(pesos(6)), NONE, NONE],
      sums,
    } as const;
    expect(wrongSums({ ...REPORT, rows: [row, total] })).toEqual([
      { row: 1, column: "a", shown: 6, added: 5 },
    ]);
    expect(wrongSums({ ...REPORT, rows: [total, row] })).toHaveLength(1);
  });
});
