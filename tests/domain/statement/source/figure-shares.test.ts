import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { figureSource } from "#domain/statement/source/figure-shares.ts";
import { periodNets } from "../../../support/random/period-nets.ts";

type Name = keyof ReturnType<typeof figuresFromNets>;

test("UX-09 the parts of every figure of an analysis sum to it, down to its accounts", () => {
  const names = Object.keys(figuresFromNets(null, null)) as Name[];
  fc.assert(
    fc.property(periodNets, (found) => {
      const figures = figuresFromNets(found.until, found.within);
      for (const name of names) {
        const source = figureSource(name, found);
        if (source === null) {
          expect(figures[name], name).toBeNull();
          continue;
        }
        const parts =
          source.kind === "accounts"
            ? source.shares.reduce((sum, { amount }) => sum + amount, 0)
            : source.plus.reduce((sum, of) => sum + (figures[of] ?? Number.NaN), 0) -
              source.less.reduce((sum, of) => sum + (figures[of] ?? Number.NaN), 0);
        expect(parts + 0, name).toBe(figures[name]);
      }
    }),
  );
});

test("UX-09 an account against its nature explains the figure that it is reported in", () => {
  const until = new Map([
    ["1110", -5_000],
    ["1105", 2_000],
  ]);
  const found = { until, within: new Map() };
  expect(figureSource("currentLiabilities", found)).toMatchObject({
    shares: [{ puc: "1110", amount: 5_000, rule: { line: "bank-overdrafts" } }],
  });
  expect(figureSource("cash", found)).toMatchObject({ shares: [{ puc: "1105", amount: 2_000, rule: null }] });
});

test("UX-09 says which figures stand at the end of a period and which were earned in it", () => {
  const found = {
    until: new Map([["1105", 2_000]]),
    within: new Map([["4135", -900]]),
  };
  expect(figureSource("cash", found)).toMatchObject({ kind: "accounts", standing: true });
  expect(figureSource("sales", found)).toMatchObject({
    kind: "accounts",
    standing: false,
    shares: [{ puc: "4135", amount: 900, rule: null, isLong: false }],
  });
});

test("UX-09 what a statement does not say has no source", () => {
  const unknown = { until: null, within: null };
  expect(figureSource("currentAssets", unknown)).toBeNull();
  expect(figureSource("netResult", unknown)).toBeNull();
});
