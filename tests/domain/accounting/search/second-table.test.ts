import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { readPatterns, sidedOf } from "#domain/accounting/search/deed-pattern.ts";
import { deedGroups } from "#domain/accounting/search/deeds.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { toWords } from "#domain/accounting/search/tokens.ts";
import { DEEDS, OWED, THINGS, WEAK_DEEDS } from "#domain/accounting/words/deeds.data.ts";
import { isAccepted, readRows, TABLES } from "./second-table/others-words.ts";

const chart = pucChart();
/** What is found in the first place and is not what was meant. */
function wrongOf(rows: ReturnType<typeof readRows>): readonly string[] {
  return rows.flatMap(({ phrase, side, accepted }) => {
    const [first] = searchAccounts(chart, phrase, { line: { side, others: [] }, limit: 3 });
    const code = first?.account.code ?? "nothing";
    return isAccepted(chart, code, accepted)
      ? []
      : [`${phrase} (${side}): ${accepted.join("/")}, not ${code}`];
  });
}

it.each(TABLES)("finds at first try what %s would write, in nine of ten", (_, table) => {
  const rows = readRows(table);
  expect(rows.length).toBeGreaterThanOrEqual(150);
  const wrong = wrongOf(rows);
  if (process.env.WORDS_DEBUG) console.log(wrong.join("\n"));
  expect((rows.length - wrong.length) / rows.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
});

it("writes its result where a command asks for it", () => {
  const file = process.env.OTHERS_WORDS_REPORT;
  const tables = TABLES.map(([by, table]) => {
    const rows = readRows(table);
    return { by, phrases: rows.length, right: rows.length - wrongOf(rows).length };
  });
  expect(tables).toHaveLength(7);
  if (file) writeFileSync(file, JSON.stringify(tables));
});

it("sends every deed to accounts that take movements", () => {
  const codes = readPatterns([DEEDS, WEAK_DEEDS, THINGS, OWED].join("\n")).flatMap(({ accounts }) => {
    const digits = accounts.includes("41$") ? ["20", "55", "70"] : ["10", "15", "20", "25", "30", "35", "40"];
    return digits.flatMap((each) => {
      const { debit = [], credit = [] } = sidedOf(accounts, each);
      return [debit, credit].flat();
    });
  });
  const missing = codes.filter((code) => {
    const account = chart.byCode.get(code as never) ?? chart.byCode.get(code.slice(0, 4) as never);
    return account?.posting !== true;
  });
  expect([...new Set(missing)]).toEqual([]);
});

it("takes the whole name of an account for that account, whatever it says", () => {
  const telling = chart.accounts.filter(
    ({ posting, name, retired }) =>
      posting && retired !== true && deedGroups(toWords(name).trim()).some(({ score }) => score > 600),
  );
  expect(telling.length).toBeGreaterThan(20);
  const other = telling.filter(({ name }) => {
    const found = searchAccounts(chart, name, { limit: 12 });
    return !found.slice(0, 12).some(({ account }) => account.name === name);
  });
  expect(other.map(({ code, name }) => `${code} ${name}`)).toEqual([]);
});
