import fc from "fast-check";
import type { Chart } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day, dayFromNumber, dayNumber } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { line, posted } from "../builders.ts";

/** Accounts a business typically uses: cash, customers, assets, loans, capital, results. */
const USUAL = [
  "1105",
  "1105",
  "1110",
  "1110",
  "111005",
  "1120",
  "1305",
  "1330",
  "1355",
  "1365",
  "135515",
  "1435",
  "1524",
  "1592",
  "1205",
  "1605",
  "1705",
  "171076",
  "2105",
  "2205",
  "2335",
  "2360",
  "2365",
  "236540",
  "2404",
  "2408",
  "2505",
  "2610",
  "2705",
  "2725",
  "2805",
  "2905",
  "3105",
  "3205",
  "3305",
  "330505",
  "3605",
  "3705",
  "3710",
  "4135",
  "4135",
  "4175",
  "4210",
  "4240",
  "4245",
  "5105",
  "5135",
  "5160",
  "5195",
  "5199",
  "5205",
  "5305",
  "5310",
  "5405",
  "6135",
  "6205",
  "8105",
  "9105",
];

const postable = (chart: Chart) =>
  chart.accounts
    .filter((account) => account.posting && account.puc !== "5905")
    .map((account) => account.code);

const FIRST = dayNumber(day("2024-11-01"));
const LAST = dayNumber(day("2026-02-28"));

const days: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }).map(dayFromNumber),
  fc
    .constantFrom("2024-12-31", "2025-01-01", "2025-03-31", "2025-12-31", "2026-01-01")
    .map((text) => day(text)),
);

/**
 * Balanced entries of two to six lines over three years, on any accounts of the chart except 5905, which is reserved
 * for closings.
 */
export function randomEntries(chart: Chart = pucChart(), most = 25): fc.Arbitrary<Entry[]> {
  const usual = chart.kind === "puc" ? [...USUAL] : postable(chart);
  const codes = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...postable(chart)) },
  );
  const parties = fc.constantFrom(null, null, "Ana", "ana ", "Luz");
  const amount = fc.oneof(fc.constantFrom(1, 2, 3, 999), fc.integer({ min: 1, max: 90_000_000 }));
  const entry = fc.record({
    date: days,
    lines: fc.array(fc.tuple(codes, amount, fc.boolean(), parties), { minLength: 1, maxLength: 5 }),
    balancing: codes,
  });
  return fc.array(entry, { maxLength: most }).map((entries) =>
    entries.flatMap(({ date, lines, balancing }, index) => {
      const made = lines.map(([code, each, debits, thirdParty]) => ({
        ...line(code, debits ? each : -each),
        ...(thirdParty === null ? {} : { thirdParty }),
      }));
      const total = made.reduce((sum, each) => sum + each.debit - each.credit, 0);
      const all = total === 0 ? made : [...made, line(balancing, -total)];
      if (all.length < 2) return [];
      return [posted(index + 1, { date, description: "Prueba", reference: "", lines: all })];
    }),
  );
}
