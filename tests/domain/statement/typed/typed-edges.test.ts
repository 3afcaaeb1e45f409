import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { contentReport } from "#domain/statement/typed/content-report.ts";
import { placeRows, pucOfRow, sectionOfPuc } from "#domain/statement/typed/place-rows.ts";
import { typedFigures } from "#domain/statement/typed/typed-figures.ts";
import { readRowCount } from "#domain/statement/typed/typed-limits.ts";
import { typedReport } from "#domain/statement/typed/typed-report.ts";
import { isSample, sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { typedTotals } from "#domain/statement/typed/typed-totals.ts";

type Line = readonly [code: string, name: string, net: number];

const rowsOf = (...lines: readonly Line[]): StatementRow[] =>
  lines.map(([code, name, net], at) => ({
    id: String(at),
    code,
    name,
    debit: pesos(Math.max(net, 0)),
    credit: pesos(Math.max(-net, 0)),
    affectsTaxes: false,
  }));

const HEAD = { subtitle: "La Sabana", period: "A 31 de octubre de 2026" };
const reportOf = (statement: StatementKind, ...lines: readonly Line[]) =>
  typedReport({ statement, view: "complex", rows: rowsOf(...lines) }, HEAD);
const firsts = (report: ReturnType<typeof reportOf>) =>
  report.rows.map(({ kind, cells: [name] }) => [kind, name?.kind === "text" ? name.text : ""]);

describe("a typed table as a statement, at its edges", () => {
  it("prints the totals of an empty table, and no subtotal of nothing", () => {
    expect(firsts(reportOf("balance"))).toEqual([
      ["total", "Total activo"],
      ["total", "Total pasivo y patrimonio"],
    ]);
    expect(firsts(reportOf("income")).map(([kind]) => kind)).not.toContain("subtotal");
    expect(firsts(reportOf("income", ["4135", "Ventas", -9]))).toContainEqual(["subtotal", "Utilidad bruta"]);
  });

  it("has its title and the head of the company", () => {
    const { title, subtitle, period } = reportOf("balance");
    expect([title, subtitle, period]).toEqual(["Balance General", "La Sabana", "A 31 de octubre de 2026"]);
  });

  it("calls a row by its name, its code or neither, without spaces around", () => {
    const report = reportOf("balance", ["1105", " Caja ", 5], [" 1110 ", "  ", 5], ["", "  ", -10]);
    expect(firsts(report).filter(([kind]) => kind === "line")).toEqual([
      ["line", "Caja"],
      ["line", "1110"],
      ["line", "Sin cuenta"],
    ]);
    expect(report.rows.filter((row) => "warning" in row).map(({ warning }) => warning)).toEqual([
      "Su código no dice dónde va",
    ]);
  });

  it("compares a result once any account of what it is compared with is typed", () => {
    const checks = (...lines: readonly Line[]) =>
      reportOf("income", ...lines).checks.map(({ difference }) => difference);
    expect(checks(["4135", "Ventas", -9])).toEqual([]);
    expect(checks(["4135", "Ventas", -9], ["3605", "Utilidad", 7])).toEqual([2]);
    const equity = (...lines: readonly Line[]) =>
      reportOf("equity", ...lines).checks.map(({ difference }) => difference);
    expect(equity(["3105", "Capital", -9])).toEqual([]);
    expect(equity(["3105", "Capital", -9], ["1105", "Caja", 7])).toEqual([2]);
    expect(equity(["3105", "Capital", -9], ["2205", "Proveedores", -7])).toEqual([16]);
  });

  it("of a saved table has the company and its period, and is none where the sums leave the range", () => {
    const saved = (net: number) => ({
      content: {
        kind: "typed",
        table: { statement: "balance", view: "complex", rows: rowsOf(["1105", "Caja", net]) },
      },
      date: day("2026-10-31"),
    });
    const report = contentReport(saved(5) as never, "La Sabana");
    expect([report?.subtitle, report?.period]).toEqual(["La Sabana", "A 31 de octubre de 2026"]);
    const most = {
      ...saved(5).content.table,
      rows: rowsOf(["1105", "Caja", 9e15], ["1110", "Bancos", 9e15]),
    };
    expect(
      contentReport({ ...saved(5), content: { kind: "typed", table: most } } as never, "La Sabana"),
    ).toBeNull();
  });
});

describe("where a row of a typed table stands, at its edges", () => {
  it("knows an account by its name with spaces around it, and no section for memorandum accounts", () => {
    expect(pucOfRow({ code: "", name: "  Otros Ingresos " })).toBe(
      pucOfRow({ code: "", name: "Otros Ingresos" }),
    );
    expect(pucOfRow({ code: "", name: "Otros Ingresos" })).not.toBeNull();
    expect(sectionOfPuc("balance", "8105")).toBeNull();
    expect(sectionOfPuc("cash", "8105")).toBeNull();
  });

  it("AC-99 against its nature it is current, whatever its name says; equity has no such parts", () => {
    const at = (statement: StatementKind, ...line: Line) => {
      const { sections, unplaced } = placeRows(statement, rowsOf(line));
      return [...sections]
        .flatMap(([key, own]) => own.map(() => key))
        .concat(unplaced.length > 0 ? ["none" as never] : []);
    };
    expect(at("balance", "1305", "Clientes a largo plazo", 9)).toEqual(["other-assets"]);
    expect(at("balance", "1305", "Clientes a largo plazo", -9)).toEqual(["current-liabilities"]);
    expect(at("equity", "1305", "Clientes a largo plazo", 9)).toEqual(["current-assets"]);
  });
});

describe("the figures of a typed table for its reading", () => {
  it("has each row in its section, and says which take off because of what they are", () => {
    const rows = rowsOf(
      ["1524", "Equipo", 50],
      ["1592", "Depreciación", -20],
      [" 2205 ", " ", -40],
      ["3105", "Capital", 10],
    );
    expect(typedFigures({ statement: "balance", view: "complex", rows }).lines).toEqual([
      { section: "other-assets", name: "Equipo", amount: 50 },
      { section: "other-assets", name: "Depreciación", amount: -20, subtracts: true },
      { section: "current-liabilities", name: "2205", amount: 40 },
      { section: "equity", name: "Capital", amount: -10 },
    ]);
  });

  it("is compared as its statement is", () => {
    const difference = (statement: StatementKind, ...lines: readonly Line[]) =>
      typedFigures({ statement, view: "complex", rows: rowsOf(...lines) }).difference;
    expect(difference("balance", ["1105", "Caja", 5])).toBe(5);
    expect(difference("income", ["4135", "Ventas", -9])).toBe(0);
    expect(difference("income", ["4135", "Ventas", -9], ["3605", "Utilidad", 7])).toBe(2);
    expect(difference("equity", ["3105", "Capital", -9], ["1105", "Caja", 7])).toBe(2);
  });
});

describe("limits, samples and totals", () => {
  it("reads a number of rows with spaces around it", () => {
    expect([
      readRowCount("simple", " 3 "),
      readRowCount("simple", "tres"),
      readRowCount("complex", " 99 "),
    ]).toEqual([3, 1, 20]);
  });

  it("is a sample as long as nothing was changed, added or taken out", () => {
    for (const view of ["simple", "complex"] as const) {
      const { statement, rows } = sampleStatement("balance", view);
      expect(isSample({ statement, rows })).toBe(true);
      expect(isSample({ statement, rows: rows.slice(0, -1) })).toBe(false);
      expect(isSample({ statement, rows: [...rows, ...rows.slice(0, 1)] })).toBe(false);
      expect(isSample({ statement, rows: rows.map((row) => ({ ...row, name: "Otra" })) })).toBe(false);
    }
  });

  it("a table without amounts is empty, one of any amount is not", () => {
    expect(typedTotals(rowsOf(["1105", "Caja", 0])).empty).toBe(true);
    expect(typedTotals(rowsOf(["1105", "Caja", 5])).empty).toBe(false);
    expect(typedTotals(rowsOf(["2205", "Proveedores", -5])).empty).toBe(false);
  });
});
