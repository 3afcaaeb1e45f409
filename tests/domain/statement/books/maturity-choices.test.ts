import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { isByTables, maturityChoices } from "#domain/statement/books/maturity-choices.ts";
import { amountsOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

const chart = pucChart();
const lines = [
  line("1110", -50),
  line("1435", 1000),
  line("1305", -200),
  line("2105", -600),
  line("210510", -100),
  line("2365", -50),
];
const entries = [posted(1, { date: day("2025-02-01"), description: "", reference: "", lines })];

function balance(...marks: readonly string[]) {
  const nonCurrent = new Set(marks);
  const statement = makeStatement("balance", {
    ...inputOf(entries, chart, ["2025-01-01", "2025-12-31"]),
    nonCurrent,
  });
  const choices = (key: string) => {
    const found = statement.lines.find((each) => each.key === key);
    return (found ? maturityChoices(found, chart, nonCurrent) : []).map(({ puc, nonCurrent: said }) => [
      puc,
      said,
    ]);
  };
  return { statement, choices };
}

it("offers the accounts of a line that have a term, not what stands there against its nature", () => {
  const { statement, choices } = balance();
  expect(amountsOf(statement, "debt")).toEqual([700]);
  expect(amountsOf(statement, "bank-overdrafts")).toEqual([50]);
  expect(choices("debt")).toEqual([
    ["2105", false],
    ["210510", false],
  ]);
  expect(choices("inventories")).toEqual([]);
  expect(choices("tax-liabilities")).toEqual([]);
  // A customer's overpayment is an advance, not a receivable.
  expect(choices("customer-advances")).toEqual([]);
});

it("moves one account to the non-current line, with its own sum; an overdraft stays current", () => {
  const { statement, choices } = balance("210510", "1305");
  expect(amountsOf(statement, "debt")).toEqual([600]);
  expect(amountsOf(statement, "bank-overdrafts")).toEqual([50]);
  expect(amountsOf(statement, "bonds")).toEqual([100]);
  expect(amountsOf(statement, "customer-advances")).toEqual([200]);
  expect(choices("bonds")).toEqual([["210510", true]]);
  expect(choices("debt")).toEqual([["2105", false]]);
  expect(statement.checks.every(({ holds }) => holds)).toBe(true);
});

it("AC-96 knows which debts stand on two lines by the table of payments of their loans", () => {
  const debts = [line("1110", 7_000), line("2105", -2_400), line("210510", -600), line("2205", -4_000)];
  const book = [posted(1, { date: day("2025-02-01"), description: "", reference: "", lines: debts })];
  const loan = (debt: string, months: number): RecurringLoan => ({
    description: "Crédito de la moto",
    first: day("2025-03-01"),
    last: null,
    state: "active",
    plan: {
      kind: "loan",
      method: "german",
      principal: pesos(2_400),
      rate: 1.5,
      months,
      debt: debt as AccountCode,
      interest: "5305" as AccountCode,
      money: "1110" as AccountCode,
    },
  });
  const byTables = (loans: readonly RecurringLoan[], marks: readonly string[] = []) => {
    const made = makeStatement("balance", {
      ...inputOf(book, chart, ["2025-01-01", "2025-12-31"]),
      loans,
      nonCurrent: new Set(marks),
    });
    return made.lines.filter((each) => isByTables(made, each)).map(({ key }) => key);
  };
  expect(byTables([])).toEqual([]);
  expect(byTables([], ["210510"])).toEqual([]);
  expect(byTables([loan("2105", 36)])).toEqual(["debt", "bonds"]);
  expect(byTables([loan("2105", 36)], ["210510"])).toEqual(["debt", "bonds"]);
  expect(byTables([loan("2205", 36)])).toEqual(["payables", "long-payables"]);
  // Due within a year, all of it stands on one line.
  expect(byTables([loan("2105", 12)])).toEqual([]);
});
