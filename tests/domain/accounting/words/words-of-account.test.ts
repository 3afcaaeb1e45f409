import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { WORD_ROWS } from "#domain/accounting/words/word-rows.ts";
import { wordsOfAccount } from "#domain/accounting/words/words-of-account.ts";

it("tells the words that lead to an account, and no more than asked for", async () => {
  const chart = await loadChart("puc");
  const words = wordsOfAccount("513530", 4);
  expect(words).toContain("luz");
  expect(words).toHaveLength(4);
  for (const word of words) {
    const found = searchAccounts(chart, word, { limit: 3, line: { side: "debit", others: [] } });
    expect(
      found.map(({ account }) => account.code),
      word,
    ).toContain("513530");
  }
  expect(wordsOfAccount("999999", 4)).toEqual([]);
});

it("says what a word means in at most six words", () => {
  const readings = WORD_ROWS.flatMap(([, meanings]) =>
    typeof meanings === "string" || Array.isArray(meanings)
      ? meanings
      : Object.values(meanings as object).flat(),
  ).filter((text) => /^\d+ /.test(text));
  expect(readings.length).toBeGreaterThan(20);
  expect(readings.filter((text) => text.split(" ").length > 7)).toEqual([]);
});
