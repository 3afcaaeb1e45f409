import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Report } from "#domain/report/report.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { statementTies } from "#domain/statement/source/statement-ties.ts";
import { summaryCheck, summaryColumn, summaryLines } from "#domain/statement/source/summary-lines.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";

describe("what two of the four reports tell of the same thing (I-04)", () => {
  const amount = (value: number) => ({ kind: "amount" as const, amount: pesos(value) });
  const text = { kind: "text" as const, text: "" };
  /** A report of rows by their line, with a text and two amounts. */
  const report = (rows: Readonly<Record<string, readonly [number, number]>>) =>
    ({
      columns: [{ kind: "text" }, { kind: "amount" }, { kind: "amount" }],
      rows: [
        { cells: [text], source: undefined },
        ...Object.entries(rows).map(([line, [first, last]]) => ({
          source: { kind: "line", line },
          cells: [text, amount(first), amount(last)],
        })),
      ],
    }) as unknown as Report;
  const NOTHING = report({});
  const told = (reports: readonly Report[]) =>
    statementTies(reports).map(({ label, cells }) => [
      label,
      ...cells.map(({ sheet, row, column, amount: value }) => `${sheet} ${row} ${column} ${value}`),
    ]);

  it("is read in the first amount of each, and of equity in the last one", () => {
    const at = (kind: (typeof STATEMENT_KINDS)[number]) => STATEMENT_KINDS.indexOf(kind);
    const reports = STATEMENT_KINDS.map((kind) => {
      if (kind === "balance")
        return report({ assets: [9, 1], "liabilities-and-equity": [9, 2], cash: [4, 3], equity: [6, 5] });
      if (kind === "income") return report({ result: [7, 1] });
      if (kind === "cash") return report({ end: [4, 2] });
      return report({ "result@0": [1, 7], "closing@0": [2, 6] });
    });
    expect(told(reports)).toEqual([
      ["Activo = pasivo y patrimonio", `${at("balance")} 1 1 9`, `${at("balance")} 2 1 9`],
      ["Resultado del período", `${at("income")} 1 1 7`, `${at("equity")} 1 2 7`],
      ["Efectivo al final", `${at("cash")} 1 1 4`, `${at("balance")} 3 1 4`],
      ["Patrimonio", `${at("equity")} 2 2 6`, `${at("balance")} 4 1 6`],
    ]);
  });

  it("is left out where either has none of it", () => {
    expect(told(STATEMENT_KINDS.map(() => NOTHING))).toEqual([]);
    const assets = STATEMENT_KINDS.map((kind) => (kind === "balance" ? report({ assets: [9, 1] }) : NOTHING));
    expect(told(assets)).toEqual([]);
    const bare = {
      columns: [{ kind: "text" }],
      rows: [{ source: { kind: "line", line: "assets" }, cells: [text] }],
    };
    expect(told(STATEMENT_KINDS.map(() => bare as unknown as Report))).toEqual([]);
  });
});

describe("the four small sheets", () => {
  const check = (label: string, holds: boolean) => ({ label, holds, difference: pesos(holds ? 0 : 5) });
  const sheet = (
    statement: BookStatement["statement"],
    keys: readonly string[],
    checks: readonly object[] = [],
  ) =>
    ({
      statement,
      lines: keys.map((key) => ({ key })),
      columns: ["a", "b", "c"],
      checks,
    }) as unknown as BookStatement;

  it("have their own lines in their own order, without those that a statement has not", () => {
    const lines = summaryLines(sheet("income", ["result", "cost", "other", "revenue"]));
    expect(lines.map(({ key, line }) => `${key} ${line.key}`)).toEqual([
      "revenue revenue",
      "cost cost",
      "result result",
    ]);
    expect(summaryLines(sheet("cash", []))).toEqual([]);
  });

  it("read the first column, and of equity the last one", () => {
    expect([summaryColumn(sheet("balance", [])), summaryColumn(sheet("equity", []))]).toEqual([0, 2]);
  });

  it("state the check that fails, or what holds in every period", () => {
    const told = (...checks: readonly object[]) => summaryCheck(sheet("equity", [], checks));
    expect(told()).toBeNull();
    expect(told(check("Patrimonio (2025)", true), check("Patrimonio (2026)", true))?.label).toBe(
      "Patrimonio",
    );
    expect(told(check("Patrimonio (caja) = balance", true))?.label).toBe("Patrimonio (caja) = balance");
    expect(told(check("A (2025)", true), check("A (2026)", false))).toEqual(check("A (2026)", false));
  });
});
