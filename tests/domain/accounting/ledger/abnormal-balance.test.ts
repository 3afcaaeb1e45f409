import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { indicatorPlaceOf } from "#domain/accounting/indicators.ts";
import { ABNORMAL_BALANCES } from "#domain/accounting/ledger/abnormal-balance.data.ts";
import { presentedAs, presentedNets } from "#domain/accounting/ledger/abnormal-balance.ts";

const chart = pucChart();

describe("the table of accounts that stand elsewhere against their nature", () => {
  it.each(ABNORMAL_BALANCES)("$account with a $when balance stands as $as", ({ account, when, as }) => {
    expect(chart.byCode.get(account)?.nature).toBe(when === "debit" ? "credit" : "debit");
    expect(chart.byCode.get(as)?.nature).toBe(when);
    // The move goes from one current side to the other, to an account that is not moved again.
    expect(indicatorPlaceOf(as)).toBe(when === "debit" ? "currentAssets" : "currentLiabilities");
    expect(ABNORMAL_BALANCES.some((rule) => rule.account === as)).toBe(false);
  });
});

describe("where an account stands", () => {
  it("is decided over all its sub-accounts together", () => {
    const together = presentedAs([
      ["111005", -300],
      ["111010", 500],
      ["112005", -1],
    ]);
    expect(["111005", "111010", "112005", "1105"].map(together)).toEqual([
      "111005",
      "111010",
      "2105",
      "1105",
    ]);
  });

  it("is its own place with no balance or one on its own side", () => {
    const own = presentedAs([
      ["1110", 5],
      ["1110", -5],
      ["1305", 1],
      ["2205", -1],
      ["2408", 0],
    ]);
    for (const code of ["1110", "1305", "2205", "2408", "1120"]) expect(own(code)).toBe(code);
  });
});

describe("nets as they stand", () => {
  const nets = fc
    .array(
      fc.tuple(
        fc.constantFrom("1105", "1110", "111005", "1120", "1305", "2105", "2205", "2408", "240805"),
        fc.integer(),
      ),
    )
    .map((pairs) => new Map(pairs));
  const total = (all: ReadonlyMap<string, number>) => [...all.values()].reduce((sum, each) => sum + each, 0);

  it("add up to the same, leave nothing of the table against its nature, and done twice change no more", () => {
    fc.assert(
      fc.property(nets, (each) => {
        const found = presentedNets(each);
        expect(total(found)).toBe(total(each));
        for (const { account, when } of ABNORMAL_BALANCES) {
          const left = total(new Map([...found].filter(([puc]) => puc.startsWith(account))));
          expect(when === "debit" ? left <= 0 : left >= 0).toBe(true);
        }
        expect(presentedNets(found)).toEqual(found);
      }),
    );
  });
});
