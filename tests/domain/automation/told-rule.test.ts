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
    [
      "its amounts are more than is counted",
      entry("compré mercancía por 9.007.199.254.740.991 más IVA en efectivo", "1436", "1105"),
    ],
    ["it asks", entry("¿Cuánto pagué en tintos?", "519530", "1105")],
    ["it tells two operations", entry(`${TOLD}. Vendí camisas por 50 mil en efectivo`, "519530", "1105")],
    [
      "how much of it is interest is not told",
      entry("pagué la cuota del crédito por 950 mil por transferencia", "2120", "1110", 950_000),
    ],
    ["it is longer than a sentence", entry(`${TOLD}${" ".repeat(201 - TOLD.length)}`, "519530", "1105")],
  ])("tells none where %s (AR-04)", (_, content) => {
    expect(ruleOfEntry(content, world)).toBeNull();
  });

  it("reads a sentence of two hundred characters (AR-04)", () => {
    const long = TOLD + " ".repeat(200 - TOLD.length);
    expect(ruleOfEntry(entry(long, "519530", "1105"), world)?.outcome.account).toBe("519530");
  });

  it("tells none where amounts were moved from one line to another, of either side (AR-04)", () => {
    const line = (account: string, debit: number, credit: number) => ({
      account: code(account),
      debit: pesos(debit),
      credit: pesos(credit),
    });
    const of = (description: string, ...lines: readonly ReturnType<typeof line>[]) =>
      ruleOfEntry({ ...entry(description, "5195", "1105"), lines }, world);
    const taxed = "pagué tintos de la junta por 11.900 con IVA incluido en efectivo";
    const cash = line("1105", 0, 11_900);
    expect(of(taxed, line("519530", 10_000, 0), line("2408", 1900, 0), cash)?.outcome.account).toBe("519530");
    expect(of(taxed, line("519530", 10_500, 0), line("2408", 1400, 0), cash)).toBeNull();
    const halves = "pagué tintos de la junta por 20 mil, la mitad en efectivo y la mitad por transferencia";
    const other = line("519530", 20_000, 0);
    expect(of(halves, other, line("1105", 0, 10_000), line("1110", 0, 10_000))?.outcome.account).toBe(
      "519530",
    );
    expect(of(halves, other, line("1105", 0, 12_000), line("1110", 0, 8000))).toBeNull();
  });

  it("counts no rule that had no part in it (AR-07)", () => {
    const rent = entry("pagué arriendo del local por 900 mil en efectivo", "512010", "1105", 900_000);
    expect(rulesOfEntry(rent, world)).toEqual([]);
  });
});
