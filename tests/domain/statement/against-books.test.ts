import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, type Report, type ReportRow, text } from "#domain/report/report.ts";
import { changedLines, keptTerms, largestChange } from "#domain/statement/against-books.ts";
import { periodInWords } from "#domain/statement/books/column-heading.ts";
import { comparativePeriod } from "#domain/statement/comparative-period.ts";
import { COMPARISONS } from "#domain/statement/comparison.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";

function kept(period: string, rows: readonly ReportRow[] = []): Report {
  return { title: "", subtitle: "", period, columns: [], rows, checks: [] };
}

function line(key: string, ...amounts: readonly number[]): ReportRow {
  const cells = [text(key), ...amounts.map((each) => amount(pesos(each)))];
  return { kind: "line", level: 1, cells, source: { kind: "line", line: key } };
}

describe("the terms of a kept statement", () => {
  const days = fc.integer({ min: 0, max: 4000 }).map((after) => addDays(day("2020-01-01"), after));

  it("are read from its own words, whatever its days and its comparison", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATEMENT_KINDS.filter((kind) => kind !== "balance")),
        days,
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(null, ...COMPARISONS),
        fc.constantFrom("", ", método directo", ", método indirecto"),
        (kind, from, length, comparison, method) => {
          const period = { from, to: addDays(from, length) };
          const periods = comparison === null ? [period] : [period, comparativePeriod(period, comparison)];
          const report = kept(`${periodInWords(kind, periods)}${method}`);
          const terms = keptTerms(kind, report, period.to);
          expect(terms?.period).toEqual(period);
          expect(terms?.direct).toBe(method.endsWith("directo") && !method.endsWith("indirecto"));
          // Two comparisons may be the same days.
          const read = terms?.comparison;
          if (comparison === null) expect(read).toBeNull();
          else
            expect(
              read === null || read === "unknown" || read === undefined
                ? null
                : comparativePeriod(period, read),
            ).toEqual(comparativePeriod(period, comparison));
        },
      ),
    );
  });

  it.each([
    ["A 31 de octubre de 2026", "2026-10-31", null],
    ["A 31 de octubre de 2026 y 2025", "2026-10-31", "ano"],
    ["A 31 de octubre de 2026, y a 30 de septiembre de 2026", "2026-10-31", "anterior"],
    ["A 31 de octubre de 2026, y a 3 de marzo de 2024", "2026-10-31", "unknown"],
    ["A 31 de octubre de 2026 y 2019", "2026-10-31", "unknown"],
  ])("of a balance: %s", (words, to, comparison) => {
    expect(keptTerms("balance", kept(words), day(to))).toMatchObject({ comparison, period: { to } });
  });

  it("of a period over two years are read as earlier versions printed them, too", () => {
    for (const words of [
      "al 31 de enero de 2026",
      "al 31 de enero de 2026 de 2026",
      "al 31 de enero de 2026 de 2026, método directo",
    ])
      expect(keptTerms("cash", kept(`Del 1 de diciembre de 2025 ${words}`), day("2026-01-31"))).toMatchObject(
        {
          period: { from: "2025-12-01", to: "2026-01-31" },
          comparison: null,
        },
      );
  });

  it.each([
    ["balance", "A 30 de octubre de 2026", "2026-10-31"],
    ["balance", "A 31 de octubre de 2026 (preliminar) y 2019", "2026-10-31"],
    ["income", "Octubre", "2026-10-31"],
    ["income", "Del 1 de diciembre al 31 de octubre de 2026", "2026-10-31"],
    ["income", "Del 1 de brumario al 31 de octubre de 2026", "2026-10-31"],
    ["income", "Del 1 de enero al 31 de octubre de 2026 y algo más", "2026-10-30"],
  ] as const)("are not guessed: %s, %s", (kind, words, to) => {
    expect(keptTerms(kind, kept(words), day(to))).toBeNull();
  });
});

describe("the lines that a kept statement and its books tell otherwise", () => {
  it("are those of the present period, by key, and what one of them lacks is zero", () => {
    const before = kept("", [line("cash", 100, 7), line("debt", 40, 40), line("gone", 5, 0)]);
    const after = kept("", [line("cash", 130, 9), line("debt", 40, 41), line("new", -60, 0)]);
    const lines = changedLines("balance", before, after);
    expect(lines).toEqual([
      { label: "cash", kept: 100, now: 130 },
      { label: "gone", kept: 5, now: 0 },
      { label: "new", kept: 0, now: -60 },
    ]);
    expect(largestChange(lines)).toBe(60);
  });

  it("in the order of today's statement, a line of the kept one alone after what it followed there", () => {
    const of = (...keys: readonly string[]) => keys.map((key, index) => line(key, index + 1));
    const labels = (before: readonly ReportRow[], after: readonly ReportRow[]) =>
      changedLines("balance", kept("", before), kept("", after)).map(({ label }) => label);
    expect(labels(of("cash", "assets"), [line("cash", 5), line("overdraft", 6), line("assets", 7)])).toEqual([
      "cash",
      "overdraft",
      "assets",
    ]);
    expect(labels([line("cash", 5), line("gone", 6), line("assets", 7)], of("cash", "assets"))).toEqual([
      "cash",
      "gone",
      "assets",
    ]);
    expect(labels([line("gone", 6)], of("assets"))).toEqual(["gone", "assets"]);
    expect(labels([line("cash", 5), line("gone", 6)], of("one", "other", "cash"))).toEqual([
      "one",
      "other",
      "cash",
      "gone",
    ]);
    expect(labels([line("debt", 5), line("cash", 6), line("gone", 7)], of("cash", "debt"))).toEqual([
      "cash",
      "gone",
      "debt",
    ]);
  });

  it("are of equity the sums of the components, without the blocks of earlier periods", () => {
    const before = kept("", [line("closing@0", 10, 20, 30), line("closing@1", 1, 2, 3)]);
    const after = kept("", [line("closing@0", 15, 15, 30), line("closing@1", 9, 9, 18)]);
    expect(changedLines("equity", before, after)).toEqual([]);
  });
});
