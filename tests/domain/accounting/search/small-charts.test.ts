import { describe, expect, it } from "vitest";
import type { Account, AccountCode, Side } from "#domain/accounting/account.ts";
import { type Chart, makeChart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { indexOf } from "#domain/accounting/search/account-index.ts";
import { type SearchOptions, searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { usedBelowOf } from "#domain/accounting/search/used-below.ts";

/** Charts of a few accounts of the PUC. */
const puc = pucChart();
const code = (text: string) => text as AccountCode;

function chartOf(
  codes: string,
  own: Readonly<Record<string, string>> = {},
  change: (account: Account) => Account = (account) => account,
): Chart {
  const wanted = new Set(
    codes.split(" ").flatMap((each) => [each.slice(0, 1), each.slice(0, 2), each.slice(0, 4), each]),
  );
  let chart = makeChart("puc", puc.accounts.filter((account) => wanted.has(account.code)).map(change));
  for (const [account, name] of Object.entries(own))
    chart = withOwnAccounts(chart, [makeOwnAccount(chart, account, name)]);
  return chart;
}

const found = (chart: Chart, text: string, options: SearchOptions = {}) =>
  searchAccounts(chart, text, options)
    .map(({ account }) => account.code)
    .join(" ");
const line = (side: Side | null, ...others: readonly [string, Side][]): SearchOptions => ({
  line: { side, others: others.map(([account, at]) => ({ account: code(account), side: at })) },
});
const used = (counts: Readonly<Record<string, number>>, ...recent: readonly string[]): SearchOptions => ({
  used: new Map(Object.entries(counts).map(([account, count]) => [code(account), count])),
  recent: recent.map(code),
});

describe("names of accounts", () => {
  const MONEY = "1105 110505 110510 1110 111005 111010 1120 112005";
  const money = chartOf(MONEY);

  it.each([
    // A whole name, one that begins so, words that begin so, above and within.
    ["caja", "1105 110510 110505 1110"],
    ["cajas", "1105 110510 110505 1110"],
    ["caja menores", "110510 1105"],
    ["menores", "110510"],
    ["moneda", "1105 111005 111010"],
    ["moneda extranjera", "111010 1105"],
    ["extranjera moneda", "111010 1105"],
    ["bancos nacional", "111005 1110"],
    ["ahorro", "1120 1110 112005"],
    ["disponible", "1105 1110 1120 110505 110510 111005 111010 112005"],
    ["ancos", "1110 112005 111010 111005"],
    ["qwerty", ""],
    ["", "1105 1110 1120 110505 110510 111005 111010 112005"],
    // By code, and by code and name at once.
    ["1110", "1110 111005 111010"],
    ["11.10", "1110 111005 111010"],
    ["1110 nacional", "111005"],
    ["1110 caja", "1105"],
    ["11", "11 1105 1110 112005 110505 110510 1120 111005 111010"],
    ["disp 11", "1105 1110 1120 110505 110510 111005 111010 112005"],
  ])("«%s» finds %s", (text, codes) => {
    expect(found(money, text)).toBe(codes);
  });

  it("are as many as asked for, and none where none are", () => {
    expect(found(money, "", { limit: 2 })).toBe("1105 1110");
    expect(found(money, "caja", { limit: 1 })).toBe("1105");
    expect(found(money, "caja", { limit: 0 })).toBe("");
  });

  it("of retired and closed accounts are found by their whole code alone, and by words to read them", () => {
    const shut = (part: Partial<Account>) =>
      chartOf(MONEY, {}, (account) => (account.code === "1110" ? { ...account, ...part } : account));
    const closed = { own: true, closed: true as const };
    expect(found(shut({ retired: true }), "bancos")).toBe("112005 111010 111005");
    expect(found(shut({ retired: true }), "1110")).toBe("1110 111005 111010");
    expect(found(shut({ retired: true }), "111")).toBe("111005 111010");
    expect(found(shut({ retired: true }), "1110", { postingOnly: true })).toBe("111005 111010");
    expect(found(shut(closed), "bancos")).not.toMatch(/\b1110\b/);
    expect(found(shut(closed), "bancos", { withClosed: true })).toMatch(/\b1110\b/);
    expect(found(money, "11", { postingOnly: true })).not.toMatch(/\b11\b/);
  });

  it("with words of their parents come after those of their own", () => {
    const chart = chartOf("5110 5210 511010 521010");
    expect(found(chart, "honorarios ventas")).toMatch(/^5210/);
    expect(found(chart, "ventas")).toMatch(/^52/);
    expect(found(chart, "auditoria")).toMatch(/^$|^5[12]10/);
  });
});

describe("what a book uses", () => {
  const BANKS = "1105 110505 1110 111005 111010 1120 112005";
  const banks = chartOf(BANKS);

  it("comes first among what is named as well, the more the more, and the latest first", () => {
    expect(found(banks, "bancos: moneda", { ...used({ "111010": 1 }), limit: 2 })).toBe("111010 111005");
    expect(found(banks, "bancos: moneda", { ...used({ "111005": 1, "111010": 30 }), limit: 2 })).toBe(
      "111010 111005",
    );
    expect(found(banks, "bancos: moneda", { ...used({}, "111010"), limit: 2 })).toBe("111010 111005");
    expect(found(banks, "bancos: moneda", { ...used({}, "111005", "111010"), limit: 2 })).toBe(
      "111005 111010",
    );
    expect(found(banks, "", used({}, "112005"))).toMatch(/^112005 1105/);
    expect(found(banks, "1110", used({ "111010": 9 }))).toBe("1110 111010 111005");
  });

  it("is known below each account, unless it is closed or unknown", () => {
    const chart = chartOf(BANKS, { "11100505": "Nequi", "11100510": "Vieja" });
    const shut = makeChart(
      "puc",
      chart.accounts.map((account) =>
        account.code === "11100510" ? { ...account, closed: true as const } : account,
      ),
    );
    const below = usedBelowOf(shut, used({ "11100505": 3, "11100510": 9, "999999": 4 }, "110505"));
    const told = [...below].map(
      ([above, accounts]) => `${above}: ${accounts.map((each) => each.code).join(" ")}`,
    );
    expect(told.toSorted()).toEqual(
      [
        "11: 110505 11100505",
        "1105: 110505",
        "1110: 11100505",
        "111005: 11100505",
        "1: 110505 11100505",
      ].toSorted(),
    );
    expect(usedBelowOf(shut, { recent: [code("110505")] }).get(code("1105"))).toHaveLength(1);
    expect(usedBelowOf(shut, {}).size).toBe(0);
  });

  it("is read once for a book, and anew where its chart or its last entries are others", () => {
    const chart = chartOf(BANKS);
    const options = used({ "111010": 1 }, "110505");
    const first = usedBelowOf(chart, options);
    expect(usedBelowOf(chart, { ...options })).toBe(first);
    expect(usedBelowOf(chartOf(BANKS), options)).not.toBe(first);
    const more = usedBelowOf(chart, { ...options, recent: [code("112005")] });
    expect(more.get(code("1120"))?.map((each) => each.code)).toEqual(["112005"]);
  });
});

describe("an index of a chart", () => {
  it("knows the words of names, of what is above, and how usual an account is", () => {
    const chart = chartOf("111005 1905 4135 513530", { "11100505": "Nequi del local" });
    const { accounts, words, placeOf, ownBelow, accountOf } = indexOf(chart);
    const at = (wanted: string) => accounts[placeOf.get(code(wanted)) ?? -1] ?? expect.fail(wanted);
    expect(at("111005")).toMatchObject({
      name: " bancos moneda nacional",
      above: " activo disponible bancos",
    });
    expect(at("111005").stems).toBe(" banco moneda nacional ");
    expect(at("111005").key).toBe("moneda nacional");
    expect(at("11100505").usual).toBeGreaterThan(0);
    expect(at("1").above).toBe("");
    for (const word of ["nequi", "local", "energia", "luz"]) expect(words).toContain(word);
    expect([
      words.includes(""),
      words.join() === [...words].sort().join(),
      new Set(words).size === words.length,
    ]).toEqual([false, true, true]);
    expect([...ownBelow].map(([above, own]) => `${above} ${own.length}`).toSorted()).toEqual([
      "1 1",
      "11 1",
      "1110 1",
      "111005 1",
    ]);
    expect(accountOf("513530")?.code).toBe("513530");
    // One that the chart has not is the account above it; a group takes nothing.
    expect([accountOf("411599")?.code, accountOf("413599")?.code, accountOf("51")?.code]).toEqual([
      undefined,
      "4135",
      undefined,
    ]);
    expect(accountOf("513530")).toBe(accountOf("513530"));
    expect(indexOf(chart)).toBe(indexOf(chart));
    expect(indexOf(miniChart).accountOf("513530")?.code).toBe("5002");
  });

  it.each([
    // By family, whatever the length of the code.
    ["1105", 1],
    ["110505", 1],
    ["513530", 1],
    ["1205", 0],
    ["120505", 0],
    ["1310", -1],
    ["131005", -1],
    // By group and by class.
    ["19", -1],
    ["1905", -1],
    ["8", -1],
    ["8105", -1],
    // What somebody made for themselves they use.
    ["13100501", 1],
    ["12050501", 1],
  ])("has %s for more usual, or less: %i", (account, sign) => {
    const chart = chartOf("110505 120505 131005 1905 513530 8105", {
      "13100501": "Ana",
      "12050501": "Acciones",
    });
    const { accounts, placeOf } = indexOf(chart);
    expect(Math.sign(accounts[placeOf.get(code(account)) ?? -1]?.usual ?? Number.NaN)).toBe(sign);
  });

  it("has no own account that is closed among those below another", () => {
    const chart = chartOf("111005", { "11100505": "Nequi", "11100510": "Daviplata" });
    const shut = makeChart(
      "puc",
      chart.accounts.map((account) =>
        account.code === "11100505" ? { ...account, closed: true as const } : account,
      ),
    );
    expect(
      indexOf(shut)
        .ownBelow.get(code("1110"))
        ?.map((each) => each.code),
    ).toEqual(["11100510"]);
  });
});

describe("everyday words in a chart", () => {
  const SHOP =
    "1105 110505 1110 111005 1305 130505 1355 135515 1435 2205 220505 2335 233550 2365 2408 3105 310505 4135 5120 512010 5135 513530 5220 523530 5295 6135";
  const shop = chartOf(SHOP);

  it.each<[string, SearchOptions, RegExp]>([
    ["luz", line("debit", ["1110", "credit"]), /^513530 523530/],
    ["luz", line("credit", ["513530", "debit"]), /^233550/],
    ["venta", line("credit", ["1105", "debit"]), /^4135/],
    ["venta", line("debit"), /^1305/],
    ["compra de mercancia", line("debit"), /^1435/],
    ["debo la luz", line("credit"), /^233550/],
    // One more cost of an entry that only spends is a debit, although a credit is what it lacks.
    [
      "luz",
      { line: { side: "credit", presumed: true, others: [{ account: code("512010"), side: "debit" }] } },
      /^513530/,
    ],
    [
      "luz",
      { line: { side: "credit", presumed: true, others: [{ account: code("513530"), side: "debit" }] } },
      /^233550/,
    ],
    ["luz", { line: { side: "credit", others: [{ account: code("512010"), side: "debit" }] } }, /^233550/],
    ["luz", { line: { side: "credit", presumed: true, others: [] } }, /^233550/],
    [
      "proveedor",
      { line: { side: "credit", presumed: true, others: [{ account: code("1435"), side: "debit" }] } },
      /^2205/,
    ],
    [
      "5135",
      { line: { side: "credit", presumed: true, others: [{ account: code("512010"), side: "debit" }] } },
      /^5135/,
    ],
    [
      "qwerty",
      { line: { side: "credit", presumed: true, others: [{ account: code("1435"), side: "debit" }] } },
      /^$/,
    ],
    // Mistyped.
    ["enerjia", line("debit"), /^513530/],
    ["luss", line("debit"), /^(?!513530)/],
    ["arrriendo", line("debit"), /^5120/],
    ["enerjia elektrica", line("debit"), /^513530/],
    // What the book uses below the account that words mean.
    ["luz", { ...line("debit"), ...used({ "523530": 9 }) }, /^523530/],
    ["proveedor", { ...line("credit"), ...used({ "220505": 9 }) }, /^2205/],
  ])("«%s» %#", (text, options, expected) => {
    expect(found(shop, text, options)).toMatch(expected);
  });

  it("are found whatever the lines beside name, and with what was used last", () => {
    expect(found(shop, "luz", line("debit", ["999999", "credit"]))).toMatch(/^513530/);
    expect(found(shop, "luz", { ...line("debit", ["1110", "credit"]), ...used({}, "523530") })).toMatch(
      /^523530/,
    );
    expect(found(shop, "...")).toBe(found(shop, ""));
  });

  it("find an account of one's own below theirs, rather where they name it", () => {
    const chart = chartOf(SHOP, { "11100505": "Bancolombia ahorros", "11100510": "Davivienda" });
    expect(found(chart, "bancolombia", line("debit"))).toMatch(/^11100505/);
    expect(found(chart, "davivienda", line("credit"))).toMatch(/^11100510/);
    expect(found(chart, "banco", line("debit"))).toMatch(/^(?:1110|11100505|11100510)/);
  });

  it("are no choice between an account and one below it that the book uses nearly as much", () => {
    const chart = chartOf("133005 280505", { "13300501": "Ana" });
    const found = searchAccounts(chart, "anticipo", {
      ...line("debit"),
      ...used({ "133005": 64, "13300501": 5 }),
    });
    expect(found.slice(0, 2).map(({ account, reading }) => [account.code, reading])).toEqual([
      ["133005", null],
      ["13300501", null],
    ]);
  });

  it("say between which meanings a person must choose, and none where one is the likeliest", () => {
    const readings = (text: string, options: SearchOptions) =>
      searchAccounts(puc, text, { ...options, limit: 3 }).map(({ reading }) => reading !== null);
    expect(readings("viáticos del conductor", line("debit", ["1105", "credit"]))).toEqual([
      true,
      true,
      false,
    ]);
    expect(readings("luz", line("debit"))).toEqual([false, false, false]);
    expect(readings("caja", {})).toEqual([false, false, false]);
  });
});
