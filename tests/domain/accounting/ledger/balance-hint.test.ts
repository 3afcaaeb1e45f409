import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { balanceHint } from "#domain/accounting/ledger/balance-hint.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { runs } from "#tests/support/random/runs.ts";
import { line } from "../../../support/builders.ts";

const hint = (lines: readonly EntryLine[]) =>
  balanceHint(lines, entryTotals(lines)?.difference ?? (0 as Pesos));

describe("balanceHint", () => {
  it("says nothing of what balances", () => {
    expect(hint([line("1105", 10), line("4135", -10)])).toBeNull();
  });

  it("names the side where nothing is written", () => {
    expect(hint([line("5135", 486_300)])).toEqual({ kind: "missing-side", side: "credit" });
    expect(hint([line("5135", -486_300)])).toEqual({ kind: "missing-side", side: "debit" });
  });

  it("finds a line on the wrong side", () => {
    // IVA of 19.000 entered as debit instead of credit: the difference is twice the amount.
    expect(hint([line("1105", 119_000), line("4135", -100_000), line("2408", 19_000)])).toEqual({
      kind: "wrong-side",
      line: 2,
    });
  });

  it("finds two swapped digits", () => {
    expect(hint([line("5135", 468_300), line("1110", -486_300)])).toEqual({
      kind: "transposition",
      line: 0,
      amount: 486_300,
    });
  });

  it("finds a missing zero", () => {
    expect(hint([line("5135", 50_000), line("1110", -500_000)])).toMatchObject({
      kind: "zeros",
      amount: 500_000,
    });
  });

  it.each([
    ["a zero too many on the debit", [500_000, -50_000], { kind: "zeros", line: 0, amount: 50_000 }],
    ["a zero too few on the credit", [500_000, -50_000, 1, -1], { kind: "zeros", line: 0, amount: 50_000 }],
    ["of the credit alone", [20, 700, -702], { kind: "transposition", line: 2, amount: 720 }],
    ["the last two digits", [1_243, -1_234], { kind: "transposition", line: 0, amount: 1_234 }],
    ["a line on the wrong side, the first one", [50, 80, -30], { kind: "wrong-side", line: 0 }],
    ["the credit is the heavier", [100_000, -119_000, -19_000], { kind: "wrong-side", line: 2 }],
    ["not of a line without an amount", [0, 9, 10, -1], { kind: "wrong-side", line: 1 }],
    ["a number of two like digits", [55, -64], null],
    ["no swap to a leading zero", [10, -1], { kind: "zeros", line: 0, amount: 1 }],
    ["a line that would be less than nothing", [9, 9, -900], null],
  ])("%s", (_case, amounts, found) => {
    const lines = amounts.map((amount) => line("1105", amount));
    // Half of the difference on the heavier side is another slip.
    expect(hint(lines)).toEqual(found);
  });

  it("leaves a difference without a usual slip alone", () => {
    expect(hint([line("5135", 1_000), line("1110", -1_017)])).toBeNull();
  });

  it("what it proposes always balances the entry", () => {
    const amounts = fc.array(
      fc.integer({ min: -99_999, max: 99_999 }).filter((value) => value !== 0),
      { minLength: 2, maxLength: 5 },
    );
    fc.assert(
      fc.property(amounts, (values) => {
        const lines = values.map((value) => line("1105", value));
        const found = hint(lines);
        if (!found || found.kind === "missing-side") return;
        const mended = lines.map((each, index) => {
          if (index !== found.line) return each;
          if (found.kind === "wrong-side") return { ...each, debit: each.credit, credit: each.debit };
          return line("1105", each.debit > 0 ? found.amount : -found.amount);
        });
        expect(entryTotals(mended)?.difference).toBe(0);
      }),
      runs(150, 2_000),
    );
  });
});
