import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { PartyCount, tellsEntries } from "#storage/pages/party-sums.ts";
import {
  isStoredParties,
  PARTY_SHARDS,
  readPartyNumbers,
  readPartySums,
  shardOf,
} from "#storage/shapes/party-sums.ts";
import type { StoredEntry } from "#storage/shapes/rows.ts";

const entry = (date: number, account: string, thirdParty: string, amount: number, number = 1): StoredEntry =>
  ({
    number,
    date: day(`2026-01-${String(date).padStart(2, "0")}`),
    status: "posted",
    lines: [
      {
        account: account as AccountCode,
        thirdParty,
        debit: pesos(Math.max(amount, 0)),
        credit: pesos(Math.max(-amount, 0)),
      },
    ],
  }) as unknown as StoredEntry;

const anyName = fc.oneof(
  fc.constantFrom(
    "Ana",
    "ANA ",
    "áNA",
    "900.123.456",
    "9001234568",
    "NIT 900123456",
    "Luz  Díaz",
    "anita",
    '"a\\b"',
  ),
  fc.string({ minLength: 1 }),
);
const anyEntry = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.constantFrom("1305", "2205"), anyName, fc.integer())
  .map((parts) => entry(...parts));

/** Each entry with a number of its own. */
function numbered(...lists: StoredEntry[][]): [StoredEntry[], StoredEntry[]] {
  let number = 0;
  const [first = [], second = []] = lists.map((list) => list.map((each) => ({ ...each, number: ++number })));
  return [first, second];
}

/** The entries of each sum of one account and name. */
const numbersOfAll = (count: PartyCount) => readPartyNumbers(count.stored());

describe("sums by third party as a month keeps them", () => {
  it("are those of its entries, whatever was taken back and read again between them", () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (some, others) => {
        const [kept, gone] = numbered(some, others);
        const plain = PartyCount.empty();
        for (const each of kept) plain.count(each, 1);
        let count = PartyCount.empty();
        const again = () => {
          const read = PartyCount.of(count.stored() ?? undefined);
          if (read === null) throw new Error("not read");
          count = read;
        };
        for (const each of [...gone, ...kept]) {
          count.count(each, 1);
          again();
        }
        for (const each of gone) count.count(each, -1);
        const [stored, counted] = [count.stored(), plain.stored()];
        if (stored === null || counted === null) throw new Error("not kept");
        expect(stored.shards).toEqual(counted.shards);
        expect(tellsEntries(stored, counted)).toBe(true);
        expect(isStoredParties(stored)).toBe(true);
        const total = (count.sums() as [string, string, number[]][]).flatMap(([, , days]) => days);
        expect(total.length % 3).toBe(0);
      }),
    );
  });

  it("of one third party are all in the texts that may name it, however it is spelled", () => {
    const ana = { id: "part_1", name: "Ana", document: { kind: "nit", number: "900123456" }, updatedAt: 1 };
    const index = new PartyIndex([{ ...ana, aliases: ["Anita"] } as unknown as Party]);
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1 }), (entries) => {
        const count = PartyCount.empty();
        for (const each of entries) count.count(each, 1);
        const stored = count.stored();
        const all = readPartySums(stored) ?? [];
        for (const key of new Set(all.map(([, name]) => index.keyOf(name)))) {
          const isIt = ([, name]: (typeof all)[number]) => index.keyOf(name) === key;
          const some = readPartySums(stored, index.textsOf(key)) ?? [];
          expect(some.filter(isIt).toSorted()).toEqual(all.filter(isIt).toSorted());
        }
      }),
    );
  });

  it("tell the numbers of their entries, until they are too many to be told", () => {
    const count = PartyCount.empty();
    count.count(entry(3, "1305", "Ana", 5, 12), 1);
    count.count(entry(1, "1305", "Ana", -2, 7), 1);
    expect(numbersOfAll(count)).toEqual([[7, 12]]);
    count.count(entry(3, "1305", "Ana", 5, 12), -1);
    expect(numbersOfAll(count)).toEqual([[7]]);
    for (let number = 20; number < 44; number += 1) count.count(entry(2, "1305", "Ana", 1, number), 1);
    expect(numbersOfAll(count)).toEqual([null]);
    // What was not told of stays so, and is right for any: the check of the books takes it.
    count.count(entry(2, "1305", "Ana", 1, 43), -1);
    expect(numbersOfAll(count)).toEqual([null]);
  });

  it("of a month that does not tell its entries go on without telling them", () => {
    const first = PartyCount.empty();
    first.count(entry(3, "1305", "Ana", 5, 12), 1);
    const { numbers: _, ...silent } = first.stored() ?? { edition: 3 };
    expect(isStoredParties(silent)).toBe(true);
    const count = PartyCount.of(silent);
    count?.count(entry(4, "1305", "Ana", 5, 13), 1);
    expect(count?.stored()?.numbers).toBeUndefined();
    expect(count?.sums()).toEqual([["1305", "Ana", [3, 5, 0, 4, 5, 0]]]);
  });

  it("of many names are spread over the texts", () => {
    const names = Array.from({ length: 5000 }, (_, at) => `Cliente número ${at} S.A.S.`);
    const held = new Map<number, number>();
    for (const name of names) held.set(shardOf(name), (held.get(shardOf(name)) ?? 0) + 1);
    expect(held.size).toBe(PARTY_SHARDS);
    expect(Math.max(...held.values())).toBeLessThan((2 * names.length) / PARTY_SHARDS);
  });

  it.each([
    null,
    "",
    {},
    { edition: 3 },
    { edition: 3, shards: [] },
    { edition: 3, shards: Array.from({ length: PARTY_SHARDS }, () => "[") },
    { edition: 3, shards: Array.from({ length: PARTY_SHARDS }, () => '[["1305","Ana",[1]]]') },
    { edition: 2, sums: [["1305", "Ana", [1, 2]]] },
  ])("that are not whole are not read: %j", (kept) => {
    expect(isStoredParties(kept)).toBe(false);
    expect(readPartySums(kept)).toBeNull();
  });

  it.each(["[[1]]", "[", "[1]"])("beside which other numbers stand are not sound: %s", (text) => {
    const empty = PartyCount.empty().stored();
    const numbers = empty?.numbers?.with(0, text);
    expect(isStoredParties(empty)).toBe(true);
    expect(isStoredParties({ ...empty, numbers })).toBe(false);
    expect(isStoredParties({ ...empty, numbers: [] })).toBe(false);
  });
});
