import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { AnalysisFigures } from "#domain/statement/analysis/analysis-figures.ts";
import { balanceLines } from "#domain/statement/analysis/analysis-lines.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { statementReport } from "#domain/statement/books/statement-report.ts";
import { reportFigures, reportNets } from "#domain/statement/reading/report-nets.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const chart = pucChart();
const YEAR: [string, string] = ["2026-01-01", "2026-12-31"];

function reportOf(kind: StatementKind, entries: readonly Entry[]) {
  const statement = makeStatement(kind, inputOf(entries, chart, YEAR));
  return statementReport(statement, { subtitle: "La Sabana", period: "2026" });
}

function fromReport(kind: StatementKind, entries: readonly Entry[]): AnalysisFigures {
  return reportFigures(reportNets(reportOf(kind, entries), kind));
}

const ENTRIES = [
  content("2026-01-02", "1110", "3105", 9_000),
  content("2026-02-01", "1435", "2205", 4_000),
  content("2026-03-01", "1305", "4135", 5_000),
  content("2026-03-02", "6135", "1435", 2_500),
  content("2026-04-01", "5120", "1110", 800),
  content("2026-05-01", "1524", "2105", 3_000),
  content("2026-06-01", "5305", "1110", 90),
].map((each, index) => posted(index + 1, each));

describe("a statement made from the books", () => {
  it("says of its balance what the books say", () => {
    expect(fromReport("balance", ENTRIES)).toMatchObject({
      cash: 8_110,
      inventories: 1_500,
      currentAssets: 14_610,
      assets: 17_610,
      liabilities: 7_000,
      equity: 10_610,
      netResult: null,
      receivables: null,
      suppliers: null,
    });
    const { until } = reportNets(reportOf("balance", ENTRIES), "balance");
    expect(balanceLines(until ?? new Map()).some((line) => line.key === "unplaced")).toBe(false);
  });

  it("says of its result what the books say", () => {
    expect(fromReport("income", ENTRIES)).toMatchObject({
      sales: 5_000,
      costOfSales: 2_500,
      operatingProfit: 1_700,
      interest: 90,
      netResult: 1_610,
      assets: null,
      ebitda: null,
    });
  });

  it("says the same where the accounts of each line are printed too", () => {
    for (const kind of ["balance", "income"] as const) {
      const statement = makeStatement(kind, inputOf(ENTRIES, chart, YEAR));
      const look = { detail: "accounts", notes: true, percent: true, zeros: true } as const;
      const detailed = statementReport(statement, { subtitle: "La Sabana", period: "2026" }, look);
      const nets = ({ until, within }: ReturnType<typeof reportNets>) =>
        [...(until ?? []), ...(within ?? [])].filter(([, net]) => net !== 0).sort();
      expect(nets(reportNets(detailed, kind))).toEqual(nets(reportNets(reportOf(kind, ENTRIES), kind)));
    }
  });

  it("says nothing of cash and equity, which are made of no balances", () => {
    for (const kind of ["cash", "equity"] as const)
      expect(reportNets(reportOf(kind, ENTRIES), kind)).toEqual({ until: null, within: null, unread: 0 });
    expect(reportNets({ ...reportOf("balance", ENTRIES), rows: [] }, "balance").until).toBeNull();
  });

  it("comes to the same assets, liabilities and result as its own sums, for any books", () => {
    void fc.assert(
      fc.property(randomEntries(chart), (entries) => {
        const sumOf = (kind: StatementKind, key: string) =>
          makeStatement(kind, inputOf(entries, chart, YEAR)).lines.find((line) => line.key === key)
            ?.amounts[0] ?? 0;
        const figures = fromReport("balance", entries);
        expect(figures.assets ?? 0).toBe(sumOf("balance", "assets"));
        expect(figures.currentLiabilities ?? 0).toBe(sumOf("balance", "current-liabilities"));
        expect(figures.liabilities ?? 0).toBe(sumOf("balance", "liabilities"));
        expect(fromReport("income", entries).netResult ?? 0).toBe(sumOf("income", "result"));
      }),
      { numRuns: 60 },
    );
  });
});
