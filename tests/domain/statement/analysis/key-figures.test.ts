import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { amount, NONE, text } from "#domain/report/report.ts";
import { keyFigures } from "#domain/statement/analysis/key-figures.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { REPORT, reported, typed, uploaded } from "#tests/support/statements.ts";

function known(content: StatementContent, statement: StatementKind = "balance") {
  const saved: SavedStatement = {
    id: makeId("statement", 1, new Uint8Array(10)),
    name: "Estado",
    statement,
    companyId: null,
    date: day("2026-10-31"),
    content,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
  const found = keyFigures(saved);
  return found && { figures: found.figures.map((each) => [each.label, each.amount]), check: found.check };
}

it("a balance is known by what there is, what is owed and what is own", () => {
  const rows = typed(
    "balance",
    ["1105", "Caja", 900],
    ["2205", "Proveedores", -300],
    ["3115", "Aportes", -600],
  );
  expect(known(rows)).toMatchObject({
    figures: [
      ["Activo", 900],
      ["Pasivo", 300],
      ["Patrimonio", 600],
    ],
    check: { holds: true },
  });
  expect(known(typed("balance", ["1105", "Caja", 900], ["2205", "Proveedores", -300]))?.check).toMatchObject({
    holds: false,
  });
});

it("a result ends in what was earned or lost", () => {
  const rows = typed("income", ["4135", "Ventas", -900], ["6135", "Costo", 500], ["5105", "Salarios", 450]);
  expect(known(rows, "income")?.figures.at(-1)).toEqual(["Resultado del ejercicio", -50]);
  expect(known(rows, "income")?.figures.length).toBeLessThanOrEqual(3);
});

it("one made from the books too; of another kind, by its outermost sums", () => {
  expect(known(reported)?.figures).toEqual([
    ["Activo", 800],
    ["Patrimonio", 800],
  ]);
  expect(known(reported, "cash")?.figures).toEqual([
    ["Total activo", 800],
    ["Total patrimonio", 800],
  ]);
  expect(known(reported)?.check).toEqual({ label: "Sumas iguales", holds: true, difference: 0 });
});

it("of another kind it is known by its outermost sums alone, the first two and the last of many", () => {
  const sums = (
    ...rows: readonly (readonly [
      level: number,
      kind: "line" | "subtotal" | "total",
      label: string,
      value: number | null,
    ])[]
  ) =>
    known(
      {
        kind: "report",
        report: {
          title: "",
          subtitle: "",
          period: "",
          columns: [
            { key: "name", label: "Concepto", kind: "text" },
            { key: "now", label: "2026", kind: "amount" },
          ],
          rows: rows.map(([level, kind, label, value]) => ({
            kind,
            level,
            cells: [text(label), value === null ? NONE : amount(pesos(value))],
          })),
          checks: [],
        },
      },
      "cash",
    )?.figures;
  expect(
    sums(
      [0, "line", "Ventas", 9],
      [1, "subtotal", "Dentro", 1],
      [0, "subtotal", "Uno", 2],
      [0, "subtotal", "Vacío", null],
      [0, "total", "Dos", 3],
    ),
  ).toEqual([
    ["Uno", 2],
    ["Dos", 3],
  ]);
  expect(sums([0, "subtotal", "A", 1], [0, "subtotal", "B", 2], [0, "total", "C", 3])).toEqual([
    ["A", 1],
    ["B", 2],
    ["C", 3],
  ]);
  expect(
    sums([0, "subtotal", "A", 1], [0, "subtotal", "B", 2], [0, "subtotal", "C", 3], [0, "total", "D", 4]),
  ).toEqual([
    ["A", 1],
    ["B", 2],
    ["D", 4],
  ]);
});

it("a balance with one side alone is known by its sums, and a check that fails is told first", () => {
  const checks = [
    { label: "Una", holds: true, difference: pesos(0) },
    { label: "Otra", holds: false, difference: pesos(4) },
  ];
  expect(known({ kind: "report", report: { ...REPORT, checks } })?.check?.label).toBe("Otra");
  expect(known({ kind: "report", report: { ...REPORT, checks: [] } })?.check).toBeNull();
  const sums = [
    { kind: "total" as const, level: 0, cells: [text("Total activo"), amount(pesos(800))] },
    { kind: "total" as const, level: 0, cells: [text("Lo que falta"), amount(pesos(5))] },
  ];
  expect(known({ kind: "report", report: { ...REPORT, rows: sums } })?.figures).toEqual([
    ["Total activo", 800],
    ["Lo que falta", 5],
  ]);
  const lines = REPORT.rows.filter(({ kind }) => kind === "line");
  expect(known({ kind: "report", report: { ...REPORT, rows: lines } })?.figures).toEqual([]);
});

it("nothing is said of a file, of a table without amounts, and of sums beyond the range", () => {
  expect(known(uploaded())).toBeNull();
  expect(known(typed("balance", ["1105", "Caja", 0]))).toBeNull();
  expect(known(typed("balance", ["1105", "Caja", MAX_PESOS], ["1110", "Bancos", MAX_PESOS]))).toBeNull();
});
