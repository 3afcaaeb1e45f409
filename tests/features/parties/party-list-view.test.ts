import { expect, it } from "vitest";
import type { Party } from "#domain/parties/party.ts";
import {
  ageTotals,
  documentOf,
  kindCounts,
  shownAges,
  shownParties,
} from "#features/parties/party-list-view.ts";
import { newId } from "#storage/engine/environment.ts";
import type { AgedAccount, PartyBalance } from "#storage/queries/parties/party-balances.ts";

function row(name: string, other: Partial<PartyBalance> = {}, number?: string): PartyBalance {
  const id = newId("party");
  const document = number === undefined ? {} : { document: { kind: "NIT" as const, number } };
  const stamp = { createdAt: 1, updatedAt: 1, version: 1 };
  const party: Party = { id, bookId: newId("book"), name, offered: true, ...document, ...stamp };
  return { key: id, party, name, kind: "customer", owesUs: 0, weOwe: 0, last: null, ...other };
}

const ACEROS = row("Aceros y Mallas", { weOwe: 5 }, "830125904");
const ROBLE = row("Cementos El Roble", { owesUs: 7 });
const LUZ = row("Luz Aceros", { party: null, owesUs: 3 });
const ALL = [ACEROS, ROBLE, LUZ];

it.each([
  ["", "all", [ACEROS, ROBLE, LUZ]],
  ["", "unrecorded", [LUZ]],
  ["", "balance", [ACEROS, ROBLE, LUZ]],
  ["aceros", "all", [ACEROS, LUZ]],
  ["mallas aceros", "all", [ACEROS]],
  ["830.125", "all", [ACEROS]],
  ["LUZ", "unrecorded", [LUZ]],
  ["nadie", "all", []],
] as const)("«%s» of %s", (typed, filter, shown) => expect(shownParties(ALL, typed, filter)).toEqual(shown));

it("counts and shows by class, partners and entities among the others", () => {
  const all = [
    row("Ana", { kind: "customer" }),
    row("Beto", { kind: "supplier" }),
    row("Carla", { kind: "employee" }),
    row("DIAN", { kind: "entity" }),
    row("Eva", { kind: "partner" }),
    row("Fabio", { kind: "other" }),
  ];
  expect(kindCounts(all)).toEqual({ all: 6, customer: 1, supplier: 1, employee: 1, rest: 3 });
  expect(shownParties(all, "", "all", "rest")).toEqual(all.slice(3));
  expect(shownParties(all, "beto", "all", "supplier")).toEqual([all[1]]);
  expect(shownParties(all, "beto", "all", "customer")).toEqual([]);
});

it("names the document with its check digit", () => {
  expect(documentOf(ACEROS)).toBe("NIT 830.125.904-1");
  expect(documentOf(ROBLE)).toBeNull();
  expect(documentOf(LUZ)).toBeNull();
});

it("keeps every account of whom is searched for by age, in its place", () => {
  const NOTHING = { "0-30": 0, "31-60": 0, "61-90": 0, "91+": 0 };
  const aged = ({ key, party, name }: PartyBalance, account: string): AgedAccount => ({
    key,
    party,
    name,
    account: account as AgedAccount["account"],
    ages: NOTHING,
    parts: [],
    advance: 0,
    total: 0,
  });
  const rows = [aged(ACEROS, "2205"), aged(ROBLE, "1305"), aged(ACEROS, "2335"), aged(LUZ, "2335")];
  const places = (typed: string) => shownAges(rows, typed).map((each) => rows.indexOf(each));
  expect(places("")).toEqual([0, 1, 2, 3]);
  expect(places("830.125")).toEqual([0, 2]);
  expect(places("aceros")).toEqual([0, 2, 3]);
  expect(places("nadie")).toEqual([]);
  const old = { ...aged(LUZ, "1305"), ages: { ...NOTHING, "91+": 1 } };
  expect(shownAges([...rows, old], "", true)).toEqual([old]);
  expect(shownAges([...rows, old], "roble", true)).toEqual([]);
});

it("adds up what is owed by age, whom it concerns, and what is old of each hundred", () => {
  const aged = (key: string, ages: Partial<AgedAccount["ages"]>, advance = 0) =>
    ({ key, ages: { "0-30": 0, "31-60": 0, "61-90": 0, "91+": 0, ...ages }, advance }) as AgedAccount;
  const rows = [
    aged("a", { "0-30": 700, "91+": 100 }),
    aged("a", { "31-60": 196 }),
    aged("b", { "91+": 4 }),
    // Who only paid ahead owes nothing, and lessens nobody else's debt.
    aged("c", {}, 500),
  ];
  expect(ageTotals(rows)).toEqual({
    ages: { "0-30": 700, "31-60": 196, "61-90": 0, "91+": 104 },
    owed: 1_000,
    people: 2,
    old: 10,
  });
  expect(ageTotals([aged("a", { "0-30": 10_000, "91+": 1 })]).old).toBe(1);
  expect(ageTotals([])).toMatchObject({ owed: 0, people: 0, old: 0 });
});
