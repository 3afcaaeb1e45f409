import { describe, expect, it } from "vitest";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { type Chart, makeChart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { indexOf } from "#domain/accounting/search/account-index.ts";
import { readAccountQuery } from "#domain/accounting/search/query.ts";
import { usedBelowOf } from "#domain/accounting/search/used-below.ts";
import { wordOffers } from "#domain/accounting/search/word-offers.ts";

const puc = pucChart();

function chartOf(codes: string, own: Readonly<Record<string, string>> = {}) {
  const wanted = new Set(
    codes.split(" ").flatMap((each) => [each.slice(0, 1), each.slice(0, 2), each.slice(0, 4), each]),
  );
  return Object.entries(own).reduce<Chart>(
    (chart, [code, name]) => withOwnAccounts(chart, [makeOwnAccount(chart, code, name)]),
    makeChart(
      "puc",
      puc.accounts.filter(({ code }) => wanted.has(code)),
    ),
  );
}

/** The accounts of the row that the words say best: code and points, "?" where a person must choose, "!" for another place of money. */
function offers(chart: Chart, text: string, side: Side | null, ...recent: readonly string[]) {
  const all = wordOffers({
    index: indexOf(chart),
    ...readAccountQuery(chart, text),
    side,
    usedBelow: usedBelowOf(chart, { recent: recent as readonly string[] as readonly AccountCode[] }),
    others: [],
    owner: null,
  });
  const [best] = [...all].sort((a, b) => b.score - a.score);
  return all
    .filter(({ group }) => group === best?.group)
    .map(
      ({ account, score, means, isOtherPocket }) =>
        `${account.code} ${Math.round(score)}${means === null ? "" : "?"}${isOtherPocket ? "!" : ""}`,
    )
    .sort((a, b) => Number(b.split(/[ ?!]/)[1]) - Number(a.split(/[ ?!]/)[1]));
}

const shop = chartOf(
  "1105 1110 1120 130505 133005 1405 1435 1455 1528 152810 2205 2335 233550 280505 4135 513530 513535 519525 523530",
);

describe("the accounts that words mean, in points", () => {
  it.each<[string, Side | null, readonly string[]]>([
    // The same account on either side is meant once.
    ["cartera", null, ["1305 920"]],
    ["cartera", "debit", ["1305 920", "1305 570"]],
    // Meanings of a row: twenty points behind each other, or one where a person must choose.
    ["materiales y repuestos", null, ["1455 920", "1405 900"]],
    ["gaseosa", "debit", ["519525 920?", "1435 919?", "4135 570"]],
    // Of both sides alike, or the other one behind where the words lean.
    ["anticipo", null, ["133005 920?", "280505 919?"]],
    ["anticipo", "debit", ["133005 920?", "280505 570?"]],
    ["inventario", null, ["1435 920", "1435 859"]],
    // The twin of sales, and on the credit what it is owed on.
    ["luz", null, ["513530 920", "523530 908"]],
    ["luz", "debit", ["513530 920", "523530 908"]],
    ["luz", "credit", ["233550 895", "513530 570", "523530 558"]],
    ["inventario", "credit", ["1435 920", "1435 570"]],
    ["celular", "credit", ["233550 920", "233550 895", "513535 570?", "152810 569?", "5235 558"]],
    // Nothing is owed on what is no cost, nor where there is none.
    ["cartera", "credit", ["1305 920", "1305 570"]],
    ["corte de pelo", "credit", ["1305 540"]],
  ])("«%s» on %s: %j", (text, side, accounts) => {
    expect(offers(shop, text, side)).toEqual(accounts);
  });

  it("another place of money is known as such, where the chart has the one that is named", () => {
    expect(offers(shop, "nequi", "debit").slice(0, 2)).toEqual(["1120 920", "1110 900!"]);
    expect(offers(chartOf("1110"), "nequi", "debit").slice(0, 1)).toEqual(["1110 900"]);
    expect(offers(chartOf("1110 1355"), "nos devolvio la dian", "credit")).toEqual(["1355 890", "1110 540"]);
    expect(offers(shop, "sencillo", "debit").some((each) => each.endsWith("!"))).toBe(false);
    expect(offers(shop, "materiales y repuestos", "debit").some((each) => each.endsWith("!"))).toBe(false);
  });

  it("accounts below the one that is meant come behind it, one's own that is named before it", () => {
    const own = chartOf("1110 1120 130505", { "11100501": "Bancolombia", "13050501": "Ana" });
    expect(offers(own, "nequi", "debit").slice(0, 3)).toEqual(["1120 920", "1110 900!", "11100501 870!"]);
    expect(offers(own, "cartera", null)).toEqual(["1305 920", "13050501 890"]);
    expect(offers(own, "cartera", null, "130505").slice(0, 3)).toEqual([
      "1305 920",
      "13050501 890",
      "130505 890",
    ]);
    expect(offers(own, "cartera ana", null)).toEqual(["13050501 690", "1305 660"]);
    expect(offers(own, "clientes ana", null)).toEqual(["13050501 738", "1305 663"]);
    // One of the plan is named by its own words too, and is none that somebody made for them.
    expect(offers(own, "clientes nacionales", null, "130505")).toEqual([
      "13050501 709",
      "130505 664",
      "1305 634",
    ]);
  });

  it("of many accounts below it only those that the book uses, forty at most", () => {
    const many = chartOf(
      "130505",
      Object.fromEntries(
        Array.from({ length: 45 }, (_, at) => [`130505${String(at + 10)}`, `Cliente ${at}`] as const),
      ),
    );
    const codes = Array.from({ length: 45 }, (_, at) => `130505${String(at + 10)}`);
    expect(offers(many, "cartera", null)).toEqual(["1305 920"]);
    expect(offers(many, "cartera", null, ...codes.slice(0, 3))).toHaveLength(4);
    expect(offers(many, "cartera", null, ...codes)).toHaveLength(41);
  });

  it("a text that begins the name of an account is that name, and no deed", () => {
    const named = chartOf("2205 2335", { "233590": "Mercancía que debemos" });
    expect(offers(named, "mercancia que debemos", null)).toEqual([]);
    const others = chartOf("2205 2335", { "233590": "Otra mercancía que debemos" });
    expect(offers(others, "mercancia que debemos", null)[0]).toBe("2205 889");
  });
});
