import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDigits } from "#domain/kernel/group-digits.ts";
import { spokenAmounts } from "#domain/understanding/spoken/spoken-amount.ts";
import { runs } from "#tests/support/random/runs.ts";

describe("amounts in a sentence", () => {
  it.each([
    ["arriendo 3.200.000", 3_200_000],
    ["arriendo por $3.200.000 pesos", 3_200_000],
    ["3200000", 3_200_000],
    ["2'300.000", 2_300_000],
    ["dos millones trescientos mil", 2_300_000],
    ["dos millones trescientos mil pesos", 2_300_000],
    ["ciento veinte mil quinientos", 120_500],
    ["treinta y cinco mil", 35_000],
    ["1,5 millones", 1_500_000],
    ["1.5 millones", 1_500_000],
    ["millón y medio", 1_500_000],
    ["palo y medio", 1_500_000],
    ["millón", null],
    ["un millón y medio", 1_500_000],
    ["medio millón", 500_000],
    ["2 palos", 2_000_000],
    ["20 lucas", 20_000],
    ["50k", 50_000],
    ["50 mil", 50_000],
    ["mil pesos", 1_000],
    ["3 computadores", null],
    ["el 5", null],
    ["30 días", null],
    ["19 %", null],
    ["1.000 unidades", null],
    ["dos", null],
    ["", null],
  ])("%s", (text, amount) => {
    expect(spokenAmounts(text).amounts).toEqual(amount === null ? [] : [amount]);
  });

  it("leaves the other words, in order", () => {
    expect(spokenAmounts("pagué 50 mil de luz, el 5")).toEqual({
      amounts: [50_000],
      words: ["pague", "de", "luz", "el", "5"],
    });
    expect(spokenAmounts("2 palos y luego 300 mil").amounts).toEqual([2_000_000, 300_000]);
  });

  it.each([
    ["500 mil, 600 mil", [500_000, 600_000]],
    ["500 mil y doscientos mil", [500_000, 200_000]],
    ["2 millones, 3 millones", [2_000_000, 3_000_000]],
    ["500 mil, 2 millones", [500_000, 2_000_000]],
    ["2 millones 300 mil", [2_300_000]],
    ["mil millones", [1_000_000_000]],
    ["doscientos mil quinientos", [200_500]],
    ["dos mil millones quinientos mil", [2_000_500_000]],
  ])("tells two amounts from one: %s", (text, amounts) => {
    expect(spokenAmounts(text).amounts).toEqual(amounts);
  });

  it("reads every grouped amount of thousands, and nothing else from any text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_999_999_999 }), fc.string(), (amount, text) => {
        expect(spokenAmounts(`pago ${groupDigits(String(amount))} luz`).amounts).toEqual([amount]);
        for (const each of spokenAmounts(text).amounts)
          expect(Number.isSafeInteger(each) && each > 0).toBe(true);
      }),
      runs(150, 1_000),
    );
  });
});
