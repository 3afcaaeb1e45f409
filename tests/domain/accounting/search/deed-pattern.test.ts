import { describe, expect, it } from "vitest";
import {
  type ClassedWord,
  firstDeed,
  firstPattern,
  readPatterns,
  sidedOf,
} from "#domain/accounting/search/deed-pattern.ts";

/** "vendí/SEL moto/E40": words with their class, and the digits of it. */
function text(words: string): readonly ClassedWord[] {
  return words.split(" ").map((each) => {
    const [word = "", tag = ""] = each.split("/");
    const [letter, digits] = [tag.charAt(0), tag.slice(1)];
    if (/^[ET]\d\d$/.test(tag))
      return { word, classes: new Set([tag, letter]), digits: { [letter]: digits } };
    return { word, classes: new Set(tag === "" ? [] : [tag]), digits: {} };
  });
}

const found = (patterns: string, words: string) => firstPattern(readPatterns(patterns), text(words));

describe("what a deed is said by", () => {
  it.each([
    // Words in their order, with others between them.
    ["pago arriendo", "pago arriendo", true],
    ["pago arriendo", "hoy pago del arriendo viejo", true],
    ["pago arriendo", "arriendo pago", false],
    ["pago arriendo", "pago", false],
    ["pago pago", "pago", false],
    ["pago pago", "pago otro pago", true],
    ["pagos", "pago", false],
    // Either of several, in any of several ways.
    ["pago|abono arriendo", "abono arriendo", true],
    ["pago|abono arriendo", "multa arriendo", false],
    ["pago luz; pago agua", "pago agua", true],
    ["pago luz; pago agua", "pago gas", false],
    // None of it anywhere.
    ["venta !iva", "venta con iva", false],
    ["venta !iva", "iva venta", false],
    ["!iva venta", "venta con iva", false],
    ["!iva venta", "venta", true],
    ["venta !iva|ica", "venta ica", false],
    ["!iva", "iva", false],
    // Right after, and first.
    ["pago ~luz", "pago luz", true],
    ["pago ~luz", "pago de luz", false],
    ["pago ~luz", "pago de pago luz", true],
    ["pago ~luz ~hoy", "pago luz ayer", false],
    ["pago ~SEL", "pago", false],
    ["^venta", "venta hoy", true],
    ["^venta", "una venta", false],
    ["^venta hoy", "venta de hoy", true],
    // A beginning, and the words of a name.
    ["arriend*", "arriendos", true],
    ["arriend*", "subarriendo", false],
    ["arriend*", "arrien", false],
    ["caja_menor", "la caja menor", true],
    ["caja_menor", "caja muy menor", false],
    ["caja_menor", "menor caja", false],
    ["caja_menor ~hoy", "caja menor hoy", true],
    ["caja_men*", "caja menudo", true],
    // Classes.
    ["SEL E", "vendi/SEL la moto/E40", true],
    ["SEL E", "vendi/SEL la mesa", false],
    ["SEL E40", "vendi/SEL la moto/E40", true],
    ["SEL E25", "vendi/SEL la moto/E40", false],
    ["E|pala", "pala", true],
    ["!SEL E", "vendi/SEL moto/E40", false],
  ])("«%s» in «%s»: %s", (pattern, words, says) => {
    expect(found(`${pattern} = d1305`, words) !== null).toBe(says);
  });

  it("is the first of them that the text says, each on its line", () => {
    const patterns = "pago luz = d5135\n\npago = d2335\nluz = d11";
    expect(readPatterns(patterns)).toHaveLength(3);
    expect(found(patterns, "pago de luz")?.accounts).toBe("d5135");
    expect(found(patterns, "pago")?.accounts).toBe("d2335");
    expect(found(patterns, "luz")?.accounts).toBe("d11");
    expect(found(patterns, "gas")).toBeNull();
    expect(firstDeed(readPatterns(patterns), text("gas"))).toBeNull();
    expect(firstDeed(readPatterns(patterns), text("pago de luz"))).toEqual({
      debit: ["5135"],
      lean: "debit",
    });
  });

  it("has the digits of the first thing or trade that it names", () => {
    expect(found("SEL E = c1", "vendi/SEL moto/E40")?.digits).toBe("40");
    expect(found("E E = c1", "moto/E40 computador/E25")?.digits).toBe("40");
    expect(found("pala E = c1", "pala moto/E40")?.digits).toBe("40");
    expect(found("E pala = c1", "moto/E40 pala")?.digits).toBe("40");
    expect(found("pala = c1", "pala moto/E40")?.digits).toBe("");
    expect(firstDeed(readPatterns("T = d1305 c41$"), text("salon/T70"))).toEqual({
      debit: ["1305"],
      credit: ["4170"],
      lean: "debit",
    });
  });
});

describe("the accounts of a deed", () => {
  it.each([
    ["d1305 c41$", "55", { debit: ["1305"], credit: ["4155"], lean: "debit" }],
    ["c4135 d1305", "", { debit: ["1305"], credit: ["4135"], lean: "credit" }],
    ["d1390,519910", "", { debit: ["1390", "519910"], lean: "debit" }],
    [" c2335 ", "", { credit: ["2335"], lean: "credit" }],
    // The family of an asset, and of its depreciation.
    ["d@ c1592%", "40", { debit: ["1540"], credit: ["159235"], lean: "debit" }],
    ["d@ c1592%", "10", { debit: ["1516"], credit: ["159205"], lean: "debit" }],
    ["d@", "99", { debit: ["15"], lean: "debit" }],
  ])("«%s» with «%s»", (accounts, digits, sides) => {
    expect(sidedOf(accounts, digits)).toEqual(sides);
  });
});
