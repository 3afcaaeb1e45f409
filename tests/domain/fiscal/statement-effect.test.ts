import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withRegime } from "#domain/fiscal/fiscal-profile.ts";
import { statementEffect, type TaxedRow } from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";
import { SAS } from "./fiscal-worlds.ts";

const NOVEMBER = day("2026-11-20");
const row = (code: string, debit: number, credit: number, affectsTaxes?: boolean): TaxedRow => ({
  code,
  debit: pesos(debit),
  credit: pesos(credit),
  ...(affectsTaxes === undefined ? {} : { affectsTaxes }),
});
const ROWS = [
  row("4135", 0, 20_000_000),
  row("4175", 1_000_000, 0),
  row("5120", 2_000_000, 0),
  row("5110", 1_000_000, 0),
  row("5105", 6_000_000, 0),
  row("1435", 8_000_000, 0),
  row("1105", 4_000_000, 0),
];

function effect(rows: readonly TaxedRow[], profile = SAS, date = NOVEMBER) {
  const result = statementEffect(profile, date, rows);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

describe("what a profile makes of a statement", () => {
  it("proposes VAT of sales and of expenses, and what was to be withheld, with base and rate", () => {
    const found = effect(ROWS);
    expect(
      found.lines.map(({ account, side, detail }) => [
        account,
        side,
        detail.base,
        detail.rate,
        detail.amount,
      ]),
    ).toEqual([
      ["2408", "credit", 19_000_000, 19, 3_610_000],
      ["2408", "debit", 3_000_000, 19, 570_000],
      ["236530", "credit", 2_000_000, 3.5, 70_000],
      ["236515", "credit", 1_000_000, 11, 110_000],
    ]);
    expect(found).toMatchObject({
      generated: 3_610_000,
      deductible: 570_000,
      vatBalance: 3_040_000,
      withheld: 180_000,
    });
    // Confirmed norms are not marked "por confirmar".
    expect(found.lines.every(({ detail }) => !detail.provisional && detail.norm !== "")).toBe(true);
  });

  it("the switch of a row decides: wages never, merchandise when it is on, sales not when it is off", () => {
    const found = effect([
      row("1435", 8_000_000, 0, true),
      row("4135", 0, 5_000_000, false),
      row("5105", 1, 0, true),
    ]);
    expect(found.lines.map(({ account, detail }) => [account, detail.amount])).toEqual([
      ["2408", 1_520_000],
      ["236540", 200_000],
    ]);
    expect(found.vatBalance).toBe(-1_520_000);
  });

  it("takes from the IVA what customers withheld of it, whatever the switch of its row says (135517)", () => {
    const sold = row("4135", 0, 10_000_000, true);
    const paid = effect([sold, row("135517", 285_000, 0, false), row("13551705", 15_000, 0)]);
    expect(paid).toMatchObject({ vatBalance: 1_900_000, vatSuffered: 300_000, vatDue: 1_600_000 });
    // More withheld than charged is in the taxpayer's favour; one used up takes nothing.
    expect(effect([sold, row("135517", 2_000_000, 0)])).toMatchObject({ vatDue: -100_000 });
    expect(effect([sold, row("135517", 285_000, 285_000)])).toMatchObject({ vatDue: 1_900_000 });
    expect(effect([sold, row("135515", 250_000, 0)])).toMatchObject({ vatSuffered: 0 });
  });

  it.each<[string, readonly TaxedRow[], number]>([
    ["left in 2408", [row("2408", 500_000, 0)], 500_000],
    ["left in an account below it", [row("240810", 700_000, 0), row("240805", 0, 200_000)], 500_000],
    ["a debt of the last period is none", [row("2408", 0, 300_000)], 0],
    ["moved to 1355", [{ ...row("135520", 400_000, 0), name: "Saldo a favor de IVA" }], 400_000],
    ["in both", [row("2408", 1, 0), { ...row("135520", 2, 0), name: "Sobrantes, impuesto a las ventas" }], 3],
    ["of the income tax", [{ ...row("135520", 400_000, 0), name: "Saldo a favor de renta" }], 0],
    ["an account that says no tax", [row("135520", 400_000, 0)], 0],
    ["withheld, not left", [{ ...row("135517", 0, 0), name: "IVA retenido" }], 0],
  ])("TX-06 takes what the last period left in favour from where it lies: %s", (_, rows, credit) => {
    const sold = row("4135", 0, 10_000_000, true);
    const found = effect([sold, ...rows]);
    expect(found).toMatchObject({ vatCredit: credit, vatDue: 1_900_000 - credit });
  });

  it("TX-01 VAT of four kinds by row (ET arts. 468, 468-1, 477, 424): the statement of domain/taxes.md, section 7.9", () => {
    const of = (code: string, amount: number, vat: VatTreatment): TaxedRow => ({
      ...row(code, code.startsWith("4") ? 0 : amount, code.startsWith("4") ? amount : 0, true),
      vat,
    });
    const rows = [
      of("4135", 25_000_000, "general"),
      of("4135", 4_000_000, "reduced"),
      of("4135", 1_000_000, "exempt"),
      of("4135", 2_000_000, "excluded"),
      of("1435", 14_000_000, "general"),
      of("1435", 1_000_000, "reduced"),
    ];
    const found = effect(rows);
    expect(found).toMatchObject({ generated: 4_950_000, deductible: 2_710_000, vatBalance: 2_240_000 });
    expect(found.lines.map(({ detail }) => [detail.base, detail.rate, detail.amount])).toEqual([
      [25_000_000, 19, 4_750_000],
      [4_000_000, 5, 200_000],
      [14_000_000, 19, 2_660_000],
      [1_000_000, 5, 50_000],
      [15_000_000, 2.5, 375_000],
    ]);
    // ET art. 488: the merchandise counts as that of the taxed sales; there is no common purchase to share out.
    expect(found.skipped).toEqual([
      { tax: "sales-tax", name: "IVA", why: { kind: "vat-common", share: 0.9375, amount: 0 } },
    ]);
    // ET art. 490: of an expense 30 of 32 parts are deducted, of each rate by itself.
    const shared = effect([...rows, of("5135", 1_000_000, "general"), of("5145", 320_000, "reduced")]);
    expect(shared).toMatchObject({ generated: 4_950_000, deductible: 2_710_000 + 178_125 + 15_000 });
    expect(shared.skipped[0]?.why).toEqual({ kind: "vat-common", share: 0.9375, amount: 12_875 });
    const common = shared.lines.find(({ detail }) => detail.amount === 178_125);
    expect(common?.detail).toMatchObject({
      base: 1_000_000,
      norm: "ET art. 468; ET art. 490",
      why: { kind: "vat-deductible", share: 0.9375 },
    });
    // What is for the excluded sales alone says so in its row.
    const direct = effect([...rows, of("5135", 1_000_000, "excluded")]);
    expect(direct).toMatchObject({ deductible: 2_710_000 });
  });

  it("TX-01 never deducts more than the VAT of what was bought, nor more the more is excluded (ET art. 490)", () => {
    const pesosUpTo = fc.integer({ min: 1, max: 10 ** 10 });
    fc.assert(
      fc.property(pesosUpTo, pesosUpTo, pesosUpTo, pesosUpTo, (taxed, excluded, spent, more) => {
        const of = (out: number) =>
          effect([
            row("4135", 0, taxed, true),
            ...(out === 0 ? [] : [{ ...row("4135", 0, out, true), vat: "excluded" as const }]),
            row("5135", spent, 0, true),
          ]).deductible;
        const [none, some, most] = [of(0), of(excluded), of(excluded + more)];
        expect(none).toBe(Math.round(spent * 0.19 + 1e-6));
        expect(some).toBeLessThanOrEqual(none);
        expect(most).toBeLessThanOrEqual(some);
        expect(Math.abs(some - (none * taxed) / (taxed + excluded))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it("whoever sells only excluded goods deducts nothing (ET art. 488)", () => {
    const found = effect([
      { ...row("4135", 0, 9_000_000, true), vat: "excluded" },
      row("1435", 5_000_000, 0, true),
    ]);
    expect(found).toMatchObject({ generated: 0, deductible: 0 });
    expect(found.skipped.map(({ why }) => why.kind)).toEqual(["vat-all-excluded"]);
  });

  it("TX-02 VAT of fixed assets is cost, never deducted (ET art. 491); they are bought with withholding all the same", () => {
    const found = effect([row("1540", 90_000_000, 0, true)]);
    expect(found.deductible).toBe(0);
    expect(found.skipped.map(({ why }) => why.kind)).toEqual(["vat-of-assets"]);
    expect(found.withheld).toBe(2_250_000);
  });

  it("below the least base nothing was withheld, and it says so", () => {
    const found = effect([row("5135", 104_999, 0)]);
    expect(found.withheld).toBe(0);
    expect(found.skipped).toMatchObject([{ name: "Servicios generales", why: { kind: "below-floor" } }]);
  });

  it("a no responsable has no VAT; the SIMPLE withholds nothing; a later year waits for its UVT", () => {
    expect(effect(ROWS, withRegime(SAS, "simplified")).generated).toBe(0);
    const simple = { ...SAS, flags: { ...SAS.flags, simple: true } };
    expect(effect(ROWS, simple).skipped.map(({ why }) => why.kind)).toEqual(["payer-simple", "payer-simple"]);
    const later = effect(ROWS, SAS, UNPUBLISHED);
    // VAT and fees count in no UVT; rents do.
    expect(later.lines.map(({ account }) => account)).toEqual(["2408", "2408", "236515"]);
    expect(later.skipped.map(({ name, why }) => [name, why.kind])).toEqual([
      ["Arrendamientos", "to-confirm"],
    ]);
  });

  it("refuses amounts that are none", () => {
    expect(statementEffect(SAS, NOVEMBER, [{ code: "4135", debit: ZERO, credit: -1 as never }]).ok).toBe(
      false,
    );
    const huge = row("4135", 0, Number.MAX_SAFE_INTEGER);
    expect(statementEffect(SAS, NOVEMBER, [huge, huge])).toEqual({ ok: false, error: { kind: "too-large" } });
  });

  it("no amount is ever below zero, whatever the rows", () => {
    const anyRow = fc
      .tuple(
        fc.constantFrom("4135", "4175", "5110", "5135", "1435", "6205", "2408", "135517"),
        fc.nat(10 ** 10),
        fc.nat(10 ** 10),
      )
      .map(([code, debit, credit]) => row(code, debit, credit));
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const found = effect(rows);
        expect(found.lines.every(({ detail }) => detail.amount > 0)).toBe(true);
        expect(found.vatBalance).toBe(found.generated - found.deductible);
        expect(found.vatDue).toBe(found.vatBalance - found.vatSuffered - found.vatCredit);
      }),
    );
  });
});
