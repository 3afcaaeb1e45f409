import { describe, expect, it } from "vitest";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { cellAgainstWords, lineAgainstWords } from "#domain/accounting/search/against-words.ts";
import { meantAccount } from "#domain/accounting/search/meant-account.ts";
import { groupOf, SAID_WHOLE } from "#domain/accounting/search/phrase-table.ts";
import { saidGroups } from "#domain/accounting/search/phrases.ts";
import { broughtBy, isBringing, readingsHere } from "#domain/accounting/search/readings-here.ts";
import type { AccountMatch } from "#domain/accounting/search/search-accounts.ts";
import { spellingOf, tokensOf } from "#domain/accounting/search/tokens.ts";
import { whyFound } from "#domain/accounting/search/why-found.ts";
import type { Owner } from "#domain/company/owner.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const puc = pucChart();
const code = (text: string) => text as AccountCode;

describe("why an account was found, by what it was found with", () => {
  const why = (account: string, text: string, part: Partial<AccountMatch> = {}) => {
    const found = puc.byCode.get(account) ?? expect.fail(account);
    const match: AccountMatch = { account: found, codeMatch: 0, nameMatches: [], reading: null, ...part };
    const { by, said, ranges } = whyFound(puc, match, text);
    return `${by}: ${said} ${ranges.map(({ start, end }) => said.slice(start, end)).join("+")}`;
  };

  it.each<[string, string, Partial<AccountMatch>, string]>([
    ["513530", "5135", { codeMatch: 4 }, "code: 5135 5135"],
    ["513530", "energia", { nameMatches: [{ start: 0, end: 7 }] }, "name:  "],
    ["513530", "luz", { codeMatch: 6, nameMatches: [{ start: 0, end: 7 }] }, "code: 513530 513530"],
    ["2365", "retefuente", { reading: "Lo que se retuvo" }, "meaning: Lo que se retuvo "],
    ["513530", "luz", {}, "words: luz luz"],
    // The phrase that says the most of what was typed, and of those the shortest.
    ["513530", "recibo de la luz", {}, "words: recibo de la luz recibo+luz"],
    ["1105", "el disponible", {}, "above: Activo / Disponible Disponible"],
    ["513530", " enerjia ", {}, "words: enerjia enerjia"],
    ["513530", "de", {}, "words: edeq de"],
  ])("%s by «%s» %j", (account, text, part, expected) => {
    expect(why(account, text, part)).toBe(expected);
  });
});

describe("what words mean by whose the company is, and by what is bought", () => {
  const reading = (code: string, minus = 0) => ({ puc: code, means: "algo", minus });
  const here = (
    codes: readonly string[],
    side: Side | null,
    owner: Owner | null,
    ...others: readonly (readonly [string, Side])[]
  ) =>
    readingsHere(
      codes.map((each, at) => reading(each, -10 * at)),
      side,
      { owner, others: others.map(([each, of]) => ({ puc: each, side: of })) },
    ).map(({ puc: each, minus, means }) => `${each} ${minus}${means === null ? "" : " algo"}`);

  it.each<[readonly string[], Owner | null, readonly string[]]>([
    [["3105"], null, ["3105 0 algo"]],
    [["3105"], "shares", ["3105 0 algo"]],
    // Capital is kept in the account of its kind; the other one stands behind it.
    [["3105"], "quotas", ["3115 0", "3105 -20 algo"]],
    [["3115"], "person", ["3130 0", "3115 -20 algo"]],
    [["2205", "3105"], "person", ["2205 0 algo", "3130 -10", "3105 -30 algo"]],
    // What an owner takes is owed to a company, and lessens a person's own capital.
    [["1325", "3130"], "shares", ["1325 0 algo"]],
    [["1325", "3130", "5195"], "person", ["3130 0 algo", "1325 -20 algo", "5195 -20 algo"]],
    [["1325"], "person", ["1325 0 algo"]],
    [["2205", "3130"], "person", ["2205 0 algo", "3130 -10 algo"]],
    [["1325", "3130"], null, ["1325 0 algo", "3130 -10 algo"]],
  ])("%j of %s", (codes, owner, expected) => {
    expect(here(codes, "credit", owner)).toEqual(expected);
  });

  it("what brings what is bought is part of it, on the debit", () => {
    expect(here(["513550"], "debit", null, ["1435", "debit"])).toEqual(["1435 0", "513550 -20 algo"]);
    expect(here(["513550"], null, null, ["1524", "debit"])).toEqual(["1524 0", "513550 -20 algo"]);
    for (const others of [[], [["1435", "credit"]], [["5135", "debit"]]] as const)
      expect(here(["513550"], "debit", null, ...others)).toEqual(["513550 0 algo"]);
    expect(here(["513550"], "credit", null, ["1435", "debit"])).toEqual(["513550 0 algo"]);
    expect(here(["513530"], "debit", null, ["1435", "debit"])).toEqual(["513530 0 algo"]);
    expect(
      broughtBy([
        { puc: "1405", side: "debit" },
        { puc: "1435", side: "debit" },
        { puc: "1110", side: "credit" },
      ]),
    ).toBe("1435");
    expect(["513550", "523550", "514020", "513085", "513530", "613550"].filter(isBringing)).toEqual([
      "513550",
      "523550",
      "514020",
      "513085",
    ]);
  });
});

describe("a row of everyday words", () => {
  const told = (row: Parameters<typeof groupOf>[0]) => {
    const { debit, credit, lean, isAccount } = groupOf(row);
    const side = (readings: typeof debit) =>
      readings.map(({ puc: each, means }) => (means === null ? each : `${each} (${means})`)).join(", ");
    return `${side(debit)} / ${side(credit)} ${lean} ${isAccount}`;
  };

  it.each<[Parameters<typeof groupOf>[0], string]>([
    ["1305", "1305 / 1305 null true"],
    ["513530", "513530 /  debit true"],
    ["6135", "6135 /  debit true"],
    [
      ["1305", "2805 Anticipo de un cliente"],
      "1305, 2805 (Anticipo de un cliente) / 1305, 2805 (Anticipo de un cliente) null true",
    ],
    [{ debit: "1435" }, "1435 /  debit false"],
    [{ credit: "4135" }, " / 4135 credit false"],
    [{ debit: "1305", credit: "4135" }, "1305 / 4135 null false"],
    [{ debit: "1305", credit: ["4135", "4155"], lean: "credit" }, "1305 / 4135, 4155 credit false"],
  ])("%j", (row, expected) => expect(told(row)).toBe(expected));
});

describe("how well a text says a phrase", () => {
  const said = (text: string) => {
    const [best] = [...saidGroups({ tokens: tokensOf(text), spelling: spellingOf(text) })].sort(
      (a, b) => b.score - a.score,
    );
    return best;
  };
  const score = (text: string) => said(text)?.score ?? 0;

  it("whole before begun, begun before within, and words that say nothing take little from it", () => {
    for (const text of ["luz", "energia", "venta de contado", "prestamo bancario"]) {
      expect(score(text)).toBeGreaterThanOrEqual(SAID_WHOLE);
      expect(said(text)?.isFirst).toBe(true);
      expect(said(text)?.beside).toEqual([]);
    }
    expect(score("venta de cont")).toBeLessThan(SAID_WHOLE);
    expect(score("venta de conta")).toBeGreaterThan(score("venta de co"));
    expect(score("pago de luz")).toBeLessThanOrEqual(SAID_WHOLE);
    expect(score("pago de luz")).toBeGreaterThan(score("luz mariposa"));
    expect(score("luz mariposa")).toBeGreaterThan(score("mariposa luz"));
    expect(said("luz mariposa")).toMatchObject({ isFirst: true, beside: [{ raw: "mariposa" }] });
    expect(said("mariposa luz")).toMatchObject({ isFirst: false, beside: [{ raw: "mariposa" }] });
    // A text that begins a phrase and says more than that says something else.
    expect(score("cont mariposa")).toBe(0);
    expect(score("mariposa")).toBe(0);
  });

  it("with the same small words before others, and in its order or another", () => {
    expect(score("venta de contado")).toBeGreaterThan(score("venta contado"));
    expect(score("contado venta")).toBeGreaterThanOrEqual(SAID_WHOLE);
  });
});

describe("the account that words mean without doubt", () => {
  const meant = (words: string, side: Side, chart: Chart = miniChart) =>
    meantAccount(chart, words, { side, others: [] })?.code ?? null;

  it.each<[string, Side, string | null]>([
    ["luz", "debit", "5002"],
    ["venta de contado", "credit", "4001"],
    ["proveedores", "credit", "2001"],
    // On the side of the line.
    ["venta", "debit", "1003"],
    ["luz", "credit", "2002"],
    // As well said as is clear.
    ["luz luz", "debit", "5002"],
    // Begun, or only within: no account without doubt.
    ["mariposa luz", "debit", null],
    ["qwerty", "debit", null],
    ["", "debit", null],
  ])("«%s» on the %s is %s", (words, side, account) => {
    expect(meant(words, side)).toBe(account);
  });

  it("is asked of a line of either side where none is said", () => {
    expect(meantAccount(miniChart, "luz")?.code).toBe("5002");
    expect(meantAccount(miniChart, "venta")?.code).toBe("4001");
    expect(meant("luz", "debit", journalChart)).toBe("gastos-administrativos");
  });
});

it("no account is meant where two are as likely, or where the words are a code that no account has", () => {
  expect(meantAccount(miniChart, "intereses")).toBeNull();
  expect(meantAccount(miniChart, "intereses", { side: "debit", others: [] })?.code).toBe("5002");
  expect(meantAccount(puc, "472")).toBeNull();
});

describe("a line against the words of its entry, in a beginners' chart", () => {
  const entry = (text: string) =>
    text.split(" ").map((part) => ({
      account: code(part.slice(1)),
      debit: pesos(part.startsWith("D") ? 100 : 0),
      credit: pesos(part.startsWith("C") ? 100 : 0),
    }));
  const told = (words: string, lines: string) => {
    const found = lineAgainstWords(miniChart, words, entry(lines));
    return found && `${found.line}: ${found.account.code}, usual ${found.usual.code}`;
  };

  it.each<[string, string, string | null]>([
    ["venta", "D1001 C1004", "1: 1004, usual 4001"],
    ["Venta de contado", "D1001 C1003", "1: 1003, usual 4001"],
    ["venta", "D1001 C3001", "1: 3001, usual 4001"],
    ["luz", "D1003 C1001", "0: 1003, usual 5002"],
    ["luz", "D4001 C1001", "0: 4001, usual 5002"],
    ["luz", "D3001 C1001", "0: 3001, usual 5002"],
    ["préstamo bancario", "D1002 C4001", "1: 4001, usual 2002"],
    ["compra de mercancía", "D4001 C1001", "0: 4001, usual 1004"],
    ["venta", "D1001 C4001", null],
    ["venta", "D1001 C1004 C4001", null],
    ["luz", "D5001 C1001", null],
    ["luz", "D5002 C1001", null],
    ["luz", "D2002 C1001", null],
    ["luz", "D1001 C4001", null],
    ["pago de luz", "D2002 C1001", null],
    ["abono de venta", "D1001 C1003", null],
    ["cobro de venta", "D1001 C1003", null],
    ["ajuste de venta", "D1001 C1004", null],
    ["anulación venta", "D1001 C1004", null],
    ["saldos iniciales venta", "D1001 C1004", null],
    ["venta", "D1001 C9999", null],
    ["mariposa", "D1001 C1004", null],
    ["", "D1001 C1004", null],
    ["mariposa venta", "D1001 C1004", null],
  ])("«%s», %s: %s", (words, lines, expected) => {
    expect(told(words, lines)).toBe(expected);
  });

  it("is said while it is typed only of words said to the end", () => {
    const [, wrong] = entry("D1001 C1004");
    const cell = (words: string) =>
      wrong ? (cellAgainstWords(miniChart, words, wrong)?.usual.code ?? null) : null;
    expect([cell("venta"), cell("ven"), cell(""), cell("venta mariposa")]).toEqual([
      "4001",
      null,
      null,
      null,
    ]);
  });
});
