import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { activityFigures, medianOf } from "#domain/classroom/statistics/activity-figures.ts";
import { anonymousStatistics, LEAST_GROUP } from "#domain/classroom/statistics/anonymous-statistics.ts";
import { lastAttempts, misconceptions, type WorkMarks } from "#domain/classroom/statistics/misconceptions.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import type { EntryMark, GradeResult, LineLabel, LineMark } from "#domain/grading/grade-result.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const DUE = day("2026-11-18");
const at = (text: string) => Date.parse(`${text}T15:00:00-05:00`);

function bookOf(raws: readonly (number | null)[], handedIn: readonly (string | null)[] = []) {
  const students = raws.map((_, place) => studentWith(place + 1));
  const grades = raws.flatMap((raw, place) => {
    const when = handedIn[place] ?? null;
    if (raw === null && when === null) return [];
    const submittedAt = when === null ? null : at(when);
    return [
      gradeWith(place + 1, 1, {
        status: raw === null ? "submitted" : "graded_auto",
        auto: raw,
        attempts: when === null ? 0 : 1,
        submittedAt,
        receivedAt: submittedAt,
      }),
    ];
  });
  const activity = activityWith(1, { assignedTo: [{ classroom: classroomId(1), dueDate: DUE }] });
  return layGradebook(classroomWith(), students, [activity], grades, day("2026-11-20"));
}

describe("figures of an activity (ED-131)", () => {
  it.each([
    [[], null],
    [[0.4], 0.4],
    [[0.9, 0.1], 0.5],
    [[0.9, 0.1, 0.2], 0.2],
    [[1, 0, 0.25, 0.75], 0.5],
  ])("the median of %j is %j", (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it("counts what arrived, grades, bands, who passes, and when", () => {
    const book = bookOf(
      [1, 0.8, 0.58, 0.3, null, null],
      ["2026-11-15", "2026-11-18", "2026-11-18", "2026-11-20", "2026-11-17", null],
    );
    const [figures] = activityFigures(book);
    expect(figures).toMatchObject({ students: 6, received: 5, graded: 4, passing: 2, late: 1, daysAhead: 0 });
    expect(figures?.average).toBeCloseTo(0.67, 9);
    expect(figures?.median).toBeCloseTo(0.69, 9);
    expect(figures?.bands.map(({ name, count }) => [name, count])).toEqual([
      ["Excelente", 1],
      ["Bueno", 1],
      ["Regular", 1],
      ["Deficiente", 1],
    ]);
  });

  it("says nothing of days where the activity has no last one", () => {
    const submittedAt = at("2026-11-15");
    const grades = [
      gradeWith(1, 1, { status: "submitted", attempts: 1, submittedAt, receivedAt: submittedAt }),
    ];
    const book = layGradebook(classroomWith(), [studentWith(1)], [activityWith(1)], grades, DUE);
    expect(activityFigures(book)[0]).toMatchObject({ received: 1, late: 0, daysAhead: null });
  });

  it("says nothing of grades and days where there are none", () => {
    expect(activityFigures(bookOf([null, null]))[0]).toMatchObject({
      received: 0,
      average: null,
      median: null,
      daysAhead: null,
    });
    expect(activityFigures(bookOf([]))[0]).toMatchObject({ students: 0 });
  });
});

const line = (label: LineLabel | null, solution: number | null = 0, consequence = false): LineMark => ({
  solution,
  student: [0],
  account: 1,
  side: 0,
  amount: 1,
  score: 0,
  label,
  consequence,
});
const entry = (lines: readonly LineMark[], facts: Partial<EntryMark> = {}): EntryMark => ({
  operation: "op-1",
  entry: "e1",
  alternative: 0,
  lines,
  label: null,
  difference: 0,
  penalties: [],
  score: 0,
  followed: 0,
  points: 1,
  ...facts,
});
const result = (...entries: readonly EntryMark[]): GradeResult => ({
  engine: 1,
  entries,
  answers: [],
  earned: 0,
  followed: 0,
  possible: 1,
});
const exercise = makeExercise("entries-expenses", 1, 1);
const marks = (student: number, found: GradeResult, attempt = 1, activity = 1): WorkMarks => ({
  student: studentId(student),
  activity: activityId(activity),
  attempt,
  result: found,
  exercise,
});

describe("mistakes that repeat (ED-131)", () => {
  it("names each with its students, its lines and the lesson, the commonest first", () => {
    const found = misconceptions([
      marks(1, result(entry([line("vat-not-separated"), line("wrong-side", 1)]))),
      marks(
        2,
        result(entry([line("vat-not-separated")]), entry([line("vat-not-separated")], { operation: "op-2" })),
      ),
      marks(
        3,
        result(entry([line("extra", null), line("omitted", 0, true)], { operation: null, label: "extra" })),
      ),
    ]);
    expect(found.map(({ label, of, times, students }) => [label, of, times, students.length])).toEqual([
      ["vat-not-separated", "line", 3, 2],
      ["extra", "entry", 1, 1],
      ["extra", "line", 1, 1],
      ["wrong-side", "line", 1, 1],
    ]);
    const [vat, extra] = found;
    expect(vat).toMatchObject({ lesson: "iva", share: 2 / 3, inClass: false });
    const solution = exercise?.solution.entries;
    expect(
      vat?.places.map(({ operation, account, students }) => [operation, account, students.length]),
    ).toEqual([
      [solution?.[0]?.text, solution?.[0]?.lines[0]?.account, 2],
      [solution?.[1]?.text, solution?.[1]?.lines[0]?.account, 1],
    ]);
    expect(extra?.places).toMatchObject([{ operation: "", account: null }]);
  });

  it("suggests going over in class what a third of the class, and three students, get wrong", () => {
    const wrong = result(entry([line("wrong-side")]));
    const right = result(entry([line(null)]));
    const of = (bad: number, good: number) =>
      misconceptions([
        ...Array.from({ length: bad }, (_, each) => marks(each + 1, wrong)),
        ...Array.from({ length: good }, (_, each) => marks(bad + each + 1, right)),
      ])[0]?.inClass;
    expect([of(2, 0), of(3, 6), of(3, 7), of(9, 18)]).toEqual([false, true, false, true]);
  });

  it("counts the last attempt of each work alone, in any order", () => {
    const first = marks(1, result(entry([line("wrong-side")])), 1);
    const second = marks(1, result(entry([line(null)])), 2);
    expect(misconceptions([second, first])).toEqual([]);
    expect(lastAttempts([first, second, marks(1, result(), 1, 2)])).toHaveLength(2);
  });
});

describe("statistics without anybody in them (ED-132)", () => {
  const share = fc.option(
    fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    { nil: null },
  );

  it("tells no figure of fewer people than the least group, nor one that others give away", () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: LEAST_GROUP, maxLength: 40 }), (raws) => {
        const figures = activityFigures(bookOf(raws));
        const found = anonymousStatistics(figures, []);
        const [each, [own]] = [found?.activities[0], figures] as const;
        if (each === undefined || own === undefined) throw new Error("none");
        const small = (count: number | "few") => count !== "few" && count > 0 && count < LEAST_GROUP;
        expect([each.received, each.graded, ...each.bands.map(({ count }) => count)].some(small)).toBe(false);
        if (own.graded < LEAST_GROUP)
          expect([each.average, each.median, each.passing]).toEqual([null, null, null]);
        // What is left of the graded when all told bands are taken away is nobody, or a group.
        if (each.graded !== "few") {
          const told = each.bands.reduce((sum, { count }) => sum + (count === "few" ? 0 : count), 0);
          const left = each.graded - told;
          expect(left === 0 || left >= LEAST_GROUP).toBe(true);
        }
        if (each.passing !== null) {
          const failing = own.graded - own.passing;
          expect([own.passing, failing].some(small)).toBe(false);
        }
        if (each.graded !== "few") expect(small(own.students - each.graded)).toBe(false);
      }),
    );
  });

  it("counts rare mistakes without naming them, and refuses a classroom of fewer than five", () => {
    const wrong = result(entry([line("wrong-side")]));
    const rare = result(entry([line("wrong-side"), line("vat-not-separated")]));
    const mistakes = misconceptions([1, 2, 3, 4, 5].map((each) => marks(each, each < 5 ? rare : wrong)));
    const found = anonymousStatistics(activityFigures(bookOf([1, 1, 1, 1, 1])), mistakes);
    expect(found?.mistakes).toEqual([{ label: "wrong-side", of: "line", students: 5, share: 1 }]);
    expect(found?.rare).toBe(1);
    expect(anonymousStatistics(activityFigures(bookOf([1, 1, 1, 1])), [])).toBeNull();
  });

  it("keeps days of a hand-in out of it", () => {
    const found = anonymousStatistics(
      activityFigures(bookOf([1, 1, 1, 1, 1], Array(5).fill("2026-11-15"))),
      [],
    );
    expect(JSON.stringify(found)).not.toMatch(/2026|\d{13}/);
  });
});
