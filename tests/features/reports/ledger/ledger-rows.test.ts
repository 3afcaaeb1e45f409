import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { compareEntries } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines, NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { balanceOf, firstAccount, movedAccounts } from "#domain/accounting/ledger/moved-accounts.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { invariant } from "#domain/kernel/invariant.ts";
import { balanceSteps, ledgerRows, rowKey } from "#features/reports/ledger/ledger-rows.ts";
import { arbitraryContent, content, posted } from "../../../support/builders.ts";

const chart = pucChart();
const account = (code: string) => {
  const found = chart.byCode.get(code);
  invariant(found !== undefined, code);
  return found;
};
const PERIOD = { from: day("2025-01-01"), to: day("2027-12-31") };
const cash = (entries: Parameters<typeof ledgerOf>[0]["entries"]) =>
  ledgerOf({ account: account("1105"), opening: NO_MOVEMENT, entries, ...PERIOD });

describe("the ledger as a list", () => {
  it("brings, lists each movement, and sums after each month", () => {
    const ledger = cash([
      posted(1, content("2026-10-05", "1105", "4135", 500)),
      posted(2, content("2026-10-05", "5135", "1105", 200)),
      posted(3, content("2026-11-01", "1105", "4135", 50)),
    ]);
    const rows = ledgerRows(ledger);
    expect(rows.map((row) => row.kind)).toEqual(["opening", "line", "line", "sums", "line", "sums"]);
    expect(rows.map((row) => (row.kind === "line" ? row.lastOfMonth : null))).toEqual([
      null,
      false,
      true,
      null,
      true,
      null,
    ]);
    expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
    expect(balanceSteps(rows)).toEqual([
      { day: "2026-10-05", balance: 300, row: 2 },
      { day: "2026-11-01", balance: 350, row: 4 },
    ]);
  });

  it("keeps in each row what the ledger says, for any entries", () => {
    fc.assert(
      fc.property(fc.array(arbitraryContent, { maxLength: 40 }), (contents) => {
        const entries = contents.map((each, index) => posted(index + 1, each)).sort(compareEntries);
        const ledger = cash(entries);
        const rows = ledgerRows(ledger);
        const lines = rows.flatMap((row) => (row.kind === "line" ? [row.line] : []));
        expect(lines.at(-1)?.balance ?? ledger.opening).toBe(ledger.closing);
        expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
        const steps = balanceSteps(rows);
        expect(steps.at(-1)?.balance ?? ledger.opening).toBe(ledger.closing);
        expect(new Set(steps.map((step) => step.day)).size).toBe(steps.length);
        const everything = balancesOfLines(entries.flatMap((entry) => entry.lines));
        expect(balanceOf(account("1105"), everything)).toBe(ledger.closing);
      }),
    );
  });
});

describe("which accounts are offered", () => {
  const balances = balancesOfLines([
    ...content("2026-11-01", "4135", "111005", 10).lines,
    ...content("2026-11-01", "5135", "1305", 10).lines,
  ]);

  it("opens the first account of the chart that moved, at four digits", () => {
    expect(firstAccount(chart, balances)?.code).toBe("1110");
    expect(firstAccount(chart, new Map())).toBeUndefined();
  });

  it("lists what moved in the order of the chart", () => {
    expect(movedAccounts(chart, balances)).toEqual(["111005", "1305", "4135", "5135"]);
  });
});
