import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { withCashEquivalents } from "#domain/accounting/cash-equivalents.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { cashRowsFromBook } from "#domain/statement/typed/cash-rows.ts";
import { placeRows, sumOf } from "#domain/statement/typed/place-rows.ts";
import type { StatementView } from "#domain/statement/typed/typed-statement.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { content, line, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";
import { runs } from "#tests/support/random/runs.ts";

/** 122505 falls due within three months, 122510 does not. */
const PUC = withCashEquivalents(pucChart(), new Set(["122505"]));
const CHARTS = { puc: PUC, mini: miniChart, journal: journalChart } as const;
const KINDS = ["puc", "puc", "mini", "journal"] as const;
const YEAR = ["2025-01-01", "2025-12-31"] as const;

function typed(view: StatementView, chart: Chart, entries: readonly Entry[]) {
  const { periods } = inputOf(entries, chart, [...YEAR]);
  const [facts] = periods;
  if (!facts) throw new Error("no period");
  const { rows } = cashRowsFromBook(view, chart, facts);
  const placed = placeRows(
    "cash",
    rows.map((row, index) => ({ ...row, id: String(index) })),
  );
  const of = (key: "operating" | "investing" | "financing" | "cash") => sumOf(placed, [key]);
  return { rows, placed, of };
}

/** The book's own cash flow; exchange differences have no part of their own in the typed one. */
function ofBook(chart: Chart, entries: readonly Entry[]) {
  const figures = figuresOf(makeStatement("cash", inputOf(entries, chart, [...YEAR])));
  const { operating = 0, investing = 0, financing = 0, exchange = 0, net = 0 } = figures;
  return { operating: operating + exchange, investing, financing, cash: net };
}

/** Certificates of both kinds instead of other investments. */
function withCertificates(entries: readonly Entry[]): Entry[] {
  const codes = ["122505", "122510"];
  return entries.map((entry, index) => ({
    ...entry,
    lines: entry.lines.map((each) =>
      each.account.startsWith("12") ? { ...each, account: codes[index % 2] as AccountCode } : each,
    ),
  }));
}

describe("AC-43: a typed cash flow brought from a book", () => {
  it("has cash equivalents as cash, an overdraft too, and credit purchases when they are paid", () => {
    const entries = [
      content("2025-01-05", "1110", "3105", 1_000),
      content("2025-02-01", "122505", "1110", 300),
      content("2025-02-01", "122510", "1110", 200),
      content("2025-03-01", "1524", "2335", 400),
      content("2025-04-01", "2335", "1110", 250),
      content("2025-05-01", "5135", "1120", 90),
      { ...content("2025-12-31", "1592", "1592", 40), lines: [line("5160", 40), line("1592", -40)] },
    ].map((each, index) => posted(index + 1, each));
    const { rows, of } = typed("complex", PUC, entries);
    expect(rows.map(({ code, debit, credit }) => [code, debit - credit])).toEqual([
      ["11", 300],
      ["1110", 250],
      ["1120", -90],
      ["1225", 200],
      ["15", 250],
      ["3105", -1_000],
      ["5135", 90],
    ]);
    expect([of("operating"), of("investing"), of("financing"), of("cash")]).toEqual([-90, -450, 1_000, 460]);
    expect(ofBook(PUC, entries)).toEqual({ operating: -90, investing: -450, financing: 1_000, cash: 460 });
    expect(typed("simple", PUC, entries).rows.find(({ code }) => code === "1002")).toMatchObject({
      debit: 460,
    });
  });

  it("equals the book's own cash flow, activity by activity", () => {
    const books = fc.constantFrom(...KINDS).chain((kind) =>
      randomEntries(CHARTS[kind]).map((all) => {
        const pucOf = pucReader(CHARTS[kind]);
        // Memorandum accounts are left out of a typed statement, whatever stands against them.
        const entries = all.filter(({ lines }) =>
          lines.every(({ account }) => /^[1-7]/.test(pucOf(account))),
        );
        return { kind, entries: kind === "puc" ? withCertificates(entries) : entries };
      }),
    );
    fc.assert(
      fc.property(books, ({ kind, entries }) => {
        const chart = CHARTS[kind];
        const { placed, of } = typed("complex", chart, entries);
        expect(placed.unplaced).toEqual([]);
        const own = { operating: of("operating"), investing: of("investing"), financing: of("financing") };
        expect({ ...own, cash: of("cash") }).toEqual(ofBook(chart, entries));
        expect(typed("simple", chart, entries).of("cash")).toBe(of("cash"));
      }),
      runs(60, 1_000),
    );
  });
});
