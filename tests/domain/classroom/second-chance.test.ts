import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Activity, activityProblem } from "#domain/classroom/activity.ts";
import { GRADE_SCALES } from "#domain/classroom/classroom.ts";
import { replaceable, standingIn, withoutReplaced } from "#domain/classroom/counting/replaced-activity.ts";
import { finalGrade, recordedFinal, retried, weighedGrades } from "#domain/classroom/final-grade.ts";
import { isPassing, showGrade } from "#domain/classroom/scale.ts";
import { LEAST_TO_RETRY, type SecondChance } from "#domain/classroom/second-chance.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { activityWith, classroomId, gradeWith, settingsWith } from "#tests/support/classroom/classrooms.ts";

const FINAL: SecondChance = { kind: "final", from: LEAST_TO_RETRY };
const ONE = {
  periodsCount: 1,
  periodDistribution: { period1: 100, period2: 0, period3: 0, period4: 0 },
} as const;
const EXAM = activityWith(1, { title: "Parcial", period: 1, weight: 100, part: null });
const retry = (replaces: SecondChance) => ({
  ...activityWith(2, { title: "Habilitación", period: 1, weight: 0, part: null }),
  replaces,
});

/** The final grade of somebody with these grades of 0 to 5, as it is shown, and what it took the place of. */
function recorded(
  own: number | null,
  other: number | null,
  replaces: SecondChance,
  settings = settingsWith(ONE),
) {
  const activities = [EXAM, retry(replaces)];
  const gradeOf = ({ id }: { readonly id: ActivityId }) => {
    const five = id === EXAM.id ? own : other;
    return five === null ? undefined : gradeWith(1, 1, { activity: id, manual: five / 5 });
  };
  const final = recordedFinal(
    settings,
    finalGrade(settings, weighedGrades(settings, activities, gradeOf)),
    retried(settings, activities, gradeOf),
  );
  const shown = (grade: typeof final.grade) => (grade === null ? null : showGrade(settings, grade).text);
  return [shown(final.grade), shown(final.replaced)];
}

describe("ED-153 a second chance", () => {
  // By UNAD's rule: from 2,0 and below 3,0 one may take it, and the higher grade is recorded.
  it.each([
    [2.0, 3.4, "3,4", "2,0"],
    [2.9, 2.0, "2,9", null],
    [2.4, 2.8, "2,8", "2,4"],
    [1.9, 5.0, "1,9", null],
    // What is rounded to 2,0 is 2,0, and what is rounded to 3,0 has passed.
    [1.96, 4.0, "4,0", "2,0"],
    [2.95, 4.0, "3,0", null],
    [3.0, 5.0, "3,0", null],
    [2.4, null, "2,4", null],
    [null, 4.0, null, null],
  ])("of the final grade: %s and then %s is %s", (own, other, final, before) => {
    expect(recorded(own, other, FINAL)).toEqual([final, before]);
  });

  it.each([
    [null, 3.5, "3,5"],
    [2.0, 3.5, "3,5"],
    [4.0, 3.5, "4,0"],
    [2.0, null, "2,0"],
    [null, null, null],
  ])("of another activity: %s and then %s is %s", (own, other, final) => {
    expect(recorded(own, other, { kind: "activity", activity: EXAM.id })).toEqual([final, null]);
  });

  it("stands in for an activity that was excused, and for none that it does not name", () => {
    const chance = retry({ kind: "activity", activity: EXAM.id });
    const gradeOf = ({ id }: { readonly id: ActivityId }) =>
      id === EXAM.id ? gradeWith(1, 1, { status: "excused" }) : gradeWith(1, 2, { manual: 0.8 });
    const settings = settingsWith(ONE);
    expect(weighedGrades(settings, [EXAM, chance], gradeOf)).toEqual([{ period: 1, weight: 100, raw: 0.8 }]);
    const other = retry({ kind: "activity", activity: "act_gone" as ActivityId });
    expect(weighedGrades(settings, [EXAM, other], gradeOf)).toEqual([]);
  });

  it("reads its limit by the scale of the classroom: 2,0 is 40 of 100", () => {
    const hundred = settingsWith({ ...ONE, gradeScale: "0-100" });
    expect(recorded(1.94, 4, FINAL, hundred)[0]).toBe("38,8");
    expect(recorded(2, 4, FINAL, hundred)[0]).toBe("80,0");
  });

  it("makes no final grade worse, and none of who passed or has too little better", () => {
    const grade = fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(grade, grade, fc.constantFrom(...GRADE_SCALES), (own, other, gradeScale) => {
        const settings = settingsWith({ ...ONE, gradeScale });
        const gradeOf = ({ id }: { readonly id: ActivityId }) => {
          const five = id === EXAM.id ? own : other;
          return five === null ? undefined : gradeWith(1, 1, { activity: id, manual: five / 5 });
        };
        const all = [EXAM, retry(FINAL)];
        const before = finalGrade(settings, weighedGrades(settings, all, gradeOf));
        const after = recordedFinal(settings, before, retried(settings, all, gradeOf));
        const value = (each: typeof after) =>
          each.grade === null ? -1 : showGrade(settings, each.grade).value;
        expect(value(after)).toBeGreaterThanOrEqual(value(before));
        const isOut = before.grade === null || isPassing(settings, before.grade) || (own ?? 0) < 2;
        if (isOut) expect(after).toBe(before);
      }),
    );
  });

  it("weighs nothing, stands in for nothing of itself, and for no other second chance", () => {
    expect(activityProblem(retry(FINAL))).toBeNull();
    expect(activityProblem({ ...retry(FINAL), weight: 10 })).toBe("replaces");
    expect(activityProblem(retry({ kind: "final", from: 5.1 }))).toBe("replaces");
    expect(activityProblem(retry({ kind: "final", from: 2.05 }))).toBe("replaces");
    expect(activityProblem(retry({ kind: "activity", activity: retry(FINAL).id }))).toBe("replaces");
    expect(replaceable([EXAM, retry(FINAL)], "act_other" as ActivityId)).toEqual([EXAM]);
    expect(replaceable([EXAM], EXAM.id)).toEqual([]);
    const inRoom = (activity: Activity, room: number): Activity => ({
      ...activity,
      assignedTo: [{ classroom: classroomId(room), dueDate: null }],
    });
    const own = inRoom({ ...retry(FINAL), id: "act_own" as ActivityId }, 1);
    const offered = (...rooms: number[]) => {
      const others = rooms.map((room) => inRoom({ ...EXAM, id: `act_${room}` as ActivityId }, room));
      return replaceable([own, EXAM, ...others], own.id).map(({ id }) => id);
    };
    // EXAM is of the first classroom too.
    expect(offered(1, 2)).toEqual([EXAM.id, "act_1"]);
  });

  it("ED-161 stands in only for what each of its classrooms has, and names those that have not", () => {
    const inRooms = (activity: Activity, ...rooms: number[]): Activity => ({
      ...activity,
      assignedTo: rooms.map((room) => ({ classroom: classroomId(room), dueDate: null })),
      status: rooms.length === 0 ? "draft" : "assigned",
    });
    const own = inRooms(
      { ...retry({ kind: "activity", activity: EXAM.id }), id: "act_own" as ActivityId },
      1,
      2,
    );
    const offered = (...rooms: number[]) => replaceable([own, inRooms(EXAM, ...rooms)], own.id).length;
    expect([offered(1), offered(1, 2), offered(2, 1, 3), offered()]).toEqual([0, 1, 1, 0]);
    const missing = (replaced: Activity | undefined) =>
      withoutReplaced(own, replaced, [classroomId(1), classroomId(2)]);
    expect(missing(inRooms(EXAM, 2))).toEqual([classroomId(1)]);
    expect(missing(inRooms(EXAM, 1, 2))).toEqual([]);
    expect(missing(inRooms(EXAM))).toEqual([classroomId(1), classroomId(2)]);
    expect(missing(undefined)).toHaveLength(2);
    expect(withoutReplaced(retry(FINAL), undefined, [classroomId(1)])).toEqual([]);
    expect(standingIn([own, EXAM], EXAM.id)).toEqual([own]);
    expect(standingIn([own, EXAM], EXAM.id, classroomId(2))).toEqual([own]);
    expect(standingIn([own, EXAM], EXAM.id, classroomId(3))).toEqual([]);
  });
});
