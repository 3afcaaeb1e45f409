import { describe, expect, it } from "vitest";
import type { Account, AccountCode, Side } from "#domain/accounting/account.ts";
import { type Chart, makeChart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { type SearchOptions, searchAccounts } from "#domain/accounting/search/search-accounts.ts";

/** Charts whose accounts have names that no everyday phrase has, so that their names alone are compared. */
const puc = pucChart();

function chartOf(
  codes: string,
  own: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
) {
  const wanted = new Set(
    codes.split(" ").flatMap((each) => [each.slice(0, 1), each.slice(0, 2), each.slice(0, 4), each]),
  );
  const rename = (account: Account): Account => ({ ...account, name: names[account.code] ?? account.name });
  const kept = puc.accounts.filter(({ code }) => wanted.has(code)).map(rename);
  return Object.entries(own).reduce<Chart>(
    (chart, [code, name]) => withOwnAccounts(chart, [makeOwnAccount(chart, code, name)]),
    makeChart("puc", kept),
  );
}

const found = (chart: Chart, text: string, options: SearchOptions = {}) =>
  searchAccounts(chart, text, options)
    .map(({ account }) => account.code)
    .join(" ");
const used = (counts: Readonly<Record<string, number>>, ...recent: readonly string[]): SearchOptions => ({
  used: new Map(Object.entries(counts).map(([code, count]) => [code as AccountCode, count])),
  recent: recent as readonly string[] as readonly AccountCode[],
});
const line = (side: Side | null): SearchOptions => ({ line: { side, others: [] } });

const animals = chartOf("110505", {
  "11050501": "Zorro",
  "11050502": "Zorro azul intenso grande",
  "11050503": "Zorro azul",
  "11050504": "Rojo zorro",
  "11050505": "Tizorro",
});

describe("names that say what was typed", () => {
  it.each([
    // The whole name, what begins so, the shorter the better, words that begin so, and within a word.
    ["zorro", "11050501 11050503 11050502 11050504 11050505"],
    ["zor", "11050501 11050503 11050502 11050504 11050505"],
    ["zorros rojos", "11050504"],
    ["orro", "11050501 11050502 11050503 11050504 11050505"],
    ["azul zorro", "11050503 11050502"],
    // Mistyped: one word, two words, and one of three that is right.
    ["zorrro intemso", "11050502"],
    ["zorrro grande intemso", "11050502"],
    ["zorro intemso", "11050502"],
    ["rojo intemso", ""],
  ])("«%s» finds %s", (text, codes) => {
    expect(found(animals, text)).toBe(codes);
  });

  it("are before those that only stand below such a name, even where the book uses these", () => {
    const chart = chartOf("110505", { "11050501": "Zorro", "1105050101": "Perro" });
    expect(found(chart, "disponible zorro", used({ "1105050101": 9 }))).toBe("11050501 1105050101");
    expect(found(chart, "disponible perro")).toBe("1105050101");
  });

  it("count a code among their words", () => {
    const chart = chartOf("110505", {
      "11050505": "Azul",
      "1105050501": "Zorro",
      "11050507": "Gato",
      "1105050701": "Zorro azul",
    });
    expect(found(chart, "1105 zorro azul disponible")).toBe("1105050501 1105050701");
  });

  it("of one's own are before the plan's of the same name", () => {
    const chart = chartOf("1105", { "110590": "Caja" });
    expect(found(chart, "caja")).toBe("110590 1105");
  });

  it("are before a mistyped one, and what is only within a word before nothing", () => {
    const chart = chartOf("110505", { "11050501": "Perazulon", "11050502": "Rojo azulan" });
    expect(found(chart, "1105 azulon")).toBe("11050501 11050502");
    expect(found(chart, "azulon")).toBe("11050502 11050501");
  });

  it("of a beginners' chart are what they say, whatever the book uses", () => {
    for (const { code, name } of miniChart.accounts)
      expect(found(miniChart, name.toLowerCase(), { ...used({ "5002": 40 }, "5002"), limit: 1 })).toBe(code);
  });
});

describe("of names that say it as well", () => {
  const families = chartOf(
    "1305 1310 1410",
    {},
    { "1305": "Zorro uno", "1310": "Zorro dos", "1410": "Zorro tre" },
  );

  it("what most companies use comes first, and what few use last, unless the book does", () => {
    expect(found(families, "zorro")).toBe("1305 1410 1310");
    expect(found(families, "zorro", used({ "1310": 1 }))).toBe("1310 1305 1410");
    expect(found(families, "zorro", used({ "1305": 1 }))).toBe("1305 1410 1310");
  });

  it("with nothing typed the chart keeps its order", () => {
    expect(found(families, "")).toBe("1305 1310 1410");
    expect(found(families, "..")).toBe("1305 1310 1410");
  });

  it("what is as far below as nothing is found still, and as many as are asked for", () => {
    const odd = chartOf("1310", {}, { "1310": "Perazulon" });
    expect(found(odd, "azulon")).toBe("1310");
    expect(found(odd, "azulon", { limit: 1 })).toBe("1310");
    expect(found(animals, "zorro", { limit: 2 })).toBe("11050501 11050503");
  });

  it("the one used last comes first, then the one before it", () => {
    const both = "11050502 11050504";
    expect(found(animals, "ojo zorro intenso", used({}))).toBe("");
    expect(found(animals, "", { ...used({}, "11050504", "11050502"), limit: 2 })).toBe("11050504 11050502");
    expect(found(animals, "", { ...used({}, "11050502", "11050504"), limit: 2 })).toBe(both);
  });

  it("a habit counts whole where the name begins with the words, and less where it only has them", () => {
    const chart = chartOf("110505 413505", {
      "11050501": "Zorro azul",
      "11050504": "Rojo zorro",
      "11050505": "Verde zorro",
      "41350501": "Zorro de ventas",
    });
    expect(found(chart, "zorro", { ...used({ "41350501": 1 }), ...line("debit") })).toBe(
      "41350501 11050501 11050504 11050505",
    );
    expect(found(chart, "zorro", { ...used({ "11050504": 1 }), ...line("debit") })).toBe(
      "11050501 11050504 11050505 41350501",
    );
  });

  it("the side of the line decides between what is earned and what is spent", () => {
    const chart = chartOf("413505 513505", { "41350501": "Zorro", "51350501": "Zorro" });
    expect(found(chart, "zorro", line("credit"))).toBe("41350501 51350501");
    expect(found(chart, "zorro", line("debit"))).toBe("51350501 41350501");
    expect(found(chart, "zorro", line(null))).toBe("51350501 41350501");
  });

  it("those of the plan that come first there come first", () => {
    // "Préstamo a socio" and "préstamo de socio" alike.
    const loans = chartOf("1325 2355", {});
    expect(found(loans, "prestamo socio")).toBe("1325 2355");
    // The rows of the words stand the other way round.
    expect(found(chartOf("152405 152805", {}), "equipo", line("debit"))).toMatch(/^152405 152805/);
  });

  it("a code comes before all of it: the whole one first, then the better name", () => {
    const chart = chartOf("110505", { "11050501": "Perro grande enorme bonito azul", "1105050101": "Azul" });
    expect(found(chart, "11050501 azul")).toBe("11050501 1105050101");
    const long = chartOf("110505", {
      "11050501": "Perro grande enorme bonito feo malo azul",
      "11050502": "Rojo azul",
    });
    expect(found(long, "1105 azul")).toBe("11050502 11050501");
    expect(found(long, "1105 azul", used({}, "11050501", "11050502"))).toBe("11050501 11050502");
  });
});
