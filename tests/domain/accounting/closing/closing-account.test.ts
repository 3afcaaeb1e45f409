import { expect, it } from "vitest";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { closingEntries } from "#domain/accounting/closing/closing.ts";
import { closingAccount } from "#domain/accounting/closing/closing-account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { line } from "#tests/support/builders.ts";

const puc = pucChart();

function closed(...lines: readonly ReturnType<typeof line>[]) {
  const year = { kind: "puc" as const, period: closingPeriod(2025), pucOf: (account: string) => account };
  return closingAccount(closingEntries({ ...year, balances: balancesOfLines(lines) }), puc);
}

it("gathers costs at the left and income at the right, by account of four digits", () => {
  const account = closed(
    line("4135", -600),
    line("413595", -200),
    line("4175", 50),
    line("6135", 300),
    line("510506", 100),
    line("5195", 20),
  );
  expect(account).toMatchObject({ debits: 470, credits: 800, result: 330 });
  expect(account.credit.map(({ code, amount }) => [code, amount])).toEqual([["4135", 800]]);
  // Returns are deducted from income, on the debit side.
  expect(account.debit.map(({ code, amount }) => [code, amount])).toEqual([
    ["6135", 300],
    ["5105", 100],
    ["4175", 50],
    ["5195", 20],
  ]);
});

it("tells a loss below zero, and small accounts together", () => {
  const codes = ["5105", "5110", "5115", "5120", "5125", "5130", "5135", "5140", "5145", "5195"];
  const account = closed(line("4135", -10), ...codes.map((code, index) => line(code, 10 * (index + 1))));
  expect(account.result).toBe(10 - 550);
  expect(account.debit).toHaveLength(8);
  expect(account.debit.at(-1)).toMatchObject({ code: null, count: 3, amount: 60 });
});

it("shows eight accounts one by one, those of one amount by their code, and none that comes to nothing", () => {
  const codes = ["5195", "5135", "5130", "5125", "5120", "5115", "5110", "5105"];
  const account = closed(line("4135", -10), ...codes.map((code) => line(code, 10)));
  expect(account.debit.map(({ code }) => code)).toEqual(codes.toReversed());
  const back = closingAccount(
    [
      {
        date: day("2025-12-31"),
        description: "",
        reference: "",
        lines: [line("4135", 5), line("413595", -5)],
      },
    ],
    puc,
  );
  expect([back.debit, back.credit, back.result]).toEqual([[], [], 0]);
});

it("works in charts without 5905", () => {
  const income = miniChart.accounts.find((account) => account.posting && account.puc.startsWith("41"));
  if (income === undefined) throw new Error("no income");
  const pucOf = (code: string) => miniChart.byCode.get(code)?.puc ?? "";
  const balances = balancesOfLines([line(income.code, -90)]);
  const entries = closingEntries({ kind: "mini", period: closingPeriod(2025), pucOf, balances });
  expect(closingAccount(entries, miniChart)).toMatchObject({ debits: 0, credits: 90, result: 90 });
});
