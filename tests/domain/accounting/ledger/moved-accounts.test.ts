import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { balanceOf, firstAccount, movedAccounts } from "#domain/accounting/ledger/moved-accounts.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const chart = await loadChart("puc");
const moved = (rows: Readonly<Record<string, readonly [debit: number, credit: number]>>) =>
  new Map(
    Object.entries(rows).map(([code, [debit, credit]]) => [
      code as AccountCode,
      { debit: pesos(debit), credit: pesos(credit) },
    ]),
  );

const account = (code: string) => {
  const found = findAccount(chart, code);
  if (found === undefined) throw new Error(code);
  return found;
};

it("the balance of an account counts its sub-accounts, on its normal side", () => {
  const balances = moved({ "110505": [900, 100], "111005": [50, 0], "413505": [0, 700] });
  expect(balanceOf(account("1105"), balances)).toBe(800);
  expect(balanceOf(account("11"), balances)).toBe(850);
  expect(balanceOf(account("4135"), balances)).toBe(700);
  expect(balanceOf(account("5135"), balances)).toBe(0);
});

it("a report opens with the first account of the chart that moved, at four digits", () => {
  expect(firstAccount(chart, moved({ "413505": [0, 1], "111005": [1, 0] }))?.code).toBe("1110");
  expect(firstAccount(chart, moved({}))).toBeUndefined();
});

it("lists what moved in the order of the chart", () => {
  expect(movedAccounts(chart, moved({ "4135": [0, 1], "1105": [1, 0] }))).toEqual(["1105", "4135"]);
  expect(movedAccounts(chart, moved({}))).toEqual([]);
});
