import { expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { yearSummary } from "#features/home/year-summary.ts";

const result = (name: string, income: number, expenses: number) => ({
  month: month(name),
  income: pesos(income),
  expenses: pesos(expenses),
});

it("tells one month, several, and nothing of none", () => {
  expect(yearSummary([])).toBe("");
  expect(yearSummary([result("2026-03", 5_000_000, 1_000_000)])).toBe(
    "En marzo: ingresos por 5\u00a0M y gastos por 1\u00a0M.",
  );
  expect(yearSummary([result("2026-03", 5_000_000, 0), result("2026-04", 1_000_000, 2_000_000)])).toBe(
    "De marzo a abril: ingresos por 6\u00a0M y gastos por 2\u00a0M. Los valores de cada mes están en la tabla.",
  );
});
