import { describe, expect, it } from "vitest";
import type { Retention } from "#domain/fiscal/fiscal-profile.ts";
import { hasUsual, USUAL_RETENTIONS, usualFacts, withUsual } from "#domain/fiscal/usual-retentions.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { retention } from "./fiscal-worlds.ts";

const DAY = day("2026-11-20");
let made = 0;
const how = {
  day: DAY,
  newId: () => {
    made += 1;
    return `ret_${made}` as Retention["id"];
  },
};

describe("TX-05 usual withholdings", () => {
  it.each([
    ["purchases", "Compras", 2.5, "236540"],
    ["services", "Servicios generales", 4, "236525"],
    ["fees", "Honorarios", 11, "236515"],
    ["commissions", "Comisiones", 11, "236520"],
    ["property-rent", "Arrendamientos", 3.5, "236530"],
    ["freight", "Transporte de carga", 1, "236525"],
    ["withheld-vat", "ReteIVA", 15, "2367"],
    ["bogota-ica", "ReteICA Bogotá", 1.104, "2368"],
  ] as const)(
    "%s has the law's rate and account (ET arts. 392, 401, 437-1)",
    (usual, name, rate, accountCode) => {
      expect(usualFacts(usual, DAY)).toMatchObject({ name, rate, accountCode });
    },
  );

  it("each is added, found, and taken away untouched", () => {
    for (const usual of USUAL_RETENTIONS) {
      const on = withUsual([], usual, true, how);
      expect(hasUsual({ retentions: on }, usual)).toBe(true);
      expect(USUAL_RETENTIONS.filter((each) => hasUsual({ retentions: on }, each))).toEqual([usual]);
      expect(withUsual(on, usual, false, how)).toEqual([]);
    }
  });

  it("one with a rate of its own is switched, and never doubled", () => {
    const own = retention({ name: "Compras de ferretería", rate: 3 });
    const off = withUsual([own], "purchases", false, how);
    expect(off).toEqual([{ ...own, enabled: false }]);
    expect(withUsual(off, "purchases", true, how)).toEqual([own]);
  });

  it("a day before the tables has none of the income tax", () => {
    expect(usualFacts("purchases", day("2020-01-01"))).toBeNull();
    expect(withUsual([], "purchases", true, { ...how, day: day("2020-01-01") })).toEqual([]);
  });
});
