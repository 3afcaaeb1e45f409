import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { indicatorPlaceOf } from "#domain/accounting/indicators.ts";
import {
  isNonCurrent,
  markedPuc,
  mayBeNonCurrent,
  nonCurrentOf,
  plainPuc,
  saysNonCurrent,
} from "#domain/accounting/non-current.ts";
import { BALANCE_LAYOUT } from "#domain/statement/layouts/balance.data.ts";
import { longPlaces } from "#domain/statement/layouts/layout.ts";

const codes = pucChart().accounts.map(({ puc }) => puc);

describe("accounts that may be non-current", () => {
  it("are those with a term: no cash, goods, taxes, equipment or equity", () => {
    for (const puc of ["1205", "1305", "130505", "2105", "210510", "2205", "2335", "2505", "2610", "2805"])
      expect(mayBeNonCurrent(puc), puc).toBe(true);
    for (const puc of [
      "1105",
      "1355",
      "1435",
      "1524",
      "1705",
      "2365",
      "236540",
      "2370",
      "2408",
      "2620",
      "2725",
      "3105",
    ])
      expect(mayBeNonCurrent(puc), puc).toBe(false);
  });

  it("have a line of their own in the balance, each of them, and are current without a mark", () => {
    const later = longPlaces(BALANCE_LAYOUT);
    const marked = codes.filter(mayBeNonCurrent);
    expect(marked.length).toBeGreaterThan(100);
    expect(marked.filter((puc) => later(puc) === null)).toEqual([]);
    for (const puc of marked) {
      const isAsset = puc.startsWith("1");
      expect(indicatorPlaceOf(puc), puc).toBe(isAsset ? "currentAssets" : "currentLiabilities");
      expect(indicatorPlaceOf(markedPuc(puc, new Set([puc]))), puc).toBe(
        isAsset ? "otherAssets" : "otherLiabilities",
      );
    }
  });
});

describe("the name of a typed line", () => {
  it.each([
    ["2105", "Obligaciones financieras a largo plazo", true],
    ["1305", "Clientes a LARGO PLAZO", true],
    ["2105", "Pasivo no corriente", true],
    ["2105", "Otros pasivos no corrientes", true],
    ["2105", "Obligaciones financieras", false],
    ["2105", "Porción corriente de la deuda a largo plazo", false],
    ["2105", "Parte corriente de la deuda no corriente", false],
    ["2105", "Deuda de largo plazo reclasificada al corto plazo", false],
    ["1435", "Inventarios a largo plazo", false],
    ["2365", "Retenciones no corrientes", false],
    ["1105", "Caja", false],
  ])("of %s «%s» says that it waits more than a year: %s", (puc, name, says) => {
    expect(saysNonCurrent(puc, name)).toBe(says);
  });
});

describe("marks", () => {
  it("are those of all books read together; what may not be marked is left out", () => {
    expect([...nonCurrentOf([{ nonCurrent: ["2105", "1105"] }, {}, { nonCurrent: ["1305"] }])]).toEqual([
      "2105",
      "1305",
    ]);
  });

  it("are put after the whole code and taken off again", () => {
    const marks = new Set(["2105"]);
    expect(isNonCurrent(markedPuc("2105", marks))).toBe(true);
    expect(plainPuc(markedPuc("2105", marks))).toBe("2105");
    expect(markedPuc("210510", marks)).toBe("210510");
    expect(plainPuc("210510")).toBe("210510");
  });
});
