import { expect, it } from "vitest";
import { PARTY_CLASSES, partyClassOf } from "#domain/parties/party-class.ts";

it.each([
  ["sells on credit to", [["130505", 900]], "customer"],
  ["received an advance of", [["280505", 5]], "customer"],
  [
    "buys from",
    [
      ["220505", 10],
      ["1330", 2],
    ],
    "supplier",
  ],
  ["owes rent to", [["233540", 10]], "supplier"],
  ["pays wages to", [["250505", 10]], "employee"],
  [
    "lent to its employee",
    [
      ["136530", 4],
      ["250505", 3],
    ],
    "employee",
  ],
  ["has capital of", [["311505", 10]], "partner"],
  ["owes to its partner", [["235505", 10]], "partner"],
  [
    "owes taxes to",
    [
      ["236540", 3],
      ["240805", 4],
      ["24", 1],
    ],
    "entity",
  ],
  ["owes contributions to", [["237005", 3]], "entity"],
  ["has a loan of", [["210505", 10]], "entity"],
  [
    "sells more to than it buys from",
    [
      ["130505", 90],
      ["220505", 10],
    ],
    "customer",
  ],
  [
    "buys more from than it sells to",
    [
      ["130505", 10],
      ["220505", 90],
    ],
    "supplier",
  ],
  ["pays fees to, on the spot", [["511095", 10]], "supplier"],
  [
    "pays rent to, and withholds from it",
    [
      ["512010", 10],
      ["236530", 1],
    ],
    "supplier",
  ],
  ["pays a local tax to", [["511505", 10]], "entity"],
  ["pays interest to", [["530520", 90]], "entity"],
  ["names on an account that says nothing", [["180505", 90]], "other"],
  ["never moved", [], "other"],
] as const)("whom a company %s is %j: %s", (_what, moves, kind) => {
  expect(partyClassOf(moves.map(([puc, amount]) => ({ puc, amount })))).toBe(kind);
  expect(PARTY_CLASSES).toContain(kind);
});
