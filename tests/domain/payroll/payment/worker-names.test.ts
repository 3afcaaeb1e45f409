import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PartyId } from "#domain/kernel/ids.ts";
import type { DocumentKind } from "#domain/parties/document.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { type Worker, workerNames } from "#domain/payroll/payment/worker-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { runs } from "#tests/support/random/runs.ts";

const worker = (id: string, name: string, number: string): Worker => ({ id, name, document: number });

function record(name: string, number: string, more: { kind?: DocumentKind; aliases?: string[] } = {}): Party {
  const { kind = "CC", aliases = [] } = more;
  return {
    id: newId("party") as PartyId,
    bookId: newId("book"),
    name,
    aliases,
    ...(number === "" ? {} : { document: { kind, number } }),
    offered: true,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
}

const ANA = worker("1", "Ana Ruiz", "52.731.094");

describe("AC-112 two workers of one name are two third parties", () => {
  it.each<[string, readonly Worker[], readonly Party[], string]>([
    ["nobody else is called so", [ANA], [], "Ana Ruiz"],
    ["another one is", [ANA, worker("2", "ana  ruíz", "1.020.304.050")], [], "Ana Ruiz (52.731.094)"],
    ["the same person, hired again", [ANA, worker("2", "Ana Ruiz", "52731094")], [], "Ana Ruiz"],
    ["her number was mended", [ANA, worker("1", "Ana Ruiz", "52.731.095")], [], "Ana Ruiz"],
    ["another one without a number", [ANA, worker("2", "Ana Ruiz", "")], [], "Ana Ruiz (52.731.094)"],
    ["a customer with another number is", [ANA], [record("Ana Ruiz", "900123456")], "Ana Ruiz (52.731.094)"],
    [
      "a supplier's former name is",
      [ANA],
      [record("Ruiz SAS", "900123456", { kind: "NIT", aliases: ["Ana Ruiz"] })],
      "Ana Ruiz (52.731.094)",
    ],
    [
      "two cédulas of foreigners that are no numbers",
      [worker("1", "Ana Ruiz", "CE 12"), worker("2", "Ana Ruiz", "CE 13")],
      [],
      "Ana Ruiz (CE 12)",
    ],
    [
      "she has no number and another one has",
      [worker("1", "Ana Ruiz", ""), worker("2", "Ana Ruiz", "1.020.304.050")],
      [],
      "Ana Ruiz",
    ],
    [
      "neither of two has a number",
      [worker("1", "Ana Ruiz", ""), worker("2", "Ana Ruiz", "")],
      [],
      "Ana Ruiz",
    ],
    [
      "a record has digits and letters of which hers are the digits",
      [worker("1", "Ana Ruiz", "123AB")],
      [record("A. Ruiz", "123AB", { kind: "PA" })],
      "A. Ruiz",
    ],
    [
      "a passport of digits alone is somebody else's",
      [worker("1", "Ana Ruiz", "12345")],
      [record("Pedro Gil", "12345", { kind: "PA" })],
      "Ana Ruiz",
    ],
    [
      "a cédula of foreigners that is no number",
      [worker("1", "Ana Ruiz", "CE 12")],
      [record("Pedro Gil", "12", { kind: "CE" })],
      "Ana Ruiz",
    ],
    ["a record of hers has no number", [ANA], [record("Ana Ruiz", "")], "Ana Ruiz"],
    ["a record has her number", [ANA], [record("Ruiz, Ana", "52731094")], "Ruiz, Ana"],
    [
      "a record has her number under the other's name too",
      [ANA, worker("2", "Ana Ruiz", "1.020.304.050")],
      [record("Ana Ruiz", "52731094")],
      "Ana Ruiz",
    ],
    [
      "somebody else's cédula of foreigners has that number",
      [ANA],
      [record("Pedro Gil", "52731094", { kind: "CE" })],
      "Ana Ruiz",
    ],
    [
      "her own cédula of foreigners, whose kind the contract does not say",
      [ANA],
      [record("Ruiz, Ana", "52731094", { kind: "CE", aliases: ["Ana Ruiz"] })],
      "Ruiz, Ana",
    ],
    [
      "her own, with its kind",
      [worker("1", "Ana Ruiz", "CE 52.731.094")],
      [record("Ruiz, Ana", "52731094", { kind: "CE" })],
      "Ruiz, Ana",
    ],
    [
      "one of foreigners and one of citizens have one number",
      [ANA, worker("2", "Ana Ruiz", "CE 52.731.094")],
      [],
      "Ana Ruiz (52.731.094)",
    ],
    [
      "a passport",
      [worker("1", "Ana Ruiz", "AR-123456")],
      [record("A. Ruiz", "AR123456", { kind: "PA" })],
      "A. Ruiz",
    ],
  ])("%s", (_case, workers, parties, name) => {
    expect(workerNames(workers, parties)(workers[0] ?? ANA)).toBe(name);
  });

  it("somebody whom no run pays yet is named as the contract does", () => {
    const nameOf = workerNames([worker("2", "Luz Díaz", "1.020.304.050")], []);
    expect(nameOf(ANA)).toBe("Ana Ruiz");
  });

  it("whatever the names and records, two numbers are never one name", () => {
    const name = fc.constantFrom("Ana Ruiz", "ANA RUÍZ", "Luz Díaz", "Luz  Diaz");
    const number = fc.constantFrom("52.731.094", "52731094", "1.020.304.050", "79.456.123");
    const staff = fc.array(fc.record({ id: fc.constantFrom("1", "2", "3", "4"), name, document: number }), {
      minLength: 2,
      maxLength: 4,
    });
    const records = fc.uniqueArray(
      fc.record({ name, number: fc.constantFrom("", "52731094", "1020304050", "900123456") }),
      { maxLength: 2, selector: ({ name: each }) => partyKeyOf(each) },
    );
    fc.assert(
      fc.property(staff, records, (people, papers) => {
        fc.pre(new Set(papers.map(({ number: each }) => each)).size === papers.length);
        const workers = [...new Map(people.map((each) => [each.id, each])).values()];
        const nameOf = workerNames(
          workers,
          papers.map((each) => record(each.name, each.number)),
        );
        const numbers = new Map<string, string>();
        for (const each of workers) {
          const key = partyKeyOf(nameOf(each));
          const bare = each.document.replaceAll(".", "");
          expect(numbers.get(key) ?? bare, key).toBe(bare);
          numbers.set(key, bare);
        }
      }),
      runs(300, 1_000),
    );
  });
});
