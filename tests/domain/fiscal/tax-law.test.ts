import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cityIn, cityOn, vatOn, withheldVatOn, withholdingOn } from "#domain/fiscal/tax-law.ts";
import { addDays, day, dayFromNumber, dayNumber } from "#domain/kernel/calendar-day.ts";
import { HORIZON } from "#domain/law/horizon.ts";
import {
  CITIES,
  INCOME_CONCEPTS,
  TAXES_FROM,
  THRESHOLDS_UVT,
  VAT_TREATMENTS,
  WITHHOLDING,
} from "#domain/law/tax-statutes.data.ts";
import { roundUvt, UVT, uvtInPesos, uvtOn } from "#domain/law/uvt.ts";
import { UNPUBLISHED } from "#tests/support/law-days.ts";

const known = <T>(answer: { known: true; value: T } | { known: false }) => {
  if (!answer.known) throw new Error("not known");
  return answer.value;
};

describe("UVT", () => {
  it("has the value of each year", () => {
    const on = (date: string) => known(uvtOn(day(date))).value;
    expect([on("2023-01-01"), on("2024-12-31"), on("2025-06-30"), on("2026-01-01")]).toEqual([
      42_412, 47_065, 49_799, 52_374,
    ]);
  });

  it("turns into pesos rounded to the thousand (ET art. 868)", () => {
    const in2026 = (count: number) => known(uvtInPesos(day("2026-10-15"), count));
    expect([2, 4, 10, 27].map(in2026)).toEqual([105_000, 209_000, 524_000, 1_414_000]);
    expect(known(uvtInPesos(day("2025-06-01"), 10))).toBe(498_000);
  });

  it("rounds small figures less", () => {
    expect([99.4, 100, 149, 150, 9_960, 10_499, 10_500].map(roundUvt)).toEqual([
      99, 100, 100, 200, 10_000, 10_000, 11_000,
    ]);
  });

  it("gives the thresholds of the no responsables exactly", () => {
    const exact = (year: number) =>
      (UVT.find((row) => row.from.startsWith(`${year}`))?.value ?? 0) * THRESHOLDS_UVT.noVat;
    expect([exact(2025), exact(2026)]).toEqual([174_296_500, 183_309_000]);
  });
});

describe("the four windows of the least base", () => {
  const floors = (date: string) =>
    (["purchases", "services", "property-rent", "coffee", "farm-goods"] as const).map(
      (concept) => known(withholdingOn(day(date), concept)).floorUvt,
    );

  it.each([
    ["2025-05-31", [27, 4, 27, 160, 92]],
    ["2025-06-01", [10, 2, 10, 70, 70]],
    ["2026-05-07", [10, 2, 10, 70, 70]],
    ["2026-05-08", [27, 4, 27, 160, 92]],
    ["2026-06-30", [27, 4, 27, 160, 92]],
    ["2026-07-01", [10, 2, 10, 70, 70]],
  ])("on %s", (date, expected) => {
    expect(floors(date)).toEqual(expected);
  });

  it("the VAT withheld follows them, and Bogotá's own do not", () => {
    const vat = (date: string) => known(withheldVatOn(day(date))).floorUvt;
    expect([vat("2025-05-31"), vat("2025-06-01"), vat("2026-05-08"), vat("2026-07-01")]).toEqual([
      { goods: 27, services: 4 },
      { goods: 10, services: 2 },
      { goods: 27, services: 4 },
      { goods: 10, services: 2 },
    ]);
    for (const date of ["2025-05-31", "2025-06-01", "2026-05-08", "2026-07-01"]) {
      const city = cityOn(day(date), "Bogotá");
      expect(city && known(city).floorUvt).toEqual({ goods: 27, services: 4 });
    }
  });

  it("what only one source says, or is concluded, is provisional", () => {
    const open = (date: string) =>
      INCOME_CONCEPTS.filter((concept) => known(withholdingOn(day(date), concept)).provisional);
    expect(open("2026-10-15")).toEqual([
      "farm-goods",
      "hospitality",
      "interest",
      "construction",
      "lotteries",
    ]);
    expect(open("2026-05-08")).toContain("coffee");
  });
});

describe("outside what was confirmed", () => {
  it("answers that it is to be confirmed, with the last day known, and guesses nothing", () => {
    const after = { known: false, lastKnown: HORIZON };
    const next = UNPUBLISHED;
    expect(uvtOn(next)).toEqual(after);
    expect(uvtInPesos(next, 10)).toEqual(after);
  });

  it("a year to come waits for its UVT alone: rates are statute (ET arts. 401, 437-1, 468)", () => {
    for (const next of [UNPUBLISHED, day("2040-06-15")]) {
      expect(withheldVatOn(next).known).toBe(true);
      expect(cityOn(next, "Bogotá")?.known).toBe(true);
      for (const concept of INCOME_CONCEPTS) expect(withholdingOn(next, concept).known).toBe(true);
      for (const treatment of VAT_TREATMENTS)
        expect(vatOn(next, treatment)).toEqual(vatOn(HORIZON, treatment));
    }
  });

  it("says so before the first day too", () => {
    expect(withholdingOn(day("2024-12-31"), "purchases")).toEqual({ known: false, lastKnown: null });
    expect(uvtOn(day("2022-12-31"))).toEqual({ known: false, lastKnown: null });
  });

  it("knows no city but those it was given", () => {
    expect(cityOn(day("2026-10-15"), "Medellín")).toBeNull();
    expect([cityIn("Industria y comercio, bogota"), cityIn("ICA Cali")]).toEqual(["Bogotá", null]);
  });

  it("knows every concept on every day from the first to the last, once", () => {
    const anyDay = fc.integer({ min: dayNumber(TAXES_FROM), max: dayNumber(HORIZON) }).map(dayFromNumber);
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...INCOME_CONCEPTS), (date, concept) => {
        const rows = WITHHOLDING.filter(
          (row) => row.concept === concept && row.from <= date && date <= row.to,
        );
        expect(rows).toHaveLength(1);
        expect(rows[0]?.norm).not.toBe("");
      }),
    );
    expect(withholdingOn(TAXES_FROM, "fees").known).toBe(true);
    expect(withholdingOn(addDays(TAXES_FROM, -1), "fees").known).toBe(false);
  });
});

describe("VAT and cities", () => {
  it("tells exento from excluido", () => {
    const rows = VAT_TREATMENTS.map((treatment) => known(vatOn(day("2026-10-15"), treatment)));
    expect(rows.map(({ rate, deductible }) => [rate, deductible])).toEqual([
      [19, true],
      [5, true],
      [0, true],
      [0, false],
    ]);
  });

  it("keeps industry and commerce in percent: 11,04 per thousand is 1,104", () => {
    expect(CITIES[0]?.rate).toEqual({ goods: 1.104, services: 0.966 });
  });
});
