import fc from "fast-check";
import { expect, it } from "vitest";
import type { Activity } from "#domain/classroom/activity.ts";
import { GRADE_PARTS } from "#domain/classroom/activity.ts";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { replacedBy, type SecondChance } from "#domain/classroom/second-chance.ts";
import { sentGrade } from "#domain/exchange/make/returned-work.ts";
import { taskPacket } from "#domain/exchange/make/task-packet.ts";
import { receivedReturn, receivedTask } from "#domain/exchange/receive/student-arrivals.ts";
import { messageShape } from "#domain/exchange/shapes/message-shapes.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { returnShape, taskShape } from "#storage/classroom/shapes/student-shapes.ts";
import { averageOf, type StudentContents } from "#storage/classroom/student/student-queries.ts";
import {
  activityId,
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const COUNT = 6;
const packetId = makeId("packet", 1, new Uint8Array(10));

const settings = fc
  .record({
    includeParticipation: fc.boolean(),
    includeExams: fc.boolean(),
    includePracticalWork: fc.boolean(),
    periodsCount: fc.constantFrom(2 as const, 3 as const),
  })
  .map((changes): ClassroomSettings => {
    const percents = changes.periodsCount === 2 ? [40, 60, 0, 0] : [30, 30, 40, 0];
    const [period1 = 0, period2 = 0, period3 = 0, period4 = 0] = percents;
    const distribution = { ...settingsWith().periodDistribution, period1, period2, period3, period4 };
    return settingsWith({ ...changes, periodDistribution: distribution });
  });

const replaces: fc.Arbitrary<SecondChance | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant<SecondChance>({ kind: "final", from: 2 }) },
  { weight: 1, arbitrary: fc.constant<SecondChance>({ kind: "activity", activity: activityId(1) }) },
);

/** An activity, whether its task went out, and what the teacher gave. */
const work = fc.record({
  part: fc.constantFrom(null, ...GRADE_PARTS),
  period: fc.constantFrom(1, 2, 3),
  weight: fc.constantFrom(0, 10, 12.5, 30),
  replaces,
  isShared: fc.boolean(),
  raw: fc.constantFrom(null, 0, 0.25, 0.57, 0.6, 0.61, 0.94, 1),
  standing: fc.constantFrom("none", "none", "excused", "pending"),
});

type Work = typeof work extends fc.Arbitrary<infer Value> ? Value : never;

function activityOf({ part, period, weight, replaces }: Work, at: number): Activity {
  const chance = at === 0 ? undefined : replaces;
  return activityWith(at + 1, {
    part,
    period: period as Activity["period"],
    weight: chance === undefined ? weight : 0,
    ...(chance && { replaces: chance }),
  });
}

function gradeOf({ raw, standing }: Work, at: number): Grade {
  const status = standing !== "none" ? standing : raw === null ? "not_submitted" : "graded_manual";
  return gradeWith(1, at + 1, { manual: raw, status: status as Grade["status"] });
}

it("ED-177 a student to whom every grade was given back has the teacher's average, whatever was shared or not", () => {
  let compared = 0;
  fc.assert(
    fc.property(settings, fc.array(work, { minLength: 1, maxLength: COUNT }), (own, works) => {
      const classroom = classroomWith({ settings: own });
      const activities = works.map(activityOf);
      const grades = works.map(gradeOf);
      const [row] = layGradebook(classroom, [studentWith(1)], activities, grades, day("2026-11-20")).rows;
      const tasks = works.flatMap(({ isShared }, at) => {
        const activity = activities[at];
        if (!isShared || activity === undefined) return [];
        const insteadOf = replacedBy(activity, activities);
        const content = taskPacket(activity, classroom.id, { insteadOf });
        const message = { kind: "tarea", id: packetId, madeAt: 1, content } as const;
        expect(messageShape.check(message)).toBe("ok");
        return receivedTask(message, undefined, 1, 1) ?? [];
      });
      const returns = activities.flatMap((activity, at) => {
        const grade = grades[at];
        const insteadOf = replacedBy(activity, activities);
        const parts = { activity, insteadOf, settings: own, code: "C1", gradedAt: 2 };
        const content = grade && sentGrade({ ...parts, grade });
        if (!content) return [];
        const message = { kind: "devolucion", id: packetId, madeAt: 2, content } as const;
        expect(messageShape.check(message)).toBe("ok");
        return receivedReturn(message, undefined, 3) ?? [];
      });
      for (const task of tasks) expect(taskShape.check(task)).toBe("ok");
      for (const returned of returns) expect(returnShape.check(returned)).toBe("ok");
      const { id, name, group, subject } = classroom;
      const here = { teacher: "", code: "C1", settings: own, card: null, joinedAt: 1 };
      const joined = { id, name, group, subject, ...here };
      const contents: StudentContents = {
        classrooms: [joined],
        tasks,
        handIns: [],
        returns,
        lessons: [],
        reviews: [],
        practice: [],
        settings: { newTasks: true, newGrades: true },
      };
      if (row?.average != null) compared += 1;
      expect(averageOf(contents, joined)).toEqual(row?.average ?? null);
    }),
  );
  expect(compared).toBeGreaterThan(20);
});
