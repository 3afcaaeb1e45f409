import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { amountInWords } from "#domain/payroll/slip/amount-in-words.ts";

describe("amounts in words", () => {
  it.each([
    [0, "Cero pesos"],
    [1, "Un peso"],
    [2, "Dos pesos"],
    [16, "Dieciséis pesos"],
    [21, "Veintiún pesos"],
    [30, "Treinta pesos"],
    [31, "Treinta y un pesos"],
    [90, "Noventa pesos"],
    [40_060, "Cuarenta mil sesenta pesos"],
    [21_021, "Veintiún mil veintiún pesos"],
    [31_000_021, "Treinta y un millones veintiún pesos"],
    [100, "Cien pesos"],
    [101, "Ciento un pesos"],
    [555, "Quinientos cincuenta y cinco pesos"],
    [1000, "Mil pesos"],
    [1001, "Mil un pesos"],
    [21_000, "Veintiún mil pesos"],
    [100_000, "Cien mil pesos"],
    [701_900, "Setecientos un mil novecientos pesos"],
    [1_000_000, "Un millón de pesos"],
    [1_000_001, "Un millón un pesos"],
    [2_249_477, "Dos millones doscientos cuarenta y nueve mil cuatrocientos setenta y siete pesos"],
    [21_000_000, "Veintiún millones de pesos"],
    [1_000_000_000, "Mil millones de pesos"],
    [1_001_000_000, "Mil un millones de pesos"],
    [1_000_000_000_000, "Un billón de pesos"],
    [-5000, "Menos cinco mil pesos"],
  ])("%d: %s", (amount, words) => {
    expect(amountInWords(pesos(amount))).toBe(words);
  });

  it("of different amounts are different, without gaps, up to the most there is", () => {
    expect(amountInWords(MAX_PESOS)).toMatch(/^Nueve mil siete billones /);
    fc.assert(
      fc.property(fc.nat({ max: 1e15 }), fc.nat({ max: 1e15 }), (a, b) => {
        const [first, second] = [amountInWords(pesos(a)), amountInWords(pesos(b))];
        expect(first === second).toBe(a === b);
        expect(first).not.toMatch(/ {2}|undefined|uno mil|uno pesos/);
      }),
    );
  });
});
