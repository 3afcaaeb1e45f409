import { describe, expect, it } from "vitest";
import type { ChartKind } from "#domain/accounting/account.ts";
import { translateAccount } from "#domain/accounting/charts/chart-mapping.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { ITEMIZED_EDITION, isEverItemized, isItemized } from "#domain/statement/books/itemized-accounts.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { isNotableByHand } from "#tests/support/notable.ts";

const puc = pucChart();

describe("notable accounts", () => {
  // Months store the entries of these accounts. A change to the list must raise the edition, or old books are
  // misread.
  it("are those of edition 3", () => {
    const codes = puc.accounts.map(({ code }) => code);
    expect(codes.filter(isEverItemized)).toEqual(codes.filter(isNotableByHand));
    expect(ITEMIZED_EDITION).toBe(3);
  });

  it("of a balance are those of equity and of closings, of a cash flow those of investing and interest too", () => {
    const some = ["1524", "2105", "3105", "5305", "5905", "4135"];
    expect(some.filter((code) => isItemized(code, ["balance", "income"]))).toEqual(["3105", "5905"]);
    expect(some.filter((code) => isItemized(code, ["cash"]))).toEqual([
      "1524",
      "2105",
      "3105",
      "5305",
      "5905",
    ]);
  });

  it("of some statements are among those of all", () => {
    for (const { code } of puc.accounts)
      for (const kind of STATEMENT_KINDS)
        if (isItemized(code, [kind])) expect(isEverItemized(code)).toBe(true);
  });

  it.each<ChartKind>(["journal", "mini"])(
    "are the same in the chart %s and in its translation",
    async (kind) => {
      const chart = await loadChart(kind);
      const notable = chart.accounts.filter(({ code }) => isEverItemized(pucOfAccount(chart, code)));
      const translated = chart.accounts.filter(({ code }) =>
        isEverItemized(pucOfAccount(puc, translateAccount(code, chart, puc).code)),
      );
      expect(notable).toEqual(translated);
      expect(notable.length).toBeGreaterThan(1);
    },
  );
});
