import { expect, it } from "vitest";
import type { Party } from "#domain/parties/party.ts";
import { documentOf, shownAges, shownParties } from "#features/parties/party-list-view.ts";
import { newId } from "#storage/engine/environment.ts";
import type { AgedAccount, PartyBalance } from "#storage/queries/parties/party-balances.ts";

function row(name: string, other: Partial<PartyBalance> = {}, number?: string): PartyBalance {
  const id = newId("party");
  const document = number === undefined ? {} : { document: { kind: "NIT" as const, number } };
  const stamp = { createdAt: 1, updatedAt: 1, version: 1 };
  const party: Party = { id, bookId: newId("book"), name, offered: true, ...document, ...stamp };
  return { key: id, party, name, owesUs: 0, weOwe: 0, last: null, ...other };
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
});
