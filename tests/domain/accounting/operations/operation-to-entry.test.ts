import { describe, expect, it } from "vitest";
import { CHART_KINDS, type ChartKind } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { moneyEffect } from "#domain/accounting/operations/money-effect.ts";
import { OPERATION_TYPES, type Operation, PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import { operationToEntry, operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { accountCode } from "../account-code.ts";

const AMOUNT = pesos(2_380_000);

/** type, direction, then "debit > credit" for cash, bank (also check and card) and other, chart by chart. */
const TABLE: readonly (readonly [
  Operation["type"],
  "in" | "out",
  Readonly<Record<ChartKind, readonly string[]>>,
])[] = [
  [
    "sale",
    "in",
    {
      mini: ["1001 > 4001", "1002 > 4001", "1003 > 4001"],
      journal: ["caja > ventas", "bancos > ventas", "cuentas-por-cobrar > ventas"],
      puc: ["1105 > 4135", "1110 > 4135", "1305 > 4135"],
    },
  ],
  [
    "income",
    "in",
    {
      mini: ["1001 > 4001", "1002 > 4001", "1003 > 4001"],
      journal: ["caja > otros-ingresos", "bancos > otros-ingresos", "cuentas-por-cobrar > otros-ingresos"],
      puc: ["1105 > 4295", "1110 > 4295", "1305 > 4295"],
    },
  ],
  [
    "expense",
    "out",
    {
      mini: ["5001 > 1001", "5001 > 1002", "5001 > 2002"],
      journal: [
        "gastos-operacionales > caja",
        "gastos-operacionales > bancos",
        "gastos-operacionales > cuentas-por-pagar",
      ],
      puc: ["5195 > 1105", "5195 > 1110", "5195 > 2335"],
    },
  ],
  [
    "purchase",
    "out",
    {
      mini: ["1004 > 1001", "1004 > 1002", "1004 > 2001"],
      journal: ["inventarios > caja", "inventarios > bancos", "inventarios > proveedores"],
      puc: ["1435 > 1105", "1435 > 1110", "1435 > 2205"],
    },
  ],
  [
    "other",
    "in",
    {
      mini: ["1001 > 4001", "1002 > 4001", "1003 > 4001"],
      journal: ["caja > otros-ingresos", "bancos > otros-ingresos", "cuentas-por-cobrar > otros-ingresos"],
      puc: ["1105 > 4295", "1110 > 4295", "1305 > 4295"],
    },
  ],
  [
    "other",
    "out",
    {
      mini: ["5001 > 1001", "5001 > 1002", "5001 > 2002"],
      journal: [
        "gastos-operacionales > caja",
        "gastos-operacionales > bancos",
        "gastos-operacionales > cuentas-por-pagar",
      ],
      puc: ["5195 > 1105", "5195 > 1110", "5195 > 2335"],
    },
  ],
];

const COLUMN = { cash: 0, bank: 1, check: 1, card: 1, other: 2 } as const;

const CASES = TABLE.flatMap(([type, direction, byChart]) =>
  CHART_KINDS.flatMap((chart) =>
    PAYMENT_METHODS.map((method) => {
      const operation: Operation = {
        type,
        method,
        amount: AMOUNT,
        ...(type === "other" ? { direction } : {}),
      };
      return { type, direction, chart, method, operation, expected: byChart[chart][COLUMN[method]] ?? "" };
    }),
  ),
);

describe("operationToLines", () => {
  it("has a row for every type", () => {
    expect(new Set(TABLE.map(([type]) => type))).toEqual(new Set(OPERATION_TYPES));
  });

  it.each(CASES)("$type $direction, $method, $chart: $expected", async ({ operation, chart, expected }) => {
    const lines = operationToLines(operation, chart);
    const [debited, credited] = expected.split(" > ");
    expect(lines).toEqual([
      { account: debited, debit: AMOUNT, credit: 0 },
      { account: credited, debit: 0, credit: AMOUNT },
    ]);
    const content = operationToEntry(
      operation,
      { date: day("2026-11-20"), description: "", reference: "" },
      chart,
    );
    expect(content.lines).toEqual(lines);
    expect(content.operation).toEqual(operation);
    expect(checkEntry(content, await loadChart(chart))).toEqual([]);
  });

  it("uses the account the user chose", () => {
    const energy: Operation = {
      type: "expense",
      method: "bank",
      amount: AMOUNT,
      account: accountCode("5135"),
    };
    expect(operationToLines(energy, "puc").map((line) => line.account)).toEqual(["5135", "1110"]);
    const capital: Operation = {
      type: "other",
      direction: "in",
      method: "cash",
      amount: AMOUNT,
      account: accountCode("3105"),
    };
    expect(operationToLines(capital, "puc").map((line) => line.account)).toEqual(["1105", "3105"]);
  });
});

describe("moneyEffect", () => {
  it.each(CASES)("$type $direction, $method, $chart", ({ operation, chart, direction, method }) => {
    const expected = method === "other" ? 0 : direction === "in" ? AMOUNT : -AMOUNT;
    expect(moneyEffect(operationToLines(operation, chart), chart)).toBe(expected);
  });

  it("counts sub-accounts of the PUC, and moving money to the bank is no change", () => {
    const line = (account: string, debit: number, credit: number) => ({
      account: accountCode(account),
      debit: pesos(debit),
      credit: pesos(credit),
    });
    expect(moneyEffect([line("111005", 500, 0), line("110505", 0, 500)], "puc")).toBe(0);
    expect(moneyEffect([line("112005", 700, 0), line("1305", 0, 700)], "puc")).toBe(700);
    expect(moneyEffect([line("6135", 700, 0), line("1435", 0, 700)], "puc")).toBe(0);
  });
});
