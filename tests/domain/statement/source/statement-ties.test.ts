import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { statementReport } from "#domain/statement/books/statement-report.ts";
import { statementTies } from "#domain/statement/source/statement-ties.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { factsOf } from "../../../support/book-facts.ts";
import { randomEntries } from "../../../support/random/random-books.ts";

it("I-04 names figures of the four reports that are one in any book whose statements hold", () => {
  fc.assert(
    fc.property(randomEntries(), (entries) => {
      const chart = pucChart();
      const periods = [factsOf(entries, chart, day("2026-01-01"), day("2026-12-31"))];
      const statements = STATEMENT_KINDS.map((kind) => makeStatement(kind, { chart, periods }));
      const reports = statements.map((each) => statementReport(each, { subtitle: "", period: "" }));
      const holds = statements.every(({ checks }) => checks.every((check) => check.holds));
      for (const { label, cells } of statementTies(reports)) {
        for (const { sheet, row, column, amount } of cells)
          expect(reports[sheet]?.rows[row]?.cells[column]).toEqual({ kind: "amount", amount });
        if (holds) expect(cells[0].amount, label).toBe(cells[1].amount);
      }
    }),
  );
});

it("leaves out what a statement does not show", () => {
  expect(statementTies([])).toEqual([]);
  const periods = [factsOf([], pucChart(), day("2026-01-01"), day("2026-12-31"))];
  const reports = STATEMENT_KINDS.map((kind) =>
    statementReport(makeStatement(kind, { chart: pucChart(), periods }), { subtitle: "", period: "" }),
  );
  expect(statementTies(reports).map(({ label }) => label)).toEqual([
    "Activo = pasivo y patrimonio",
    "Patrimonio",
  ]);
  for (const at of reports.keys()) {
    const bare = reports.map((each, index) => (index === at ? { ...each, rows: [] } : each));
    const flat = reports.map((each, index) => (index === at ? { ...each, columns: [] } : each));
    for (const some of [bare, flat])
      for (const { cells } of statementTies(some))
        expect(cells.some(({ sheet }) => sheet === at)).toBe(false);
  }
});
