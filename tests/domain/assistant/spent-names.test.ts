import { describe, expect, it } from "vitest";
import { displayName, findAccount } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { spentName } from "#domain/assistant/figures/spent-names.ts";

const chart = pucChart();
const facts = {
  nameOf: (puc: string) => {
    const found = findAccount(chart, puc);
    return found && displayName(chart, found);
  },
} as Parameters<typeof spentName>[0];

describe("what was spent is told apart by what it is for", () => {
  it.each([
    ["5105", ["5105", "5205", "5110"], "Gastos de personal (de administración)"],
    ["5205", ["5105", "5205", "5110"], "Gastos de personal (de ventas)"],
    ["5105", ["5105", "5110"], "Gastos de personal"],
    ["5110", ["5105", "5205", "5110"], "Honorarios"],
    // The name of what was sold: the cost of it, not the sale.
    ["6135", ["6135"], "Comercio al por mayor y al por menor (costo de lo vendido)"],
  ] as const)("%s of %j", (account, spent, name) => {
    expect(spentName(facts, account, spent)).toBe(name);
  });
});
