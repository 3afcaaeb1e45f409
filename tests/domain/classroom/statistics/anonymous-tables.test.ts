import { describe, expect, it } from "vitest";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { ActivityFigures } from "#domain/classroom/statistics/activity-figures.ts";
import { anonymousStatistics } from "#domain/classroom/statistics/anonymous-statistics.ts";
import { lastAttempts, misconceptions, type WorkMarks } from "#domain/classroom/statistics/misconceptions.ts";
import { type ComparedWork, similarWorks } from "#domain/classroom/statistics/similar-works.ts";
import { distributionOf } from "#domain/classroom/statistics.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { EntryMark, LineLabel, LineMark } from "#domain/grading/grade-result.ts";
import { exerciseOf, operation, solutionLines } from "#tests/domain/grading/support/exercises.ts";
import { line as entryLine } from "#tests/support/builders.ts";
import { activityId, activityWith, settingsWith, studentId } from "#tests/support/classroom/classrooms.ts";

const FIGURES: ActivityFigures = {
  activity: activityWith(1),
  students: 30,
  received: 20,
  graded: 20,
  average: 0.6,
  median: 0.7,
  passing: 12,
  bands: [],
  late: 0,
  daysAhead: null,
};
const told = (changes: Partial<ActivityFigures>) =>
  anonymousStatistics([{ ...FIGURES, ...changes }], [])?.activities[0];
const bands = (...counts: readonly number[]) =>
  counts.map((count, at) => ({ name: `b${at}`, from: 90 - at * 10, count }));

describe("ED-132 a count that would give somebody away", () => {
  it.each([
    ["nobody and groups", [0, 5, 15], [0, 5, 15]],
    ["one small band, and with it the next smallest", [4, 6, 10, 0], ["few", "few", 10, 0]],
    ["a small band and the larger of two alike, the first of them", [1, 0, 9, 9], ["few", 0, "few", 9]],
    [
      "one small band, and the smallest of the others, wherever it stands",
      [9, 3, 6, 12],
      [9, "few", "few", 12],
    ],
    ["one small band of all", [3, 0, 0], ["few", 0, 0]],
    ["two small bands that are a group together", [3, 2, 15], ["few", "few", 15]],
    ["two small bands that are none together, and the next", [2, 2, 6, 10], ["few", "few", "few", 10]],
  ] as const)("is not told: %s", (_told, counts, shown) => {
    expect(told({ bands: bands(...counts) })?.bands.map(({ count }) => count)).toEqual(shown);
  });

  it("is told with the percent from which its band begins, and no name", () => {
    expect(told({ bands: bands(8, 12) })?.bands).toEqual([
      { from: 90, count: 8 },
      { from: 80, count: 12 },
    ]);
    expect(told({ graded: 4, bands: bands(4, 0) })?.bands).toEqual([
      { from: 90, count: "few" },
      { from: 80, count: 0 },
    ]);
  });

  it("is told of a whole where neither it nor the rest is small", () => {
    const of = (received: number) => told({ received })?.received;
    expect([0, 1, 4, 5, 25, 26, 29, 30].map(of)).toEqual([0, "few", "few", 5, 25, "few", "few", 30]);
    expect(told({ graded: 5, passing: 5 })).toMatchObject({
      graded: 5,
      average: 0.6,
      median: 0.7,
      passing: 1,
    });
    expect(told({ graded: 4, passing: 4 })).toMatchObject({
      graded: "few",
      average: null,
      median: null,
      passing: null,
    });
    expect(told({ passing: 12 })?.passing).toBe(0.6);
    expect(told({ passing: 17 })?.passing).toBeNull();
    expect(told({ passing: 0 })?.passing).toBe(0);
  });

  it("numbers the activities, and is nothing of a class that is no group", () => {
    const two = anonymousStatistics([FIGURES, FIGURES], []);
    expect(two?.activities.map(({ number }) => number)).toEqual([1, 2]);
    expect(anonymousStatistics([{ ...FIGURES, students: 5 }], [])?.students).toBe(5);
    expect(anonymousStatistics([{ ...FIGURES, students: 4 }], [])).toBeNull();
    expect(anonymousStatistics([], [])).toBeNull();
  });
});

it("averages lie in equal parts of the scale, the full grade in the last", () => {
  const { bars, passing, failing } = distributionOf(settingsWith(), [0, 0.3, 0.57, 0.6, 1, null], 5);
  expect(bars).toEqual([
    { from: 0, to: 0.2, count: 1 },
    { from: 0.2, to: 0.4, count: 1 },
    { from: 0.4, to: 0.6, count: 1 },
    { from: 0.6, to: 0.8, count: 1 },
    { from: 0.8, to: 1, count: 1 },
  ]);
  expect([passing, failing]).toEqual([2, 3]);
});

const EXERCISE: Exercise = exerciseOf({
  entries: [
    {
      ...operation("a", "2026-11-05", ["143505", 100], ["220505", -100]),
      alternatives: [solutionLines(["620505", 200], ["111005", -200])],
    },
  ],
});
const lineMark = (
  label: LineLabel | null,
  solution: number | null,
  student: readonly number[] = [],
): LineMark => ({
  solution,
  student,
  account: 1,
  side: 1,
  amount: 0,
  score: 0,
  label,
  consequence: false,
});
const markOf = (lines: readonly LineMark[], more: Partial<EntryMark> = {}): EntryMark => ({
  operation: "a",
  entry: "e1",
  alternative: 0,
  label: null,
  difference: 0,
  penalties: [],
  score: 0,
  followed: 0,
  points: 1,
  lines,
  ...more,
});
const marks = (student: number, entries: readonly EntryMark[], more: Partial<WorkMarks> = {}): WorkMarks => ({
  student: studentId(student),
  activity: activityId(1),
  attempt: 1,
  exercise: EXERCISE,
  result: { engine: 1, entries, answers: [], earned: 0, followed: 0, possible: 1 },
  ...more,
});

describe("ED-131 where a mistake was made", () => {
  const placeOf = (mark: EntryMark, exercise: Exercise | null = EXERCISE) =>
    misconceptions([marks(1, [mark], { exercise })])[0]?.places.map(({ operation: of, account }) => [
      of,
      account,
    ]);

  it("is the account of the right line, of the alternative that it was compared with", () => {
    expect(placeOf(markOf([lineMark("wrong-side", 1)]))).toEqual([["Operación a", "220505"]]);
    expect(placeOf(markOf([lineMark("wrong-side", 1)], { alternative: 1 }))).toEqual([
      ["Operación a", "111005"],
    ]);
    expect(placeOf(markOf([lineMark("wrong-side", 1)], { alternative: 2 }))).toEqual([["Operación a", null]]);
    expect(placeOf(markOf([lineMark("extra", null)]))).toEqual([["Operación a", null]]);
    expect(placeOf(markOf([lineMark("wrong-side", 7)]))).toEqual([["Operación a", null]]);
    expect(placeOf(markOf([lineMark("wrong-side", 1)], { operation: "b" }))).toEqual([["", null]]);
    expect(placeOf(markOf([lineMark("wrong-side", 1)]), null)).toEqual([["", null]]);
    expect(placeOf(markOf([lineMark("wrong-side", 1)], { alternative: 1 }), null)).toEqual([["", null]]);
    const alone = exerciseOf({ entries: [operation("a", "2026-11-05", ["143505", 1], ["220505", -1])] });
    expect(placeOf(markOf([lineMark("wrong-side", 1)], { alternative: 1 }), alone)).toEqual([
      ["Operación a", null],
    ]);
  });

  it("comes by how many students met it, and mistakes too, then by how often", () => {
    const wrong = (at: number) => markOf([lineMark("wrong-side", at)]);
    const found = misconceptions([
      marks(1, [wrong(0), wrong(1)]),
      marks(2, [wrong(1), markOf([lineMark("omitted", 0)]), markOf([lineMark("omitted", 1)])]),
      marks(3, [markOf([lineMark("extra", null)]), markOf([lineMark("extra", null)])]),
      marks(4, [markOf([lineMark("duplicated", null)])]),
    ]);
    expect(found.map(({ label, times, students }) => [label, students.length, times])).toEqual([
      ["wrong-side", 2, 3],
      ["extra", 1, 2],
      ["omitted", 1, 2],
      ["duplicated", 1, 1],
    ]);
    expect(found[0]?.places.map(({ account, students }) => [account, students.length])).toEqual([
      ["220505", 2],
      ["143505", 1],
    ]);
  });

  it("is of the last attempt, of two of one number the first that came", () => {
    const [one, two, again] = [1, 2, 2].map((attempt, at) =>
      marks(1, [], { attempt, exercise: at === 2 ? null : EXERCISE }),
    );
    if (!one || !two || !again) throw new Error("none");
    expect(lastAttempts([one, two])).toEqual([two]);
    expect(lastAttempts([two, one])).toEqual([two]);
    expect(lastAttempts([two, again])).toEqual([two]);
  });
});

describe("ED-145 works that go wrong in the same way", () => {
  const written = (...rows: readonly (readonly [string, number])[]): EntryLine[] =>
    rows.map(([account, amount]) => entryLine(account, amount));
  /** A work with these lines, each marked with a label beside the right line of its place. */
  function workOf(
    student: number,
    lines: readonly EntryLine[],
    labels: readonly (LineLabel | null)[],
    more: {
      readonly mark?: Partial<EntryMark>;
      readonly exercise?: Exercise | null;
      readonly activity?: number;
    } = {},
  ): ComparedWork {
    const own = labels.map((label, at) => lineMark(label, at < 2 ? at : null, [at]));
    const { mark = {}, exercise = EXERCISE, activity = 1 } = more;
    return {
      ...marks(student, [markOf(own, mark)], { exercise, activity: activityId(activity) }),
      work: {
        entries: [{ id: "e1", date: "2026-11-05" as never, description: "", reference: "", lines }],
        answers: {},
      },
    };
  }
  const WRONG = ["wrong-amount", "wrong-amount", "extra"] as const;
  const LINES = written(["143505", 90], ["220505", -90], ["511005", 7]);
  const pair = (one: ComparedWork, other: ComparedWork) =>
    similarWorks([one, other]).map(({ shared, all }) => [shared, all]);

  it("share wrong accounts, sides and amounts, whatever the order of their lines", () => {
    const one = workOf(1, LINES, WRONG);
    expect(pair(one, workOf(2, LINES, WRONG))).toEqual([[3, 3]]);
    expect(pair(one, workOf(2, written(["143505", 91], ["220505", -91], ["511005", 8]), WRONG))).toEqual([]);
    expect(pair(one, workOf(2, written(["143510", 90], ["220510", -90], ["511010", 7]), WRONG))).toEqual([]);
    expect(pair(one, workOf(2, written(["143505", -90], ["220505", 90], ["511005", -7]), WRONG))).toEqual([]);
    expect(pair(one, workOf(2, LINES, ["transposition", "transposition", "extra"]))).toEqual([]);
    const both = (order: readonly number[]) => {
      const work = workOf(1, LINES, ["duplicated"]);
      const [mark] = work.result.entries;
      if (mark === undefined) throw new Error("none");
      const lines = [0, 1, null].map((solution) => lineMark("duplicated", solution, order));
      return {
        ...work,
        student: studentId(order[0] === 0 ? 1 : 2),
        result: { ...work.result, entries: [{ ...mark, lines }] },
      };
    };
    expect(pair(both([0, 1]), both([1, 0]))).toEqual([[3, 3]]);
  });

  it("are compared by how much an amount is of the right one, which each student may have other figures of", () => {
    const twice = exerciseOf({ entries: [operation("a", "2026-11-05", ["143505", 200], ["220505", -200])] });
    const doubled = written(["143505", 180], ["220505", -180], ["511005", 14]);
    expect(pair(workOf(1, LINES, WRONG), workOf(2, doubled, WRONG, { exercise: twice }))).toEqual([[3, 3]]);
    expect(pair(workOf(1, LINES, WRONG), workOf(2, LINES, WRONG, { exercise: twice }))).toEqual([]);
    const other = { mark: { alternative: 1 } };
    expect(pair(workOf(1, LINES, WRONG, other), workOf(2, LINES, WRONG, other))).toEqual([[3, 3]]);
    expect(pair(workOf(1, LINES, WRONG), workOf(2, LINES, WRONG, other))).toEqual([]);
    const none = { exercise: null };
    expect(pair(workOf(1, LINES, WRONG, none), workOf(2, doubled, WRONG, none))).toEqual([[3, 3]]);
  });

  it("share at least three mistakes, and seven in ten of those that either makes", () => {
    const labels = (count: number) => Array.from({ length: count }, (): LineLabel => "extra");
    const lines = (count: number, other = 0) =>
      written(...Array.from({ length: count }, (_, at) => [`5${at}${at < other ? 9 : 1}`, 7 + at] as const));
    const of = (count: number, different: number) =>
      pair(workOf(1, lines(count), labels(count)), workOf(2, lines(count, different), labels(count)));
    expect(of(2, 0)).toEqual([]);
    expect(of(3, 0)).toEqual([[3, 3]]);
    expect(of(20, 3)).toEqual([[17, 23]]);
    expect(of(20, 4)).toEqual([]);
    const seven = workOf(1, lines(7), labels(7));
    const ten = workOf(2, lines(10), labels(10));
    expect(pair(seven, ten)).toEqual([[7, 10]]);
  });

  it("count the label of an entry, and its joined lines", () => {
    const entry = { mark: { label: "reversed" } as const };
    expect(pair(workOf(1, LINES, WRONG, entry), workOf(2, LINES, WRONG, entry))).toEqual([[4, 4]]);
    expect(pair(workOf(1, LINES, WRONG, entry), workOf(2, LINES, WRONG))).toEqual([[3, 4]]);
    const nobody = { mark: { operation: null, entry: null } };
    expect(pair(workOf(1, LINES, WRONG, nobody), workOf(2, written(["1", 1]), WRONG, nobody))).toEqual([
      [3, 3],
    ]);
  });

  it("are not told of what more than three make, come by how alike they are, and within one activity", () => {
    const same = (count: number) => Array.from({ length: count }, (_, at) => workOf(at + 1, LINES, WRONG));
    expect(similarWorks(same(3))).toHaveLength(3);
    expect(similarWorks(same(4))).toEqual([]);
    const four = [...LINES, ...written(["511010", 9])];
    const more = [...WRONG, "extra"] as const;
    const found = similarWorks([
      workOf(1, LINES, WRONG),
      workOf(2, LINES, WRONG),
      workOf(3, four, more, { activity: 2 }),
      workOf(4, four, more, { activity: 2 }),
    ]);
    expect(found.map(({ students, shared }) => [students, shared])).toEqual([
      [[studentId(3), studentId(4)], 4],
      [[studentId(1), studentId(2)], 3],
    ]);
    expect(pair(workOf(1, LINES, WRONG), workOf(2, LINES, WRONG, { activity: 2 }))).toEqual([]);
  });

  it("have the amount of a line beside its own right one, of a line too many beside the largest", () => {
    const withVat = (base: number, vat: number) =>
      exerciseOf({
        entries: [operation("a", "2026-11-05", ["143505", base], ["240805", vat], ["220505", -base - vat])],
      });
    const of = (
      student: number,
      base: number,
      vat: number,
      lines: readonly EntryLine[],
      at: number | null,
    ) => {
      const own = workOf(student, lines, ["wrong-amount", "wrong-amount", "wrong-amount"]);
      const marked = lines.map((_, index) => lineMark("wrong-amount", at, [index]));
      return {
        ...own,
        exercise: withVat(base, vat),
        result: { ...own.result, entries: [markOf(marked)] },
      };
    };
    const on = (...amounts: readonly number[]) =>
      written(...amounts.map((amount, at) => [`51100${at}`, amount] as const));
    expect(pair(of(1, 100, 20, on(200, 20, 10), 1), of(2, 300, 40, on(400, 40, 20), 1))).toEqual([[3, 3]]);
    expect(pair(of(1, 100, 20, on(200, 20, 10), 1), of(2, 100, 20, on(210, 30, 15), 1))).toEqual([]);
    expect(pair(of(1, 100, 20, on(60, 30, 12), null), of(2, 300, 60, on(180, 90, 36), null))).toEqual([
      [3, 3],
    ]);
    expect(pair(of(1, 100, 20, on(60, 30, 12), null), of(2, 100, 20, on(70, 40, 16), null))).toEqual([]);
  });

  it("are asked of the alternative that they were compared with, where it is known", () => {
    const other = { mark: { alternative: 1 } };
    const more = written(["143505", 91], ["220505", -91], ["511005", 8]);
    expect(pair(workOf(1, LINES, WRONG, other), workOf(2, more, WRONG, other))).toEqual([]);
    const gone = { ...other, exercise: null };
    expect(pair(workOf(1, LINES, WRONG, gone), workOf(2, LINES, WRONG, gone))).toEqual([[3, 3]]);
    const plain = exerciseOf({ entries: [operation("a", "2026-11-05", ["143505", 1], ["220505", -1])] });
    const none = { ...other, exercise: plain };
    expect(pair(workOf(1, LINES, WRONG, none), workOf(2, LINES, WRONG, none))).toEqual([[3, 3]]);
  });

  it("are mistakes of their own in each line and in each operation", () => {
    const of = (student: number, entries: readonly EntryMark[]) => {
      const own = workOf(student, LINES, []);
      return { ...own, result: { ...own.result, entries } };
    };
    const omitted = (solution: number) => lineMark("omitted", solution);
    const lines = [markOf([omitted(1), omitted(2), omitted(3)])];
    expect(pair(of(1, lines), of(2, lines))).toEqual([[3, 3]]);
    const operations = ["a", "b", "c"].map((operation) => markOf([omitted(0)], { operation }));
    expect(pair(of(1, operations), of(2, operations))).toEqual([[3, 3]]);
  });

  it("come first where they share more of what they do wrong", () => {
    const four = workOf(2, [...LINES, ...written(["511010", 9])], [...WRONG, "extra"]);
    const works = [
      workOf(1, LINES, WRONG),
      four,
      workOf(3, LINES, WRONG, { activity: 2 }),
      workOf(4, LINES, WRONG, { activity: 2 }),
    ];
    for (const each of [works, works.toReversed()])
      expect(similarWorks(each).map(({ shared, all }) => [shared, all])).toEqual([
        [3, 3],
        [3, 4],
      ]);
  });
});
