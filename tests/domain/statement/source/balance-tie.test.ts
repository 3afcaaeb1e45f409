import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { leftOutOf, tiedPeriod } from "#domain/statement/source/balance-tie.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const CHARTS = { puc: pucChart(), mini: miniChart, journal: journalChart } as const;
const YEAR = ["2025-01-01", "2025-12-31"] as const;
const BEFORE = ["2024-01-01", "2024-12-31"] as const;

describe("the reconciliation of a line of changes with the balance", () => {
  it("UX-09 leads from what customers owed to what they owe, by the change and by what it leaves out", () => {
    const entries = [
      posted(1, content("2024-12-20", "1305", "4135", 700)),
      posted(2, content("2025-02-01", "1110", "1305", 300)),
      posted(3, content("2025-06-01", "1305", "4135", 1_000)),
      posted(4, content("2025-12-31", "5199", "1399", 90)),
    ];
    const cash = makeStatement("cash", inputOf(entries, CHARTS.puc, [...YEAR], [...BEFORE]));
    const line = cash.lines.find(({ key }) => key === "change-receivables");
    if (line === undefined) throw new Error("no line of receivables");
    expect(tiedPeriod(cash, line, 0, "Concuerda")).toEqual({
      name: "Deudores comerciales",
      before: 700,
      moves: [
        { label: line.label, amount: 700 },
        { label: "deterioro y amortización", amount: -90 },
      ],
      after: 1_310,
      check: { label: "Concuerda", holds: true, difference: 0 },
    });
    expect(tiedPeriod(cash, line, 1, "Concuerda")).toMatchObject({ before: 0, after: 700 });
    const balance = makeStatement("balance", inputOf(entries, CHARTS.puc, [...YEAR]));
    expect(balance.lines.find(({ key }) => key === "receivables")?.amounts[0]).toBe(1_310);
    expect(tiedPeriod(balance, line, 0, "Concuerda")).toBeNull();
    const [other] = cash.lines.filter(({ key }) => key === "result");
    expect(other && tiedPeriod(cash, other, 0, "Concuerda")).toBeNull();
  });

  it("UX-09 holds exactly where the check of the statement holds, in random books of every chart", () => {
    const books = fc
      .constantFrom("puc", "mini", "journal")
      .chain((kind) => fc.record({ kind: fc.constant(kind), entries: randomEntries(CHARTS[kind]) }));
    fc.assert(
      fc.property(books, ({ kind, entries }) => {
        const cash = makeStatement(
          "cash",
          inputOf(entries, CHARTS[kind as keyof typeof CHARTS], [...YEAR], [...BEFORE]),
        );
        for (const column of [0, 1]) {
          const ties = cash.lines.flatMap((line) => tiedPeriod(cash, line, column, "") ?? []);
          expect(ties.every(({ check }) => check.holds)).toBe(true);
        }
        // Each figure that a line leaves out stands in the arithmetic of that line, and no other figure does.
        for (const { heading, figures } of cash.besides ?? []) {
          const isLeft = heading.startsWith("Lo que los cambios");
          for (const figure of figures)
            for (const [column, amount] of figure.amounts.entries()) {
              const left = leftOutOf(cash, figure, column, "");
              expect(left !== null, figure.label).toBe(isLeft);
              const moves = left?.tied.moves.map((each) => Math.abs(each.amount)) ?? [];
              if (isLeft && amount !== 0) expect(moves, figure.label).toContain(Math.abs(amount));
              if (isLeft) expect(left?.tied.check.holds).toBe(true);
            }
        }
        for (const line of cash.lines) {
          const [now, then] = [tiedPeriod(cash, line, 0, ""), tiedPeriod(cash, line, 1, "")];
          // One year begins where the other one ends.
          if (now !== null && then !== null) expect(now.before).toBe(then.after);
        }
      }),
      { numRuns: 30 },
    );
  });
});
