import { describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import { makeChart } from "#domain/accounting/chart.ts";
import { translateAccount } from "#domain/accounting/charts/chart-mapping.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { CaseRates } from "#domain/exercises/exercise.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { exerciseOf, operation, type Row, workOf, written } from "./support/exercises.ts";

const charts = { mini: await loadChart("mini"), journal: await loadChart("journal") };
const ANY_PUC = makeChart("puc", []);

/** Entries of taxes by accounts of the PUC that each short chart keeps apart from the other ones of the entry. */
const OPERATIONS = {
  purchase: [
    ["1435", 4_600_000],
    ["2408", 874_000],
    ["2365", -115_000],
    ["1110", -5_359_000],
  ],
  sale: [
    ["1105", 1_190_000],
    ["4135", -1_000_000],
    ["2408", -190_000],
  ],
  withheld: [
    ["1110", 3_495_000],
    ["1355", 75_000],
    ["4135", -3_000_000],
    ["2408", -570_000],
  ],
  fees: [
    ["5195", 2_000_000],
    ["2365", -220_000],
    ["1110", -1_780_000],
  ],
  salary: [
    ["5195", 2_000_000],
    ["2370", -160_000],
    ["1110", -1_840_000],
  ],
  several: [
    ["5195", 300_000],
    ["5195", 500_000],
    ["2408", 152_000],
    ["1105", -952_000],
  ],
} as const satisfies Record<string, readonly Row[]>;

/** What is written instead, the line it is written on, and what the PUC's exercise calls it. */
const MISTAKES: readonly (readonly [
  keyof typeof OPERATIONS,
  Readonly<Record<number, number | null>>,
  string,
])[] = [
  ["purchase", { 0: 5_474_000 }, "vat-not-separated"],
  ["purchase", { 0: 5_474_000, 1: null }, "vat-not-separated omitted"],
  ["purchase", { 1: null }, "omitted"],
  ["purchase", { 1: -874_000 }, "wrong-side"],
  ["purchase", { 2: null }, "omitted"],
  ["purchase", { 2: 115_000 }, "wrong-side"],
  ["purchase", { 2: -136_850 }, "wrong-withholding-base"],
  ["purchase", { 2: -21_850 }, "wrong-withholding-base"],
  ["purchase", { 2: null, 3: -5_474_000 }, "omitted gross-for-net"],
  ["purchase", { 3: -5_474_000 }, "gross-for-net"],
  ["purchase", { 0: 4_000_000, 1: 760_000 }, "wrong-amount wrong-amount"],
  ["sale", { 1: -1_190_000, 2: null }, "vat-not-separated omitted"],
  ["sale", { 0: 1_000_000, 2: null }, "vat-not-separated omitted"],
  ["sale", { 2: null }, "omitted"],
  ["sale", { 2: 190_000 }, "wrong-side"],
  ["withheld", { 1: 89_250 }, "wrong-withholding-base"],
  ["withheld", { 0: 3_570_000, 1: null }, "gross-for-net omitted"],
  ["withheld", { 2: -2_000_000, 3: -380_000 }, "wrong-amount wrong-amount"],
  ["fees", { 1: -261_800 }, "wrong-withholding-base"],
  ["fees", { 1: null, 2: -2_000_000 }, "omitted gross-for-net"],
  ["salary", { 1: null, 2: -2_000_000 }, "omitted gross-for-net"],
  ["several", { 0: 452_000, 2: null }, "vat-not-separated omitted"],
];

const inChart = (chart: ChartKind, [account, amount]: Row): Row =>
  chart === "puc"
    ? [account, amount]
    : [translateAccount(account as AccountCode, ANY_PUC, charts[chart]).code, amount];

function gradedIn(chart: ChartKind, rates: CaseRates, rows: readonly Row[], given: readonly Row[]) {
  const read = (all: readonly Row[]) => all.map((row) => inChart(chart, row));
  const right = exerciseOf({ chart, ...rates, entries: [operation("a", "2026-11-05", ...read(rows))] });
  const work = workOf(written("x", "2026-11-05", ...read(given)));
  // A recognised slip earns a part, so that a label that differs moves the grade too.
  const [mark] = gradeWork(right, work, { ...DEFAULT_POLICY, slipShare: 0.5 }).entries;
  if (mark === undefined) throw new Error("no mark");
  return mark;
}

const RATES: readonly (readonly [string, CaseRates])[] = [
  ["with the rates of the case", { vat: 19, withholding: 2.5 }],
  ["without them, as in an exercise from a book", {}],
];

describe.each(RATES)("taxes of a short chart, %s (ED-15)", (_, rates) => {
  it.each(MISTAKES)("%s %j", (name, changes, expected) => {
    const rows: readonly Row[] = OPERATIONS[name];
    const given = rows.flatMap(([account, amount], at): Row[] => {
      const change = changes[at];
      return change === null ? [] : [[account, change ?? amount]];
    });
    const puc = gradedIn("puc", rates, rows, given);
    expect(puc.lines.flatMap(({ label }) => label ?? []).join(" ")).toBe(expected);
    for (const chart of ["journal", "mini"] as const) {
      const short = gradedIn(chart, rates, rows, given);
      expect(short.lines, chart).toEqual(puc.lines);
      expect([short.label, short.score, short.followed], chart).toEqual([puc.label, puc.score, puc.followed]);
    }
  });
});
