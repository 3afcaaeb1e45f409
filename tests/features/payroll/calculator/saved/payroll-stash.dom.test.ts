import { beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  dropStash,
  readStash,
  stashOwner,
  writeStash,
} from "#features/payroll/calculator/saved/payroll-stash.ts";
import { newId } from "#storage/engine/environment.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";

const NOW = 1_795_218_000_000;
const GUEST = newId("guest");
const ANA = newId("account");
const LAW = { day: day("2025-06-30"), terms: { employer: "person-one", overrides: { health: 0 } } } as const;
const CARRIED = { rows: PEOPLE, calculated: true, from: newId("calculation"), law: LAW };

beforeEach(() => sessionStorage.clear());

describe("what is left in the tab", () => {
  it("comes back to whoever left it, whole, and is gone once dropped", () => {
    expect(writeStash(ANA, CARRIED, NOW)).toBe(true);
    expect(readStash(ANA, NOW + 1)).toEqual(CARRIED);
    dropStash();
    expect(readStash(ANA, NOW + 1)).toBeNull();
  });

  it("keeps the days of a part month", () => {
    const rows = PEOPLE.map((row) => ({ ...row, workedDays: 15 }));
    writeStash(ANA, { ...CARRIED, rows }, NOW);
    expect(readStash(ANA, NOW)?.rows).toEqual(rows);
  });

  it("goes along from a guest to the account they sign in to, and from an account to nobody (MT-05)", () => {
    writeStash(GUEST, CARRIED, NOW);
    expect(readStash(ANA, NOW)).toEqual(CARRIED);
    writeStash(ANA, CARRIED, NOW);
    expect(readStash(GUEST, NOW)).toBeNull();
    expect(readStash(newId("account"), NOW)).toBeNull();
    expect(readStash(null, NOW)).toBeNull();
  });

  it("lives for half an hour, and not before it was left", () => {
    writeStash(ANA, CARRIED, NOW);
    expect(readStash(ANA, NOW + 30 * 60_000 - 1)).not.toBeNull();
    expect(readStash(ANA, NOW + 30 * 60_000)).toBeNull();
    expect(readStash(ANA, NOW - 1)).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "[1]"],
    ["nobody's", JSON.stringify({ at: NOW, ...CARRIED })],
    ["without people", JSON.stringify({ owner: ANA, at: NOW, rows: [] })],
    ["figures as text", JSON.stringify({ owner: ANA, at: NOW, rows: [{ ...PEOPLE[0], arl: "1" }] })],
  ])("is nothing when it is %s", (_what, stored) => {
    sessionStorage.setItem("cuadra_nomina", stored);
    expect(readStash(ANA, NOW)).toBeNull();
  });

  it.each([
    ["none", undefined],
    ["an employer that there is not", { ...LAW, terms: { ...LAW.terms, employer: "nobody" } }],
    ["a value that none can have", { ...LAW, terms: { ...LAW.terms, overrides: { health: -1 } } }],
    ["a value of nothing", { ...LAW, terms: { ...LAW.terms, overrides: { constructor: 1 } } }],
  ])("keeps its people where its law is %s", (_what, law) => {
    writeStash(ANA, { ...CARRIED, law: law as never }, NOW);
    expect(readStash(ANA, NOW)).toEqual({ ...CARRIED, law: null });
  });

  it("is said to be calculated only when it can be", () => {
    const rows = PEOPLE.map((row) => ({ ...row, employeeName: "" }));
    writeStash(ANA, { ...CARRIED, rows }, NOW);
    expect(readStash(ANA, NOW)?.calculated).toBe(false);
  });

  it("belongs to an account or to a guest", () => {
    expect(stashOwner({ state: { kind: "guest", guestId: GUEST } })).toBe(GUEST);
    expect(stashOwner({ state: { kind: "out" } })).toBeNull();
  });
});
