import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { figureSource, type PeriodNets } from "#domain/statement/source/figure-shares.ts";

type Name = keyof ReturnType<typeof figuresFromNets>;

const CODES = [
  "1105",
  "1110",
  "111005",
  "1225",
  "1305",
  "1305/acme",
  "130505~",
  "1355",
  "1399",
  "1435",
  "1524",
  "1705",
  "2105",
  "2105~",
  "2205",
  "2205/acme",
  "2365",
  "2408",
  "2505",
  "2725",
  "2805/acme",
  "3115",
  "3605",
  "4135",
  "4175",
  "4210",
  "5105",
  "5160",
  "5205",
  "5260",
  "5305",
  "6135",
  "7105",
  "8105",
];

const nets = fc.array(fc.tuple(fc.constantFrom(...CODES), fc.integer({ min: -9e9, max: 9e9 })), {
  maxLength: 40,
});
const period: fc.Arbitrary<PeriodNets> = fc.record({
  until: nets.map((each) => new Map(each)),
  within: nets.map((each) => new Map(each)),
});

test("UX-09 the parts of every figure of an analysis sum to it, down to its accounts", () => {
  const names = Object.keys(figuresFromNets(null, null)) as Name[];
  fc.assert(
    fc.property(period, (found) => {
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

test("UX-09 what a statement does not say has no source", () => {
  const unknown = { until: null, within: null };
  expect(figureSource("currentAssets", unknown)).toBeNull();
  expect(figureSource("netResult", unknown)).toBeNull();
});
