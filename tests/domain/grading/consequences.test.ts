import { describe, expect, it } from "vitest";
import type { Exercise, SolutionEntry } from "#domain/exercises/exercise.ts";
import type { EntryMark, GradingPolicy } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { exerciseOf, operation, PURCHASE, type Row, workOf, written } from "./support/exercises.ts";

const graded = (exercise: Exercise, work: ReturnType<typeof workOf>, changes: Partial<GradingPolicy> = {}) =>
  gradeWork(exercise, work, { ...DEFAULT_POLICY, ...changes }).entries;
/** Of each line of the solution, and then of the others, whether it follows from another one. */
const follows = (mark: EntryMark | undefined) => mark?.lines.map(({ consequence }) => consequence);

describe("ED-14 what follows within an entry", () => {
  const of = (right: readonly Row[], given: readonly Row[], changes: Partial<GradingPolicy> = {}) =>
    follows(
      graded(
        exerciseOf({ vat: 19, entries: [operation("a", "2026-11-05", ...right)] }),
        workOf(written("e", "2026-11-05", ...given)),
        changes,
      )[0],
    );
  const BUY: Row[] = [
    ["143505", 1_000_000],
    ["240810", 190_000],
    ["220505", -1_190_000],
  ];
  const SMALL: Row[] = [
    ["519595", 10],
    ["111005", -5],
    ["220505", -5],
  ];

  it.each<readonly [string, readonly Row[], readonly Row[], readonly boolean[]]>([
    [
      "a tax of the wrong base, and what balances it",
      BUY,
      [
        ["143505", 1_100_000],
        ["240810", 209_000],
        ["220505", -1_309_000],
      ],
      [false, true, true],
    ],
    [
      "no tax on another account",
      BUY,
      [
        ["143505", 1_100_000],
        ["240815", 209_000],
        ["220505", -1_309_000],
      ],
      [false, false, true],
    ],
    [
      "no tax on the other side",
      BUY,
      [
        ["143505", 1_100_000],
        ["240810", -209_000],
        ["220505", -891_000],
      ],
      [false, false, true],
    ],
    [
      "a tax to the peso of the wrong base, not further off",
      [
        ["143505", 1_000],
        ["240810", 190],
        ["220505", -1_190],
      ],
      [
        ["143505", 2_300],
        ["240810", 438],
        ["220505", -2_738],
      ],
      [false, true, true],
    ],
    [
      "no tax two pesos off",
      [
        ["143505", 1_000],
        ["240810", 190],
        ["220505", -1_190],
      ],
      [
        ["143505", 2_300],
        ["240810", 439],
        ["220505", -2_739],
      ],
      [false, false, true],
    ],
    [
      "nothing where one line alone is wrong, beside lines that leave nothing",
      SMALL,
      [
        ["519595", 12],
        ["111005", -6],
        ["220505", -6],
        ["143505", 7],
        ["143505", -7],
      ],
      [false, false, false, false, false],
    ],
    [
      "nothing of an amount beside an account that is wrong by itself",
      SMALL,
      [
        ["519595", 12],
        ["111010", -6],
        ["220505", -6],
      ],
      [false, false, false],
    ],
  ])("%s", (_told, right, given, expected) => expect(of(right, given)).toEqual(expected));

  it("is no tax of a base that is right", () => {
    const given: Row[] = [
      ["143505", 1_000_000],
      ["240810", 190_001],
      ["220505", -1_290_001],
    ];
    expect(of(BUY, given, { tolerance: { pesos: 0, share: 0 } })).toEqual([false, false, false]);
  });

  it("is no tax that was figured from another tax", () => {
    const [mark] = graded(
      PURCHASE,
      workOf(
        written(
          "e",
          "2026-11-05",
          ["1435", 4_600_000],
          ["2408", 1_748_000],
          ["2365", -230_000],
          ["2205", -6_118_000],
        ),
      ),
    );
    expect(follows(mark)).toEqual([false, false, false, true]);
  });
});

describe("ED-14 what follows from an earlier operation", () => {
  const BUY = operation("compra", "2026-11-05", ["143505", 1_000_000], ["220505", -1_000_000]);
  const pay = (...rows: readonly Row[]) => operation("pago", "2026-11-20", ...rows);
  const PAY = pay(["220505", 1_000_000], ["111005", -1_000_000]);
  const marks = (payment: SolutionEntry, bought: readonly Row[], paid: readonly Row[], on = "2026-11-20") =>
    graded(
      exerciseOf({ entries: [BUY, payment] }),
      workOf(written("e1", "2026-11-05", ...bought), written("e2", on, ...paid)),
    );
  const BOUGHT: Row[] = [
    ["143505", 1_130_000],
    ["220505", -1_130_000],
  ];
  const PAID: Row[] = [
    ["220505", 1_130_000],
    ["111005", -1_130_000],
  ];

  it("is what is paid of a debt, and the one other line", () => {
    const [bought, paid] = marks(PAY, BOUGHT, PAID);
    expect(follows(bought)).toEqual([false, true]);
    expect([follows(paid), paid?.followed]).toEqual([[true, true], 1]);
  });

  it.each<readonly [string, readonly Row[], readonly Row[], readonly boolean[]]>([
    [
      "a debt on another account",
      [
        ["143505", 1_130_000],
        ["220510", -1_130_000],
      ],
      [
        ["220510", 1_130_000],
        ["111005", -1_130_000],
      ],
      [false, true],
    ],
    [
      "an entry that was turned around",
      [
        ["143505", -1_130_000],
        ["220505", 1_130_000],
      ],
      [
        ["220505", -1_130_000],
        ["111005", 1_130_000],
      ],
      [false, false],
    ],
    [
      "a debt of another amount",
      BOUGHT,
      [
        ["220505", 1_140_000],
        ["111005", -1_140_000],
      ],
      [false, true],
    ],
  ])("is not %s", (_told, bought, paid, expected) => {
    expect(follows(marks(PAY, bought, paid)[1])).toEqual(expected);
  });

  it("is a debt by what its lines on both sides leave", () => {
    const bought: Row[] = [
      ["143505", 1_130_000],
      ["220505", -1_330_000],
      ["220505", 200_000],
    ];
    expect(follows(marks(PAY, bought, PAID)[1])).toEqual([true, true]);
    const wrong: Row[] = [
      ["220505", 1_530_000],
      ["111005", -1_530_000],
    ];
    expect(follows(marks(PAY, bought, wrong)[1])).toEqual([false, true]);
  });

  it("leaves two other lines that are wrong by themselves", () => {
    const payment = pay(
      ["220505", 1_000_000],
      ["530505", 50_000],
      ["519595", 30_000],
      ["111005", -1_080_000],
    );
    const paid: Row[] = [
      ["220505", 1_130_000],
      ["530505", 71_000],
      ["519595", 46_000],
      ["111005", -1_247_000],
    ];
    expect(follows(marks(payment, BOUGHT, paid)[1])).toEqual([true, false, false, true]);
  });

  it("gives back its share among the lines of the solution alone, whatever was written besides", () => {
    const paid: Row[] = [...PAID, ["519595", 50_000], ["233595", -50_000]];
    const mark = marks(PAY, BOUGHT, paid)[1];
    expect(follows(mark)).toEqual([true, true, false, false]);
    // Two lines too many.
    expect(mark?.followed).toBeCloseTo(0.8, 9);
    expect(mark?.score).toBeCloseTo(0.4, 9);
  });

  it("gives back no line twice, nor what the entry loses otherwise", () => {
    const turned = pay(["111005", -1_000_000], ["220505", 1_000_000]);
    const mark = marks(turned, BOUGHT, PAID, "2026-11-21")[1];
    expect(follows(mark)).toEqual([true, true]);
    expect(mark?.followed).toBeCloseTo(0.95, 9);
  });
});
