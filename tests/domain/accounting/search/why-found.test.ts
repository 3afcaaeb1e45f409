import { expect, test } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { whyFound } from "#domain/accounting/search/why-found.ts";

const puc = pucChart();

/** Why an account was found, with the words that said it in brackets. */
function why(chart: Chart, text: string, code?: string): string {
  const match = searchAccounts(chart, text).find(
    ({ account }) => code === undefined || account.code === code,
  );
  if (match === undefined) return "not found";
  const { by, said, ranges } = whyFound(chart, match, text);
  let marked = "";
  let last = 0;
  for (const { start, end } of ranges) {
    marked += `${said.slice(last, start)}[${said.slice(start, end)}]`;
    last = end;
  }
  return `${by}: ${marked}${said.slice(last)}`;
}

// AC-62
test.each([
  ["513530", "513530", "code: [513530]"],
  ["51 35", "5135", "code: [5135]"],
  ["energía", "513530", "name: "],
  ["luz", "513530", "words: [luz]"],
  ["recibo de la luz", "513530", "words: [recibo] de la [luz]"],
])("«%s» finds %s by what said it", (text, code, found) => {
  expect(why(puc, text, code)).toBe(found);
});

test("an account without its words in name, phrase or what is above it shows what was typed", () => {
  expect(why(puc, "enerjia")).toBe("words: [enerjia]");
});

test.each([puc, miniChart])("every account that a common word finds says why", (chart) => {
  for (const text of ["luz", "venta", "nequi", "arriendo", "iva", "banco", "sueldo"])
    for (const match of searchAccounts(chart, text)) {
      const { by, said, ranges } = whyFound(chart, match, text);
      if (by === "name") expect(match.nameMatches.length).toBeGreaterThan(0);
      else expect(said, `${text} ${match.account.code}`).not.toBe("");
      for (const { end } of ranges) expect(end).toBeLessThanOrEqual(said.length);
    }
});
