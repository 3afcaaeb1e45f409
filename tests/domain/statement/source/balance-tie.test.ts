import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { leftOutOf, tiedPeriod } from "#domain/statement/source/balance-tie.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted, line as side } from "#tests/support/builders.ts";
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
    const [left] = cash.besides?.flatMap(({ figures }) => figures) ?? [];
    const explained = left && leftOutOf(cash, left, 0, "Concuerda");
    expect(explained?.line).toBe(line);
    expect(explained?.tied).toEqual(tiedPeriod(cash, line, 0, "Concuerda"));
    const broken = cash.ties?.map((tie) => ({ ...tie, after: tie.before }));
    expect(tiedPeriod({ ...cash, ties: broken ?? [] }, line, 0, "Concuerda")?.check).toEqual({
      label: "Concuerda",
      holds: false,
      difference: 610,
    });
    const balance = makeStatement("balance", inputOf(entries, CHARTS.puc, [...YEAR]));
    expect(balance.lines.find(({ key }) => key === "receivables")?.amounts[0]).toBe(1_310);
    expect(tiedPeriod(balance, line, 0, "Concuerda")).toBeNull();
    const [other] = cash.lines.filter(({ key }) => key === "result");
    expect(other && tiedPeriod(cash, other, 0, "Concuerda")).toBeNull();
  });

  it("UX-09 leads from the assets of a year to those of the next by what was bought, worn out and sold", () => {
    const entries = [
      posted(1, content("2024-12-20", "1524", "1110", 1_000)),
      posted(2, content("2025-02-01", "1528", "1110", 300)),
      // Bought for 500 on credit, of which 200 are paid within the year.
      posted(3, content("2025-03-01", "1524", "2335", 500)),
      posted(4, content("2025-04-01", "2335", "1110", 200)),
      posted(5, content("2025-12-31", "5160", "1592", 150)),
      // Sold for 120 what stood for 100.
      posted(6, {
        ...content("2025-06-01", "1110", "1524", 120),
        lines: [side("1110", 120), side("1524", -100), side("4245", -20)],
      }),
    ];
    for (const method of ["indirect", "direct"] as const) {
      const cash = makeStatement("cash", inputOf(entries, CHARTS.puc, [...YEAR], [...BEFORE]), method);
      const [sold, bought] = ["property", "property-paid"].map((key) => {
        const found = cash.lines.find((each) => each.key === key);
        return found && tiedPeriod(cash, found, 0, "Concuerda");
      });
      // 1.000 + 500 bought (200 of it through the payable) + 300 − 120 + 20 − 150 + 300 on credit = 1.550.
      expect(bought).toEqual({
        name: "Propiedades, planta y equipo",
        before: 1_000,
        moves: [
          { label: "Compra de propiedades, planta y equipo", amount: 500 },
          { label: "Venta de propiedades, planta y equipo", amount: -120 },
          { label: "depreciación, amortización y deterioro", amount: -150 },
          { label: "utilidad o pérdida en venta o retiro", amount: 20 },
          { label: "pagado o cobrado de otras cuentas", amount: -200 },
          { label: "sin efectivo", amount: 500 },
        ],
        after: 1_550,
        check: { label: "Concuerda", holds: true, difference: 0 },
      });
      expect(sold).toMatchObject({ before: 1_000, after: 1_550 });
    }
  });

  it("UX-09 leads from debts, capital and results of a year to those of the next", () => {
    const entries = [
      posted(1, content("2024-01-02", "1110", "3115", 5_000)),
      posted(2, content("2024-01-03", "1110", "2105", 900)),
      posted(3, content("2024-05-01", "1110", "4135", 700)),
      posted(4, content("2025-02-01", "1110", "2105", 400)),
      posted(5, content("2025-03-01", "2105", "1110", 250)),
      // A partner's loan is financing too, and stands among the payables.
      posted(6, content("2025-04-01", "1110", "2355", 60)),
      posted(7, content("2025-05-01", "1110", "3115", 100)),
      posted(8, content("2025-06-01", "1110", "4135", 800)),
      posted(9, content("2025-07-01", "3705", "2360", 300)),
      posted(10, content("2025-08-01", "2360", "1110", 180)),
    ];
    const cash = makeStatement("cash", inputOf(entries, CHARTS.puc, [...YEAR], [...BEFORE]));
    const tied = (key: string) => {
      const found = cash.lines.find((each) => each.key === key);
      const tie = found && tiedPeriod(cash, found, 0, "Concuerda");
      return tie && [tie.before, ...tie.moves.map(({ amount }) => amount), tie.after, tie.check.holds];
    };
    expect(tied("debt")).toEqual([900, 460, -250, -60, 1_050, true]);
    expect(tied("debt-paid")).toEqual([900, -250, 460, -60, 1_050, true]);
    expect(tied("capital")).toEqual([5_000, 100, 5_100, true]);
    // Results: 700 + 800 earned − 300 declared, of which 180 are paid.
    expect(tied("owners-paid")).toEqual([700, -180, 800, 180, -300, 1_200, true]);
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
