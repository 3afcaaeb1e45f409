import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractLineKey, matchKey, moveKey } from "#domain/reconciliation/bank-match.ts";
import { type ProposedMatch, proposeMatches, referencesIn } from "#domain/reconciliation/propose-matches.ts";
import { partsOfSum } from "#domain/reconciliation/sum-search.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { extractLine as line, bookMove as move } from "#tests/support/reconciliation/bank-lines.ts";

const shown = (made: readonly ProposedMatch[]) =>
  made.map(({ lines, moves, reason }) => [
    lines.map(({ n }) => n).join("+"),
    moves.map(({ number }) => number).join("+"),
    reason.kind,
  ]);

describe("proposed matches (CB-03)", () => {
  it.each([
    ["the same amount and day", [line(1, 2, 4000)], [move(1, 2, 4000)], [["1", "1", "same-day"]]],
    ["a day later at the bank", [line(1, 6, -3905)], [move(1, 5, -3905)], [["1", "1", "days"]]],
    ["a cheque cashed weeks later", [line(1, 30, -100)], [move(1, 1, -100)], [["1", "1", "days"]]],
    ["an entry long after the bank", [line(1, 1, -100)], [move(1, 30, -100)], []],
    ["opposite signs", [line(1, 2, 4000)], [move(1, 2, -4000)], []],
    ["another amount", [line(1, 2, 4000)], [move(1, 2, 4001)], []],
    [
      "a reference before a nearer day",
      [line(1, 20, -500, "PAGO PSE", "0007602")],
      [move(1, 20, -500), move(2, 3, -500, "Energía, factura 7602")],
      [["1", "2", "reference"]],
    ],
    [
      "the nearest day of several",
      [line(1, 10, 700), line(2, 20, 700)],
      [move(1, 19, 700), move(2, 10, 700)],
      [
        ["1", "2", "same-day"],
        ["2", "1", "days"],
      ],
    ],
    [
      "one line against several entries",
      [line(1, 27, 8295)],
      [move(1, 22, 2380), move(2, 27, 5915), move(3, 27, 99)],
      [["1", "1+2", "sum"]],
    ],
    [
      "several lines against one entry",
      [line(1, 14, -300), line(2, 15, -700)],
      [move(1, 14, -1000)],
      [["1+2", "1", "sum"]],
    ],
    ["a sum whose parts are of both signs", [line(1, 14, 300)], [move(1, 14, 500), move(2, 14, -200)], []],
    ["a sum whose parts are far away", [line(1, 28, 300)], [move(1, 1, 100), move(2, 1, 200)], []],
  ])("%s", (_what, lines, moves, expected) => {
    expect(shown(proposeMatches(lines, moves))).toEqual(expected);
  });

  it("never makes a discarded one again, and looks for another", () => {
    const [lines, moves] = [[line(1, 2, 4000)], [move(1, 2, 4000), move(2, 3, 4000)]];
    const [first] = proposeMatches(lines, moves);
    const rejected = new Set([first].flatMap((each) => (each ? [matchKey(each)] : [])));
    expect(shown(proposeMatches(lines, moves, rejected))).toEqual([["1", "2", "days"]]);
  });

  it("uses each line once, with one sign and one amount, whatever the order they come in", () => {
    const amount = fc.integer({ min: -6, max: 6 }).filter((each) => each !== 0);
    const item = fc.tuple(fc.integer({ min: 1, max: 31 }), amount);
    const items = fc.array(item, { maxLength: 25 });
    fc.assert(
      fc.property(items, items, (ofBank, ofBook) => {
        const lines = ofBank.map(([date, value], at) => line(at + 1, date, value * 100));
        const moves = ofBook.map(([date, value], at) => move(at + 1, date, value * 100));
        const made = proposeMatches(lines, moves);
        const keys = made.flatMap((each) => [...each.lines.map(extractLineKey), ...each.moves.map(moveKey)]);
        expect(new Set(keys).size).toBe(keys.length);
        for (const each of made) {
          const sum = (parts: readonly { readonly amount: number }[]) =>
            parts.reduce((total, { amount: value }) => total + value, 0);
          expect(sum(each.lines)).toBe(sum(each.moves));
          expect(
            new Set([...each.lines, ...each.moves].map(({ amount: value }) => Math.sign(value))).size,
          ).toBe(1);
          expect(Math.min(each.lines.length, each.moves.length)).toBe(1);
        }
        expect(proposeMatches(lines.toReversed(), moves.toReversed())).toEqual(made);
      }),
    );
  });

  it("matches everything of an extract that the book has day by day", () => {
    const item = fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (drawn) => {
        const lines = drawn.map(([date, value], at) => line(at + 1, date, value));
        const moves = drawn.toReversed().map(([date, value], at) => move(at + 1, date, value));
        expect(proposeMatches(lines, moves)).toHaveLength(drawn.length);
      }),
    );
  });

  it("takes at most 300 ms for 2,000 lines, of different, of equal and of hopeless amounts", () => {
    const many = (value: (at: number) => number) =>
      [1, 2].map((seed) =>
        Array.from({ length: 2000 }, (_, at) => ({ date: 1 + ((at * 7) % 30), value: value(at * seed) })),
      );
    const cases = [
      many((at) => 1000 + ((at * 7919) % 900_000)),
      many(() => 5000),
      many((at) => 100_000 + ((at * 104_729) % 3_000_017) * 2),
    ];
    for (const [ofBank = [], ofBook = []] of cases) {
      const lines = ofBank.map(({ date, value }, at) => line(at + 1, date, value));
      const moves = ofBook.map(({ date, value }, at) =>
        move(at + 1, date, value + (value > 100_000 ? 1 : 0)),
      );
      proposeMatches(lines.slice(0, 200), moves.slice(0, 200));
      const best = Math.min(
        ...[1, 2, 3, 4, 5].map(() => {
          const spent = processorTime();
          proposeMatches(lines, moves);
          return spent();
        }),
      );
      expect(best).toBeLessThan(300);
    }
  });
});

describe("the search of a sum (CB-04)", () => {
  const budget = () => ({ steps: 100_000 });

  it("finds the fewest parts, and is null where none come to it", () => {
    expect(partsOfSum([100, 200, 300, 400], 700, budget())).toEqual([2, 3]);
    expect(partsOfSum([5, 5, 5], 15, budget())).toEqual([0, 1, 2]);
    expect(partsOfSum([700], 700, budget())).toBeNull();
    expect(partsOfSum([2, 4, 6], 7, budget())).toBeNull();
    expect(partsOfSum([], 7, budget())).toBeNull();
  });

  it("what it finds are parts that come to the sum, and it ends within its steps", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 30 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 2, max: 300 }), (all, target) => {
        const left = budget();
        const found = partsOfSum(all, target, left);
        expect(100_000 - left.steps).toBeLessThanOrEqual(3000);
        if (found === null) return;
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeGreaterThan(1);
        expect(found.reduce((sum, at) => sum + (all[at] ?? 0), 0)).toBe(target);
      }),
    );
    const hopeless = { steps: 0 };
    expect(partsOfSum([1, 2], 3, hopeless)).toBeNull();
  });
});

it.each([
  ["IMPTO GOBIERNO 4X1000", []],
  ["GMF 4 x 1.000 factura 00451", []],
  ["ARRIENDO OCTUBRE 2026", []],
  ["Pago 2026/10 FE-2026", ["2026"]],
  ["CHEQUE 004518", ["4518"]],
  ["FE2014 y PSE 7602", ["2014", "7602"]],
])("CB-03 the tax and the year in «%s» are no references", (text, references) => {
  expect(referencesIn([text])).toEqual(references);
});
