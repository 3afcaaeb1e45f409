import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatDecimal, formatPercent, formatShortDay, formatSigned } from "#domain/kernel/format.ts";
import { asId, ID_PREFIXES, makeId } from "#domain/kernel/ids.ts";
import {
  abs,
  add,
  MAX_PESOS,
  negate,
  type Pesos,
  pesos,
  subtract,
  sum,
  trySum,
} from "#domain/kernel/pesos.ts";
import { compareSpanish, fold, isMonthName, plural } from "#domain/kernel/spanish.ts";

describe("pesos", () => {
  it("NU-04 refuses sums that would leave the safe range", () => {
    expect(trySum([MAX_PESOS, 0])).toBe(MAX_PESOS);
    expect(trySum([MAX_PESOS, 1])).toBeNull();
    expect(() => sum([MAX_PESOS, 1])).toThrow(/safe range/);
  });

  it("are added, taken away and turned over in whole pesos, without −0", () => {
    const [five, two] = [pesos(5), pesos(2)];
    expect([add(five, two), subtract(five, two), subtract(two, five), negate(five)]).toEqual([7, 3, -3, -5]);
    expect([abs(negate(five)), abs(five)]).toEqual([5, 5]);
    expect(Object.is(negate(pesos(0)), 0)).toBe(true);
    expect(() => add(MAX_PESOS, pesos(1))).toThrow();
    // A sum that leaves the range on its way is refused, though it would come back.
    expect(trySum([MAX_PESOS, 1, -1])).toBeNull();
  });

  it("never holds a fraction, an unsafe number or −0", () => {
    expect(Object.is(pesos(-0), 0)).toBe(true);
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => pesos(bad)).toThrow();
  });
});

describe("ids", () => {
  it("say what they name and sort by time", () => {
    const bytes = new Uint8Array(10).fill(255);
    const early = makeId("book", 1_700_000_000_000, bytes);
    const late = makeId("book", 1_700_000_000_001, new Uint8Array(10));
    expect(early).toMatch(/^book_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
    // RFC 9562, version 7: the time in the first 48 bits, then the random bytes with version and variant in them.
    const counted = Uint8Array.from({ length: 12 }, (_, index) => index);
    expect(makeId("book", 0x0190_a000_0000, counted, 1)).toBe(
      `${ID_PREFIXES.book}_0190a000-0000-7102-8304-05060708090a`,
    );
    expect(makeId("book", 1, counted.slice(0, 3))).toBe(
      `${ID_PREFIXES.book}_00000000-0001-7001-8200-000000000000`,
    );
    expect(makeId("book", -1, counted)).toBe(makeId("book", 0, counted));
  });

  it("are read only in their own kind", () => {
    const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(fc.nat(2 ** 47), random, (time, bytes) => {
        const id = makeId("company", time, bytes);
        expect(asId("company", id)).toBe(id);
        expect(asId("book", id)).toBeNull();
      }),
    );
    for (const bad of [
      "",
      "book_",
      "book_1",
      "__proto__",
      null,
      ["book_x"],
      `${ID_PREFIXES.book}_${"g".repeat(36)}`,
    ]) {
      expect(asId("book", bad)).toBeNull();
    }
  });
});

describe("Spanish", () => {
  it("NU-10 orders and searches as a Spanish dictionary does", () => {
    const names = ["Zapata", "Ángel", "Ñame", "Agua", "Nube", "Oso"];
    expect(names.sort(compareSpanish)).toEqual(["Agua", "Ángel", "Nube", "Ñame", "Oso", "Zapata"]);
    expect(fold("RETENCIÓN Año")).toBe("retencion ano");
    expect(plural(1, "asiento", "asientos")).toBe("1 asiento");
    expect(["enero", "ene", "enero1", "nero"].map((word) => isMonthName(word))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(["enero", "ene", "enero1", "nero"].map((word) => isMonthName(word, "beginning"))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(plural(1204, "asiento", "asientos")).toBe("1.204 asientos");
  });
});

describe("shown figures", () => {
  it("NU-07 shows a dash where there is no number", () => {
    expect(formatPercent(1 / 0)).toBe("—");
    expect(formatDecimal(Number.NaN, 2)).toBe("—");
  });

  it("PY-08 rounds half away from zero as written, not as stored in binary", () => {
    expect(formatDecimal(1.45, 1)).toBe("1,5");
    expect(formatDecimal(1.005, 2)).toBe("1,01");
    expect(formatPercent(0.1234)).toBe("12,3%");
    expect(formatDecimal(-0.001, 2)).toBe("0,00");
    expect(formatSigned(-486300 as Pesos)).toBe("−\u00a0486.300");
    expect(formatShortDay(day("2026-11-20"))).toBe("20/11");
  });
});
