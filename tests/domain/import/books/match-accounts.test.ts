import { describe, expect, it } from "vitest";
import { type Chart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { accountOfPuc } from "#domain/accounting/charts/chart-mapping.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { SHORT_CHARTS } from "#domain/accounting/charts/short-charts.ts";
import { lackingAccounts } from "#domain/import/books/lacking-accounts.ts";
import { fileAccountKey, matcherOf } from "#domain/import/books/match-accounts.ts";

const PUC = pucChart();
const OWN = withOwnAccounts(PUC, [
  { ...makeOwnAccount(PUC, "11050501", "Caja de la tienda, centro") },
  { ...makeOwnAccount(PUC, "11050502", "Caja vieja"), retired: true },
  { ...makeOwnAccount(PUC, "11050503", "Caja de la tienda") },
]);
/** Names are looked up among those of a few groups: what a chart remembers is made anew for each test. */
const few = (chart: Chart): Chart => ({
  ...chart,
  accounts: chart.accounts.filter(({ code }) => /^(?:11|4[12]|5[12]|6[12])/.test(code)),
});

const match = (code: string, name: string, chart = few(OWN)) => {
  const found = matcherOf(chart).match({ code, name });
  return found === null ? null : [found.account, found.rest];
};

describe("IM-20 the account of the book that a row of a file means", () => {
  it.each([
    // By its code, whatever it is called; what follows its whole name is of the line.
    ["110505", "", "110505", ""],
    ["110505", "Efectivo", "110505", ""],
    ["110505", "Caja general, base del día", "110505", "base del día"],
    ["110505", "Caja general", "110505", ""],
    ["110505", "base, Caja general", "110505", ""],
    // Programs fill codes up with zeros.
    ["1105050000", "Caja", "110505", ""],
    ["513595", "Otros, aseo", "513595", "aseo"],
    // By the name that the book shows, which says what it is of.
    ["513595", "Servicios: Otros, aseo", "513595", "aseo"],
    ["", "Bancos: Moneda nacional", "111005", ""],
    // By its whole name, in any case and spacing, before the longest part that is one.
    ["", "  caja de la   TIENDA, Centro ", "11050501", ""],
    ["", "Caja de la tienda, centro, base, lunes", "11050501", "base, lunes"],
    ["", "Cajas menores, vales", "110510", "vales"],
  ])("%j «%s» is %s, «%s»", (code, name, account, rest) => {
    expect(match(code, name)).toEqual([account, rest]);
  });

  it.each([
    ["999999", "Caja general"],
    ["110599", ""],
    ["1105990000", ""],
    ["11", "Disponible"],
    ["1100", "Disponible"],
    // Several accounts have this name, and a retired one takes no entries.
    ["", "Comercio al por mayor y al por menor"],
    ["", "Caja vieja"],
    ["", "Disponible"],
    ["", "Cosas, Caja de la tienda"],
    ["", ""],
  ])("%j «%s» is asked for", (code, name) => {
    expect(match(code, name)).toBeNull();
  });

  it("proposes for a name of several the first of the highest", () => {
    const firstNamed = (name: string, chart = few(OWN)) => matcherOf(chart).firstNamed(name);
    expect(firstNamed("BANCOS")).toBe("1110");
    expect(firstNamed("Comercio al por mayor y al por menor")).toBe("4135");
    expect(firstNamed("Caja vieja")).toBeNull();
    expect(firstNamed("Nada de esto")).toBeNull();
    // The highest is the one with the shortest code, wherever the chart lists it.
    const turned = few(OWN);
    expect(firstNamed("BANCOS", { ...turned, accounts: turned.accounts.toReversed() })).toBe("1110");
  });

  it("looks in the chart that is asked, each made once", () => {
    expect(matcherOf(PUC)).toBe(matcherOf(PUC));
    expect(match("", "Caja de la tienda, centro", PUC)).toBeNull();
    expect(match("11050501", "", PUC)).toBeNull();
  });

  it("tells an account of a file again by its code, else by its name", () => {
    expect(fileAccountKey({ code: "1105", name: "Caja" })).toBe("c 1105");
    expect(fileAccountKey({ code: "", name: "  Caja   Menor" })).toBe(
      fileAccountKey({ code: "", name: "CAJA MENOR" }),
    );
  });
});

describe("IM-20 the account that is proposed for one that a book lacks", () => {
  const proposals = (
    ...of: readonly (readonly [code: string, name: string, side?: "debit" | "credit" | null])[]
  ) =>
    lackingAccounts(
      few(PUC),
      of.map(([code, name, side = null]) => ({ key: `${code}${name}`, code, name, lines: 1, side })),
    ).map(({ proposal }) => proposal);

  it("each has a proposal, by its code, by its name or by what it was paid for", () => {
    expect(proposals(["11050599", ""], ["", "Bancos"], ["", "BANCOS"], ["", "Xyzzy"], ["", ""])).toEqual([
      "110505",
      "1110",
      "1110",
      null,
      null,
    ]);
    expect(proposals(["0110", "Bancos"], ["1105x", "Bancos"], ["110", "Bancos"])).toEqual([
      "1110",
      "1110",
      "1110",
    ]);
    expect(proposals(["", "Vendí la zzyy", "credit"], ["", "Vendí la zzyy", "credit"])).toEqual([
      "4135",
      "4135",
    ]);
    expect(proposals(["", " Zzxxyy ", "credit"])).toEqual([null]);
    // An everyday word that no account is called by.
    expect(proposals(["", "Luz"])).toEqual(["513530"]);
  });

  it("by a code that the decree does not have where the name is of its group, else by its group", () => {
    expect(proposals(["01105", "Bancos"], ["1199", "Bancos"], ["1199", "Arriendo"])).toEqual([
      "1110",
      "1110",
      accountOfPuc("1199", PUC).code,
    ]);
    // A short chart has no codes of the decree: a code is what it maps to.
    const mini = { ...SHORT_CHARTS.mini };
    const [found] = lackingAccounts(mini, [{ key: "k", code: "1010", name: "Bancos", lines: 1, side: null }]);
    expect(found?.proposal).toBe(accountOfPuc("1010", mini).code);
  });

  it("by the words of what was bought or sold, on its side, and by no single word", () => {
    const said = (name: string, side: "debit" | "credit" | null) => proposals(["", name, side])[0];
    expect(said("Vendí zzxxyy", "credit")).toBe("4135");
    expect(said("Vendí zzxxyy", "debit")).not.toBe("4135");
    expect(said("tornillos zzxxyy", "debit")).toBe("1435");
    expect(said("tornillos zzxxyy", "credit")).toBe("4135");
    expect(said("tornillos zzxxyy", null)).toBeNull();
    for (const word of ["tornillos", "  tornillos "]) expect(said(word, "debit"), word).toBeNull();
  });

  it("is looked up once for each name and side", () => {
    const chart = few(PUC);
    const ask = (side: "debit" | "credit") =>
      lackingAccounts(chart, [{ key: "k", code: "", name: "Vendí zzxxyy", lines: 1, side }])[0]?.proposal;
    expect([ask("credit"), ask("debit") === "4135", ask("credit")]).toEqual(["4135", false, "4135"]);
  });

  it("may be own ones of the decree's plan alone, where their code and name are good", () => {
    const may = (chart: Parameters<typeof lackingAccounts>[0], code: string, name: string) =>
      lackingAccounts(chart, [{ key: "k", code, name, lines: 1, side: null }])[0]?.mayBeOwn;
    expect(may(PUC, "11050599", "Caja")).toBe(true);
    expect(may(PUC, "11050599", "")).toBe(false);
    expect(may(PUC, "", "Caja")).toBe(false);
    expect(may(SHORT_CHARTS.mini, "100199", "Nequi")).toBe(false);
  });

  it("costs no search beyond so many names", () => {
    const chart = few(PUC);
    const many = Array.from({ length: 201 }, (_, at) => ({
      key: String(at),
      code: "",
      name: `Xyzzy${at}`,
      lines: 1,
      side: null,
    }));
    const bank = { key: "b", code: "", name: "Bancos", lines: 1, side: null };
    expect(lackingAccounts(chart, [...many.slice(0, 199), bank]).at(-1)?.proposal).toBe("1110");
    expect(lackingAccounts(few(PUC), [...many.slice(0, 200), bank]).at(-1)?.proposal).toBeNull();
    // One that was found stays found.
    expect(lackingAccounts(chart, [...many, bank]).at(-1)?.proposal).toBe("1110");
  });

  it("costs no search of words beyond as many, each of which is looked up as a name first", () => {
    const named = (at: number) => ({
      key: `${at}`,
      code: "",
      name: `Xy${at} zz`,
      lines: 1,
      side: "credit" as const,
    });
    const sale = { key: "s", code: "", name: "Vendí zzxxyy", lines: 1, side: "credit" as const };
    const last = (count: number) =>
      lackingAccounts(few(PUC), [...Array.from({ length: count }, (_, at) => named(at)), sale]).at(-1)
        ?.proposal;
    expect(last(99)).toBe("4135");
    expect(last(100)).toBeNull();
  });
});
