import { describe, expect, it } from "vitest";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { markedEntry } from "#domain/grading/marked-entry.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  EXERCISES,
  exerciseOf,
  MONTH,
  operation,
  PURCHASE,
  type Row,
  rightWork,
  solutionLines,
  workOf,
  written,
} from "./support/exercises.ts";

const grade = (exercise: Exercise, work: ExerciseWork, policy: Partial<GradingPolicy> = {}) =>
  gradeWork(exercise, work, { ...DEFAULT_POLICY, ...policy });

/** The only entry of a work, graded against the only operation. */
function entryOf(
  right: readonly Row[],
  given: readonly Row[],
  policy: Partial<GradingPolicy> = {},
  rates = {},
) {
  const exercise = exerciseOf({ entries: [operation("a", "2026-11-05", ...right)], ...rates });
  const result = grade(exercise, workOf(written("x", "2026-11-05", ...given)), policy);
  const [mark] = result.entries;
  if (mark === undefined) throw new Error("no mark");
  return { ...mark, labels: mark.lines.map(({ label }) => label) };
}

const CASH: Row[] = [
  ["110505", 1000],
  ["413505", -1000],
];

describe("the grade of an entry (ED-10)", () => {
  it("is full for the solution itself", () => {
    for (const exercise of EXERCISES) {
      const result = grade(exercise, rightWork(exercise));
      expect(result.earned).toBe(result.possible);
      expect(
        result.entries.every(
          ({ label, lines }) => label === null && lines.every((line) => line.label === null),
        ),
      ).toBe(true);
    }
  });

  it("is nothing for an empty work", () => {
    for (const exercise of EXERCISES)
      expect(grade(exercise, workOf())).toMatchObject({ earned: 0, followed: 0 });
    const nothing = exerciseOf({ entries: [operation("a", "2026-11-05")] });
    expect(grade(nothing, workOf()).earned).toBe(0);
  });

  const cases: readonly (readonly [string, readonly Row[], number, Partial<GradingPolicy>?])[] = [
    [
      "the other side, so that it does not balance",
      [
        ["110505", 1000],
        ["413505", 1000],
      ],
      0.8,
    ],
    [
      "both sides changed",
      [
        ["110505", -1000],
        ["413505", 1000],
      ],
      0.8,
    ],
    [
      "another sub-account",
      [
        ["110510", 1000],
        ["413505", -1000],
      ],
      0.95,
    ],
    [
      "another sub-account where four digits are asked",
      [
        ["110510", 1000],
        ["413505", -1000],
      ],
      1,
      { accountDigits: 4 },
    ],
    [
      "the account of the same group",
      [
        ["111005", 1000],
        ["413505", -1000],
      ],
      0.88,
    ],
    [
      "an account of another class",
      [
        ["511505", 1000],
        ["413505", -1000],
      ],
      0.8,
    ],
    [
      "an own sub-account below the right one",
      [
        ["11050501", 1000],
        ["413505", -1000],
      ],
      1,
    ],
    [
      "the account above the right one",
      [
        ["1105", 1000],
        ["413505", -1000],
      ],
      0.95,
    ],
    [
      "a wrong amount on both lines",
      [
        ["110505", 900],
        ["413505", -900],
      ],
      0.6,
    ],
    [
      "an amount within a peso",
      [
        ["110505", 1001],
        ["413505", -1001],
      ],
      1,
    ],
    ["a line omitted", [["110505", 1000]], 0.4],
    [
      "a line too many",
      [
        ["110505", 1000],
        ["413505", -1000],
        ["519595", 50],
        ["529595", -50],
      ],
      0.8,
    ],
    [
      "noise that agrees in nothing",
      [
        ["519595", 7],
        ["233595", -7],
      ],
      0,
    ],
    [
      "empty lines between",
      [
        ["110505", 1000],
        ["519595", 0],
        ["413505", -1000],
      ],
      1,
    ],
    [
      "split in two payments",
      [
        ["110505", 400],
        ["110505", 600],
        ["413505", -1000],
      ],
      1,
    ],
    [
      "split in two without grouping",
      [
        ["110505", 400],
        ["110505", 600],
        ["413505", -1000],
      ],
      0.7,
      { grouping: false },
    ],
    [
      "weights of the teacher",
      [
        ["110505", 900],
        ["413505", -900],
      ],
      0.75,
      { weights: { account: 0.5, side: 0.25, amount: 0.25 } },
    ],
    [
      "no weight at all",
      [
        ["110505", 900],
        ["413505", -900],
      ],
      0,
      { weights: { account: 0, side: 0, amount: 0 } },
    ],
  ];
  it.each(cases.map(([name, given, share, policy = {}]) => ({ name, given, share, policy })))(
    "gives the share of E3: $name",
    ({ given, share, policy }) => {
      expect(entryOf(CASH, given, policy).score).toBeCloseTo(share, 9);
    },
  );

  it("takes five per cent for the date and for the third party", () => {
    const exercise = exerciseOf({ entries: [operation("a", "2026-11-05", ...CASH)] });
    const late = workOf(written("x", "2026-11-06", ...CASH));
    expect(grade(exercise, late).earned / 2).toBeCloseTo(0.95);
    expect(grade(exercise, late, { dateDays: 1 }).earned).toBe(2);
    const out = grade(exercise, workOf(written("x", "2026-12-05", ...CASH)));
    expect(out.entries[0]).toMatchObject({
      label: "out-of-period",
      penalties: [{ kind: "date", share: 0.05 }],
    });
    const named = {
      ...exercise,
      solution: {
        ...exercise.solution,
        entries: exercise.solution.entries.map((each) => ({
          ...each,
          lines: each.lines.map((line) => ({ ...line, thirdParty: "Andina Ltda." })),
        })),
      },
    };
    expect(grade(named, rightWork(exercise), { asksThirdParty: true }).earned).toBeCloseTo(1.9);
    expect(grade(named, rightWork(exercise)).earned).toBe(2);
    expect(grade(named, rightWork(named), { asksThirdParty: true }).earned).toBe(2);
  });
});

describe("accounts and alternatives (ED-11)", () => {
  it("accepts each account of the set", () => {
    const right: Row[] = [
      ["110505", 1000, ["111005"]],
      ["413505", -1000],
    ];
    expect(
      entryOf(right, [
        ["111005", 1000],
        ["413505", -1000],
      ]).score,
    ).toBe(1);
  });

  it("compares with the whole alternative that fits best", () => {
    const direct = operation("a", "2026-11-05", ["519535", 800], ["110505", -800]);
    const exercise = exerciseOf({
      entries: [{ ...direct, alternatives: [solutionLines(["170595", 800], ["111005", -800])] }],
    });
    const [mark] = grade(exercise, rightWork(exercise, 1)).entries;
    expect(mark).toMatchObject({ alternative: 1, score: 1, label: null });
  });

  it("reads the twelve accounts and the sixteen names", () => {
    const mini = exerciseOf({
      chart: "mini",
      entries: [operation("a", "2026-11-05", ["1001", 500], ["4001", -500])],
    });
    const near = grade(mini, workOf(written("x", "2026-11-05", ["1002", 500], ["4001", -500])));
    expect(near.entries[0]).toMatchObject({
      score: 0.88,
      lines: [{ label: "other-account" }, { label: null }],
    });
    const named = exerciseOf({
      chart: "journal",
      entries: [operation("a", "2026-11-05", ["costo-de-ventas", 500], ["inventarios", -500])],
    });
    const far = grade(named, workOf(written("x", "2026-11-05", ["ventas", 500], ["inventarios", -500])));
    expect(far.entries[0]?.lines[0]).toMatchObject({ account: 0, label: "wrong-class" });
    const unknown = grade(named, workOf(written("x", "2026-11-05", ["9999", 500], ["inventarios", -500])));
    expect(unknown.entries[0]?.lines[0]).toMatchObject({ account: 0, label: "other-account" });
  });
});

describe("lines read as one (ED-12)", () => {
  it("matches split payments on two accounts with the one of the solution", () => {
    const right: Row[] = [
      ["143505", 900],
      ["110505", -900, ["111005"]],
    ];
    const mark = entryOf(right, [
      ["143505", 900],
      ["110505", -300],
      ["111005", -600],
    ]);
    expect(mark).toMatchObject({ score: 1, penalties: [], lines: [{ student: [0] }, { student: [1, 2] }] });
  });

  it("matches one line with the several that it sums", () => {
    const right: Row[] = [
      ["510506", 700],
      ["510527", 200],
      ["250505", -900],
    ];
    const mark = entryOf(right, [
      ["5105", 900],
      ["250505", -900],
    ]);
    expect(mark.lines.map(({ student, amount }) => [student, amount])).toEqual([
      [[0], 1],
      [[0], 1],
      [[1], 1],
    ]);
    expect(mark.score).toBeCloseTo((0.9 + 0.9 + 1) / 3);
  });

  it("does not sum lines of different groups", () => {
    const right: Row[] = [
      ["143505", 1000],
      ["240810", 190],
      ["220505", -1190],
    ];
    expect(
      entryOf(right, [
        ["143505", 1190],
        ["220505", -1190],
      ]).labels,
    ).toEqual(["vat-not-separated", "omitted", null]);
  });

  it("discounts a line written twice, and says so", () => {
    const mark = entryOf(
      [
        ["143505", 700],
        ["220505", -700],
      ],
      [
        ["143505", 700],
        ["143505", 700],
        ["220505", -700],
      ],
    );
    expect(mark.labels).toEqual([null, null, "duplicated"]);
    expect(mark.score).toBeCloseTo(0.8);
  });
});

describe("free journals (ED-13)", () => {
  it("matches entries with operations in any order", () => {
    const right = rightWork(MONTH);
    const turned = {
      ...right,
      entries: right.entries.toReversed().map((each) => ({ ...each, lines: each.lines.toReversed() })),
    };
    const result = grade(MONTH, turned);
    expect(result.earned).toBe(result.possible);
    expect(result.entries.map(({ operation: id, entry }) => entry === `e-${id}`)).not.toContain(false);
  });

  it("names what is missing and what is too many", () => {
    const right = rightWork(MONTH);
    const extra = written("más", "2026-11-25", ["519595", 77], ["110505", -77]);
    const result = grade(MONTH, { ...right, entries: [...right.entries.slice(1), extra] });
    expect(result.entries[0]).toMatchObject({ operation: "aporte", entry: null, label: "omitted", score: 0 });
    expect(result.entries.at(-1)).toMatchObject({ operation: null, entry: "más", label: "extra" });
    const mean = result.possible / 7;
    expect(result.earned).toBeCloseTo(result.possible - 2 - mean / 10);
  });

  it("tells an entry of another operation's day", () => {
    const right = rightWork(MONTH);
    const entries = right.entries.map((each) =>
      each.id === "e-pago" ? { ...each, date: day("2026-11-12") } : each,
    );
    const result = grade(MONTH, { ...right, entries });
    expect(result.entries[5]).toMatchObject({ operation: "pago", label: "other-transaction", score: 0.95 });
  });

  it("tells an entry for what needs none, and credits leaving it out", () => {
    const exercise = exerciseOf({
      entries: [operation("a", "2026-11-05", ...CASH), operation("pedido", "2026-11-08")],
    });
    expect(grade(exercise, rightWork(exercise))).toMatchObject({ earned: 3, possible: 3 });
    const result = grade(
      exercise,
      workOf(written("x", "2026-11-05", ...CASH), written("y", "2026-11-08", ["143505", 5], ["220505", -5])),
    );
    expect(result.entries[1]).toMatchObject({
      operation: "pedido",
      entry: "y",
      label: "no-entry-needed",
      score: 0,
    });
    expect(result).toMatchObject({ earned: 2, possible: 3 });
  });

  it("tells a sale without its cost, whether a part of the entry or an operation of its own", () => {
    const right = rightWork(MONTH);
    const entries = right.entries.map((each) =>
      each.id === "e-venta" ? { ...each, lines: each.lines.slice(0, 3) } : each,
    );
    expect(grade(MONTH, { ...right, entries }).entries[3]).toMatchObject({
      label: "no-cost-of-sale",
      difference: 0,
    });
    const apart = exerciseOf({
      entries: [
        operation("venta", "2026-11-05", ...CASH),
        operation("costo", "2026-11-05", ["613535", 600], ["143505", -600]),
      ],
    });
    const result = grade(apart, workOf(written("x", "2026-11-05", ...CASH)));
    expect(result.entries[1]).toMatchObject({ label: "no-cost-of-sale", score: 0 });
  });
});

describe("operations recorded otherwise (ED-16)", () => {
  it("reads two entries as the one operation that they record", () => {
    const right = rightWork(MONTH);
    const venta = right.entries[3];
    if (venta === undefined) throw new Error("no sale");
    const parts = [
      { ...venta, lines: venta.lines.slice(0, 3) },
      { ...venta, id: "costo", lines: venta.lines.slice(3) },
    ];
    const entries = [...right.entries.toSpliced(3, 1), ...parts];
    const result = grade(MONTH, { ...right, entries });
    const [, , , mark] = result.entries;
    expect(mark && markedEntry(mark, entries)?.lines).toEqual(venta.lines);
    expect(result.earned).toBe(result.possible);
    expect(result.entries[3]).toMatchObject({
      entry: "e-venta",
      joined: ["costo"],
      lines: [0, 1, 2, 3, 4].map((at) => ({ student: [at] })),
    });
  });

  it("reads three entries, or two equal ones, as the one operation that they add up to", () => {
    const exercise = exerciseOf({
      entries: [operation("a", "2026-11-05", ["110505", 900], ["130505", -900])],
    });
    const part = (id: string, amount: number) =>
      written(id, "2026-11-05", ["110505", amount], ["130505", -amount]);
    for (const amounts of [
      [450, 450],
      [300, 300, 300],
      [200, 400, 300],
      [100, 200, 250, 350],
    ]) {
      const work = workOf(...amounts.map((amount, at) => part(`e${at}`, amount)));
      expect(grade(exercise, work), amounts.join(" ")).toMatchObject({ earned: 2, possible: 2 });
    }
    const beside = grade(exercise, workOf(part("x", 200), part("y", 400), part("z", 300), part("w", 70)));
    expect(beside.entries.map(({ operation: id, score }) => [id, score])).toEqual([
      ["a", 1],
      [null, 0],
    ]);
    const short = grade(exercise, workOf(part("x", 200), part("y", 400), part("z", 290)));
    expect(short.entries[0]?.score).toBeLessThan(1);
  });

  it("takes an entry like that of another day for an attempt at the operation of its own day", () => {
    const exercise = exerciseOf({
      entries: [
        operation("a", "2026-11-05", ["143505", 300], ["220505", -300]),
        operation("b", "2026-11-09", ["143505", 300], ["111005", -300]),
      ],
    });
    const paid = (id: string, date: string) => written(id, date, ["143505", 300], ["111005", -300]);
    const result = grade(exercise, workOf(paid("x", "2026-11-05"), paid("y", "2026-11-09")));
    expect(result.entries.map(({ operation: id, entry }) => [id, entry])).toEqual([
      ["a", "x"],
      ["b", "y"],
    ]);
    expect(result.entries[0]?.lines[1]).toMatchObject({ label: "wrong-class" });
    const twice = grade(exercise, workOf(paid("x", "2026-11-09"), paid("y", "2026-11-09")));
    expect(twice.entries.map(({ operation: id, label }) => [id, label])).toEqual([
      ["a", "omitted"],
      ["b", null],
      [null, "extra"],
    ]);
  });

  it("finds two operations in one entry, even where it sums their lines", () => {
    const exercise = exerciseOf({
      entries: [
        operation("a", "2026-11-05", ["110505", 300], ["413505", -300]),
        operation("b", "2026-11-05", ["110505", 500], ["413505", -500]),
      ],
    });
    const result = grade(exercise, workOf(written("x", "2026-11-05", ["110505", 800], ["413505", -800])));
    expect(result.entries.map(({ operation: id, entry, score }) => [id, entry, score])).toEqual([
      ["a", "x", 1],
      ["b", "x", 1],
    ]);
  });

  it("takes a copied entry for one too many, not for an attempt at another operation", () => {
    const exercise = exerciseOf({
      entries: [
        operation("a", "2026-11-05", ["110505", 300], ["413505", -300]),
        operation("b", "2026-11-09", ["110505", 520], ["413505", -520]),
      ],
    });
    const once = written("x", "2026-11-05", ["110505", 300], ["413505", -300]);
    const result = grade(exercise, workOf(once, { ...once, id: "y" }));
    expect(result.entries[1]).toMatchObject({ operation: "b", entry: null, label: "omitted" });
    expect(result.entries[2]).toMatchObject({
      operation: null,
      label: "extra",
      lines: [{ label: "duplicated" }, { label: "duplicated" }],
    });
  });

  it("gives equal operations an entry each", () => {
    const same = (id: string) => operation(id, "2026-11-05", ["110505", 300], ["413505", -300]);
    const exercise = exerciseOf({ entries: [same("a"), same("b")] });
    expect(grade(exercise, rightWork(exercise))).toMatchObject({ earned: 4, possible: 4 });
  });
});

describe("follow-through (ED-14)", () => {
  it("marks the balancing line of the purchase as a consequence and keeps both scores", () => {
    const work = workOf(
      written(
        "x",
        "2026-11-05",
        ["1435", 4_600_000],
        ["2408", 874_000],
        ["2365", -136_850],
        ["2205", -5_337_150],
      ),
    );
    const result = grade(PURCHASE, work);
    expect(result.entries[0]?.lines.map(({ label, consequence }) => [label, consequence])).toEqual([
      [null, false],
      [null, false],
      ["wrong-withholding-base", false],
      ["wrong-amount", true],
    ]);
    expect((5 * result.earned) / result.possible).toBeCloseTo(4);
    expect((5 * result.followed) / result.possible).toBeCloseTo(4.5);
  });

  it("follows a tax figured from a wrong base", () => {
    const right: Row[] = [
      ["143505", 1_000_000],
      ["240810", 190_000],
      ["220505", -1_190_000],
    ];
    const mark = entryOf(
      right,
      [
        ["143505", 1_300_000],
        ["240810", 247_000],
        ["220505", -1_547_000],
      ],
      {},
      { vat: 19 },
    );
    expect(mark.lines.map(({ consequence }) => consequence)).toEqual([false, true, true]);
    expect(mark).toMatchObject({ score: 0.6, followed: cleaned((0.6 + 2) / 3) });
  });

  it("forgives nothing in an entry that does not balance", () => {
    const mark = entryOf(CASH, [
      ["110505", 900],
      ["413505", -950],
    ]);
    expect(mark.lines.some(({ consequence }) => consequence)).toBe(false);
    expect(mark.label).toBe("unbalanced");
  });

  it("grades a number against the student's own ledger", () => {
    const exercise = exerciseOf({
      entries: [operation("a", "2026-11-05", ...CASH)],
      opening: [{ account: "110505", side: "debit", amount: 500 } as never],
      questions: [{ id: "q", kind: "number", text: "", unit: "pesos", decimals: 0 }],
      answers: [
        {
          question: "q",
          kind: "number",
          right: 1500,
          tolerance: 0,
          why: "",
          points: 2,
          fromLedger: { plus: [{ accounts: ["11"], side: "debit" }] },
        },
      ],
    });
    const work = (given: number) => ({
      ...workOf(written("x", "2026-11-05", ["110505", 900], ["413505", -900])),
      answers: { q: given },
    });
    expect(grade(exercise, work(1400)).answers).toEqual([
      { question: "q", score: 0, followed: 1, points: 2 },
    ]);
    expect(grade(exercise, work(1500)).answers).toEqual([
      { question: "q", score: 1, followed: 1, points: 2 },
    ]);
    expect(grade(exercise, work(Number.NaN)).answers).toEqual([
      { question: "q", score: 0, followed: 0, points: 2 },
    ]);
  });
});

const cleaned = (value: number) => Math.round(value * 1e9) / 1e9;

describe("labels (ED-15)", () => {
  const BUY: Row[] = [
    ["143505", 4_600_000],
    ["240810", 874_000],
    ["236540", -115_000],
    ["220505", -5_359_000],
  ];
  const rates = { vat: 19, withholding: 2.5 };
  const cases: readonly (readonly [string, number, Row, string])[] = [
    ["two digits that changed places", 0, ["143505", 6_400_000], "transposition"],
    ["a zero too many", 0, ["143505", 46_000_000], "shifted-digits"],
    ["three zeros too few", 0, ["143505", 4_600], "shifted-digits"],
    ["VAT inside the cost", 0, ["143505", 5_474_000], "vat-not-separated"],
    ["withholding on the total", 2, ["236540", -136_850], "wrong-withholding-base"],
    ["withholding on the VAT", 2, ["236540", -21_850], "wrong-withholding-base"],
    ["gross for net", 3, ["220505", -5_474_000], "gross-for-net"],
    ["the amount of another line", 1, ["240810", 115_000], "amount-of-other-line"],
    ["an amount that nothing explains", 1, ["240810", 871_111], "wrong-amount"],
    ["the other side", 1, ["240810", -874_000], "wrong-side"],
    ["an expense for an asset", 0, ["519595", 4_600_000], "wrong-class"],
    ["another account of the class", 0, ["152405", 4_600_000], "other-account"],
    ["another sub-account", 1, ["240805", 874_000], "other-subaccount"],
  ];
  it.each(cases)("names %s", (_, at, row, label) => {
    expect(entryOf(BUY, BUY.with(at, row), {}, rates).labels[at]).toBe(label);
  });

  it("names an entry that is turned around", () => {
    const turned = BUY.map(([account, amount]): Row => [account, -amount]);
    expect(entryOf(BUY, turned, {}, rates)).toMatchObject({ label: "reversed", difference: 0 });
  });

  it("credits a recognised slip in part where the teacher wants it", () => {
    const slipped: Row[] = [
      ["110505", 1900],
      ["413505", -1000],
    ];
    expect(
      entryOf(
        CASH.map(([a, n]): Row => [a, n > 0 ? 9100 : n]),
        [
          ["110505", 1900],
          ["413505", -1000],
        ],
        { slipShare: 0.5 },
      ).lines[0],
    ).toMatchObject({ amount: 0.5, score: 0.8 });
    expect(entryOf(CASH, slipped, { slipShare: 0.5 }).lines[0]).toMatchObject({ amount: 0 });
  });
});
