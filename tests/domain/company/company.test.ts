import { expect, it } from "vitest";
import { isFiscalYear, namesakes } from "#domain/company/company.ts";
import { companyAlerts } from "#domain/company/company-alerts.ts";
import { isSector, SECTORS } from "#domain/company/sector.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";

const id = (at: number) => makeId("company", at, new Uint8Array(10));

it("finds those that read the same, without the one that is being named", () => {
  const all = [
    { id: id(1), name: "Panadería  Trigal" },
    { id: id(2), name: "PANADERIA TRIGAL" },
    { id: id(3), name: "Café Alto Real" },
  ];
  expect(namesakes(all, " panaderia trigal ").map((each) => each.id)).toEqual([id(1), id(2)]);
  expect(namesakes(all, "Panadería Trigal", id(1)).map((each) => each.id)).toEqual([id(2)]);
  expect(namesakes(all, "🏢".repeat(100))).toEqual([]);
});

it("knows a year and a sector from anything else", () => {
  expect([1899, 1900, 2026, 2199, 2200, 2026.5, Number.NaN].map(isFiscalYear)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([...SECTORS].every(isSector)).toBe(true);
  expect([isSector("__proto__"), isSector(7)]).toEqual([false, false]);
});

const indicators = {
  liquidity: { value: 0.86, status: "bad" },
  profitability: { value: 0.03, status: "warning" },
  debt: { value: 0.7, status: "warning" },
} as const;

it("lists what an accountant should look at, urgent first", () => {
  const quiet = {
    indicators: null,
    difference: 0,
    drafts: 0,
    openBefore: [],
    cash: 0,
    hasFiscalProfile: true,
    readOnly: false,
    strays: [],
  };
  expect(companyAlerts(quiet)).toEqual([]);
  const alerts = companyAlerts({
    indicators,
    difference: 5,
    drafts: 1,
    openBefore: [month("2026-09"), month("2026-10")],
    cash: -1,
    hasFiscalProfile: false,
    readOnly: true,
    strays: [month("2062-11")],
  });
  expect(alerts.map((each) => each.kind)).toEqual([
    "unbalanced",
    "low-liquidity",
    "over-limit",
    "drafts",
    "open-months",
    "stray-months",
    "cash-overdrawn",
    "no-fiscal-profile",
  ]);
  expect(companyAlerts({ ...quiet, openBefore: [month("2026-10")] })).toEqual([]);
});
