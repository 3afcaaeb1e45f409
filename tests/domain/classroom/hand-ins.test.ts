import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRADE_STATUSES, type Grade } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import {
  HAND_IN_STATES,
  handInCounts,
  handInsOf,
  nextWaiting,
  pendingFirst,
} from "#domain/classroom/hand-ins.ts";
import { askedWith } from "#domain/classroom/submission.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  activityId,
  activityWith,
  classroomWith,
  gradeWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { submissionWith } from "#tests/support/classroom/desk.ts";

const due = day("2026-11-18");
const today = day("2026-11-20");
/** In Colombia, a minute before the last day ends, and a minute after. */
const [IN_TIME, LATE] = [Date.UTC(2026, 10, 19, 4, 59), Date.UTC(2026, 10, 19, 5, 0)];
/** Collected the day after. */
const RECEIVED = LATE + 86_400_000;
const sent = { attempts: 1, submittedAt: IN_TIME, receivedAt: RECEIVED } as const;
const auto = { ...sent, status: "graded_auto", auto: 0.8 } as const;

function handIns(grades: readonly Grade[], submissions: Parameters<typeof handInsOf>[2] = [], students = 4) {
  const book = layGradebook(
    classroomWith(),
    Array.from({ length: students }, (_, at) => studentWith(at + 1)),
    [1, 2].map((count) => activityWith(count, { dueDate: due })),
    grades,
    today,
  );
  return handInsOf(book, activityId(1), submissions);
}

describe("the hand-ins of one activity (ED-90)", () => {
  it("ED-141 tells what is asked with the last attempt, and nothing of an earlier one", () => {
    const first = submissionWith("a", 1, { attempt: 1, question: "¿Va con IVA?" });
    const questionOf = (works: readonly (typeof first)[]) =>
      handIns([gradeWith(1, 1, { ...sent, status: "submitted" })], works)[0]?.last?.question;
    expect(questionOf([first])).toBe("¿Va con IVA?");
    expect(questionOf([first, submissionWith("b", 1, { attempt: 2 })])).toBeNull();
    expect(askedWith("  \n ")).toEqual({});
    expect(askedWith(undefined)).toEqual({});
    expect(askedWith(` ${"x".repeat(600)}`).question).toHaveLength(500);
  });

  it.each([
    ["nothing known", {}, undefined, "missing"],
    ["a default for missing work", { byDefault: 0 }, undefined, "missing"],
    ["arrived", { ...sent, status: "submitted" }, undefined, "waiting"],
    ["arrived late, which waits all the same", { ...sent, status: "submitted" }, LATE, "waiting"],
    ["graded, without the work itself", auto, undefined, "auto"],
    ["graded by the machine", auto, IN_TIME, "auto"],
    ["graded by the machine, late", auto, LATE, "late"],
    ["graded by hand", { ...sent, status: "graded_manual", manual: 0.5 }, IN_TIME, "manual"],
    ["graded by hand without a work", { status: "graded_manual", manual: 0.5 }, undefined, "manual"],
    ["given back", { ...auto, returnedAt: RECEIVED }, LATE, "returned"],
    [
      "given back before the attempt that is here now",
      { ...auto, returnedAt: RECEIVED - 1 },
      IN_TIME,
      "auto",
    ],
    ["excused", { status: "excused" }, undefined, "excused"],
    ["put off by the teacher", { ...sent, status: "pending" }, LATE, "pending"],
  ] as const)("%s", (_, changes, declaredAt, state) => {
    const works =
      declaredAt === undefined ? [] : [submissionWith("a", 1, { declaredAt, receivedAt: RECEIVED })];
    expect(handIns([gradeWith(1, 1, changes)], works)[0]).toMatchObject({
      state,
      late: declaredAt === LATE,
    });
  });

  it.each([
    ["a clock that runs ahead, received in time", LATE, IN_TIME, false],
    ["a clock that runs a year ahead, received in time", LATE + 365 * 86_400_000, IN_TIME, false],
    ["a clock that runs ahead, received the day after", LATE + 365 * 86_400_000, RECEIVED, true],
    ["in time, collected the day after", IN_TIME, RECEIVED, false],
    ["late by both clocks", LATE, LATE, true],
  ])("what arrived in time is not late by its own clock: %s", (_, declaredAt, receivedAt, late) => {
    const works = [submissionWith("a", 1, { declaredAt, receivedAt })];
    const grade = gradeWith(1, 1, { ...auto, submittedAt: declaredAt, receivedAt });
    // By the work itself, and by what the grade knows of it.
    expect(handIns([grade], works)[0]).toMatchObject({ state: late ? "late" : "auto", late });
    expect(handIns([grade])[0]).toMatchObject({ state: late ? "late" : "auto", late });
  });

  it("shows the last attempt, with its receipt, and nothing of another activity", () => {
    const works = [
      submissionWith("b", 1, { attempt: 2, receivedAt: 5, hash: "7qk2m9xd".padEnd(64, "0") }),
      submissionWith("a", 1, { attempt: 1, receivedAt: 9 }),
    ];
    const [first, second] = handIns([gradeWith(1, 1, auto), gradeWith(2, 2, auto)], works);
    expect(first?.last).toMatchObject({ attempt: 2, receivedAt: 5, receipt: "7QK2 M9XD" });
    expect(second).toMatchObject({ state: "missing", last: null, raw: null });
    const known = handIns([gradeWith(1, 1, { ...auto, attempts: 2 })])[0]?.last;
    expect(known).toEqual({
      attempt: 2,
      receivedAt: RECEIVED,
      declaredAt: IN_TIME,
      receipt: null,
      question: null,
    });
  });

  it("puts first what needs somebody, and goes from one that waits to the next", () => {
    const all = handIns(
      [gradeWith(1, 1, auto), gradeWith(2, 1, { ...sent, status: "submitted" }), gradeWith(4, 1, auto)],
      [submissionWith("d", 4, { declaredAt: LATE, receivedAt: RECEIVED })],
    );
    const first = pendingFirst(all);
    expect(first.map(({ state }) => state)).toEqual(["late", "waiting", "auto", "missing"]);
    expect(nextWaiting(first, null)?.row).toBe(1);
    // The only one comes again, whatever was opened before.
    expect(nextWaiting(first, 1)?.row).toBe(1);
    expect(nextWaiting(first, 99)?.row).toBe(1);
    expect(
      nextWaiting(
        first.filter(({ state }) => state !== "waiting"),
        null,
      ),
    ).toBeNull();
  });

  it("counts each student once, in any class", () => {
    const grade = fc.record({
      student: fc.integer({ min: 1, max: 30 }),
      status: fc.constantFrom(...GRADE_STATUSES),
      returnedAt: fc.constantFrom(null, 10, RECEIVED + 1),
      late: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(grade, { selector: ({ student }) => student }), (known) => {
        const grades = known.map(({ student, status, returnedAt }) =>
          gradeWith(student, 1, { ...sent, status, returnedAt }),
        );
        const works = known.map(({ student, late }) =>
          submissionWith(`s${student}`, student, { declaredAt: late ? LATE : IN_TIME, receivedAt: RECEIVED }),
        );
        const all = handIns(grades, works, 30);
        const counts = handInCounts(all);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(30);
        const order = counts.map(({ state }) => HAND_IN_STATES.indexOf(state));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(
          pendingFirst(all)
            .map(({ row }) => row)
            .sort((a, b) => a - b),
        ).toEqual(all.map(({ row }) => row));
      }),
    );
  });
});
