import { expect, it } from "vitest";
import { type AccountCode, CHART_KINDS } from "#domain/accounting/account.ts";
import { withCashEquivalents } from "#domain/accounting/cash-equivalents.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { accountLabel, pucOfAccount } from "#domain/accounting/puc-of-account.ts";

const code = (text: string) => text as AccountCode;

it("I-09 an account of a chart has its own code of the PUC", async () => {
  for (const kind of CHART_KINDS) {
    const chart = await loadChart(kind);
    for (const account of chart.accounts) expect(pucOfAccount(chart, account.code)).toBe(account.puc);
  }
});

it.each([
  ["11059999", "11059999"],
  ["7", "7"],
  ["0105", ""],
  ["11o5", ""],
  ["x1105", ""],
  ["1105 ", ""],
  ["", ""],
])("of an unknown account, the PUC's own digits are its code: «%s»", async (typed, puc) => {
  expect(pucOfAccount(await loadChart("puc"), code(typed))).toBe(puc);
  expect(pucOfAccount(await loadChart("journal"), code(typed))).toBe("");
});

it("is read as cash where its book says so", async () => {
  const read = withCashEquivalents(await loadChart("puc"), new Set(["1225"]));
  expect(pucOfAccount(read, code("1225"))).toBe("11951225");
});

it("is written with its code where codes are shown, and an unknown one is its code", async () => {
  const puc = await loadChart("puc");
  expect(accountLabel(puc, code("1105"))).toBe("1105 Caja");
  expect(accountLabel(puc, code("111005"))).toBe("111005 Bancos: Moneda nacional");
  expect(accountLabel(puc, code("99"))).toBe("99");
  const journal = await loadChart("journal");
  const [first] = journal.accounts;
  if (first === undefined) throw new Error("no account");
  expect(accountLabel(journal, first.code)).toBe(first.name);
});
