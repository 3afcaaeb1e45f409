import { describe, expect, it } from "vitest";
import { activeCompany, isFiscalYear, namesakes } from "#domain/company/company.ts";
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
  expect(alerts.filter(({ urgent }) => urgent).map((each) => each.kind)).toEqual([
    "unbalanced",
    "low-liquidity",
  ]);
  expect(alerts.every(({ urgent }) => typeof urgent === "boolean")).toBe(true);
  expect(companyAlerts({ ...quiet, openBefore: [month("2026-10")] })).toEqual([]);
});

describe("the active company", () => {
  const made = (at: number, more: { createdAt?: number; activatedAt?: number; deletedAt?: number } = {}) => ({
    id: id(at),
    createdAt: more.createdAt ?? 100,
    ...(more.activatedAt === undefined ? {} : { activatedAt: more.activatedAt }),
    ...(more.deletedAt === undefined ? {} : { deletedAt: more.deletedAt }),
  });
  /** Whichever comes first. */
  const active = (...all: ReturnType<typeof made>[]) => {
    const [forwards, backwards] = [all, all.toReversed()].map((each) => activeCompany(each)?.id);
    expect(backwards).toBe(forwards);
    return forwards;
  };

  it("is none where there is none, and the only one where there is one, activated or not", () => {
    expect(activeCompany([])).toBeNull();
    expect(active(made(1))).toBe(id(1));
    expect(active(made(1, { deletedAt: 200 }))).toBeUndefined();
  });

  it("is the one that was activated last, before those that never were", () => {
    const old = made(1, { createdAt: 1 });
    expect(active(old, made(2, { activatedAt: 300 }))).toBe(id(2));
    expect(active(old, made(2, { activatedAt: 300 }), made(3, { activatedAt: 299 }))).toBe(id(2));
  });

  it("is else the oldest, and of two of one instant the one with the first id", () => {
    expect(active(made(2, { createdAt: 50 }), made(1, { createdAt: 60 }))).toBe(id(2));
    expect(active(made(2), made(1))).toBe(id(1));
    expect(active(made(2, { activatedAt: 9 }), made(1, { activatedAt: 9 }))).toBe(id(1));
  });

  it("is none of those that are being deleted, however late it was activated", () => {
    expect(active(made(1, { activatedAt: 900, deletedAt: 901 }), made(2))).toBe(id(2));
  });
});
