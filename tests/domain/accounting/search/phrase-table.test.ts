import { describe, expect, it } from "vitest";
import { groupsByKeyOf, readPhrases, saidGroupsOf } from "#domain/accounting/search/phrase-table.ts";
import { spellingOf, tokensOf, wordKey } from "#domain/accounting/search/tokens.ts";
import type { WordRow } from "#domain/accounting/words/word-row.ts";

/** A table of a few phrases, so that what each rule finds is seen by itself; its rows are in no order. */
const ROWS: readonly WordRow[] = [
  ["venta de contado", { debit: "1105", credit: "4135", lean: "credit" }],
  ["préstamo a socio", "1325"],
  ["luz;recibo de la luz", "513530"],
  ["préstamo de socio", "2355"],
  ["contado venta", "1110"],
  ["arriendo;arriendos", "5120"],
  ["luces de navidad", "523560"],
  ["cancelado", "1399"],
  ["banco", "1110"],
  ["bono", "2335"],
  ["ahorro", "1120"],
];

/** What a text says, the best first: the account of the row, its points, whether first, and what stands beside. */
const said = (text: string) =>
  [...saidGroupsOf(readPhrases(ROWS), { tokens: tokensOf(text), spelling: spellingOf(text) })]
    .sort((a, b) => b.score - a.score)
    .map(({ group, score, isFirst, beside }) =>
      [
        group.debit[0]?.puc,
        Math.round(score * 10) / 10,
        isFirst ? "first" : "later",
        ...beside.map(({ raw }) => raw),
      ].join(" "),
    );

describe("how well a text says a phrase, in points", () => {
  it.each<[string, readonly string[]]>([
    // All its words: 900, and 20 more with its small ones.
    ["venta de contado", ["1105 920 first", "1110 900 first"]],
    ["venta contado", ["1105 900 first", "1110 900 first"]],
    ["luz", ["513530 920 first", "523560 771.7 first"]],
    ["luces", ["513530 920 first", "523560 771.7 first"]],
    ["prestamo a socios", ["1325 920 first", "2355 900 first"]],
    // Begun: 700, 15 for whole words, 15 for its first word in front, and up to 100 for its letters.
    ["venta", ["1105 771.7 first", "1110 756.7 later"]],
    ["contado", ["1110 788.3 first", "1105 773.3 later"]],
    ["ven", ["1105 740 first", "1110 725 later"]],
    ["venta de cont", ["1105 790 first", "1110 775 later"]],
    ["navi", ["523560 733.3 later"]],
    // With words that only say what is done: 700, and up to 180 for its share and its letters.
    ["pago de la luz", ["513530 842.1 first", "523560 764.7 first"]],
    ["pago recibo", ["513530 805.9 first"]],
    // Within other words: 500, up to 100 for its share, and 90 where the text begins with it.
    ["luz mariposa", ["513530 617.3 first mariposa"]],
    ["mariposa luz", ["513530 527.3 later mariposa"]],
    ["pago luz mariposa", ["513530 615.4 first mariposa"]],
    ["pago mariposa luz", ["513530 525.4 later mariposa"]],
    ["luz luz", ["513530 640 first luz"]],
    // A text that begins a phrase and says more than that says something else; no word counts twice.
    ["venta mariposa", []],
    ["venta vent", []],
    ["venta venta", []],
    ["mariposa", []],
    ["uz", []],
    // Its beginning begins a word of a phrase, but the word itself does not.
    ["cancele", []],
    ["ahorros", ["1120 920 first"]],
    ["ba", ["1110 755 first"]],
    ["zzz", []],
    ["aaa", []],
  ])("«%s»: %j", (text, groups) => {
    expect(said(text)).toEqual(groups);
  });

  it("finds nothing in an empty table", () => {
    const said = { tokens: tokensOf("luz"), spelling: "luz" };
    expect(saidGroupsOf(readPhrases([]), said)).toEqual([]);
  });
});

it("rows are found by the words of a phrase in any order", () => {
  const byKey = (text: string) =>
    groupsByKeyOf(readPhrases(ROWS))
      .get(wordKey(tokensOf(text)))
      ?.map(({ debit }) => debit[0]?.puc);
  expect(byKey("contado de venta")).toEqual(["1105", "1110"]);
  expect(byKey("recibo luz")).toEqual(["513530"]);
  expect(byKey("arriendo")).toEqual(["5120", "5120"]);
  expect(byKey("navidad")).toBeUndefined();
});
