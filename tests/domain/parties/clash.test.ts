import { expect, it } from "vitest";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { clashOf } from "#domain/parties/clash.ts";
import { mergedParty } from "#domain/parties/merge-parties.ts";
import type { Party } from "#domain/parties/party.ts";
import { newId } from "#storage/engine/environment.ts";

const party = (name: string, other: Partial<Party> = {}): Party => ({
  id: newId("party"),
  bookId: newId("book"),
  name,
  offered: true,
  createdAt: 1,
  updatedAt: 1,
  version: 1,
  ...other,
});
const ANA = party("Ana Mora", { aliases: ["Anita"], document: { kind: "CC", number: "52418306" } });

it.each([
  [party("ÁNA  mora"), "Ana Mora"],
  [party("Luz", { aliases: ["ANITA"] }), "Anita"],
  [party("Luz", { document: { kind: "NIT", number: "52418306" } }), "document"],
  [party("Luz", { document: { kind: "CE", number: "52418306" } }), null],
  [party("Ana"), null],
])("one name and one document are of one record (case %#)", (other, of) => {
  const clash = clashOf(other, [ANA]);
  expect(clash && (clash.kind === "same-name" ? clash.name : "document")).toBe(of);
});

it("a clash says whose it is", () => {
  const other = party("Luz", { document: { kind: "NIT", number: "52418306" } });
  expect(clashOf(other, [ANA])).toEqual({ kind: "same-document", party: ANA });
});

it("merging takes each word that the kept record does not say, and makes up none", () => {
  const said = { kind: COMPANY, city: "Cali", email: "ana@mora.co", phone: "1" } as const;
  expect(mergedParty(party("Ana"), party("Ana", said))).toMatchObject(said);
  const kept = party("Ana");
  expect(mergedParty(kept, party("ANA"))).toStrictEqual(kept);
});

it("merging keeps what the record says, takes what it does not say, and every name once", () => {
  const kept = party("Ana", { city: "Tunja", aliases: ["Anita"] });
  const gone = { ...ANA, city: "Cali", phone: "1", version: 9 };
  expect(mergedParty(kept, gone)).toEqual({
    ...kept,
    aliases: ["Anita", "Ana Mora"],
    document: ANA.document,
    phone: "1",
  });
  expect(clashOf(mergedParty(kept, gone), [])).toBeNull();
});
