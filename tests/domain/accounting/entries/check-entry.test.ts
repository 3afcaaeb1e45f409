import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkEntry, entryTotals, MAX_LINES, MAX_TEXT } from "#domain/accounting/entries/check-entry.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { MAX_PESOS } from "#domain/kernel/pesos.ts";
import { arbitraryContent, content, line } from "../../../support/builders.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const kinds = (value: EntryContent) => checkEntry(value, puc).map((problem) => problem.kind);
const withLines = (lines: readonly EntryLine[]): EntryContent => ({
  ...content("2026-11-20", "1105", "4135", 1),
  lines,
});
const raw = (debit: unknown, credit: unknown): EntryLine =>
  ({ ...line("1105", 1), debit, credit }) as EntryLine;

describe("checkEntry", () => {
  it("AC-02 accepts two lines, each with one side, that balance", () => {
    expect(kinds(content("2026-11-20", "1105", "4135", 50_000))).toEqual([]);
  });

  it.each<[string, readonly EntryLine[], string[]]>([
    ["no line", [], ["too-few-lines"]],
    ["one line", [line("1105", 5)], ["too-few-lines", "unbalanced"]],
    ["both sides", [raw(5, 5), line("4135", -0)], ["both-sides", "no-amount"]],
    ["no side", [line("1105", 0), line("4135", 0)], ["no-amount", "no-amount"]],
    ["negative", [raw(-5, 0), line("4135", -5)], ["bad-amount"]],
    ["a fraction", [raw(0.5, 0), line("4135", -1)], ["bad-amount"]],
    ["text", [raw("5", 0), line("4135", -5)], ["bad-amount"]],
    ["NaN", [raw(Number.NaN, 0), line("4135", -5)], ["bad-amount"]],
    ["over-large", [raw(2 ** 53, 0), line("4135", -5)], ["bad-amount"]],
    [
      "a sum over the range",
      [line("1105", MAX_PESOS), line("1110", MAX_PESOS), line("4135", -1)],
      ["too-large"],
    ],
    ["unbalanced", [line("1105", 10), line("4135", -9)], ["unbalanced"]],
    ["an unknown account", [line("9999", 10), line("4135", -10)], ["unknown-account"]],
    ["a hostile account", [line("__proto__", 10), line("4135", -10)], ["unknown-account"]],
    ["a group account", [line("11", 10), line("4135", -10)], ["group-account"]],
    ["no account", [line("", 10), line("4135", -10)], ["no-account"]],
  ])("AC-02 refuses %s with a code", (_name, lines, expected) => {
    expect(kinds(withLines(lines))).toEqual(expected);
  });

  it("DT-07 refuses days that the calendar has not", () => {
    expect(kinds({ ...content("2026-02-30", "1105", "4135", 1) })).toEqual(["bad-date"]);
  });

  it("bounds lines and texts", () => {
    expect(kinds(withLines(Array.from({ length: MAX_LINES + 1 }, () => line("1105", 1))))).toEqual([
      "too-many-lines",
    ]);
    const long = { ...content("2026-11-20", "1105", "4135", 1), description: "x".repeat(MAX_TEXT + 1) };
    expect(kinds(long)).toEqual(["text-too-long"]);
  });

  it("NU-04 accepts the largest amount on both sides", () => {
    expect(kinds(content("2026-11-20", "1105", "4135", MAX_PESOS))).toEqual([]);
  });

  it("I-01 finds a difference exactly when the totals differ", () => {
    fc.assert(
      fc.property(arbitraryContent, fc.integer({ min: 0, max: 3 }), (value, extra) => {
        const lines = value.lines.map((each, index) =>
          index === 0 ? { ...each, ...line(each.account, each.debit + extra) } : each,
        );
        const difference = entryTotals(lines)?.difference;
        expect(difference).toBe(extra);
        expect(checkEntry({ ...value, lines }, puc).some((each) => each.kind === "unbalanced")).toBe(
          extra !== 0,
        );
      }),
    );
  });
});
