import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHART_KINDS, type ChartKind } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { OPERATION_TYPES, type Operation, PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import { operationToEntry, operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { runs } from "#tests/support/random/runs.ts";
import { accountCode } from "../account-code.ts";

const CHARTS = { mini: miniChart, journal: journalChart, puc: pucChart() };
const WORDS = { date: day("2026-11-20"), description: "Venta de mostrador", reference: "" };

const accountOf = (chart: ChartKind) =>
  fc.constantFrom(
    ...CHARTS[chart].accounts.filter((account) => account.posting).map((account) => account.code),
  );

const operationOf = (chart: ChartKind): fc.Arbitrary<Operation> =>
  fc
    .record({
      type: fc.constantFrom(...OPERATION_TYPES),
      method: fc.constantFrom(...PAYMENT_METHODS),
      amount: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(pesos),
      direction: fc.constantFrom("in" as const, "out" as const),
      account: fc.option(accountOf(chart), { nil: undefined }),
    })
    .map(({ direction, account, ...rest }) => ({
      ...rest,
      ...(rest.type === "other" ? { direction } : {}),
      ...(account === undefined ? {} : { account }),
    }));

const chartAndOperation = fc
  .constantFrom(...CHART_KINDS)
  .chain((chart) => operationOf(chart).map((operation) => ({ chart, operation })));

const line = (account: string, debit: number, credit: number): EntryLine => ({
  account: accountCode(account),
  debit: pesos(debit),
  credit: pesos(credit),
});

describe("entryToOperation", () => {
  it("gives back the operation an entry was made of, and the entry can be posted (I-10)", () => {
    fc.assert(
      fc.property(chartAndOperation, ({ chart, operation }) => {
        const content = operationToEntry(operation, WORDS, chart);
        expect(checkEntry(content, CHARTS[chart])).toEqual([]);
        expect(entryToOperation(content, chart)).toEqual(operation);
      }),
      runs(150, 2_000),
    );
  });

  it("reads lines that came from elsewhere as an operation that writes the same lines", () => {
    fc.assert(
      fc.property(chartAndOperation, ({ chart, operation }) => {
        const lines = operationToLines(operation, chart);
        const reading = entryToOperation({ lines }, chart);
        if (reading) expect(operationToLines(reading, chart)).toEqual(lines);
        else expect(operation.account, "only a chosen account can be one that no type takes").toBeDefined();
      }),
      runs(150, 2_000),
    );
  });

  it.each([
    ["1105", "4135", { type: "sale", method: "cash" }],
    ["1305", "413548", { type: "sale", method: "other", account: "413548" }],
    ["1110", "421005", { type: "income", method: "bank", account: "421005" }],
    ["5135", "1110", { type: "expense", method: "bank", account: "5135" }],
    ["5120", "2335", { type: "expense", method: "other", account: "5120" }],
    ["1435", "2205", { type: "purchase", method: "other" }],
    ["1528", "2205", { type: "purchase", method: "other", account: "1528" }],
    ["1110", "3105", { type: "other", method: "bank", direction: "in", account: "3105" }],
    ["2105", "1110", { type: "other", method: "bank", direction: "out", account: "2105" }],
  ])("reads D %s C %s", (debited, credited, expected) => {
    const lines = [line(debited, 1000, 0), line(credited, 0, 1000)];
    expect(entryToOperation({ lines }, "puc")).toEqual({ ...expected, amount: 1000 });
  });

  it("takes the lines, not the operation, once they were edited apart", () => {
    const operation: Operation = { type: "sale", method: "card", amount: pesos(1000) };
    const lines = operationToLines({ ...operation, amount: pesos(1200) }, "puc");
    expect(entryToOperation({ lines, operation }, "puc")).toEqual({
      type: "sale",
      method: "bank",
      amount: 1200,
    });
  });

  it.each([
    ["no money and no credit", [line("6135", 1000, 0), line("1435", 0, 1000)]],
    ["three lines", [line("1105", 1190, 0), line("4135", 0, 1000), line("2408", 0, 190)]],
    ["the credit first", [line("4135", 0, 1000), line("1105", 1000, 0)]],
    ["a third party", [{ ...line("1105", 1000, 0), thirdParty: "Obras Chía" }, line("4135", 0, 1000)]],
    ["a note", [line("1105", 1000, 0), { ...line("4135", 0, 1000), note: "FE-1187" }]],
    ["a sub-account of cash", [line("110505", 1000, 0), line("4135", 0, 1000)]],
    ["unbalanced", [line("1105", 1000, 0), line("4135", 0, 900)]],
    ["income bought on credit", [line("4295", 1000, 0), line("2205", 0, 1000)]],
    ["nothing", []],
  ])("answers null for an asiento compuesto: %s", (_why, lines) => {
    expect(entryToOperation({ lines }, "puc")).toBeNull();
    const operation: Operation = { type: "sale", method: "cash", amount: pesos(1000) };
    expect(entryToOperation({ lines, operation }, "puc")).toBeNull();
  });
});
