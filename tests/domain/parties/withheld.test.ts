import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { withheldFrom, withheldTax } from "#domain/parties/withheld.ts";
import { content, line, posted } from "../../support/builders.ts";

const ANDINA = "Andina";

type Row = readonly [
  account: string,
  amount: number,
  thirdParty?: string | undefined,
  note?: string | undefined,
];

let number = 0;
function entry(...rows: readonly Row[]): Entry {
  number += 1;
  const lines = rows.map(([account, amount, thirdParty, note]) => ({
    ...line(account, amount),
    ...(thirdParty && { thirdParty }),
    ...(note && { note }),
  }));
  return posted(number, { ...content("2026-03-05", "1105", "4135", 1), lines });
}

const asked = (key = ANDINA) => ({
  pucOf: (account: AccountCode) => account as string,
  keyOf: (name: string | undefined) => partyKeyOf(name ?? ""),
  key: partyKeyOf(key),
});
const rows = (entries: readonly Entry[], key?: string) =>
  withheldFrom(entries, asked(key)).map(({ account, amount, base }) => [account, amount, base]);

describe("what was withheld from a third party (ET art. 381)", () => {
  const purchase = entry(["143505", 1_000], ["240805", 190], ["236540", -25], ["220505", -1_165, ANDINA]);

  it("is that of its entries, with the payment that it was withheld from", () => {
    expect(rows([purchase])).toEqual([["236540", 25, 1_000]]);
    expect(rows([purchase, purchase])).toEqual([["236540", 50, 2_000]]);
    expect(rows([purchase], "Otra")).toEqual([]);
  });

  it("is not known of all, where it is not known of one, whichever comes first", () => {
    const late = entry(["220505", 25, ANDINA], ["236540", -25]);
    expect(rows([late])).toEqual([["236540", 25, null]]);
    expect(rows([late, purchase])).toEqual([["236540", 50, null]]);
    expect(rows([purchase, late])).toEqual([["236540", 50, null]]);
  });

  it("lies on no sub-account that only ends in those digits", () => {
    expect(["11102365", "11102367", "236540", "236505"].map(withheldTax)).toEqual([
      null,
      null,
      "income",
      null,
    ]);
  });

  it("is told by tax and account, IVA on what IVA was charged", () => {
    const service = entry(
      ["511095", 2_000],
      ["240805", 380],
      ["236525", -80],
      ["236705", -57],
      ["236805", -19],
      ["233525", -2_224, ANDINA],
    );
    expect(rows([service, purchase])).toEqual([
      ["236525", 80, 2_000],
      ["236540", 25, 1_000],
      ["236705", 57, 380],
      ["236805", 19, 2_000],
    ]);
  });

  it("takes the base from the note where an entry withholds on two concepts, and says that it is not known without", () => {
    const both = (first?: string, second?: string) =>
      entry(
        ["143505", 1_000],
        ["513595", 500],
        ["236540", -25, undefined, first],
        ["236525", -20, undefined, second],
        ["220505", -1_455, ANDINA],
      );
    expect(rows([both("Retefuente 2,5% · base $ 1.000", "Retefuente 4% · base $ 500")])).toEqual([
      ["236525", 20, 500],
      ["236540", 25, 1_000],
    ]);
    expect(rows([both()])).toEqual([
      ["236525", 20, null],
      ["236540", 25, null],
    ]);
  });

  it("is less by what was given back, and nothing where all of it was", () => {
    const back = entry(["220505", 233, ANDINA], ["236540", 5], ["143505", -200], ["240805", -38]);
    expect(rows([purchase, back])).toEqual([["236540", 20, 800]]);
    const all = entry(["220505", 1_165, ANDINA], ["236540", 25], ["143505", -1_000], ["240805", -190]);
    expect(rows([purchase, all])).toEqual([]);
  });

  it("is not what was paid to the tax office, nor of an entry that names two without saying whose", () => {
    expect(rows([entry(["236540", 25, "DIAN"], ["1110", -25])], "DIAN")).toEqual([]);
    const shared = entry(
      ["143505", 1_000],
      ["236540", -25],
      ["220505", -500, ANDINA],
      ["220505", -475, "Luz"],
    );
    expect(rows([shared])).toEqual([]);
    const said = entry(
      ["143505", 1_000],
      ["236540", -25, ANDINA],
      ["220505", -500, ANDINA],
      ["220505", -475, "Luz"],
    );
    expect(rows([said])).toEqual([["236540", 25, 1_000]]);
    expect(rows([said], "Luz")).toEqual([]);
  });

  it("has no base where it is withheld when another entry's debt is paid", () => {
    expect(rows([entry(["233525", 100, ANDINA], ["236525", -4], ["1110", -96])])).toEqual([
      ["236525", 4, null],
    ]);
  });

  it.each([
    ["236505", null],
    ["236515", "income"],
    ["2365", "income"],
    ["236575", null],
    ["236705", "vat"],
    ["236805", "ica"],
    ["2370", null],
    ["135515", null],
  ] as const)("%s is %s", (puc, tax) => expect(withheldTax(puc)).toBe(tax));
});
