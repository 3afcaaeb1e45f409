import { describe, expect, it } from "vitest";
import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { statementEffect } from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { effectOf, LARGE, operation, PERSON, SAS } from "#tests/domain/fiscal/fiscal-worlds.ts";
import { LEAST_BASES, OF_EACH_CONCEPT } from "./third-taxes.data.ts";

function incomeWithheld(
  date: string,
  concept: IncomeConcept,
  counterpart: Counterparty,
  base: number,
  paidThisYear = 0,
): number {
  const given = { day: day(date), concept, base, counterpart, paidThisYear: pesos(paidThisYear) };
  const { lines } = effectOf(OF_EACH_CONCEPT, operation(given));
  const own = lines.filter(({ tax }) => tax?.why.kind === "withheld" && tax.why.tax === "income");
  return own.reduce((sum, { credit }) => sum + credit, 0);
}

function withheldOn(account: string, part: Parameters<typeof operation>[0]): number {
  const { lines } = effectOf(LARGE, operation({ day: day("2026-09-15"), ...part }));
  return lines.reduce((sum, each) => (each.account === account ? sum + each.credit : sum), 0);
}

const row = (code: string, amount: number, vat: VatTreatment) => ({
  code,
  debit: pesos(code.startsWith("41") ? 0 : amount),
  credit: pesos(code.startsWith("41") ? amount : 0),
  affectsTaxes: true,
  vat,
});

describe("taxes reckoned from the law for a third time", () => {
  it.each(LEAST_BASES)(
    "least bases by date, on %s of %s (Decreto 572 de 2025)",
    (date, concept, party, amounts) => {
      const found = amounts.map(([base]) => [base, incomeWithheld(date, concept, party, base)]);
      expect(found).toEqual(amounts);
    },
  );

  it("fees of who files no return: 11 % once the year passes 3.300 UVT (ET art. 392)", () => {
    const of = (paid: number) => incomeWithheld("2026-08-15", "fees", PERSON, 2_000_000, paid);
    expect([of(0), of(100_000_000), of(173_000_000)]).toEqual([200_000, 200_000, 220_000]);
  });

  it("15 % of the IVA, by what the invoice charges (ET arts. 437-1 and 437-2)", () => {
    const of = (part: Parameters<typeof operation>[0]) => withheldOn("2367", part);
    expect(of({ base: 4_000_000 })).toBe(114_000);
    expect(of({ base: 4_000_000, treatment: "reduced" })).toBe(30_000);
    expect(of({ base: 4_000_000, treatment: "exempt" })).toBe(0);
    expect(of({ base: 4_000_000, counterpart: { ...COMPANY, largeTaxpayer: true } })).toBe(0);
    expect(of({ base: 4_000_000, counterpart: PERSON })).toBe(0);
    expect(of({ base: 523_999 })).toBe(0);
    expect(of({ base: 524_000 })).toBe(14_934);
    expect(of({ base: 104_999, concept: "services" })).toBe(0);
    expect(of({ base: 105_000, concept: "services" })).toBe(2_993);
  });

  it("ICA of Bogotá keeps its 27 UVT (Decreto Distrital 271 de 2002, art. 8)", () => {
    expect(withheldOn("2368", { base: 1_413_999 })).toBe(0);
    expect(withheldOn("2368", { base: 1_414_000 })).toBe(15_611);
  });

  it("IVA of sales of four kinds: 2.710.000 of goods, or 30 of 32 parts of common expenses (ET art. 490)", () => {
    const sales = [
      row("4135", 25_000_000, "general"),
      row("4135", 4_000_000, "reduced"),
      row("4135", 1_000_000, "exempt"),
      row("4135", 2_000_000, "excluded"),
    ];
    const of = (code: string) => [row(code, 14_000_000, "general"), row(code, 1_000_000, "reduced")];
    const goods = statementEffect(SAS, day("2026-08-31"), [...sales, ...of("6205")]);
    expect(goods).toMatchObject({ value: { generated: 4_950_000, deductible: 2_710_000 } });
    const common = statementEffect(SAS, day("2026-08-31"), [...sales, ...of("5135")]);
    expect(common).toMatchObject({ value: { generated: 4_950_000, deductible: 2_540_625 } });
    // Less 142.500 that customers withheld and 500.000 that the last period left in 2408.
    const held = [row("135517", 142_500, "excluded"), row("2408", 500_000, "excluded")];
    const due = statementEffect(SAS, day("2026-08-31"), [...sales, ...of("5135"), ...held]);
    expect(due).toMatchObject({ value: { vatCredit: 500_000, vatDue: 1_766_875 } });
  });
});
