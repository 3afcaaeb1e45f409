import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { bookReading, reportReading } from "#domain/statement/books/book-reading.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { statementReport } from "#domain/statement/books/statement-report.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import type { ReadingFigures } from "#domain/statement/reading/statement-reading.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { amountsOf, inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const chart = pucChart();
const NOW = ["2025-01-01", "2025-12-31"] as [string, string];
const BEFORE = ["2024-01-01", "2024-12-31"] as [string, string];

function sumOf({ lines }: ReadingFigures, ...sections: readonly string[]): number {
  return lines
    .filter(({ section }) => sections.includes(section))
    .reduce((sum, { amount }) => sum + amount, 0);
}

describe("a statement from the books, to be read aloud", () => {
  it("has every line in its section: sections come to what the statement's own sums say", () => {
    fc.assert(
      fc.property(randomEntries(chart), (entries) => {
        const input = inputOf(entries, chart, NOW, BEFORE);
        const balance = makeStatement("balance", input);
        const read = bookReading(balance);
        expect(sumOf(read, "current-assets", "other-assets")).toBe(amountsOf(balance, "assets")[0]);
        expect(sumOf(read, "current-liabilities", "other-liabilities")).toBe(
          amountsOf(balance, "liabilities")[0],
        );
        expect(sumOf(read, "equity", "year-result")).toBe(amountsOf(balance, "equity")[0]);
        const income = makeStatement("income", input);
        const earned = bookReading(income);
        expect(earned.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          amountsOf(income, "result")[0],
        );
        expect(earned.before?.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          amountsOf(income, "result")[1],
        );
        for (const method of ["indirect", "direct"] as const) {
          const cash = makeStatement("cash", input, method);
          for (const part of ["operating", "investing", "financing"])
            expect(sumOf(bookReading(cash), part)).toBe(amountsOf(cash, part)[0]);
        }
        expect(sumOf(bookReading(makeStatement("equity", input)), ...EQUITY)).toBe(
          amountsOf(balance, "equity")[0],
        );
      }),
      { numRuns: 60 },
    );
  });

  it("says something of every statement that has figures, and nothing of an empty one", () => {
    fc.assert(
      fc.property(randomEntries(chart), fc.constantFrom(...STATEMENT_KINDS), (entries, kind) => {
        const read = bookReading(makeStatement(kind, inputOf(entries, chart, NOW, BEFORE)));
        const isEmpty = read.lines.every(({ amount }) => amount === 0);
        expect(interpret(read).length > 0).toBe(!isEmpty);
      }),
      { numRuns: 60 },
    );
  });

  it("reads a kept statement as the live one: the same sentences and figures", () => {
    const looks = fc.record({
      detail: fc.constantFrom("lines" as const, "accounts" as const),
      notes: fc.boolean(),
      percent: fc.boolean(),
      zeros: fc.boolean(),
    });
    fc.assert(
      fc.property(randomEntries(chart), fc.constantFrom(...STATEMENT_KINDS), looks, (entries, kind, look) => {
        const live = makeStatement(kind, inputOf(entries, chart, NOW, BEFORE));
        const kept = statementReport(live, { subtitle: "La Sabana", period: "2025" }, look);
        expect(interpret(reportReading(kept, kind))).toEqual(interpret(bookReading(live)));
      }),
      { numRuns: 60 },
    );
  });

  it("has the lines of each statement in their sections, of both years, live and kept with all its accounts", () => {
    const list = [
      posted(1, content("2024-02-01", "1110", "3105", 1_000)),
      posted(2, content("2024-03-01", "1110", "4135", 60)),
      posted(3, content("2025-03-01", "1110", "4135", 200)),
      posted(4, content("2025-04-01", "1524", "2335", 70)),
      posted(5, content("2025-12-31", "4135", "3605", 50)),
    ];
    const look = { detail: "accounts", notes: true, percent: true, zeros: true } as const;
    const told = (kind: (typeof STATEMENT_KINDS)[number]) => {
      const live = makeStatement(kind, inputOf(list, chart, NOW, BEFORE));
      const read = bookReading(live);
      const kept = reportReading(statementReport(live, { subtitle: "", period: "" }, look), kind);
      const figures = ({ lines, before = [] }: ReadingFigures) =>
        [lines, before].map((all) =>
          all.flatMap(({ section, amount }) => (amount === 0 ? [] : [`${section} ${amount}`])),
        );
      expect(figures(kept)).toEqual(figures(read));
      return figures(read);
    };
    expect(told("balance")).toEqual([
      [
        "current-assets 1260",
        "other-assets 70",
        "current-liabilities 70",
        "equity 1000",
        "year-result 200",
        "equity 60",
      ],
      ["current-assets 1060", "equity 1000", "year-result 60"],
    ]);
    expect(told("income")).toEqual([["revenue 200"], ["revenue 60"]]);
    expect(told("cash")).toEqual([["operating 200"], ["operating 60", "financing 1000"]]);
    expect(told("equity")).toEqual([
      ["capital 1000", "retained 60", "year-result 200"],
      ["capital 1000", "year-result 60"],
    ]);
    const alone = bookReading(makeStatement("equity", inputOf(list, chart, NOW)));
    expect(alone).not.toHaveProperty("before");
    expect(alone.lines.map(({ section, amount }) => `${section} ${amount}`)).toEqual([
      "capital 1000",
      "retained 60",
      "year-result 200",
    ]);
  });

  it("a sum whose lines cancel each other out stands below them, and the kept statement reads as the live one", () => {
    const moved = [posted(1, content("2025-11-01", "1105", "1205", 1))];
    const live = makeStatement("balance", inputOf(moved, chart, NOW, BEFORE));
    const kept = statementReport(live, { subtitle: "La Sabana", period: "2025" });
    const labels = kept.rows.flatMap(({ kind, cells: [name] }) =>
      kind === "subtotal" && name?.kind === "text" ? [name.text] : [],
    );
    expect(labels).toContain("Total activo corriente");
    expect(interpret(reportReading(kept, "balance"))).toEqual(interpret(bookReading(live)));
  });

  it("says of figures that cancel each other out that they do", () => {
    const equity = [posted(1, content("2024-12-31", "330505", "321005", 1))];
    const read = bookReading(makeStatement("balance", inputOf(equity, chart, NOW, BEFORE)));
    expect(interpret(read).map(({ text }) => text)).toEqual([
      "Las partidas de este estado se compensan entre sí: sus totales son cero.",
    ]);
  });
});

const EQUITY = ["capital", "surplus", "reserves", "retained", "year-result"];
