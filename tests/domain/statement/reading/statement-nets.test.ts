import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionOf } from "#domain/accounting/indicators.ts";
import { ABNORMAL_BALANCES } from "#domain/accounting/ledger/abnormal-balance.data.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { typedNets } from "#domain/statement/reading/statement-nets.ts";
import { placeRows, sumOf } from "#domain/statement/typed/place-rows.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { accountUnder } from "#tests/support/abnormal-accounts.ts";

/** Debits positive, credits negative. */
function row(code: string, name: string, net: number): StatementRow {
  const [debit, credit] = [pesos(Math.max(0, net)), pesos(Math.max(0, -net))];
  return { id: `${code}${name}`, code, name, debit, credit, affectsTaxes: false };
}

describe("a typed table", () => {
  it("is read by the beginners' codes, those of the PUC, and names", () => {
    const { until, within, unread } = typedNets({
      rows: [
        row("1001", "Caja", 500),
        row("11100501", "Banco del Altiplano", 300),
        row("", "cuentas por cobrar", 200),
        row("2001", "Proveedores", -400),
        row("3001", "Capital", -100),
        row("4001", "Ingresos por Ventas", -700),
        row("5002", "Gastos Administrativos", 200),
      ],
    });
    expect(unread).toBe(0);
    expect(figuresFromNets(until, within)).toMatchObject({
      currentAssets: 1_000,
      liabilities: 400,
      equity: 600,
      income: 700,
      netResult: 500,
    });
  });

  it("reads a row by its name as the print of the statement does", () => {
    const rows = [
      row("", "Otros Ingresos", -90),
      row("", "Gastos Financieros", 30),
      row("", "Gastos del perro", 20),
    ];
    expect([...(typedNets({ rows }).within ?? [])]).toEqual([
      ["4295", -90],
      ["5305", 30],
      ["51", 20],
    ]);
    const { sections } = placeRows("income", rows);
    const placed = [...sections].flatMap(([key, own]) => own.map(({ row: { name } }) => `${name}: ${key}`));
    expect(placed.toSorted()).toEqual([
      "Gastos Financieros: other-expenses",
      "Gastos del perro: administration",
      "Otros Ingresos: other-income",
    ]);
  });

  it("has the position that its print has, with accounts against their nature too", () => {
    const codes = ["1001", "1002", "1105", "111005", "1524", "1705", "2725", "29", "3105", "4135", "5105"];
    const code = fc.constantFrom(...codes, ...ABNORMAL_BALANCES.map(({ prefix }) => accountUnder(prefix)));
    const table = fc.array(fc.tuple(code, fc.integer({ min: -9_999, max: 9_999 })), { minLength: 1 });
    fc.assert(
      fc.property(table, (typed) => {
        const rows = typed.map(([each, net], index) => row(each, String(index), net));
        const placed = placeRows("balance", rows);
        const found = positionOf(typedNets({ rows }).until ?? new Map());
        expect({
          currentAssets: sumOf(placed, ["current-assets"]),
          otherAssets: sumOf(placed, ["other-assets"]),
          currentLiabilities: sumOf(placed, ["current-liabilities"]),
          otherLiabilities: sumOf(placed, ["other-liabilities"]),
        }).toEqual({ ...found, equity: undefined });
      }),
    );
  });

  it("keeps what moved in a period with its account", () => {
    const { sections } = placeRows("cash", [row("1305", "Clientes", -500)]);
    const found = [...sections].filter(([, own]) => own.length > 0).map(([key]) => key);
    const debit = placeRows("cash", [row("1305", "Clientes", 500)]).sections;
    expect(found).toEqual([...debit].filter(([, own]) => own.length > 0).map(([key]) => key));
  });

  it("says nothing of what it does not name", () => {
    expect(typedNets({ rows: [row("1001", "Caja", 5), row("3001", "Capital", -5)] })).toMatchObject({
      within: null,
    });
    expect(typedNets({ rows: [row("4001", "Ingresos por Ventas", -5)] })).toMatchObject({ until: null });
    expect(typedNets({ rows: [] })).toEqual({ until: null, within: null, unread: 0 });
  });

  it("counts the rows that it could not place, but for those without an amount", () => {
    const { unread } = typedNets({
      rows: [row("", "Lo del perro", 70), row("0", "", 1), row("", "Sin valor", 0)],
    });
    expect(unread).toBe(2);
  });
});
