import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, checkOwnAccount, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { translateAccount } from "#domain/accounting/charts/chart-mapping.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pucOfOwn } from "#domain/accounting/charts/short-charts.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import { isPocketOf, methodAccount } from "#domain/accounting/operations/money-accounts.ts";
import { PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import {
  EMPTY_POCKET,
  NO_SHEET,
  type PocketFigures,
  pocketSheet,
} from "#domain/accounting/operations/pocket-sheet.ts";
import {
  kindOfPocket,
  nextPocketCode,
  offeredPockets,
  POCKET_KINDS,
  pocketsOf,
  shortPocket,
  usualPocket,
} from "#domain/accounting/operations/pockets.ts";
import { isCodeWithin } from "#domain/accounting/own/own-code.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { content, posted } from "../../../support/builders.ts";

const PUC = pucChart();

function having(chart: Chart, kind: (typeof POCKET_KINDS)[number], name: string): Chart {
  const code = nextPocketCode(kind, chart);
  if (code === null) throw new Error("no code");
  expect(checkOwnAccount(chart, code, name)).toBeNull();
  return withOwnAccounts(chart, [makeOwnAccount(chart, code, name)]);
}

const shown = (chart: Chart, sheet = NO_SHEET) => pocketsOf(chart, sheet).map(({ name }) => name);

describe("the pockets of a book", () => {
  it("are Caja and Bancos until a person names their own", () => {
    expect(shown(PUC)).toEqual(["Caja", "Bancos"]);
    expect(shown(miniChart)).toEqual(["Caja", "Bancos"]);
    const nequi = having(PUC, "savings", "Nequi");
    expect(shown(nequi)).toEqual(["Caja", "Nequi"]);
    expect(shown(having(nequi, "cash", "Caja del local"))).toEqual(["Caja del local", "Nequi"]);
  });

  it.each<[string, Partial<PocketFigures>, boolean]>([
    ["what it had", { had: 5 as never }, true],
    ["what came in", { entered: 5 as never }, true],
    ["what went out", { left: 5 as never }, true],
    ["what was moved", { moved: 5 as never }, true],
    ["nothing", {}, false],
  ])("keep one of the Decreto for %s", (_name, figures, keeps) => {
    const pockets = new Map([["112005" as AccountCode, { ...EMPTY_POCKET, ...figures }]]);
    expect(pocketsOf(PUC, { ...NO_SHEET, pockets }).map(({ account }) => account)).toEqual(
      keeps ? ["1105", "1110", "112005"] : ["1105", "1110"],
    );
  });

  it("stand by their code, cash before banks, whatever order they are known in", () => {
    const codes = ["112005", "111010", "111005", "110510"] as const;
    const pockets = new Map(codes.map((code) => [code as AccountCode, { ...EMPTY_POCKET, had: 5 as never }]));
    expect(pocketsOf(PUC, { ...NO_SHEET, pockets }).map(({ account }) => account)).toEqual([
      "1105",
      "110510",
      "1110",
      "111005",
      "111010",
      "112005",
    ]);
  });

  it("are used by a method where they are offered, or else the first that took its place", () => {
    const of = (...codes: readonly string[]) => codes.map((account) => ({ account: account as AccountCode }));
    expect(usualPocket("bank", of("1105", "11100501", "1110"), "puc")).toBe("1110");
    expect(usualPocket("bank", of("1105", "11100501"), "puc")).toBe("11100501");
    expect(usualPocket("bank", of("1105"), "puc")).toBe("1110");
  });

  it("keep whatever has figures, named so that it is known", () => {
    const nequi = having(PUC, "savings", "Nequi");
    const sheet = pocketSheet(new Map(), [posted(1, content("2026-11-20", "111005", "1105", 500))], "puc");
    expect(shown(nequi, sheet)).toEqual(["Caja", "Bancos: Moneda nacional", "Nequi"]);
  });

  it("leave out one that is closed, unless it holds something", () => {
    const nequi = having(PUC, "savings", "Nequi");
    const closed = withOwnAccounts(
      PUC,
      nequi.accounts.filter(({ own }) => own).map((account) => ({ ...account, retired: true })),
    );
    expect(shown(closed)).toEqual(["Caja", "Bancos"]);
    const sheet = pocketSheet(new Map(), [posted(1, content("2026-11-20", "11200501", "1105", 500))], "puc");
    expect(shown(closed, sheet)).toEqual(["Caja", "Bancos", "Nequi"]);
  });

  it.each(["closed", "retired"] as const)(
    "that are %s stand with what they hold and are not offered",
    (how) => {
      const nequi = having(PUC, "savings", "Nequi");
      const shut = nequi.accounts.filter(({ own }) => own).map((account) => ({ ...account, [how]: true }));
      const sheet = pocketSheet(
        new Map(),
        [posted(1, content("2026-11-20", "11200501", "1105", 500))],
        "puc",
      );
      const chart = withOwnAccounts(PUC, shut);
      const pockets = pocketsOf(chart, sheet);
      const offered = (had?: readonly AccountCode[]) =>
        offeredPockets(chart, pockets, had).map(({ name }) => name);
      expect(pockets.map(({ name }) => name)).toEqual(["Caja", "Bancos", "Nequi"]);
      expect(offered()).toEqual(["Caja", "Bancos"]);
      // A correction may keep the pocket that it was written with.
      expect(offered(["11200501" as AccountCode])).toEqual(["Caja", "Bancos", "Nequi"]);
      // One that is gone from the plan is not offered either.
      expect(offeredPockets(PUC, pockets).map(({ account }) => account)).not.toContain("11200501");
    },
  );

  it.each(POCKET_KINDS)("take a code of their own under the account of their kind: %s", (kind) => {
    const first = having(PUC, kind, "Uno");
    const second = having(first, kind, "Dos");
    const own = second.accounts.filter((account) => account.own);
    expect(own.map(({ name }) => name)).toEqual(["Uno", "Dos"]);
    expect(own.every(({ code }) => code.startsWith("11") && code.length === 8)).toBe(true);
    expect(isPocketOf("cash", own[0]?.code as AccountCode, "puc")).toBe(kind === "cash");
  });

  it.each([
    [miniChart, "cash", "100101", "1105", "1001"],
    [miniChart, "bank", "100201", "1110", "1002"],
    [miniChart, "savings", "100201", "1110", "1002"],
    [journalChart, "cash", "caja-01", "1105", "caja"],
    [journalChart, "bank", "bancos-01", "1110", "bancos"],
    [journalChart, "savings", "bancos-01", "1110", "bancos"],
  ] as const)("stand in a beginners' chart below Caja or Bancos: %s", (chart, kind, code, puc, parent) => {
    const one = having(chart, kind, "Nequi");
    const account = one.byCode.get(code);
    expect(account).toMatchObject({ parent, puc, nature: "debit", own: true, name: "Nequi" });
    const at = code as AccountCode;
    expect([pucOfOwn(code), pucOfAccount(chart, at), pucOfCode(chart.kind, at)]).toEqual([puc, puc, puc]);
    expect(translateAccount(code, one, PUC).code).toBe(puc);
    expect(translateAccount(code, one, chart).code).toBe(parent);
    expect(isPocketOf("cash", at, chart.kind)).toBe(kind === "cash");
    expect(isPocketOf("bank", at, chart.kind)).toBe(kind !== "cash");
    const codes = one.accounts.map((each) => each.code as string);
    expect(codes[codes.indexOf(code) - 1]).toBe(parent);
    expect(codes.filter((each) => each !== code)).toEqual(chart.accounts.map((each) => each.code));
    expect(shown(one)).toEqual(kind === "cash" ? ["Nequi", "Bancos"] : ["Caja", "Nequi"]);
    expect(shown(having(one, kind, "Otra"))).toHaveLength(3);
  });

  it.each([
    [miniChart, "400101", "not-money"],
    [miniChart, "100199", null],
    [miniChart, "1005", "bad-code"],
    [miniChart, "10010101", "bad-code"],
    [miniChart, "100901", "no-parent"],
    [journalChart, "ventas-01", "not-money"],
    [journalChart, "bancos", "bad-code"],
    [journalChart, "bancos-1", "bad-code"],
    [journalChart, "nadie-01", "no-parent"],
    [journalChart, "bancos-01", null],
  ] as const)("stand nowhere else there: %s %s", (chart, code, problem) =>
    expect(checkOwnAccount(chart, code, "Nequi")).toBe(problem),
  );

  it("are no part of any other account: no code of a short chart begins another", () => {
    for (const { accounts } of [miniChart, journalChart])
      for (const account of accounts)
        expect(accounts.filter(({ code }) => isCodeWithin(account, code))).toEqual([account]);
    // A pocket's code names one chart alone, so that a row tells its account without its book.
    for (const { code } of miniChart.accounts) expect(PUC.byCode.has(code)).toBe(false);
  });

  it("have no code left once all are given", () => {
    const all = Array.from({ length: 99 }, (_, index) =>
      makeOwnAccount(PUC, `111005${String(index + 1).padStart(2, "0")}`, `Banco ${index}`),
    );
    expect(nextPocketCode("bank", withOwnAccounts(PUC, all))).toBeNull();
  });

  it.each([
    ["Nequi", "savings"],
    ["Mi Daviplata", "savings"],
    ["Ahorros Bancolombia", "savings"],
    ["Caja de la tienda", "cash"],
    ["Efectivo", "cash"],
    ["Bancolombia", "bank"],
    ["Davivienda corriente", "bank"],
    ["", "bank"],
  ])("know what %s is", (name, kind) => {
    expect(kindOfPocket(name)).toBe(kind);
  });

  it("say which of them serves a method, and which holds too little", () => {
    const nequi = having(PUC, "savings", "Nequi");
    const pockets = pocketsOf(nequi, NO_SHEET);
    expect(usualPocket("cash", pockets, "puc")).toBe("1105");
    for (const method of PAYMENT_METHODS)
      if (method !== "cash" && method !== "other")
        expect(usualPocket(method, pockets, "puc"), method).toBe("11200501");
    expect(usualPocket("bank", [], "puc")).toBe(methodAccount("bank", "puc"));
    expect(shortPocket(pockets, "11200501" as AccountCode, 1)?.name).toBe("Nequi");
    expect(shortPocket(pockets, "11200501" as AccountCode, 0)).toBeNull();
    expect(shortPocket(pockets, undefined, 1)).toBeNull();
  });
});
