import { describe, expect, it } from "vitest";
import type { FeedbackLevel } from "#domain/classroom/activity.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { processStep } from "#domain/classroom/process-log.ts";
import { sentHandIn, withShortIds } from "#domain/exchange/make/hand-in.ts";
import {
  isReleased,
  isReturnable,
  sentGrade,
  sentReturn,
  workReturned,
} from "#domain/exchange/make/returned-work.ts";
import { receivedTask } from "#domain/exchange/receive/student-arrivals.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { activityWith, gradeWith, settingsWith } from "#tests/support/classroom/classrooms.ts";
import { resultWith, submissionWith } from "#tests/support/classroom/desk.ts";
import { CASE, NOON, SOLUTION, taskMessage, work } from "#tests/support/exchange/messages.ts";

const result = {
  submission: "s1",
  classroom: submissionWith("s1", 1).classroom,
  student: submissionWith("s1", 1).student,
  activity: submissionWith("s1", 1).activity,
  attempt: 1,
  result: resultWith(8),
  gradedAt: 1,
};

function returned(level: FeedbackLevel, grade: Partial<Grade>, released = true) {
  const exercise = { kind: "own", exercise: { source: null, case: CASE, solution: SOLUTION } } as const;
  return sentReturn({
    activity: activityWith(1, { exercise, feedback: { level, release: { kind: "at-once" } } }),
    settings: settingsWith(),
    grade: gradeWith(1, 1, { attempts: 1, status: "graded_auto", auto: 0.8, ...grade }),
    submission: submissionWith("s1", 1),
    result,
    code: "C1",
    released,
    gradedAt: NOON,
  });
}

describe("ED-83 a return carries what its level shows and no more", () => {
  it.each([
    [0, false, false],
    [1, false, false],
    [2, true, false],
    [3, true, false],
    [4, true, true],
  ] as const)("level %i", (level, marks, solution) => {
    const sent = returned(level, {});
    expect(sent).toMatchObject({ grade: "4,0", raw: 0.8, manual: false });
    expect(sent?.result !== null).toBe(marks);
    expect(sent?.solution !== null).toBe(solution);
    expect(returned(level, {}, false)).toMatchObject({ grade: "4,0", result: null, solution: null });
  });

  it("a work that no machine graded goes back with its grade alone", () => {
    const parts = {
      activity: activityWith(1, { feedback: { level: 4, release: { kind: "at-once" } } }),
      settings: settingsWith(),
      grade: gradeWith(1, 1, { status: "graded_manual", manual: 0.5 }),
      submission: submissionWith("s1", 1),
      result: null,
      code: "C1",
      released: true,
      gradedAt: NOON,
    } as const;
    expect(sentReturn(parts)).toMatchObject({ grade: "2,5", result: null, solution: null, manual: true });
    expect(sentReturn({ ...parts, result })?.solution).toBeNull();
    expect(sentReturn({ ...parts, grade: gradeWith(1, 1, { status: "excused" }) })).toBeNull();
  });

  it("a grade without a work says what it is of, and an excuse says so", () => {
    const of = (grade: Partial<Grade>, more: object = {}, along: object = {}) =>
      sentGrade({
        activity: activityWith(1, more),
        settings: settingsWith(),
        grade: gradeWith(1, 1, grade),
        code: "C1",
        gradedAt: NOON,
        ...along,
      });
    const about = { title: "Actividad 1", part: null, period: 1, weight: 10 };
    expect(of({ status: "graded_manual", manual: 0.5 })).toMatchObject({
      grade: "2,5",
      raw: 0.5,
      manual: true,
      submission: null,
    });
    expect(of({ status: "graded_manual", manual: 0.5 })?.about).toStrictEqual(about);
    expect(of({ status: "excused" })).toMatchObject({ grade: "Excusado", raw: null });
    expect(of({})).toBeNull();
    const replaces = { kind: "worst" };
    const insteadOf = activityWith(2);
    expect(of({ status: "excused" }, { replaces }, { insteadOf })?.about).toStrictEqual({
      ...about,
      replaces,
      insteadOf: { ...about, title: "Actividad 2" },
    });
  });

  it("nothing goes back of a work that waits for its grade, and the teacher's grade goes first", () => {
    expect(returned(4, { auto: null, status: "submitted" })).toBeNull();
    expect(returned(4, { status: "submitted" })).toBeNull();
    expect(returned(4, { manual: 0.5, status: "graded_manual", comment: "Bien" })).toMatchObject({
      grade: "2,5",
      manual: true,
      comment: "Bien",
    });
  });

  it("is released at once, after the last day, or with enough attempts", () => {
    const of = (release: Parameters<typeof isReleased>[0]["feedback"]["release"]) => ({
      feedback: { level: 4 as const, release },
    });
    const due = day("2026-11-20");
    expect(isReleased(of({ kind: "at-once" }), due, 0, due)).toBe(true);
    expect(isReleased(of({ kind: "deadline" }), due, 9, due)).toBe(false);
    expect(isReleased(of({ kind: "deadline" }), due, 1, day("2026-11-21"))).toBe(true);
    expect(isReleased(of({ kind: "deadline" }), null, 1, due)).toBe(true);
    expect(isReleased(of({ kind: "attempt", attempt: 2 }), due, 1, due)).toBe(false);
    expect(isReleased(of({ kind: "attempt", attempt: 2 }), due, 2, due)).toBe(true);
  });
});

describe("ED-177 a grade without a hand-in goes back with what it is of", () => {
  const activity = activityWith(1, {
    title: "Quiz en papel",
    part: "exam",
    period: 2,
    weight: 12.5,
    external: true,
  });
  const sent = (grade: Partial<Grade>) =>
    sentGrade({
      activity,
      settings: settingsWith(),
      grade: gradeWith(1, 1, grade),
      code: "C1",
      gradedAt: NOON,
    });
  const about = { title: "Quiz en papel", part: "exam", period: 2, weight: 12.5 };

  it.each([
    ["put by hand", { status: "graded_manual", manual: 0.8, comment: "Bien" }, "4,0", 0.8],
    ["of missing work", { byDefault: 0 }, "0,0", 0],
    ["excused", { status: "excused" }, "Excusado", null],
    ["excused after it had a grade", { status: "excused", manual: 0.8 }, "Excusado", null],
  ] as const)("%s", (_what, grade, text, raw) => {
    expect(sent(grade)).toMatchObject({
      about,
      submission: null,
      attempt: 0,
      grade: text,
      raw,
      result: null,
    });
    expect(isReturnable(gradeWith(1, 1, grade))).toBe(true);
  });

  it.each([
    ["blank", {}],
    ["pending", { status: "pending", manual: 0.5 }],
    ["waiting for its grade", { status: "submitted", attempts: 1, auto: 0.5 }],
  ] as const)("%s: nothing goes", (_what, grade) => {
    expect(sent(grade)).toBeNull();
    expect(isReturnable(gradeWith(1, 1, grade))).toBe(false);
  });
});

describe("ED-83 of several attempts the one that the grade comes from goes back", () => {
  const works = (shares: readonly (number | null)[]) => {
    const submissions = shares.map((_, at) => submissionWith(`s${at + 1}`, 1, { attempt: at + 1 }));
    const results = shares.flatMap((share, at) =>
      share === null
        ? []
        : [{ ...result, submission: `s${at + 1}`, attempt: at + 1, result: resultWith(share) }],
    );
    return [submissions, results] as const;
  };
  it.each([
    ["best", [9, 4], "s1"],
    ["best", [4, 9], "s2"],
    ["best", [6, 6, 2], "s2"],
    ["best", [3, null], "s1"],
    ["best", [null, null], "s2"],
    ["last", [9, 4], "s2"],
    ["average", [9, 4, 5], "s3"],
  ] as const)("%s of %j is %s", (keep, shares, wanted) => {
    const activity = activityWith(1, { attempts: { kind: "graded", most: 3, keep } });
    const [submissions, results] = works(shares);
    const shown = workReturned(activity, { overrides: [] }, submissions, results);
    expect(shown?.submission.id).toBe(wanted);
    expect(shown?.result?.submission ?? wanted).toBe(wanted);
    // In whatever order they were received.
    const turned = workReturned(activity, { overrides: [] }, submissions.toReversed(), results.toReversed());
    expect(turned).toEqual(shown);
  });

  it("is the best one of practice, which has no rule of its own", () => {
    const activity = activityWith(1, { attempts: { kind: "practice" } });
    const [submissions, results] = works([9, 4]);
    expect(workReturned(activity, { overrides: [] }, submissions, results)?.submission.id).toBe("s1");
  });

  it("is none without a hand-in", () => {
    expect(workReturned(activityWith(1, {}), { overrides: [] }, [], [])).toBeNull();
  });
});

it("ED-82 a hand-in names its author as the class does, with short ids, never begun after it ended", () => {
  const task = receivedTask(taskMessage("graded"), undefined, 9, NOON);
  if (task === null) throw new Error("not taken");
  const device = { sign: "s", seal: "e" };
  const short = withShortIds({
    ...work(3),
    entries: work(3).entries.map((each) => ({ ...each, id: "long" })),
  });
  expect(short.entries.map(({ id }) => id)).toEqual(["e1", "e2", "e3"]);
  const parts = {
    task,
    joined: { code: "77" },
    name: "Gaitán Lugo, Natalia",
    attempt: 2,
    work: { kind: "file", name: "a.txt", bytes: Uint8Array.of(1, 2) },
    said: { question: "  ¿Va con IVA? ", log: [processStep(NOON - 90, "posted", 3)] },
    device,
    at: NOON - 50,
  } as const;
  const sent = sentHandIn(parts);
  expect(sent).toMatchObject({ code: "77", attempt: 2, seed: 9, finished: true, device });
  expect(sent.startedAt).toBeLessThanOrEqual(sent.handedInAt);
  expect(sent.work).toEqual({ kind: "file", name: "a.txt", data: "AQI" });
  const text = { kind: "text", text: "Débito a caja." } as const;
  expect(sentHandIn({ ...parts, work: text }).work).toEqual(text);
  expect(sent.question).toBe("¿Va con IVA?");
  expect(sent.log).toEqual([{ at: NOON - 90, what: "posted 3" }]);
});
