import { describe, expect, it } from "vitest";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import {
  checkParty,
  fieldsOf,
  LONGEST_PARTY_NAME,
  LONGEST_PARTY_NOTE,
  NO_FIELDS,
  otherNames,
  type PartyFields,
  partyContent,
} from "#domain/parties/check-party.ts";
import { isOfBook, namesOf, type Party } from "#domain/parties/party.ts";
import { newId } from "#storage/engine/environment.ts";

const typed = (more: Partial<PartyFields>): PartyFields => ({ ...NO_FIELDS, name: "Ana Mora", ...more });
const letters = (count: number) => "a".repeat(count);
const mail = (count: number) => `${letters(count - "@x.co".length)}@x.co`;

describe("what keeps a third party from being saved", () => {
  it.each([
    ["nothing beyond a name", {}, []],
    ["no name", { name: " \n " }, [{ field: "name", problem: "blank" }]],
    ["the longest name", { name: letters(LONGEST_PARTY_NAME) }, []],
    ["a longer name", { name: letters(LONGEST_PARTY_NAME + 1) }, [{ field: "name", problem: "too-long" }]],
    ["other names, the longest", { aliases: ["Anita", letters(500)] }, []],
    [
      "one longer among them",
      { aliases: ["Anita", letters(501)] },
      [{ field: "aliases", problem: "too-long" }],
    ],
    [
      "a wrong check digit",
      { number: "900.214.867-3" },
      [{ field: "number", problem: { kind: "check-digit", expected: 2 } }],
    ],
    [
      "the longest city, telephone and address",
      {
        city: letters(LONGEST_PARTY_NOTE),
        phone: letters(LONGEST_PARTY_NOTE),
        email: mail(LONGEST_PARTY_NOTE),
      },
      [],
    ],
    [
      "longer ones",
      {
        city: letters(LONGEST_PARTY_NOTE + 1),
        phone: letters(LONGEST_PARTY_NOTE + 1),
        email: mail(LONGEST_PARTY_NOTE + 1),
      },
      [
        { field: "city", problem: "too-long" },
        { field: "phone", problem: "too-long" },
        { field: "email", problem: "too-long" },
      ],
    ],
    ["an address with blanks around", { email: "  ana@mora.co " }, []],
    ...["ana", "ana@mora", "@mora.co", "ana@.", "ana mora@x.co", "ana@x y.co", "ana@x.c o", "a@b@c.co"].map(
      (email) =>
        [
          `the address "${email}"`,
          { email },
          [{ field: "email" as const, problem: "no-address" as const }],
        ] as const,
    ),
  ] as const)("%s", (_name, more, problems) => {
    expect(checkParty(typed(more))).toEqual(problems);
  });
});

describe("a third party as it is stored", () => {
  it("says what was typed, without the blanks, and nothing that was left empty", () => {
    expect(partyContent(typed({ name: "  Ana   Mora " }))).toEqual({ name: "Ana Mora", offered: true });
    const all = typed({
      aliases: ["Anita", " "],
      documentKind: "CC",
      number: "52.418.306",
      taxes: COMPANY,
      offered: false,
      city: " Tunja ",
      email: " ana@mora.co ",
      phone: " 310 ",
    });
    expect(partyContent(all)).toEqual({
      name: "Ana Mora",
      aliases: ["Anita"],
      document: { kind: "CC", number: "52418306" },
      kind: COMPANY,
      offered: false,
      city: "Tunja",
      email: "ana@mora.co",
      phone: "310",
    });
  });

  it("comes back to the form as it was typed", () => {
    const place = { id: newId("party"), bookId: newId("book"), createdAt: 1, updatedAt: 1, version: 1 };
    const all = typed({
      aliases: ["Anita"],
      documentKind: "CC",
      number: "52418306",
      taxes: COMPANY,
      city: "Tunja",
      email: "ana@mora.co",
      phone: "310",
    });
    for (const fields of [typed({}), all])
      expect(fieldsOf({ ...place, ...partyContent(fields) }, fields.number)).toEqual(fields);
  });

  it("has each other name once, and none that is its own", () => {
    expect(otherNames("Ana Mora", ["ANA  MORA", "Anita", "", "anita", " Ana M. "])).toEqual([
      "Anita",
      "Ana M.",
    ]);
    expect(namesOf({ name: "Ana Mora" })).toEqual(["Ana Mora"]);
  });
});

describe("whose entries may name a record", () => {
  const [book, sibling, stranger] = [newId("book"), newId("book"), newId("book")];
  const [company, other] = [newId("company"), newId("company")];
  const record = (more: Partial<Party>): Party => ({
    ...partyContent(typed({})),
    id: newId("party"),
    bookId: book,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
    ...more,
  });
  it.each([
    ["its own book", record({}), { id: book, companyId: null }, true],
    ["another book, without a company", record({}), { id: sibling, companyId: null }, false],
    ["another book of its company", record({}), { id: sibling, companyId: company }, true],
    [
      "a book of a company that its book is not of",
      record({ bookId: stranger }),
      { id: sibling, companyId: company },
      false,
    ],
    [
      "any book of the company that it is shared with",
      record({ companyId: company }),
      { id: stranger, companyId: company },
      true,
    ],
    [
      "its own book, once that left its company",
      record({ companyId: company }),
      { id: book, companyId: other },
      false,
    ],
  ] as const)("%s", (_name, party, place, is) => {
    expect(isOfBook(party, place, new Set([book, sibling]))).toBe(is);
  });
});
