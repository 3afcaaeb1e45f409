import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { ruleOfEntry, rulesOfEntry } from "#domain/automation/told-rule.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";

const COFFEE = companyRule("coffee", { words: "tintos" }, { account: code("519520") });
const world = { chart: pucChart(), chargesVat: null, parties: [], rules: [COFFEE] };

function entry(description: string, debit: string, credit: string, amount = 20_000): EntryContent {
  return {
    date: day("2026-11-05"),
    description,
    reference: "",
    lines: [
      { account: code(debit), debit: pesos(amount), credit: ZERO },
      { account: code(credit), debit: ZERO, credit: pesos(amount) },
    ],
  };
}

const TOLD = "pagué tintos de la junta por 20 mil en efectivo";

describe("an entry is read again by its sentence", () => {
  it("counts the rule that it was told by, while its accounts are still there (AR-07)", () => {
    expect(rulesOfEntry(entry(TOLD, "519520", "1105"), world)).toEqual([COFFEE.id]);
    expect(rulesOfEntry(entry(TOLD, "519530", "1105"), world)).toEqual([]);
    expect(rulesOfEntry(entry("Tintos", "519520", "1105"), world)).toEqual([]);
    expect(rulesOfEntry(entry(TOLD, "519520", "1105"), { ...world, rules: [] })).toEqual([]);
  });

  it("tells the rule of the one account that was changed (AR-04)", () => {
    expect(ruleOfEntry(entry(TOLD, "519530", "1105"), world)).toMatchObject({
      condition: { words: "tintos junta", direction: "out" },
      outcome: { account: "519530", means: null },
    });
    expect(ruleOfEntry(entry(TOLD, "519520", "1120"), world)?.outcome).toMatchObject({ pocket: "1120" });
  });

  it.each([
    ["nothing was changed", entry(TOLD, "519520", "1105")],
    ["both accounts were", entry(TOLD, "519530", "1120")],
    ["the amount was", entry(TOLD, "519530", "1105", 21_000)],
    ["the sentence lacks something", entry("pagué tintos por 20 mil", "519530", "1105")],
    ["it is no sentence", entry("Nota de contabilidad", "519530", "1105")],
  ])("tells none where %s (AR-04)", (_, content) => {
    expect(ruleOfEntry(content, world)).toBeNull();
  });
});
