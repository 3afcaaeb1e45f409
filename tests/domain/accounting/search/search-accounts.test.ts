import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { type SearchOptions, searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import type { WordRow } from "#domain/accounting/words/word-row.ts";
import { WORD_ROWS } from "#domain/accounting/words/word-rows.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { runs } from "#tests/support/random/runs.ts";

const puc = pucChart();

function codes(chart: Chart, query: string, options?: SearchOptions): string[] {
  return searchAccounts(chart, query, options).map((match) => match.account.code);
}

/** The name of the first match, with the highlighted parts in brackets. */
function marked(chart: Chart, query: string, at = 0): string {
  const match = searchAccounts(chart, query)[at];
  if (!match) return "";
  const name = displayName(chart, match.account);
  let text = "";
  let last = 0;
  for (const { start, end } of match.nameMatches) {
    text += `${name.slice(last, start)}[${name.slice(start, end)}]`;
    last = end;
  }
  return text + name.slice(last);
}

const recent = (...list: string[]) => ({ recent: list as AccountCode[] });

describe("searching accounts", () => {
  it("by code: the exact one, then those below it", () => {
    expect(codes(puc, "1105")).toEqual(["1105", "110505", "110510", "110515"]);
    expect(codes(puc, "11.05.05")).toEqual(["110505"]);
    expect(codes(puc, " 110505 ")).toEqual(["110505"]);
    expect(searchAccounts(puc, "1105").map((match) => match.codeMatch)).toEqual([4, 4, 4, 4]);
    expect(codes(miniChart, "1001")).toEqual(["1001"]);
  });

  it("by name, in any case and without accents", () => {
    expect(codes(puc, "caja")[0]).toBe("1105");
    expect(codes(puc, "caja").slice(0, 6)).toEqual(expect.arrayContaining(["110505", "110510"]));
    expect(codes(puc, "retencion")).toEqual(expect.arrayContaining(["2365", "135515"]));
    expect(codes(puc, "RETENCIÓN en la")).toEqual(codes(puc, "retencion en la"));
    expect(marked(puc, "retencion fuente")).toBe("[Retención] en la [fuente]");
    expect(codes(journalChart, "prestamos")[0]).toBe("prestamos-por-pagar");
    expect(codes(journalChart, "préstamos")[0]).toBe("prestamos-por-pagar");
  });

  it("by the beginnings of several words, in any order", () => {
    expect(codes(puc, "ban nac").slice(0, 2)).toEqual(["2105", "111005"]);
    expect(codes(puc, "nac ban")).toEqual(expect.arrayContaining(["2105", "111005"]));
    expect(marked(puc, "ban nac", 1)).toBe("[Ban]cos: Moneda [nac]ional");
  });

  it("by a word of a parent's name together with its own", () => {
    expect(codes(puc, "honorarios ventas")[0]).toBe("5210");
    expect(codes(puc, "personal sueldos")).toEqual(expect.arrayContaining(["510506", "520506"]));
    expect(codes(puc, "xyz qwerty")).toEqual([]);
  });

  it("by code and name at once", () => {
    expect(codes(puc, "1110 mon")).toEqual(["111005", "111010"]);
    expect(codes(puc, "11 caja").slice(0, 1)).toEqual(["1105"]);
  });

  it("ranks words that begin before words inside", () => {
    const found = codes(puc, "iva", { limit: 100 });
    expect(found[0]).toBe("2408");
    expect(found.indexOf("511570")).toBeLessThan(found.indexOf("237040"));
    expect(found).toContain("237040");
  });

  it("puts recent accounts first, but not before the code typed", () => {
    expect(codes(puc, "caja", recent("110510", "429553")).slice(0, 3)).toEqual(["110510", "1105", "429553"]);
    expect(codes(puc, "1105", recent("110510"))).toEqual(["1105", "110510", "110505", "110515"]);
    expect(codes(puc, "", recent("5135", "1305")).slice(0, 2)).toEqual(["5135", "1305"]);
  });

  it("returns a group only for exactly its code, so that it can be explained", () => {
    const [group, ...rest] = searchAccounts(puc, "11");
    expect(group?.account).toMatchObject({ code: "11", posting: false });
    expect(rest.every((match) => match.account.posting)).toBe(true);
    expect(codes(puc, "disponible")).not.toContain("11");
    expect(codes(puc, "11", { postingOnly: true })[0]).toBe("1105");
  });

  it("returns a retired account only for its code", () => {
    expect(codes(puc, "inflacion", { limit: 500 })).toEqual([]);
    expect(codes(puc, "1405")).toEqual(["1405"]);
    expect(codes(puc, "140599")).toEqual(["140599"]);
    expect(codes(puc, "1905")).toEqual(["1905"]);
  });

  it("with nothing typed offers the chart", () => {
    expect(codes(miniChart, "")).toEqual(miniChart.accounts.map((account) => account.code));
    expect(codes(journalChart, "  ")).toEqual(journalChart.accounts.map((account) => account.code));
    expect(codes(puc, "")[0]).toBe("1105");
    expect(codes(puc, "", { limit: 5 })).toHaveLength(5);
    expect(codes(puc, "caja", { limit: 0 })).toEqual([]);
  });

  it("does not read the journal's hidden codes", () => {
    expect(searchAccounts(journalChart, "caja")[0]).toMatchObject({
      codeMatch: 0,
      nameMatches: [{ start: 0, end: 4 }],
    });
    expect(codes(journalChart, "1105")).toEqual([]);
    expect(codes(journalChart, "por pagar")).toEqual(
      expect.arrayContaining(["cuentas-por-pagar", "prestamos-por-pagar"]),
    );
  });

  it.each([miniChart, journalChart])(
    "puts the whole name of a short chart before words and habits",
    (chart) => {
      for (const { code, name } of chart.accounts)
        for (const { code: habit } of chart.accounts)
          for (const side of ["debit", "credit"] as const) {
            const options = {
              recent: [habit],
              used: new Map([[habit, 40]]),
              line: { side, others: [{ account: habit, side }] },
            };
            expect(codes(chart, name.toLowerCase(), options)[0], `${name} after ${habit}`).toBe(code);
          }
    },
  );

  it("finds the user's own accounts, however they are spelled", () => {
    const name = "Cafe\u0301 ﬁno 😀 İstanbul";
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "11050501", name)]);
    expect(codes(own, "café istan")[0]).toBe("11050501");
    expect(marked(own, "café istan")).toMatch(/^\[Cafe/);
    expect(codes(puc, "ﬁno istan")).toEqual([]);
  });
});

describe("searching, whatever is typed", () => {
  const pieces = fc.constantFrom(
    "1105",
    "caja",
    "ban",
    "nac",
    "Retención",
    "de",
    "  ",
    "-",
    ".",
    "(",
    "[",
    "\\",
    "ñ",
    "😀",
  );
  const query = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.string({ maxLength: 12 }),
    fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join("")),
    fc.array(pieces, { maxLength: 4 }).map((parts) => parts.join(" ")),
  );

  it("never throws, and marks lie inside the code and the name, in order", () => {
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "11050501", "Cafe\u0301 ﬁno 😀 İstanbul")]);
    fc.assert(
      fc.property(query, fc.constantFrom(own, miniChart, journalChart), (text, chart) => {
        for (const match of searchAccounts(chart, text)) {
          expect(match.codeMatch).toBeLessThanOrEqual(match.account.code.length);
          let last = -1;
          for (const { start, end } of match.nameMatches) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(displayName(chart, match.account).length);
        }
      }),
      runs(150, 1_000),
    );
  });

  it("every account is the first found by its own code", () => {
    for (const account of puc.accounts)
      expect(codes(puc, account.code, { limit: 1 })).toEqual([account.code]);
  });

  it("takes at most 8 ms in the whole PUC, with 2,000 customers as accounts of their own", () => {
    const names = [
      "Ana",
      "Textiles",
      "Ferretería",
      "Luz Marina",
      "Comercial",
      "Energía Solar",
      "Inversiones",
    ];
    const own = Array.from({ length: 2_000 }, (_, at) => {
      const name = `${names[at % names.length]} Pérez ${at}`;
      return makeOwnAccount(puc, `130505${String(at).padStart(4, "0")}`, name);
    });
    const used = new Map(own.slice(0, 500).map(({ code }) => [code, 3]));
    const line = { side: "debit", others: [{ account: "1110" as AccountCode, side: "credit" }] } as const;
    for (const chart of [puc, withOwnAccounts(puc, own)]) {
      for (const text of [
        "c",
        "1",
        "luz",
        "retencion en la fuente",
        "gastos de personal",
        "clientes",
        "papeleira",
      ]) {
        // Until it has warmed up and has the processor to itself for once: a loaded machine makes it take longer.
        let least = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < 200 && least > 8; tries += 1) {
          const time = processorTime();
          searchAccounts(chart, text, { used, line, limit: 40 });
          least = Math.min(least, time());
        }
        expect(least, text).toBeLessThanOrEqual(8);
      }
    }
  });
});

describe("what people call an account", () => {
  it.each([
    ["iva", "2408"],
    ["reteica", "2368"],
    ["arriendo", "5120"],
    ["efectivo", "1105"],
    ["cartera", "1305"],
    ["4x1000", "511595"],
    ["nomina", "2505"],
    ["arl", "237006"],
    ["prestamo banco", "2105"],
  ])("%s finds %s among the first", (query, code) => {
    expect(codes(puc, query).slice(0, 6)).toContain(code);
  });

  it("only names accounts of the PUC that take movements, each phrase once", () => {
    const phrases = WORD_ROWS.flatMap(([text]) => text.split(";").map((phrase) => fold(phrase.trim())));
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    const meanings = (accounts: WordRow[1]): readonly string[] => {
      if (typeof accounts === "string") return [accounts];
      if (isList(accounts)) return accounts;
      return [accounts.debit, accounts.credit].flatMap((each) => each ?? []);
    };
    for (const [phrase, accounts] of WORD_ROWS) {
      for (const meaning of meanings(accounts)) {
        const [code = "", ...words] = meaning.split(" ");
        expect(puc.byCode.get(code), `${phrase}: ${meaning}`).toMatchObject({ posting: true });
        expect(words.length, meaning).toBeLessThanOrEqual(8);
      }
    }
  });
});

const isList = (accounts: WordRow[1]): accounts is readonly string[] => Array.isArray(accounts);

const where = (
  side: "debit" | "credit" | null,
  ...others: [string, "debit" | "credit"][]
): SearchOptions => ({
  line: { side, others: others.map(([account, at]) => ({ account: account as AccountCode, side: at })) },
});

describe("the line that an account is for", () => {
  it("tells what is earned from what is spent", () => {
    expect(codes(puc, "venta", where("credit"))[0]).toBe("4135");
    expect(codes(puc, "venta", where("debit"))[0]).toBe("1305");
    expect(codes(puc, "honorarios")[0]).toBe("5110");
    expect(codes(puc, "honorarios", where("credit", ["1110", "debit"]))[0]).toBe("4230");
    expect(codes(puc, "arriendo", where("debit", ["1110", "credit"]))[0]).toBe("5120");
  });

  it("beside an expense, credits what it is owed on", () => {
    expect(codes(puc, "honorarios", where("credit", ["5110", "debit"]))[0]).toBe("233525");
    expect(codes(puc, "arriendo", where("credit", ["512010", "debit"]))[0]).toBe("233540");
    expect(codes(puc, "luz", where("credit", ["513530", "debit"]))[0]).toBe("233550");
  });

  it("tells a withholding that was suffered from one that is paid", () => {
    expect(codes(puc, "retefuente", where("debit", ["4135", "credit"]))[0]).toBe("135515");
    expect(codes(puc, "retefuente", where("debit", ["1110", "credit"]))[0]).toBe("2365");
    expect(codes(puc, "retefuente", where("credit", ["5110", "debit"]))[0]).toBe("2365");
  });

  it("never changes what is found by code, nor how many, whatever the line", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("11", "1105", "4135", "venta", "luz", "iva", "cuenta", "prestamo"),
        fc.constantFrom("debit" as const, "credit" as const, null),
        fc.constantFrom("1110", "4135", "5120", "1435", "2205"),
        (text, side, other) => {
          const line = where(side, [other, side === "debit" ? "credit" : "debit"]);
          const [plain, fitted] = [
            codes(puc, text, { limit: 9_999 }),
            codes(puc, text, { ...line, limit: 9_999 }),
          ];
          if (/^\d/.test(text)) expect(fitted).toEqual(plain);
          expect(new Set(fitted).size).toBe(fitted.length);
        },
      ),
      runs(150, 1_000),
    );
  });
});

describe("what the book used before", () => {
  const used = (...list: [string, number][]): SearchOptions => ({
    used: new Map(list.map(([code, often]) => [code as AccountCode, often])),
  });

  it("comes before what most companies use, for the same words", () => {
    expect(codes(puc, "arriendo", used(["5220", 1]))[0]).toBe("5220");
    expect(codes(puc, "luz", used(["523530", 12]))[0]).toBe("523530");
    expect(codes(puc, "caja", used(["110510", 5]))[0]).toBe("110510");
    expect(codes(puc, "papel", used(["529530", 2]))[0]).toBe("529530");
  });

  it("more often comes before seldom, and never before other words", () => {
    expect(codes(puc, "seguro", used(["5230", 1], ["5130", 40]))[0]).toBe("5130");
    expect(codes(puc, "venta", used(["131505", 1], ["4135", 1]))[0]).toBe("4135");
    expect(codes(puc, "venta", used(["5205", 99], ["520506", 99]))[0]).toBe("4135");
  });

  it("prefers the sub-account that the user made for it", () => {
    const nequi = makeOwnAccount(puc, "11200501", "Nequi de la tienda");
    const bank = makeOwnAccount(puc, "11100501", "Bancolombia 4021");
    const chart = withOwnAccounts(puc, [nequi, bank]);
    expect(codes(chart, "nequi").slice(0, 2)).toContain("11200501");
    expect(codes(chart, "nequi", used(["11200501", 3]))[0]).toBe("11200501");
    expect(codes(chart, "banco", used(["11100501", 8]))[0]).toBe("11100501");
  });
});

describe("the place of money that words name", () => {
  const bank = makeOwnAccount(puc, "11100501", "Bancolombia 4021");
  const chart = withOwnAccounts(puc, [bank]);
  const often = (...list: string[]): SearchOptions => ({
    recent: list as AccountCode[],
    used: new Map(list.map((code) => [code as AccountCode, 12])),
  });

  it.each(["nequi", "daviplata", "billetera", "cuenta de ahorros"])(
    "%s is not the bank because the book uses the bank",
    (words) => {
      expect(codes(puc, words, often("1110", "1105"))[0]).toBe("1120");
      expect(codes(chart, words, often("11100501"))[0]).toBe("1120");
      expect(codes(puc, words, often("1110")).slice(0, 3)).toContain("1110");
    },
  );

  it("is the user's own account of that name, wherever it is", () => {
    const own = withOwnAccounts(puc, [bank, makeOwnAccount(puc, "11100502", "Nequi de la tienda")]);
    expect(codes(own, "nequi", often("11100501", "11100502"))[0]).toBe("11100502");
  });
});

describe("a cost below another one, before anything is credited", () => {
  type Side = "debit" | "credit";
  const below = (words: string, ...others: [string, Side][]) => {
    const lines = others.map(([account, side]) => ({ account: account as AccountCode, side }));
    return codes(puc, words, { line: { side: "credit", presumed: true, others: lines } })[0];
  };
  const rent: [string, Side] = ["5120", "debit"];

  it.each([
    ["luz", "513530"],
    ["internet", "513535"],
    ["agua", "513525"],
    ["flete", "513550"],
    ["papelería", "519530"],
    ["4x1000", "511595"],
    ["comisión bancaria", "530515"],
    ["honorarios", "5110"],
    ["sueldos", "510506"],
    ["auxilio de transporte", "510527"],
    ["publicidad", "523560"],
  ])("%s is one more debit, %s", (words, account) => {
    expect(below(words, rent)).toBe(account);
    // Freight beside merchandise is part of its cost.
    expect(below(words, rent, ["1435", "debit"])).toBe(words === "flete" ? "1435" : account);
    const chosen = {
      side: "credit" as const,
      others: [{ account: "5120" as AccountCode, side: "debit" as const }],
    };
    expect(codes(puc, words, { line: chosen })[0], "the person chose the credit").not.toBe(account);
  });

  it("is owed where the entry has that cost already, or the words or the code say so", () => {
    expect(below("arriendo", rent)).toBe("233540");
    expect(below("arriendo", ["5220", "debit"])).toBe("233540");
    expect(below("honorarios", ["511025", "debit"])).toBe("233525");
    expect(below("arriendo por pagar", ["513530", "debit"])).toMatch(/^2335/);
    expect(below("honorarios por pagar", rent)).toBe("233525");
    expect(below("salarios por pagar", rent)).toBe("2505");
    expect(below("233540", ["513530", "debit"])).toBe("233540");
  });

  it("leaves what is kept from a pay, suppliers and money as they are", () => {
    const pay: [string, Side] = ["510506", "debit"];
    for (const words of ["salud", "pensión", "retención en la fuente", "banco", "caja", "proveedores"]) {
      const lines = [{ account: "510506" as AccountCode, side: "debit" as const }];
      expect(below(words, pay)).toBe(codes(puc, words, { line: { side: "credit", others: lines } })[0]);
    }
  });
});

describe("two meanings that are as likely", () => {
  const readings = (query: string, options?: SearchOptions, chart: Chart = puc) =>
    searchAccounts(chart, query, options)
      .filter(({ reading }) => reading !== null)
      .map(({ account, reading }) => `${account.code} ${reading}`);

  it("are both told, first of all", () => {
    expect(readings("intereses")).toEqual(["530520 Intereses que pagas", "421005 Intereses que te pagan"]);
    expect(readings("gaseosa", where("debit"))).toEqual([
      "519525 Gasto de la oficina",
      "1435 Compra para vender",
    ]);
    expect(
      searchAccounts(puc, "anticipo")
        .map(({ reading }) => reading !== null)
        .slice(0, 3),
    ).toEqual([true, true, false]);
  });

  it.each([
    ["mesada", "debit", ["1325 El dueño saca para su familia", "2532 Pagas la pensión de un jubilado"]],
    ["cruce de cuentas", undefined, ["2205 Baja lo que le debes", "1305 Baja lo que te debe"]],
    ["saldo inicial", "credit", ["3105 Lo que pusieron los socios", "3130 Lo que puso el dueño"]],
    ["ladrillos", "debit", ["1435 Es mercancía para vender", "1508 Es para una obra tuya"]],
    ["tienda", "debit", ["519525 Compras aseo o cafetería", "512010 Pagas el arriendo del local"]],
  ] as const)("are both told of «%s» on %s", (query, side, told) => {
    expect(readings(query, side === undefined ? {} : where(side))).toEqual(told);
  });

  it("are one as soon as the line or the book's habit tells which", () => {
    expect(readings("intereses", where("credit"))).toEqual([]);
    expect(readings("intereses", where("debit"))).toEqual([]);
    expect(readings("gaseosa", { used: new Map([["1435" as AccountCode, 2]]) })).toEqual([]);
    expect(readings("eps", where("credit"))).toEqual([]);
  });

  it("are one where the chart has one account for both", () => {
    expect(readings("gaseosa", where("debit"), miniChart)).toHaveLength(2);
    expect(readings("eps", where("debit"), journalChart).length).not.toBe(1);
    for (const chart of [puc, miniChart, journalChart]) {
      for (const [text] of WORD_ROWS) {
        for (const phrase of text.split(";")) expect(readings(phrase, {}, chart).length, phrase).not.toBe(1);
      }
    }
  });
});

describe("mistyped words", () => {
  it.each([
    ["arriedno", "5120"],
    ["papelria", "519530"],
    ["gazolina", "519535"],
    ["honorrios", "5110"],
    ["mercanciaa", "1435"],
    ["nominna", "510506"],
  ])("%s finds %s first", (query, code) => {
    expect(codes(puc, query)[0]).toBe(code);
  });

  it("are not mended when short, nor when they begin a known word", () => {
    expect(codes(puc, "luss")).toEqual([]);
    expect(codes(puc, "papel")[0]).toBe("519530");
    expect(codes(puc, "qqqqqqq")).toEqual([]);
  });
});
