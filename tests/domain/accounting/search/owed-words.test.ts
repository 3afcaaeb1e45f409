import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, makeChart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { deedGroups, sureDeedGroup } from "#domain/accounting/search/deeds.ts";
import { type SearchOptions, searchAccounts } from "#domain/accounting/search/search-accounts.ts";

const codes = (readings: readonly { readonly puc: string }[]) => readings.map(({ puc }) => puc).join();
const deeds = (text: string) =>
  deedGroups(text).map(({ group }) => `${codes(group.debit)}/${codes(group.credit)} ${group.lean}`);

describe("what is owed, in the words that say so", () => {
  it.each([
    ["le debo la luz", "233550"],
    ["les debemos el arriendo", "233540"],
    ["debemos la luz", "233550"],
    ["adeudo la luz", "233550"],
    ["adeudamos la luz", "233550"],
    ["quede debiendo luz", "233550"],
    ["quedamos debiendo el arriendo", "233540"],
    ["el arriendo que debo", "233540"],
    ["luz que se debe", "233550"],
    ["luz que deben", "233550"],
    ["luz por pagar", "233550"],
    ["una luz x pagar", "233550"],
    ["luz sin pagar", "233550"],
    ["luz sin cancelar", "233550"],
    ["luz pendiente de pago", "233550"],
    ["luz pendientes pago", "233550"],
    ["luz atrasada", "233550"],
    ["arriendos atrasados", "233540"],
    ["luz pendiente", "233550"],
    ["debo el iva", "2408"],
    ["rete ica que debo", "2368"],
    ["debo al banco", "2105"],
    ["proveedor por pagar", "2205"],
  ])("«%s» is on %s", (text, puc) => {
    expect(deeds(text)).toEqual([`${puc}/${puc} credit`]);
  });

  it.each([
    "luz por pagar antes",
    "luz por pagar a tiempo",
    "luz por pagar de contado",
    "que debe el cliente",
    "debo los clientes",
    "pendiente entrega",
    "pendiente de legalizar",
  ])("«%s» owes nothing", (text) => expect(deeds(text)).toEqual([]));

  it.each([
    "me debe ana",
    "nos quedaron debiendo",
    "me quedo debiendo",
    "pendientes por cobrar",
    "lo que debe pagar de luz",
  ])("«%s» is what others owe", (text) => expect(deeds(text)[0]).toBe("1305/1305 debit"));

  it("is no deed by itself, and what is done comes before what is named", () => {
    expect(deeds("debo")).toEqual(["2335/2335 null"]);
    expect(deeds("debo de la")).toEqual(["2335/2335 credit"]);
    expect(deeds("vendi pala")).toEqual(["1305/4135 credit", "1435,6205/4135 debit"]);
    expect(deeds("corte de pelo")).toEqual(["1305/4170 credit", "/4170 debit", "/4170 credit"]);
    expect(deeds("almuerzos")).toEqual(["/4140 debit", "519560/4140 debit"]);
  });
});

describe("what somebody clearly did", () => {
  it.each([
    ["preste plata a un empleado", "1365/1365"],
    ["me deben", "1305/1305"],
    // What leans to the credit, what a trade's word only may be, and what is owed.
    ["vendi pala", null],
    ["almuerzos", null],
    ["debo la luz", null],
    ["qwerty", null],
  ])("«%s» is %s", (text, accounts) => {
    const group = sureDeedGroup(text);
    expect(group && `${codes(group.debit)}/${codes(group.credit)}`).toBe(accounts);
  });

  it("is said by the whole text, articles within it too", () => {
    expect(deeds("respondio el seguro")).toEqual(["136005/425505 credit"]);
    for (const text of ["me deben", "debo iva", "debo la luz"])
      for (const { isFirst, beside } of deedGroups(text)) expect([isFirst, beside]).toEqual([true, []]);
  });
});

describe("accounts of one's own below the one that words mean", () => {
  const puc = pucChart();
  const plain = makeChart(
    "puc",
    puc.accounts.filter(({ code }) => /^(1|13|1305|130505|2|22|2205)$/.test(code)),
  );
  const customers = (count: number): Chart =>
    Array.from({ length: count }, (_, at) => at + 1).reduce(
      (chart, at) =>
        withOwnAccounts(chart, [makeOwnAccount(chart, `130505${String(at).padStart(2, "0")}`, `Ana ${at}`)]),
      plain,
    );
  const [three, twelve, more] = [customers(3), customers(12), customers(13)];
  const found = (chart: Chart, text: string, options: SearchOptions = {}) =>
    searchAccounts(chart, text, options).map(({ account }) => account.code as string);
  const used = { used: new Map([["13050502" as AccountCode, 3]]) };

  it("are offered behind it, as long as they are few", () => {
    expect(found(three, "cartera")).toEqual(["1305", "13050501", "13050502", "13050503", "2205"]);
    expect(found(twelve, "cartera")).toHaveLength(14);
    expect(found(more, "cartera")).toEqual(["1305", "2205"]);
  });

  it("come first where the book uses them, however many they are", () => {
    expect(found(three, "cartera", used)).toEqual(["13050502", "1305", "13050501", "13050503", "2205"]);
    expect(found(more, "cartera", used)).toEqual(["13050502", "1305", "2205"]);
  });

  it("come first where the words name them", () => {
    expect(found(three, "cartera ana 3")).toEqual(["13050503", "1305", "13050501", "13050502"]);
    expect(found(more, "cartera ana 3")).toEqual(["1305"]);
  });
});
