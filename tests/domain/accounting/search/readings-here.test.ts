import { describe, expect, it } from "vitest";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { lineAgainstWords } from "#domain/accounting/search/against-words.ts";
import type { LineContext } from "#domain/accounting/search/line-context.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { type Owner, ownerOf } from "#domain/company/owner.ts";
import { line } from "#tests/support/builders.ts";

/** Words whose meaning hangs on whose the company is, and on the other lines of the entry. */
const puc = pucChart();

function firstOf(words: string, context: LineContext): string | undefined {
  return searchAccounts(puc, words, { line: context, limit: 3 })[0]?.account.code;
}

/** "1435 D" is a debit of 1435; "C?" is a credit that is only what the entry lacks. */
function at(side: string, others: string, owner: Owner | null = null): LineContext {
  const read = (text: string): Side => (text === "D" ? "debit" : "credit");
  return {
    side: side === "" ? null : read(side.charAt(0)),
    ...(side.endsWith("?") && { presumed: true }),
    owner,
    others: others
      .split(",")
      .filter((each) => each !== "")
      .map((each) => {
        const [account = "", of = ""] = each.trim().split(" ");
        return { account: account as AccountCode, side: read(of) };
      }),
  };
}

describe("capital and what an owner takes, by whose the company is", () => {
  it.each([
    ["capital", "C", "1110 D", "shares", "3105"],
    ["capital", "C", "1110 D", "quotas", "3115"],
    ["capital", "C", "1110 D", "person", "3130"],
    ["capital", "C", "1110 D", null, "3105"],
    ["capital", "C?", "1105 D", "person", "3130"],
    ["aporte inicial", "C", "1110 D", "quotas", "3115"],
    ["aporte inicial", "C", "", "person", "3130"],
    ["aporte de socios", "C", "1110 D", "quotas", "3115"],
    ["aporte del dueño", "C", "1110 D", "shares", "3105"],
    ["saldos iniciales", "C", "1110 D", "person", "3130"],
    ["saldos iniciales", "C", "1110 D", "shares", "3105"],
    ["retiro", "D", "1110 C", "person", "3130"],
    ["retiro", "D", "1110 C", "shares", "1325"],
    ["retiro", "D", "1110 C", "quotas", "1325"],
    ["retiro", "D", "1110 C", null, "1325"],
    ["retiro del dueño", "D", "1105 C", "person", "3130"],
    // Its own name, and its code, are what they say in every company.
    ["capital suscrito y pagado", "C", "1110 D", "person", "3105"],
    ["3115", "C", "1110 D", "shares", "3115"],
  ] as const)("%s (%s) beside [%s], of %s: %s", (words, side, others, owner, account) => {
    expect(firstOf(words, at(side, others, owner))).toBe(account);
  });
});

describe("what brings what an entry buys is part of its cost", () => {
  it.each([
    ["flete", "D", "1435 D", "1435"],
    ["flete", "D", "1435 D, 1110 C", "1435"],
    ["flete", "C?", "1435 D", "1435"],
    ["flete de la mercancía", "C?", "1435 D", "1435"],
    ["acarreo", "D", "1405 D, 2205 C", "1405"],
    ["flete", "D", "1524 D", "1524"],
    ["aduana", "D", "1435 D", "1435"],
    ["flete", "D", "", "513550"],
    ["flete", "D", "513505 D, 1110 C", "513550"],
    // What was sold is not what is being brought; what is owed on it is still owed.
    ["flete", "D", "6135 D, 1435 C", "513550"],
    ["flete", "C", "1435 D", "233545"],
    ["proveedor", "C?", "1435 D", "2205"],
    // Only where the entry spends so far, and of nothing that it has already.
    ["flete", "C?", "1435 D, 1110 C", "233545"],
    ["flete", "C?", "513550 D", "233545"],
    ["compré una moto", "C?", "1540 D", "233595"],
    ["pensión", "C?", "510506 D", "238030"],
    ["aduana", "C?", "1435 D", "1435"],
    ["seguro de transporte", "C?", "1435 D", "1435"],
    ["internet", "D", "1435 D", "513535"],
  ] as const)("%s (%s) beside [%s]: %s", (words, side, others, account) => {
    expect(firstOf(words, at(side, others))).toBe(account);
  });

  it("is no line against its words", () => {
    for (const account of ["1435", "1524"]) {
      const lines = [line(account, 100_000), line("1110", -100_000)];
      expect(lineAgainstWords(puc, "flete", lines), account).toBeNull();
    }
  });
});

describe("what a company says of itself", () => {
  it.each([
    ["Ferretería La Sabana S.A.S.", "901.482.316-8", "shares"],
    ["Ferretería La Sabana SAS", "", "shares"],
    ["Inversiones Chía S.A.", "", "shares"],
    ["Hermanos Ruiz S. en C. por A.", "", "shares"],
    ["Distribuciones Andina Ltda.", "", "quotas"],
    ["Gómez & Cía.", "", "quotas"],
    ["Pérez y Cía S. en C.", "", "quotas"],
    ["Tienda Doña Rosa", "52.418.903-1", "person"],
    ["Tienda Doña Rosa", "1.020.345.678-1", "person"],
    ["Tienda Doña Rosa", "", null],
    ["Fundación Casa", "900.123.456-7", null],
    ["Casas y sabanas", "", null],
  ] as const)("%s, %s: %s", (name, nit, owner) => {
    expect(ownerOf({ name, nit })).toBe(owner);
  });
});
