import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { addMonthsToDay, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { dueWithinYear, loanPartsOn } from "#domain/recurring/loan-parts.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { isByTables } from "#domain/statement/books/maturity-choices.ts";
import type { StatementInput } from "#domain/statement/books/statement-input.ts";
import { amountsOf, inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

/** 24.000.000 in 24 payments of 1.000.000 of capital, the first on 15 July 2026. */
function loan(more: Partial<RecurringLoan> = {}, debt = "2105"): RecurringLoan {
  const plan = {
    kind: "loan" as const,
    method: "german" as const,
    principal: pesos(24_000_000),
    rate: 1.5,
    months: 24,
    debt: debt as AccountCode,
    interest: "5305" as AccountCode,
    money: "1110" as AccountCode,
  };
  const head = { description: "Crédito de la moto", first: day("2026-07-15"), last: null };
  return { ...head, state: "active", plan, ...more };
}

const MILLION = 1_000_000;

describe("AC-96 what falls due within twelve months of what the books owe (NIIF para PYMES 4.7)", () => {
  it.each([
    // owed, current and later by the table, waiting, said to be paid later, falls due.
    ["as the table says", 18, [12, 6, 0], false, 12],
    ["as the table says, of an account that is paid later", 18, [12, 6, 0], true, 12],
    ["more than the table: as the book says of the account, current", 25, [12, 6, 0], false, 19],
    ["more than the table: as the book says of the account, later", 25, [12, 6, 0], true, 12],
    ["two payments that wait are due, whatever the book says", 20, [12, 6, 2], true, 14],
    ["no more waits than the books owe besides", 19, [12, 6, 2], true, 13],
    ["payments registered without their table do not wait", 18, [12, 6, 2], true, 12],
    ["less than the table: the last payments are missing", 15, [12, 6, 0], false, 12],
    ["less than a year's payments", 10, [12, 6, 0], false, 10],
    ["less than a year's payments, of an account that is paid later", 10, [12, 6, 0], true, 10],
  ] as const)("%s", (_, owed, [current, later, waiting], isLong, due) => {
    const parts = { current: current * MILLION, later: later * MILLION, waiting: waiting * MILLION };
    expect(dueWithinYear({ puc: "2105", owed: owed * MILLION, isLong, parts })).toBe(due * MILLION);
  });

  it.each([
    ["what is not owed", { puc: "2105", owed: 0 }],
    ["a balance on the other side", { puc: "2105", owed: -5 }],
    ["a tax, which is never paid later", { puc: "2408", owed: 5 }],
  ])("is not asked of %s", (_, of) =>
    expect(dueWithinYear({ ...of, isLong: false, parts: { current: 1, later: 4, waiting: 0 } })).toBeNull(),
  );

  it("counts the capital of the payments that nobody registered, also of those that were skipped", () => {
    const marks = [
      { date: day("2026-07-15"), kind: "posted" as const },
      { date: day("2026-08-15"), kind: "skipped" as const },
    ];
    const on = day("2026-10-31");
    const [waits, all] = [[loan({ marks })], [loan()]].map((of) => loanPartsOn(of, on).get("2105"));
    expect(waits).toEqual({ current: 12 * MILLION, later: 8 * MILLION, waiting: 3 * MILLION });
    expect(all?.waiting).toBe(0);
    // After its last day, what nobody registered is due.
    const over = loanPartsOn([loan({ marks })], day("2028-07-31")).get("2105");
    expect(over).toEqual({ current: 0, later: 0, waiting: 23 * MILLION });
    expect(loanPartsOn([loan()], day("2028-07-31")).size).toBe(0);
  });
});

describe("AC-96 the statement of financial position", () => {
  // Received on 15 June 2026 and paid each month by its table: 18 million are owed at the end of 2026, 6 at that of 2027.
  const entries = [
    posted(1, content("2026-06-15", "1110", "2105", 24 * MILLION)),
    posted(2, content("2026-06-16", "1435", "3105", 10 * MILLION)),
    ...Array.from({ length: 18 }, (_, at) =>
      posted(at + 3, content(addMonthsToDay(day("2026-07-15"), at), "2105", "1110", MILLION)),
    ),
  ];
  const years = [
    ["2027-01-01", "2027-12-31"],
    ["2026-01-01", "2026-12-31"],
  ] as const;
  function balance(more: Pick<StatementInput, "loans" | "nonCurrent">) {
    const input = { ...inputOf(entries, pucChart(), [...years[0]], [...years[1]]), ...more };
    const made = makeStatement("balance", input);
    const accounts = (key: string) => made.lines.find((each) => each.key === key)?.accounts ?? [];
    const byTables = made.lines.filter((line) => isByTables(made, line)).map(({ key }) => key);
    return { at: (key: string) => amountsOf(made, key), accounts, checks: made.checks, byTables };
  }

  it.each([
    ["current as every debt", {}],
    ["said to be paid later", { nonCurrent: new Set(["2105"]) }],
  ])("has the part of twelve months as current, in both columns: %s", (_, said) => {
    const { at, accounts, checks, byTables } = balance({ loans: [loan()], ...said });
    expect(at("debt")).toEqual([6 * MILLION, 12 * MILLION]);
    expect(at("bonds")).toEqual([0, 6 * MILLION]);
    expect(at("current-liabilities")).toEqual([6 * MILLION, 12 * MILLION]);
    expect(at("non-current-liabilities")).toEqual([0, 6 * MILLION]);
    expect(at("liabilities")).toEqual([6 * MILLION, 18 * MILLION]);
    expect(byTables).toEqual(["debt", "bonds"]);
    // Each part leads to the account.
    expect(accounts("debt").map(({ account }) => account)).toEqual(["2105"]);
    expect(accounts("bonds").map(({ account }) => account)).toEqual(["2105"]);
    expect(checks.every(({ holds }) => holds)).toBe(true);
  });

  it("without a table is as the book says of the account", () => {
    expect(balance({}).byTables).toEqual([]);
    expect(balance({}).at("debt")).toEqual([6 * MILLION, 18 * MILLION]);
    expect(balance({ nonCurrent: new Set(["2105"]) }).at("bonds")).toEqual([6 * MILLION, 18 * MILLION]);
  });
});
