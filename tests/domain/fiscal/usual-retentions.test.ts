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

  it("one is switched on among others, the first of its kind alone", () => {
    const off = (name: string, rate: number) => retention({ name, rate, enabled: false });
    const [first, second, served] = [off("Compras", 3), off("Compras de hierro", 3.1), off("Servicios", 4.1)];
    expect(withUsual([served, first, second], "purchases", true, how)).toEqual([
      served,
      { ...first, enabled: true },
      second,
    ]);
    const added = withUsual([first], "services", true, how);
    expect(added.map(({ name, enabled }) => [name, enabled])).toEqual([
      ["Compras", false],
      ["Servicios generales", true],
    ]);
    expect(hasUsual({ retentions: [first, { ...served, enabled: true }] }, "services")).toBe(true);
    expect(hasUsual({ retentions: [first, served] }, "services")).toBe(false);
  });

  it.each([
    ["as the law has it", {}, 0],
    ["with another name", { name: "Compras de hierro" }, 1],
    ["with another rate", { rate: 2.6 }, 1],
    ["on another account", { accountCode: "23654005" }, 1],
  ])("switched off, one %s goes or stays", (_name, more, left) => {
    const own = { ...retention(), ...usualFacts("purchases", DAY), ...more };
    const other = retention({ name: "Servicios", rate: 4 });
    const found = withUsual([own, other], "purchases", false, how);
    expect(found).toEqual([...(left === 0 ? [] : [{ ...own, enabled: false }]), other]);
    // Without the law of a day nothing is known to be untouched.
    const before = withUsual([own], "purchases", false, { ...how, day: day("2020-01-01") });
    expect(before).toEqual([{ ...own, enabled: false }]);
  });

  it("a day before the tables knows no industry and commerce of Bogotá, and the VAT's rate all the same", () => {
    expect(usualFacts("bogota-ica", day("2020-01-01"))).toBeNull();
    expect(usualFacts("withheld-vat", day("2020-01-01"))).toEqual({
      name: "ReteIVA",
      type: "vat",
      rate: 15,
      accountCode: "2367",
    });
  });
});
