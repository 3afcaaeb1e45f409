import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { markedPuc } from "#domain/accounting/non-current.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import { netsByMaturity } from "#domain/statement/analysis/loan-nets.ts";

/** 24 payments of one of capital from 15 July 2026: at the year's end 18 are owed, 12 of them within a year. */
const LOAN = {
  description: "Moto",
  first: day("2026-07-15"),
  last: null,
  state: "active",
  plan: {
    kind: "loan",
    method: "german",
    principal: pesos(24),
    rate: 0,
    months: 24,
    debt: "2355" as AccountCode,
    interest: "5305" as AccountCode,
    money: "1110" as AccountCode,
  },
} as const satisfies RecurringLoan;
const ON = day("2026-12-31");
const LONG = markedPuc("2355", new Set(["2355"]));

describe("AC-96 debts of loans by when they fall due (NIIF para PYMES 4.7)", () => {
  const told = (nets: Readonly<Record<string, number>>, loans: readonly RecurringLoan[] = [LOAN]) =>
    Object.fromEntries(netsByMaturity(new Map(Object.entries(nets)), loans, ON));

  it.each<[string, Readonly<Record<string, number>>, Readonly<Record<string, number>>]>([
    ["what is paid later stands apart", { "2355": -18 }, { "2355": -12, [LONG]: -6 }],
    ["of an account that is paid later, what is due", { [LONG]: -18 }, { [LONG]: -6, "2355": -12 }],
    ["of those named first", { "2355/ana": -10, "2355": -8 }, { "2355/ana": -4, "2355": -8, [LONG]: -6 }],
    [
      "of each of them in turn, then of what names nobody",
      { "2355/ana": -2, "2355/luz": -3, "2355": -13 },
      { "2355/ana": 0, "2355/luz": 0, "2355": -12, [LONG]: -6 },
    ],
    [
      "nothing of what other accounts or third parties in credit have",
      { "2105/ana": -50, "2355/luz": 5, "2355": -23 },
      { "2105/ana": -50, "2355/luz": 5, "2355": -17, [LONG]: -6 },
    ],
    [
      "no account that names nobody, where those named are enough",
      { "2355/ana": -18 },
      { "2355/ana": -12, [LONG]: -6 },
    ],
    ["nothing of what is owed to the company", { "2355": 18 }, { "2355": 18 }],
    ["nothing of another account", { "2105": -18 }, { "2105": -18 }],
    ["nothing where all of it is due", { "2355": -12 }, { "2355": -12 }],
  ])("%s", (_name, nets, expected) => {
    expect(told(nets)).toEqual(expected);
  });

  it("leaves balances as they are without loans", () => {
    const nets = new Map([["2355", -18]]);
    expect(netsByMaturity(nets, [], ON)).toBe(nets);
  });
});
