import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, checkOwnAccount, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { isPocketOf, methodAccount } from "#domain/accounting/operations/money-accounts.ts";
import { PAYMENT_METHODS } from "#domain/accounting/operations/operation.ts";
import { NO_SHEET, pocketSheet } from "#domain/accounting/operations/pocket-sheet.ts";
import {
  kindOfPocket,
  nextPocketCode,
  offeredPockets,
  POCKET_KINDS,
  pocketsOf,
  shortPocket,
  usualPocket,
} from "#domain/accounting/operations/pockets.ts";
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
    expect(nextPocketCode(kind, miniChart)).toBeNull();
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
