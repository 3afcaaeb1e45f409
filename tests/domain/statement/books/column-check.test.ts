import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { checkText } from "#domain/report/report-parts.ts";
import { columnChecks } from "#domain/statement/books/column-check.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

const NOW: [string, string] = ["2025-01-01", "2025-12-31"];
const BEFORE: [string, string] = ["2024-01-01", "2024-12-31"];

it("names no column where there is one, and each of several", () => {
  const one = columnChecks({ label: "A = B", headings: ["2025"], differences: [pesos(0)] });
  expect(one).toEqual([{ label: "A = B", holds: true, difference: 0 }]);
  const two = columnChecks({
    label: "A = B",
    headings: ["2025", "2024"],
    differences: [pesos(0), pesos(-7)],
  });
  expect(two.map(checkText)).toEqual(["A = B (2025)", "A = B (2024). Diferencia: $\u00a07"]);
});

it("says where the difference of a balance is, and in which year", () => {
  const lines = [line("1105", 100), line("8105", -100)];
  const wrong = posted(1, { date: day(NOW[0]), description: "", reference: "", lines });
  const balance = makeStatement("balance", inputOf([wrong], pucChart(), NOW, BEFORE));
  expect(balance.checks.map(checkText)).toEqual([
    "Activo = pasivo + patrimonio (2025). Diferencia: $\u00a0100, en cuentas sin línea en este estado",
    "Activo = pasivo + patrimonio (2024)",
  ]);
});
