import { describe, expect, it, vi } from "vitest";

/** Words, phrases and deeds are read once and kept: here they are read anew, as when the application starts. */
async function anew<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return load();
}

const codes = (readings: readonly { readonly puc: string }[]) => readings.map(({ puc }) => puc).join();

describe("the things of the trades", () => {
  it("have their account on each side, and the side that they are rather of", async () => {
    const { nounByKey } = await anew(() => import("#domain/accounting/search/nouns.ts"));
    const { knownTokens, wordKey } = await import("#domain/accounting/search/tokens.ts");
    const of = (words: string) => {
      const group = nounByKey(wordKey(knownTokens(` ${words}`)));
      return group && [codes(group.debit), codes(group.credit), group.lean, group.isAccount];
    };
    expect(of("pala")).toEqual(["1435,6205", "4135", "debit", false]);
    expect(of("seda")).toEqual(["1405", "4135", "debit", false]);
    expect(of("horno industrial")).toEqual(["1536", "", "debit", false]);
    expect(of("taxi del mensajero")).toEqual(["519545", "", "debit", false]);
    expect(of("viaje en camioneta")).toEqual(["513550", "4145", "debit", false]);
    expect(of("qwerty")).toBeNull();
  });

  it("are of the classes that deeds treat alike, by the account that they are bought on or the trade that sells them", async () => {
    const { nounClasses, nounNames, nounWords } = await anew(
      () => import("#domain/accounting/search/nouns.ts"),
    );
    const classesOf = (word: string) =>
      nounClasses().flatMap(([name, words]) => (words.split(" ").includes(word) ? [name] : []));
    expect(classesOf("pala")).toEqual(["GDS"]);
    expect(classesOf("seda")).toEqual(["RAW"]);
    expect(classesOf("horno_industrial")).toEqual(["E35"]);
    // Used up, and not told apart.
    expect(classesOf("taxi_del_mensajero")).toEqual([]);
    const names = nounClasses().map(([name]) => name);
    for (const name of ["FOD", "E15", "E20", "E25", "E40", "T45"]) expect(names).toContain(name);
    expect(names).not.toContain("T40");
    expect(names.every((name) => /^[A-Z]/.test(name))).toBe(true);
    expect(nounNames()).toContain("taxi_del_mensajero");
    expect(nounNames().every((name) => name.includes("_"))).toBe(true);
    for (const word of ["pala", "taxi", "mensajero"]) expect(nounWords()).toContain(word);
    expect(nounWords().some((word) => /[ _]/.test(word))).toBe(false);
  });
});

describe("the classes of words", () => {
  it("are read with their plurals, sounds, names and endings", async () => {
    const { classify } = await anew(() => import("#domain/accounting/search/word-classes.ts"));
    const of = (text: string) =>
      classify(text)
        .map(({ classes }) => [...classes].join("+"))
        .join(" ")
        .trim();
    const rows = [
      ["empleados", "EMP"],
      ["moto", "E40+E"],
      ["kamion", "E40+E"],
      ["computdaor", "E25+E"],
      ["pala", "GDS"],
      ["coca cola", "SUP"],
      ["bolsa de manija", "GDS"],
      ["di", ""],
      ["vendio", "SEL3+SEL"],
      ["vendida", "SELd+SEL"],
      ["cobraron", "COB3+COB+REC3+REC"],
      ["facture", "COB1+COB+FAC1+FAC"],
    ];
    expect(rows.map(([text = ""]) => [text, of(text)])).toEqual(rows);
  });
});

describe("deeds", () => {
  it("are read from each of their tables, with their accounts", async () => {
    const { deedGroups } = await anew(() => import("#domain/accounting/search/deeds.ts"));
    const of = (text: string) =>
      deedGroups(text)
        .map(({ group }) => `${codes(group.debit)}/${codes(group.credit)} ${group.lean}`)
        .join("; ");
    expect(of("me deben")).toMatch(/^1305\/1305 debit/);
    expect([of("debo cesantias"), of("pa la moto"), of("luz")]).toEqual([
      "2510/2510 credit",
      "1540/1540 debit",
      "",
    ]);
  });
});

describe("everyday phrases", () => {
  it("are found by their words in any order, and by the beginning of any of them", async () => {
    const { groupsByKey, phraseWords, saidGroups } = await anew(
      () => import("#domain/accounting/search/phrases.ts"),
    );
    const { spellingOf, tokensOf, wordKey } = await import("#domain/accounting/search/tokens.ts");
    const byKey = (text: string) =>
      groupsByKey(wordKey(tokensOf(text))).map(
        ({ debit, credit, lean }) => `${codes(debit)}/${codes(credit)} ${lean}`,
      );
    const said = (text: string) =>
      [...saidGroups({ tokens: tokensOf(text), spelling: spellingOf(text) })]
        .sort((a, b) => b.score - a.score)
        .map(({ group }) => codes(group.debit));
    expect(byKey("venta de contado")).toEqual(byKey("contado venta"));
    expect(byKey("cartera")).toEqual(["1305/1305 null"]);
    expect(byKey("energia")[0]).toMatch(/^513530.*debit$/);
    expect(byKey("qwerty")).toEqual([]);
    for (const word of ["venta", "contado", "cartera"]) expect(phraseWords()).toContain(word);
    for (const text of ["energia", "ener", "energ"]) expect(said(text)[0]).toMatch(/^513530/);
    // By its stem, which begins no word of it: "luz" of "luces".
    expect(said("luces")[0]).toMatch(/^513530/);
    expect(said("qwerty")).toEqual([]);
  });
});
