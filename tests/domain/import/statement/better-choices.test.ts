import { describe, expect, it } from "vitest";
import type { UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Account, better, rowsOf, YEARS } from "./better-accounts.ts";

describe("IM-42 the sheets that data allow", () => {
  const ONE = [{ label: "", day: null }];
  const titles = (accounts: readonly Account[], periods: UploadedStatement["periods"] = ONE) =>
    better(accounts, periods).sheets.map(({ report }) => report.title);

  it.each<readonly [string, readonly Account[], readonly string[]]>([
    [
      "assets and debts",
      [
        ["1105", "Caja", 9],
        ["2205", "Proveedores", -9],
      ],
      ["Balance General", "Indicadores", "Cifras y gráficas"],
    ],
    [
      "results",
      [
        ["4135", "Ventas", -9],
        ["5105", "Personal", 5],
      ],
      ["Estado de Resultados", "Indicadores", "Cifras y gráficas"],
    ],
    ["equity", [["3115", "Aportes", -9]], ["Estado de Patrimonio", "Cifras y gráficas"]],
    ["nothing but zeros", [["1105", "Caja", 0]], []],
    ["accounts of order", [["8105", "Orden", 5]], []],
  ])("%s", (_, accounts, expected) => {
    expect(titles(accounts)).toEqual(["Balance de comprobación", ...expected]);
  });

  it("a cash flow needs two balances with cash", () => {
    const two = (puc: string): readonly Account[] => [
      [puc, "x", 9, 5],
      ["3115", "Aportes", -9, -5],
    ];
    expect(titles(two("1105"), YEARS)).toContain("Flujo de Caja");
    expect(titles(two("1305"), YEARS)).not.toContain("Flujo de Caja");
    expect(
      titles([
        ["1105", "x", 9],
        ["3115", "Aportes", -9],
      ]),
    ).not.toContain("Flujo de Caja");
  });

  it("one period has no name where the file gives it none, several are numbered", () => {
    const columns = (periods: UploadedStatement["periods"]) =>
      better(
        [
          ["1105", "Caja", 9, 5],
          ["3115", "Aportes", -9, -5],
        ],
        periods,
      ).sheets[1]?.report.columns.map(({ label }) => label);
    expect(columns(ONE)).toEqual(["Cuenta", "Valor"]);
    expect(columns([...ONE, ...ONE])).toEqual(["Cuenta", "Columna 1", "Columna 2"]);
    expect(columns([{ label: "", day: day("2025-12-31") }])).toEqual(["Cuenta", "2025-12-31"]);
    expect(better([["1105", "Caja", 9]], ONE).ties.map(({ label }) => label)).toEqual([
      "Débitos = créditos",
      "Activo = pasivo + patrimonio",
    ]);
  });

  it("a result that stands in equity is counted there alone, beside the accounts that it came from", () => {
    const book = better(
      [
        ["1105", "Caja", 9],
        ["3115", "Aportes", -5],
        ["3605", "Utilidad", -4],
        ["4135", "Ventas", -9],
        ["5105", "Personal", 5],
      ],
      ONE,
    );
    expect(rowsOf(book, "Balance General").slice(-4)).toEqual([
      "Aportes | 5",
      "Utilidad | 4",
      "Total patrimonio | 9 subtotal = 4-5",
      "Total pasivo y patrimonio | 9 total = 4-5",
    ]);
    expect(book.ties.map(({ label }) => label)).toEqual(["Activo = pasivo + patrimonio"]);
    expect(rowsOf(book, "Cifras y gráficas")).toEqual([
      "Activo | 9",
      "Patrimonio | 9",
      "Ventas netas | 9",
      "Resultado del ejercicio | 4",
    ]);
  });
});
