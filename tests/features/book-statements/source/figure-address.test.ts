import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Report } from "#domain/report/report.ts";
import { besideKeyOfRow } from "#domain/statement/books/beside-key.ts";
import type { BookStatement, CashMethod } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { disclosures, statementReport } from "#domain/statement/books/statement-report.ts";
import { figureAt, figuresInOrder } from "#features/book-statements/source/figure-address.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";
import { rowPlaces } from "#ui/accounting/report/figure-places.ts";

const chart = pucChart();
const YEAR = ["2025-01-01", "2025-12-31"] as [string, string];

function cashOf(entries: readonly Entry[], method: CashMethod): BookStatement {
  return makeStatement("cash", inputOf(entries, chart, YEAR), method);
}

const reportOf = (statement: BookStatement): Report =>
  statementReport(statement, { subtitle: "", period: "" });

/** The disclosed rows of a kept report: their words, and the address that they lead to. */
function keptRows({ rows }: Report): { readonly words: string; readonly linea: string | null }[] {
  const places = rowPlaces(rows);
  return rows.flatMap((row, index) => {
    const { line = null, heading = null } = places[index] ?? {};
    const [name] = row.cells;
    if (row.kind !== "note" || line !== null || name?.kind !== "text") return [];
    return [{ words: name.text, linea: besideKeyOfRow(row, heading) }];
  });
}

/** As statements were kept before: disclosed figures named by their place. */
function byPlace(statement: BookStatement, report: Report): Report {
  const names = disclosures(statement).flatMap(({ figures }, section) =>
    figures.map((_, index) => `aparte-${section}-${index}`),
  );
  const places = rowPlaces(report.rows);
  let at = 0;
  const rows = report.rows.map((row, index) => {
    if (row.kind !== "note" || places[index]?.line !== null) return row;
    const line = names[at] ?? "";
    at += 1;
    return row.source?.kind === "line" ? { ...row, source: { kind: "line" as const, line } } : row;
  });
  return { ...report, rows };
}

const methods = fc.constantFrom<CashMethod>("direct", "indirect");

it("UX-09 a kept figure below the lines opens the same figure whatever the book got since, or none", () => {
  fc.assert(
    fc.property(randomEntries(chart), fc.nat(), methods, fc.boolean(), (entries, cut, method, old) => {
      const before = cashOf(entries.slice(0, cut % (entries.length + 1)), method);
      const after = cashOf(entries, method);
      const report = reportOf(before);
      for (const { words, linea } of keptRows(old ? byPlace(before, report) : report)) {
        const same = disclosures(after)
          .flatMap(({ figures }) => figures)
          .find(({ label }) => label === words);
        expect(figureAt(after, { linea: linea ?? "", columna: 0 })?.account?.label).toBe(same?.label);
      }
    }),
  );
});

it("UX-09 the figures below the lines have names of their own", () => {
  fc.assert(
    fc.property(randomEntries(chart), methods, (entries, method) => {
      const statement = cashOf(entries, method);
      const names = figuresInOrder(statement, reportOf(statement), 0).map(
        ({ linea, cuenta }) => `${linea} ${cuenta}`,
      );
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

it("UX-09 a truck bought on credit is still opened once a machine stands before it", () => {
  const truck = posted(1, content("2025-03-01", "1540", "2335", 900));
  const building = posted(2, content("2025-04-01", "1516", "3115", 500));
  const before = cashOf([truck], "direct");
  const [kept] = keptRows(reportOf(before));
  const after = cashOf([truck, building], "direct");
  expect(kept?.words).toMatch(/^Compra de propiedades/);
  const found = figureAt(after, { linea: kept?.linea ?? "" })?.account;
  expect(found).toMatchObject({ label: kept?.words, amounts: [900] });
});
