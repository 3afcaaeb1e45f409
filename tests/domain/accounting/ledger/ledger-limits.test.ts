import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, findAccount, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { isAgainstNature, NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { rollUp } from "#domain/accounting/ledger/trial-balance.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { line, posted } from "#tests/support/builders.ts";

const puc = pucChart();
const own = (chart: Chart, ...codes: readonly string[]) =>
  codes.reduce((all, code) => withOwnAccounts(all, [makeOwnAccount(all, code, code)]), chart);
const account = (code: string) => findAccount(puc, code) ?? expect.fail(code);

describe("the account that a code stands under at a level", () => {
  const deep = own(puc, "11050501", "1105050101", "110505010101", "11059901");

  it.each([
    ["110505010101", 2, "11"],
    ["110505010101", 4, "1105"],
    ["110505010101", 6, "110505"],
    // The last level has every account as it was posted.
    ["110505010101", 8, "110505010101"],
    ["1105", 6, "1105"],
    ["1105", 4, "1105"],
    // 110599 is missing: the nearest one above.
    ["11059901", 6, "1105"],
  ] as const)("%s at level %d is %s", (code, level, under) => {
    expect(rollUp(deep, code as AccountCode, level)?.code).toBe(under);
  });

  it("is each account itself in a chart without levels", () => {
    const pocket = own(journalChart, "caja-01");
    expect(rollUp(pocket, "caja-01" as AccountCode, 4)?.code).toBe("caja-01");
  });
});

describe("the counterpart of a line", () => {
  const entry = posted(1, {
    date: day("2026-11-03"),
    description: "Venta",
    reference: "",
    lines: [line("1105", 60), line("1110", 40), line("4135", -100)],
  });
  const counterpart = (code: string) =>
    ledgerOf({
      account: account(code),
      opening: NO_MOVEMENT,
      entries: [entry],
      from: day("2026-11-01"),
      to: day("2026-11-30"),
    }).months[0]?.lines[0]?.counterpart;

  it("is of the other side: what was debited beside it is none", () => {
    expect(counterpart("1105")).toEqual({ kind: "one", account: "4135" });
    expect(counterpart("4135")).toEqual({ kind: "several" });
  });
});

it("an account at zero is not against its nature", () => {
  expect(isAgainstNature({ puc: "1105" }, ZERO)).toBe(false);
  expect(isAgainstNature({ puc: "1105" }, pesos(-1))).toBe(true);
});
