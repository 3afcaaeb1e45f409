import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { SEARCH_WORDS } from "#domain/accounting/charts/search-words.data.ts";
import { type SearchOptions, searchAccounts } from "#domain/accounting/search-accounts.ts";
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
    expect(codes(puc, "caja").slice(0, 3)).toEqual(["1105", "110505", "110510"]);
    expect(codes(puc, "retencion")).toEqual(expect.arrayContaining(["2365", "135515"]));
    expect(codes(puc, "RETENCIÓN en la")).toEqual(codes(puc, "retencion en la"));
    expect(marked(puc, "retencion fuente")).toBe("[Retención] en la [fuente]");
    expect(codes(journalChart, "prestamos")).toEqual(["prestamos-por-pagar"]);
    expect(codes(journalChart, "préstamos")).toEqual(["prestamos-por-pagar"]);
  });

  it("by the beginnings of several words, in any order", () => {
    expect(codes(puc, "ban nac").slice(0, 2)).toEqual(["2105", "111005"]);
    expect(codes(puc, "nac ban")).toEqual(expect.arrayContaining(["2105", "111005"]));
    expect(marked(puc, "ban nac", 1)).toBe("[Ban]cos: Moneda [nac]ional");
  });

  it("by a word of a parent's name together with its own", () => {
    expect(codes(puc, "honorarios ventas")[0]).toBe("5210");
    expect(codes(puc, "personal sueldos")).toEqual(expect.arrayContaining(["510506", "520506"]));
    expect(codes(puc, "caja zapatos")).toEqual([]);
  });

  it("by code and name at once", () => {
    expect(codes(puc, "1110 mon")).toEqual(["111005", "111010"]);
    expect(codes(puc, "11 caja").slice(0, 1)).toEqual(["1105"]);
  });

  it("ranks words that begin before words inside", () => {
    const found = codes(puc, "iva", { limit: 100 });
    expect(found.indexOf("511570")).toBe(0);
    expect(found).toContain("237040");
  });

  it("puts recent accounts first, but not before the code typed", () => {
    expect(codes(puc, "caja", recent("110510", "429553")).slice(0, 3)).toEqual(["110510", "429553", "1105"]);
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
    expect(searchAccounts(journalChart, "caja")).toMatchObject([
      { codeMatch: 0, nameMatches: [{ start: 0, end: 4 }] },
    ]);
    expect(codes(journalChart, "1105")).toEqual([]);
    expect(codes(journalChart, "por").length).toBe(3);
  });

  it("finds the user's own accounts, however they are spelled", () => {
    const name = "Cafe\u0301 ﬁno 😀 İstanbul";
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "11050501", name)]);
    expect(codes(own, "café istan")).toEqual(["11050501"]);
    expect(marked(own, "café")).toMatch(/^\[Cafe/);
    expect(codes(puc, "café istan")).toEqual([]);
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

  it("takes less than 4 ms in the whole PUC", () => {
    for (const text of ["c", "1", "retencion en la fuente", "gastos de personal", "iva"]) {
      const times = Array.from({ length: 15 }, () => {
        const time = processorTime();
        searchAccounts(puc, text);
        return time();
      });
      expect(Math.min(...times)).toBeLessThan(4);
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
    ["4x1000", "5305"],
    ["nomina", "2505"],
    ["arl", "237006"],
    ["prestamo banco", "2105"],
  ])("%s finds %s among the first", (query, code) => {
    expect(codes(puc, query).slice(0, 6)).toContain(code);
  });

  it("only names accounts of the PUC", () => {
    for (const code of Object.keys(SEARCH_WORDS)) expect(puc.byCode.has(code), code).toBe(true);
  });
});
