import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import { balanceLines, resultLines } from "#domain/statement/analysis/analysis-lines.ts";
import { type LineTable, lineSource } from "#domain/statement/source/line-shares.ts";
import { periodNets } from "../../../support/random/period-nets.ts";

test("UX-09 the parts of every line of an analysis sum to it, down to its accounts", () => {
  fc.assert(
    fc.property(periodNets, (nets) => {
      const figures = figuresFromNets(nets.until, nets.within);
      const tables = [
        ["balance", balanceLines(nets.until ?? new Map())],
        ["result", resultLines(nets.within ?? new Map())],
      ] as const;
      for (const [table, lines] of tables)
        for (const { key, amount } of lines) {
          const source = lineSource(table, key, nets);
          if (source === null) {
            expect(key).toBe("unplaced");
            continue;
          }
          const parts =
            source.kind === "accounts"
              ? source.shares.reduce((sum, share) => sum + share.amount, 0)
              : source.plus.reduce((sum, of) => sum + (figures[of] ?? Number.NaN), 0) -
                source.less.reduce((sum, of) => sum + (figures[of] ?? Number.NaN), 0);
          expect(parts + 0, `${table} ${key}`).toBe(amount);
        }
    }),
  );
});

const CASES: readonly (readonly [LineTable, string, readonly { puc: string; amount: number }[]])[] = [
  ["balance", "13", [{ puc: "1305", amount: 700 }]],
  ["balance", "13~", [{ puc: "1305", amount: 300 }]],
  ["balance", "1705", [{ puc: "1705", amount: 40 }]],
  // A bank in credit is a debt (NIIF para PYMES 2.52).
  ["balance", "21", [{ puc: "1110", amount: 500 }]],
  [
    "balance",
    "result",
    [
      { puc: "4135", amount: 900 },
      { puc: "5105", amount: -200 },
    ],
  ],
  ["result", "41", [{ puc: "4135", amount: 400 }]],
  ["result", "51", [{ puc: "5105", amount: 150 }]],
];

test.each(CASES)("UX-09 the line %s %s is made of its accounts alone", (table, key, shares) => {
  const until = new Map([
    ["1305", 700],
    ["1305~", 300],
    ["1705", 40],
    ["1110", -500],
    ["4135", -900],
    ["5105", 200],
  ]);
  const within = new Map([
    ["4135", -400],
    ["5105", 150],
  ]);
  const source = lineSource(table, key, { until, within });
  expect(source).toMatchObject({ kind: "accounts", standing: table === "balance", shares });
});

test("UX-09 a table that is not known has no source", () => {
  expect(lineSource("balance", "13", { until: null, within: new Map() })).toBeNull();
  expect(lineSource("result", "51", { until: new Map(), within: null })).toBeNull();
});
