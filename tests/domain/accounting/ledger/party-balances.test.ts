import { expect, it } from "vitest";
import { keepsParties, ofParty, partiesIn, partyKey } from "#domain/accounting/ledger/party-balances.ts";

it("third parties are the same whatever the case and the outer spaces", () => {
  expect(partyKey("  Distribuciones ÁNGEL ")).toBe("distribuciones ángel");
  expect(partyKey("")).toBe("");
  expect(partyKey(undefined)).toBe("");
});

it.each([
  ["1305", true],
  ["1330", true],
  ["1355", false],
  ["1399", false],
  ["2205", true],
  ["2335", true],
  ["2365", false],
  ["2368", false],
  ["2380", true],
  ["2805", true],
  ["1105", false],
  ["4135", false],
  ["91305", false],
])("account %s keeps its third parties apart: %s", (puc, keeps) => {
  expect(keepsParties(puc)).toBe(keeps);
});

it("a key of sums tells the account from the third party, which may hold the sign between them", () => {
  expect(ofParty("1305", "")).toBe("1305");
  expect(ofParty("1305", "ana")).toBe("1305/ana");
  expect(partiesIn("1305")).toEqual({ account: "1305", party: null });
  expect(partiesIn("1305/ana")).toEqual({ account: "1305", party: "ana" });
  expect(partiesIn("1305/a/b")).toEqual({ account: "1305", party: "a/b" });
});
