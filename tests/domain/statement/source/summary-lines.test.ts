import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { summaryCheck, summaryColumn, summaryLines } from "#domain/statement/source/summary-lines.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { factsOf } from "../../../support/book-facts.ts";
import { randomEntries } from "../../../support/random/random-books.ts";

it("I-04 the four small sheets state one position, each with its own lines and the check that matters", () => {
  fc.assert(
    fc.property(randomEntries(), (entries) => {
      const chart = pucChart();
      const periods = [
        factsOf(entries, chart, day("2026-01-01"), day("2026-12-31")),
        factsOf(entries, chart, day("2025-01-01"), day("2025-12-31")),
      ];
      const last = STATEMENT_KINDS.map((kind) => {
        const statement = makeStatement(kind, { chart, periods });
        const lines = summaryLines(statement);
        expect(lines.length).toBeGreaterThan(2);
        for (const { line } of lines) expect(statement.lines).toContain(line);
        const check = summaryCheck(statement);
        expect(check?.holds).toBe(statement.checks.every(({ holds }) => holds));
        // What holds in both periods names neither; the sheet has its period in its head.
        if (check?.holds) expect(check.label).not.toMatch(/\d{4}/);
        return lines.at(-1)?.line.amounts[summaryColumn(statement)];
      });
      const balance = makeStatement("balance", { chart, periods });
      const equity = balance.lines.find(({ key }) => key === "equity")?.amounts[0];
      expect(last[STATEMENT_KINDS.indexOf("equity")]).toBe(equity);
    }),
  );
});
