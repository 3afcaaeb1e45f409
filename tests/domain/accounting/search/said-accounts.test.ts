import { describe, expect, it } from "vitest";
import type { Side } from "#domain/accounting/account.ts";
import { groupsByKey, phraseWords } from "#domain/accounting/search/phrases.ts";
import { saidAccounts } from "#domain/accounting/search/said-accounts.ts";

/** What words mean on a side, the best first: "513530 920" is the account and its points. */
const said = (text: string, side: Side = "debit") =>
  saidAccounts(text, side).map(
    ({ readings, score }) => `${readings.map(({ puc }) => puc).join()} ${Math.round(score)}`,
  );

describe("what words mean on a side, in points", () => {
  it.each<[string, readonly string[]]>([
    // A phrase that is the whole text, and the same within it: 620, and 12 for each of its letters.
    ["luz", ["513530 920", "513530 656"]],
    ["  luz ", ["513530 920", "513530 656"]],
    ["pala", ["1435,6205 668", "1435,6205 495"]],
    // Up to twenty letters count.
    ["impuesto de industria y comercio", ["511505 920", "511505 860", "511505 804"]],
    // Behind words that tell something, and far behind "para".
    ["mariposa luz", ["513530 636"]],
    ["abc luz", ["513530 656"]],
    ["abcd luz", ["513530 636"]],
    ["abc para luz", ["513530 496"]],
    ["luz mariposa", ["513530 656"]],
    ["mariposa recibo de la luz", ["513530 708", "513530 616"]],
    // No phrase begins with a small word; each ends with any.
    ["de la luz", ["513530 900", "513530 656"]],
    ["para luz", ["513530 900", "513530 496"]],
    ["luz de la", ["513530 900", "513530 656", "513530 656"]],
    ["lampara", ["1435,6205 704", "1435,6205 495"]],
    ["parafiscal mariposa", ["237010,510572 740", "237010,510572 650"]],
    ["arriendo mariposa", ["5120 716", "5120 716", "5120 643"]],
    // What somebody did comes first; then the phrases in the order of their points.
    ["vendi luz", ["1305 890", "1305 680", "1305 653"]],
    ["pala luz", ["1435,6205 668", "513530 636", "1435,6205 495"]],
    // Begun, with its first word in front.
    ["alumbrado", ["511595 786"]],
    ["comercio", []],
    // Words that only say what is done, and those that say nothing, are none within a text.
    ["mariposa compra", ["1435,6205 590"]],
    ["qwerty", []],
    ["", []],
    [" ", []],
  ])("«%s»: %j", (text, accounts) => {
    expect(said(text).slice(0, 3)).toEqual(accounts);
  });

  it("counts each phrase within as often as it stands there", () => {
    expect(said("luz de la")).toEqual(["513530 900", "513530 656", "513530 656", "513530 656"]);
    expect(said("luz luz")).toEqual(["513530 656", "513530 656", "513530 640"]);
    expect(said("mariposa luz")).toHaveLength(1);
  });

  it("are what the side says: an account of both sides, or none where it means nothing there", () => {
    expect(said("luz", "credit")[0]).toBe("513530 920");
    expect(said("pala", "credit")).toEqual(["4135 668", "4135 495"]);
    expect(said("devolucion en ventas")[0]).toBe("4175 920");
    expect(said("devolucion en ventas", "credit")[0]).toBe("1435 740");
    expect(saidAccounts("luz", "debit")[0]?.lean).toBe("debit");
  });

  it("is the phrase rather than the thing of a trade of the same name", () => {
    const billetera = groupsByKey("billetera").map(({ debit }) => debit[0]?.puc);
    expect(billetera).toEqual(["1120"]);
    expect(said("mariposa billetera")).toEqual(["1120,1110 708", "1435,6205 495"]);
  });
});

it("the words of all phrases are those of their names, and rows are found by them", () => {
  for (const word of ["venta", "contado", "cartera"]) expect(phraseWords()).toContain(word);
  expect(groupsByKey("qwerty")).toEqual([]);
});
