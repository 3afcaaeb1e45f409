import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partyKey } from "#domain/accounting/ledger/party-balances.ts";
import { PartyIndex, searchParties } from "#domain/parties/find-party.ts";
import { nearTo } from "#domain/parties/near-names.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { newId } from "#storage/engine/environment.ts";

const bookId = newId("book");
let at = 0;
function party(name: string, other: Partial<Party> = {}): Party {
  at += 1;
  return {
    id: newId("party"),
    bookId,
    name,
    offered: true,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...other,
  };
}

const ANDINA = party("Distribuciones Andina S.A.S.", {
  aliases: ["Andina"],
  document: { kind: "NIT", number: "900214867" },
});
const GLORIA = party("Gloria Inés Pardo", { document: { kind: "CC", number: "41782350" } });
const ALL = [ANDINA, GLORIA];

describe("the record that a line's text names", () => {
  it.each([
    ["distribuciones  ANDINA s.a.s. ", ANDINA],
    ["andina", ANDINA],
    ["Gloria Ines Pardo", GLORIA],
    ["900.214.867-2", ANDINA],
    ["900214867", ANDINA],
    ["9002148672", ANDINA],
    ["C.C. 41.782.350", GLORIA],
    ["Gloria", null],
    ["900", null],
    ["  ", null],
    [undefined, null],
  ])("%s", (text, found) => expect(new PartyIndex(ALL).find(text)).toBe(found));

  it("is the one of the key that its sums are kept under, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(partyKeyOf(partyKey(name))).toBe(partyKeyOf(name));
      }),
    );
  });
});

describe("searching by what is typed", () => {
  it.each([
    ["andi", ["Distribuciones Andina S.A.S."]],
    ["pardo gloria", ["Gloria Inés Pardo"]],
    ["417", ["Gloria Inés Pardo"]],
    ["900.214", ["Distribuciones Andina S.A.S."]],
    ["in", ["Gloria Inés Pardo", "Distribuciones Andina S.A.S."]],
    ["nadie", []],
  ])("%s", (typed, names) => expect(searchParties(ALL, typed).map(({ name }) => name)).toEqual(names));
});

describe("names that may be one person's", () => {
  it.each([
    ["Aceros S.A.S.", "ACEROS SAS", true],
    ["Aceros S. A. S.", "Aceros", true],
    ["Inés Pardo", "Pardo Ines", true],
    ["Luis Gómez", "Luis Gomes", true],
    ["Luis Gómez", "Lius Gómez", true],
    ["Martha Ruiz", "Marta Ruiz", true],
    ["Martha Ruiz", "María Ruiz", false],
    ["Ana", "Ena", false],
    ["Banco de Bogotá", "Banco de Occidente", false],
    ["Aceros y Mallas del Norte", "Mallas y Aceros del Norte", true],
    ["S.A.S.", "Ltda.", false],
  ])("%s, %s", (one, other, near) => {
    const found = (wanted: string, name: string) =>
      nearTo([{ name }], wanted, (each) => [each.name]).length > 0;
    expect(found(one, other)).toBe(near);
    expect(found(other, one)).toBe(near);
  });
});
