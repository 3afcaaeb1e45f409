import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partyKey } from "#domain/accounting/ledger/party-balances.ts";
import { PartyIndex, partyNamed, partyWithDocument, searchParties } from "#domain/parties/find-party.ts";
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

describe("whom lines name", () => {
  it("is told by one key, however it is spelled, and nobody by none", () => {
    const index = new PartyIndex(ALL);
    for (const text of ["Andina", "ANDINA ", "900.214.867-2"]) {
      expect(index.keyOf(text)).toBe(ANDINA.id);
      expect(index.keyOf(text)).toBe(ANDINA.id);
    }
    expect(index.keyOf("  Otra   Persona")).toBe("otra persona");
    expect([index.keyOf(undefined), index.keyOf(" ")]).toEqual(["", ""]);
  });

  it("has all texts by which a line may name it", () => {
    const index = new PartyIndex(ALL);
    expect(new Set(index.textsOf(ANDINA.id))).toEqual(
      new Set([ANDINA.id, "distribuciones andina s.a.s.", "andina", "900214867", "9002148672"]),
    );
    expect(index.textsOf("otra persona")).toEqual(["otra persona"]);
  });

  it("is the record that was said last, where a merged copy brought a name twice", () => {
    const [older, newer] = [party("Andina", { updatedAt: 5 }), party("ANDINA", { updatedAt: 9 })];
    expect(new PartyIndex([older, newer]).find("andina")).toBe(newer);
    expect(new PartyIndex([newer, older]).find("andina")).toBe(newer);
    expect(partyNamed([older, newer], "andina")).toBe(newer);
  });

  it("is found by a document with letters as it was written, and has no check digit", () => {
    const foreign = party("Luz", { document: { kind: "PA", number: "123AR" } });
    expect(new PartyIndex([foreign]).textsOf(foreign.id)).toEqual([foreign.id, "luz", "123AR"]);
    const other = party("Eva", { document: { kind: "DE", number: "AR123" } });
    expect(new PartyIndex([other]).find("AR123")).toBeNull();
    expect(new PartyIndex([other]).textsOf(other.id)).toEqual([other.id, "eva", "AR123"]);
  });

  it("is nobody where a record of another device has a name that shows nothing", () => {
    const nameless = new PartyIndex([party(" ", { aliases: ["\u0301"] })]);
    expect([nameless.find(""), nameless.find("  "), nameless.find(undefined)]).toEqual([null, null, null]);
    expect(nameless.keyOf("")).toBe("");
  });

  it("has no other record with its document, but for itself", () => {
    const mine = { kind: "CC", number: "900214867" } as const;
    expect(partyWithDocument(ALL, mine, null)).toBe(ANDINA);
    expect(partyWithDocument(ALL, mine, ANDINA.id)).toBeNull();
    expect(partyWithDocument([party("Luz"), ANDINA], mine, null)).toBe(ANDINA);
    expect(partyWithDocument(ALL, undefined, null)).toBeNull();
  });
});

describe("searching by what is typed", () => {
  it("shows everybody while nothing is typed", () => {
    expect(searchParties(ALL, "  ")).toEqual(ALL);
  });

  it("puts first whose name begins so, then a word of it, then what has it within", () => {
    const [within, word, begins] = [party("Mariana"), party("Luz Ana"), party("Ana Mora")];
    const number = party("Eva", { document: { kind: "CC", number: "52418306" } });
    expect(searchParties([within, word, begins], "ana")).toEqual([begins, word, within]);
    expect(searchParties([within, word, begins], "  ana")).toEqual([begins, word, within]);
    expect(searchParties([party("Eva 241"), number], "5241").map(({ name }) => name)).toEqual(["Eva"]);
    const [inside, first] = [
      party("Uno", { document: { kind: "CC", number: "91524183" } }),
      party("Dos", { document: { kind: "CC", number: "52418306" } }),
    ];
    expect(searchParties([inside, first], "5241")).toEqual([first, inside]);
    const alias = party("Gloria", { aliases: ["Doña Ana", "Ana G."] });
    expect(searchParties([word, alias], "ana")).toEqual([alias, word]);
    expect(searchParties([word, party("Ana", { aliases: ["Mi Ana"] })], "ana").at(0)?.name).toBe("Ana");
  });

  it.each([
    ["  andi  ", ["Distribuciones Andina S.A.S."]],
    ["pardo nadie", []],
    ["gloria   pardo ", ["Gloria Inés Pardo"]],
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
    ["S.A.S.", "SAS", true],
    ["Marta", "Marti", true],
    ["Luis", "Luisa", false],
    ["Aceros - (Bogotá)", "Aceros Bogotá", true],
    ["Calle 80", "Calle 81", true],
    ["Calle 80", "Calle", false],
    ["...", "Aceros", false],
    ["...", "---", false],
    ["Ana -", "(Ana)", true],
    ["Sol S / A - S", "Sol", true],
  ])("%s, %s", (one, other, near) => {
    const found = (wanted: string, name: string) =>
      nearTo([{ name }], wanted, (each) => [each.name]).length > 0;
    expect(found(one, other)).toBe(near);
    expect(found(other, one)).toBe(near);
  });

  it("are looked for among all names that each has", () => {
    const both = { names: ["Ferretería Sol", "Luz Gómez"] };
    expect(nearTo([both], "Luz Gomez", ({ names }) => names)).toEqual([both]);
    expect(nearTo([both], "", ({ names }) => names)).toEqual([]);
  });
});
