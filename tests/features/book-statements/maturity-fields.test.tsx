import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { MaturityFields } from "#features/book-statements/maturity-fields.tsx";
import { StorageContext } from "#session/storage/use-storage.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

afterEach(cleanup);

const loan = {
  description: "Crédito de la moto",
  first: day("2026-07-15"),
  last: null,
  state: "active",
  plan: {
    kind: "loan",
    method: "german",
    principal: pesos(24_000_000),
    rate: 1.5,
    months: 24,
    debt: "2105" as AccountCode,
    interest: "5305" as AccountCode,
    money: "1110" as AccountCode,
  },
} as RecurringLoan;

function show(line: string, loans: readonly RecurringLoan[], framework: "pymes" | "micro" = "pymes") {
  const entries = [posted(1, content("2026-06-15", "1110", "2105", 24_000_000))];
  const chart = pucChart();
  const statement = makeStatement("balance", {
    ...inputOf(entries, chart, ["2026-01-01", "2026-12-31"]),
    loans,
  });
  const found = statement.lines.find(({ key }) => key === line);
  if (found === undefined) throw new Error(line);
  const view = {
    statement,
    chart,
    nonCurrent: new Set<string>(),
    books: [{ status: "active" }],
    company: { reporting: { framework } },
  };
  render(
    <StorageContext value={{} as never}>
      <MaturityFields view={view as never} line={found} />
    </StorageContext>,
  );
}

const TOLD = /^Los préstamos de Recurrentes se reparten por su tabla de pagos/;

it.each(["debt", "bonds"])("AC-96 the panel of a line says that tables decide it: %s", (line) => {
  show(line, [loan]);
  expect(screen.getByText(TOLD).textContent).toContain("NIIF para PYMES 4.7");
});

it("AC-96 a microempresa is cited no norm that is not its own, and without tables nothing is said", () => {
  show("debt", [loan], "micro");
  expect(screen.getByText(TOLD).textContent).not.toMatch(/NIIF|PYMES/);
  cleanup();
  show("debt", []);
  expect(screen.queryByText(TOLD)).toBeNull();
});
