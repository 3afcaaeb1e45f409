import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ownerDividends,
  ownerLines,
  ownerSteps,
} from "#domain/accounting/closing/proposals/dividend-owners.ts";
import type { DividendOwner } from "#domain/accounting/closing/proposals/typed-closing.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { OWNER_KINDS, type OwnerKind } from "#domain/law/tax-statutes.data.ts";

const DATE = day("2026-03-20");
const MILLION = 1_000_000;

const owner = (kind: OwnerKind, shares = 1, name = ""): DividendOwner => ({ name, kind, shares });

function withheld(kind: OwnerKind, amount: number, taxed: number, date = "2026-03-20"): number | undefined {
  const typed = { owners: [owner(kind)], taxed: pesos(taxed) };
  return ownerDividends(pesos(amount), typed, day(date))?.[0]?.withheld;
}

describe("AC-87 what is withheld from the dividends of each owner", () => {
  // 1.090 UVT of 2026 are 57.087.660.
  it.each<[string, OwnerKind, number, number, number]>([
    ["a person, up to 1.090 UVT (ET art. 242)", "natural", 57_087_660, 0, 0],
    ["a person, a hundred above", "natural", 57_087_760, 0, 15],
    ["a person, 15 % above", "natural", 100 * MILLION, 0, 6_436_851],
    [
      "a person, of what was not taxed before: 35 % of 40, then 15 % of 86 above 1.090 UVT",
      "natural",
      100 * MILLION,
      40 * MILLION,
      14_000_000 + 4_336_851,
    ],
    ["a company, 10 % (ET art. 242-1)", "company", 100 * MILLION, 0, 10_000_000],
    [
      "a company, 35 % of 40, then 10 % of 86",
      "company",
      100 * MILLION,
      40 * MILLION,
      14_000_000 + 8_600_000,
    ],
    ["abroad, 20 % (ET art. 245)", "abroad", 100 * MILLION, 0, 20_000_000],
    ["abroad, all of it taxed: 35 %, then 20 % of 65", "abroad", 100 * MILLION, 100 * MILLION, 48_000_000],
  ])("%s", (_name, kind, amount, taxed, expected) => {
    expect(withheld(kind, amount, taxed)).toBe(expected);
  });

  it("uses the UVT of the day, and says nothing of a day whose law or UVT is not known", () => {
    expect(withheld("natural", 100 * MILLION, 0, "2025-03-20")).toBe(
      Math.round((100 * MILLION - 1090 * 49_799) * 0.15),
    );
    expect(withheld("natural", 100 * MILLION, 0, "2022-12-31")).toBeUndefined();
    expect(withheld("natural", 100 * MILLION, 0, "2031-03-20")).toBeUndefined();
    expect(withheld("company", 100 * MILLION, 0, "2031-03-20")).toBe(10_000_000);
    expect(ownerDividends(pesos(MILLION), { owners: [], taxed: ZERO }, DATE)).toBeNull();
    expect(ownerDividends(pesos(MILLION), { owners: [owner("natural", 0)], taxed: ZERO }, DATE)).toBeNull();
  });

  it("writes what each is owed and what is withheld under their name, and tells the arithmetic", () => {
    const typed = { owners: [owner("company", 3, "Inversiones Paz"), owner("natural", 1)], taxed: ZERO };
    const found = ownerDividends(pesos(40 * MILLION), typed, DATE) ?? [];
    expect(ownerLines(found)).toEqual([
      { account: "236510", debit: 0, credit: 3_000_000, thirdParty: "Inversiones Paz" },
      { account: "2360", debit: 0, credit: 27_000_000, thirdParty: "Inversiones Paz" },
      { account: "2360", debit: 0, credit: 10_000_000 },
    ]);
    expect(
      ownerSteps(found).map(({ sign, label, amount }) => `${sign} ${label}: ${amount}`.replace(/\s/g, " ")),
    ).toEqual([
      " Le tocan a Inversiones Paz: 30000000",
      "− Retención a Inversiones Paz: 10 % (ET art. 242-1): 3000000",
      " Le tocan a Socio 2: 10000000",
      "− Retención a Socio 2: 15 % de lo que pasa de 1.090 UVT, $ 57.087.660 (ET art. 242): 0",
      "= Por pagar a los socios: 37000000",
    ]);
  });

  it("knows no law of before 2023, of whoever it is, and tells what was taxed first", () => {
    for (const kind of OWNER_KINDS) expect(withheld(kind, MILLION, 0, "2022-12-31")).toBeUndefined();
    const typed = {
      owners: [owner("company", 1, " Paz "), owner("abroad", 1, "  ")],
      taxed: pesos(10 * MILLION),
    };
    const found = ownerDividends(pesos(40 * MILLION), typed, DATE) ?? [];
    // 5 of each 20 are taxed: 35 % of 5, then 10 % or 20 % of 18,25.
    expect(ownerLines(found)).toEqual([
      { account: "236510", debit: 0, credit: 1_750_000 + 1_825_000, thirdParty: "Paz" },
      { account: "2360", debit: 0, credit: 16_425_000, thirdParty: "Paz" },
      { account: "236510", debit: 0, credit: 1_750_000 + 3_650_000 },
      { account: "2360", debit: 0, credit: 14_600_000 },
    ]);
    expect(ownerSteps(found).map(({ label }) => label.replace(/\s/g, " "))).toEqual([
      "Le tocan a Paz",
      "Retención a Paz: 35 % de $ 5.000.000 gravados y 10 % (ET art. 242-1)",
      "Le tocan a Socio 2",
      "Retención a Socio 2: 35 % de $ 5.000.000 gravados y 20 % (ET art. 245)",
      "Por pagar a los socios",
    ]);
  });

  it("is shared to the peso, whoever the owners are", () => {
    const anyOwner = fc.record({
      name: fc.constant(""),
      kind: fc.constantFrom(...OWNER_KINDS),
      shares: fc.integer({ min: 0, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900_000_000_000 }),
        fc.integer({ min: 0, max: 900_000_000_000 }),
        fc.array(anyOwner, { minLength: 1, maxLength: 8 }),
        (amount, taxed, owners) => {
          const found = ownerDividends(pesos(amount), { owners, taxed: pesos(taxed) }, DATE);
          if (found === null) {
            expect(owners.every(({ shares }) => shares === 0)).toBe(true);
            return;
          }
          const all = (of: (each: NonNullable<typeof found>[number]) => Pesos) => sum(found.map(of));
          expect(all((each) => each.amount)).toBe(amount);
          expect(all((each) => each.taxed)).toBeLessThanOrEqual(Math.min(taxed, amount));
          expect(sum(ownerLines(found).map(({ credit }) => credit))).toBe(amount);
          for (const each of found) expect(each.withheld).toBeLessThanOrEqual(each.amount);
        },
      ),
      { numRuns: 200 },
    );
  });
});
