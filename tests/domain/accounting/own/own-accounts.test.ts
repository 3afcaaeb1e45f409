import { describe, expect, it } from "vitest";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { type Chart, checkAccountName, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkMove, childrenOf, findOwn, hasTwin } from "#domain/accounting/own/change-own.ts";
import { freeCodeBelow } from "#domain/accounting/own/free-code.ts";
import { accountsNamed, recoded } from "#domain/accounting/own/recode.ts";
import { content } from "#tests/support/builders.ts";

const puc = pucChart();

function withOwn(...rows: readonly (readonly [string, string])[]): Chart {
  let chart = puc;
  for (const [code, name] of rows) chart = withOwnAccounts(chart, [makeOwnAccount(chart, code, name)]);
  return chart;
}

const at = (chart: Chart, code: string) => chart.byCode.get(code) as Account;

describe("AC-60 the code proposed for a new account", () => {
  it.each([
    ["the first step below a sub-account", withOwn(), "111005", "11100505"],
    ["the step after the last one", withOwn(["11100505", "A"], ["11100510", "B"]), "111005", "11100515"],
    ["the step after one that is no step", withOwn(["11100507", "A"]), "111005", "11100510"],
    ["the step after the decree's own", withOwn(), "1110", "111015"],
    ["an account below a group of class 7", withOwn(), "71", "7105"],
  ])("is %s", (_what, chart, parent, code) => expect(freeCodeBelow(chart, at(chart, parent))).toBe(code));

  it("is the first free one once the steps are used up, and none when all are", () => {
    const rows = (places: readonly number[]) =>
      places.map((place) => [`111005${String(place).padStart(2, "0")}`, "x"] as const);
    const high = withOwn(...rows([90, 94]));
    expect(freeCodeBelow(high, at(high, "111005"))).toBe("11100501");
    const full = withOwn(...rows(Array.from({ length: 99 }, (_, place) => place + 1)));
    expect(freeCodeBelow(full, at(full, "111005"))).toBeNull();
    const last = withOwn(...rows(Array.from({ length: 98 }, (_, place) => place + 1)));
    expect(freeCodeBelow(last, at(last, "111005"))).toBe("11100599");
    // What the decree has from 95 on is of others: it moves no step.
    expect(freeCodeBelow(puc, at(puc, "5195"))).toBe("519580");
    expect(freeCodeBelow(withOwn(...rows([95])), at(withOwn(...rows([95])), "111005"))).toBe("11100505");
  });

  it("goes down to twelve digits, and passes over what lies two levels below", () => {
    const deep = withOwn(["11100505", "A"], ["1110050505", "B"]);
    expect(freeCodeBelow(deep, at(deep, "1110050505"))).toBe("111005050505");
    const lost = withOwn(["1110050007", "Sin su nivel"]);
    expect(freeCodeBelow(lost, at(lost, "111005"))).toBe("11100505");
  });

  it("does not exist below a class, beyond twelve digits, and in a beginners' chart but below Caja and Bancos", () => {
    expect(freeCodeBelow(puc, at(puc, "1"))).toBeNull();
    const deep = withOwn(["11100505", "A"], ["1110050505", "B"], ["111005050505", "C"]);
    expect(freeCodeBelow(deep, at(deep, "111005050505"))).toBeNull();
    expect(freeCodeBelow(miniChart, at(miniChart, "1001"))).toBe("100101");
    expect(freeCodeBelow(journalChart, at(journalChart, "caja"))).toBe("caja-01");
    const pocket = withOwnAccounts(journalChart, [makeOwnAccount(journalChart, "caja-01", "Alcancía")]);
    expect(freeCodeBelow(pocket, at(pocket, "caja"))).toBe("caja-02");
    for (const code of ["ventas", "capital", "inventarios"])
      expect(freeCodeBelow(pocket, at(pocket, code))).toBeNull();
    expect(freeCodeBelow(pocket, at(pocket, "caja-01"))).toBeNull();
  });
});

describe("AC-60 names", () => {
  it.each([
    ["", "blank-name"],
    [" \n ", "blank-name"],
    ["x".repeat(120), null],
    ["x".repeat(121), "long-name"],
    ["x".repeat(200), "long-name"],
  ])("%j: %s", (name, problem) => expect(checkAccountName(name)).toBe(problem));

  it("says that a parent already has an account of that name, in any case and spacing", () => {
    const chart = withOwn(["11100505", "Banco  Caja Social"]);
    expect(hasTwin(chart, "11100510", " banco caja SOCIAL")).toBe(true);
    expect(hasTwin(chart, "11100505", "Banco Caja Social")).toBe(false);
    expect(hasTwin(chart, "11101005", "Banco Caja Social")).toBe(false);
    expect(hasTwin(chart, "11100510", "Banco de Bogotá")).toBe(false);
  });
});

describe("AC-61 moving", () => {
  const chart = withOwn(["11100505", "Nequi"], ["11100510", "Banco"], ["1110051005", "Ahorros"]);

  it.each([
    ["another parent of its class", "11100505", "11200505", true, null],
    ["another class without movements", "11100505", "51959505", false, null],
    ["another class with movements", "11100505", "51959505", true, "other-class"],
    ["an account with accounts below it", "11100510", "11200505", false, "has-children"],
    ["its own place", "11100505", "11100505", false, "same-place"],
    ["below itself", "11100505", "1110050505", false, "no-parent"],
    ["a code that is taken", "11100505", "11100510", false, "taken"],
    ["a code of the decree", "11100505", "1120", false, "taken"],
    ["a parent that does not exist", "11100505", "11889905", false, "no-parent"],
    ["three digits", "11100505", "112", false, "bad-code"],
    ["letters", "11100505", "11CAJA", false, "bad-code"],
    ["an account of the decree", "1110", "11200505", false, "official"],
    ["one that is gone", "11100599", "11200505", false, "gone"],
  ])("to %s", (_what, from, to, used, problem) => expect(checkMove(chart, from, to, used)).toBe(problem));

  it("a pocket moves from cash to banks, also with movements: its chart has one class of money", () => {
    const pockets = withOwnAccounts(journalChart, [makeOwnAccount(journalChart, "caja-01", "Nequi")]);
    expect(checkMove(pockets, "caja-01", "bancos-01", true)).toBeNull();
  });

  it("finds own accounts and what is below them", () => {
    expect(findOwn(chart, "11100505")).toMatchObject({ name: "Nequi" });
    expect(childrenOf(chart, "11100510").map(({ code }) => code)).toEqual(["1110051005"]);
  });

  it("writes the new code wherever an entry names the account, and leaves other entries as they are", () => {
    const from = "11100505" as AccountCode;
    const to = "11200505" as AccountCode;
    const entry = {
      ...content("2026-11-03", "11100505", "4135", 500),
      operation: { type: "sale", method: "bank", amount: 500, account: from } as never,
      flows: [{ account: from, flow: "customers" as const }],
    };
    const moved = recoded(entry, from, to);
    expect(JSON.stringify(moved)).toBe(JSON.stringify(entry).replaceAll(from, to));
    expect(accountsNamed(moved)).not.toContain(from);
    const other = content("2026-11-03", "1105", "4135", 500);
    expect(recoded(other, from, to)).toBe(other);
    expect(accountsNamed(other)).toEqual(["1105", "4135"]);
    expect(accountsNamed({ ...other, operation: entry.operation })).toContain(from);
    expect(accountsNamed({ ...other, flows: entry.flows })).toContain(from);
  });
});
