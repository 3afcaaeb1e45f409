import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { matchRanges } from "#domain/accounting/search/highlight.ts";
import { matchCode, readAccountQuery } from "#domain/accounting/search/query.ts";
import {
  isLight,
  knownStem,
  knownTokens,
  spellingOf,
  stemOf,
  tokensOf,
  toWords,
  wordKey,
} from "#domain/accounting/search/tokens.ts";

/** Words that nobody asked of before, so that their stem is looked up. */
let asked = 0;
const fresh = (ending: string) => {
  asked += 1;
  return `w${asked}${ending}`;
};

describe("words as they are compared", () => {
  it.each([
    ["peajes", "peaj"],
    ["peaje", "peaj"],
    ["luces", "luz"],
    ["intereses", "inter"],
    ["interes", "inter"],
    ["camiones", "camion"],
    ["camion", "camion"],
    ["mesas", "mesa"],
    ["mesa", "mesa"],
    ["mes", "mes"],
    ["ces", "ces"],
    ["dos", "dos"],
    ["gas", "gas"],
    ["tres", "tre"],
    ["ese", "ese"],
    ["clase", "cla"],
    ["clases", "cla"],
    ["iva", "iva"],
  ])("%s without its plural is %s", (word, stem) => {
    expect(stemOf(word)).toBe(stem);
    expect(knownStem(word)).toBe(stem);
    expect(knownStem(word)).toBe(stem);
  });

  it("are shortened when they are met for the first time as later", () => {
    const word = fresh("mesas");
    expect(knownStem(word)).toBe(word.slice(0, -1));
    expect(knownStem(word)).toBe(word.slice(0, -1));
  });

  it("are folded, without signs, and without the small ones unless nothing else was written", () => {
    expect(toWords("  Préstamo, (de) socio... ")).toBe(" prestamo de socio");
    expect(toWords("--")).toBe(" ");
    expect(tokensOf("El pago de la luz").map(({ raw }) => raw)).toEqual(["pago", "luz"]);
    expect(tokensOf("de la").map(({ raw }) => raw)).toEqual(["de", "la"]);
    expect(tokensOf(" ")).toEqual([]);
    expect(knownTokens(" de luces").map(({ stem }) => stem)).toEqual(["luz"]);
    expect(spellingOf("Préstamos a los socios")).toBe("prestamo a los socio");
    expect(wordKey(tokensOf("luz pago"))).toBe(wordKey(tokensOf("pagos de luces")));
    expect(wordKey(tokensOf("pagos de luces"))).toBe("luz pago");
    expect(tokensOf("pago luz").map(isLight)).toEqual([true, false]);
  });
});

describe("a text to search accounts with", () => {
  it("is read once, with what may be a code where codes are shown", () => {
    const query = readAccountQuery(miniChart, " Pago 1105 de la Luz 7 ");
    expect(query).toMatchObject({
      words: ["pago", "1105", "de", "la", "luz", "7"],
      phrase: "pago 1105 de la luz 7",
      lead: " pago 1105 de la luz 7",
      codeWords: ["1105"],
      code: "",
    });
    expect(readAccountQuery(journalChart, "Pago 1105").codeWords).toEqual([]);
    expect(readAccountQuery(miniChart, "").words).toEqual([]);
    expect(readAccountQuery(miniChart, "luces").leads).toEqual([
      { raw: "luces", begin: " luces", stem: " luz " },
    ]);
  });

  it.each([
    ["1105", "1105"],
    ["11.05.05", "110505"],
    [" 11 05 ", "1105"],
    ["11-05", "1105"],
    ["x1105", ""],
    ["1105x", ""],
    ["luz", ""],
  ])("«%s» is the code «%s»", (text, code) => {
    expect(readAccountQuery(miniChart, text).code).toBe(code);
    expect(readAccountQuery(journalChart, text).code).toBe("");
  });

  it("matches a code by its beginning, and by the longest of several", () => {
    const match = (code: string, text: string) => matchCode(code, readAccountQuery(miniChart, text));
    expect([match("110505", "1105"), match("110505", "05"), match("110505", "110505")]).toEqual([4, 0, 6]);
    expect([match("110505", "11.05"), match("1110", "11.05")]).toEqual([4, 0]);
    expect([
      match("110505", "caja 11 1105"),
      match("110505", "caja 1105 11"),
      match("2105", "caja 11"),
    ]).toEqual([4, 4, 0]);
  });
});

describe("what of a name is shown in bold", () => {
  const marked = (name: string, ...words: readonly string[]) => {
    let [text, last] = ["", 0];
    for (const { start, end } of matchRanges(name, words)) {
      text += `${name.slice(last, start)}[${name.slice(start, end)}]`;
      last = end;
    }
    return text + name.slice(last);
  };

  it.each([
    ["Retención en la fuente", ["reten", "fuente"], "[Reten]ción en la [fuente]"],
    ["Bancos: Moneda nacional", ["nac", "ban"], "[Ban]cos: Moneda [nac]ional"],
    ["Caja y cajas menores", ["caja"], "[Caja] y [caja]s menores"],
    ["Subcaja", ["caja"], "Sub[caja]"],
    // Within a word only where none begins so.
    ["Subcaja y caja", ["caja"], "Subcaja y [caja]"],
    ["Otras cajas (caja)", ["caja"], "Otras [caja]s ([caja])"],
    ["Nómina", ["no", "nom"], "[Nóm]ina"],
    ["Nómina", ["nomi", "mina"], "[Nómina]"],
    ["İstanbul", ["istan"], "[İstan]bul"],
    ["😀 Luz", ["luz"], "😀 [Luz]"],
    ["7 luces", ["7"], "[7] luces"],
    ["AA7 7", ["7"], "AA7 [7]"],
    ["Luz", ["agua"], "Luz"],
    ["Luz", [], "Luz"],
  ] as const)("%s by %j", (name, words, expected) => {
    expect(marked(name, ...words)).toBe(expected);
  });
});
