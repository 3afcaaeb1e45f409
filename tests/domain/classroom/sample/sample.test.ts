import { describe, expect, it } from "vitest";
import { activitiesOf, activityProblem } from "#domain/classroom/activity.ts";
import { teacherHome } from "#domain/classroom/counters.ts";
import { gradedSubmission } from "#domain/classroom/grade-works.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { neededGrade } from "#domain/classroom/needed-grade.ts";
import { sampleDesk } from "#domain/classroom/sample/sample-desk.ts";
import { sampleSource, sampleWork } from "#domain/classroom/sample/sample-exercise.ts";
import { sampleStudent } from "#domain/classroom/sample/sample-student.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { checkSettings } from "#domain/classroom/settings.ts";
import { keptTask } from "#domain/exchange/receive/student-arrivals.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";

const today = day("2026-11-20");

describe("the sample classrooms", () => {
  it.each([0, 1, 45, 200])("counts what the specification says, whatever the day (%d days on)", (days) => {
    const { classrooms, students, activities, grades, submissions } = sampleDesk(addDays(today, days));
    const { counters, pending } = teacherHome(classrooms, students, activities, grades);
    expect(counters).toEqual({
      classrooms: 2,
      students: 43,
      activities: 8,
      assigned: 7,
      drafts: 1,
      toGrade: 12,
      late: 3,
    });
    expect(pending.reduce((sum, each) => sum + each.waiting, 0)).toBe(submissions.length);
    expect(activities.map(activityProblem)).toEqual(activities.map(() => null));
    expect(classrooms.every(({ settings }) => checkSettings(settings).ok)).toBe(true);
    expect(new Set(students.map((student) => student.code)).size).toBe(43);
    expect(new Set(students.map((student) => student.cedula)).size).toBe(43);
  });

  it("is the same for the same day, and shows the averages of the first students", () => {
    const desk = sampleDesk(today);
    expect(sampleDesk(today)).toEqual(desk);
    const [classroom] = desk.classrooms;
    if (!classroom) throw new Error("no classroom");
    const students = desk.students.filter((student) => student.classroom === classroom.id);
    const activities = activitiesOf(desk.activities, classroom.id);
    const { rows } = layGradebook(classroom, students, activities, desk.grades, today);
    expect(rows).toHaveLength(22);
    const averages = rows.slice(0, 11).map(({ average }) => showGrade(classroom.settings, average ?? 0).text);
    expect(averages).toEqual(["4,3", "4,7", "2,3", "3,8", "3,4", "4,7", "1,7", "3,9", "4,0", "4,6", "3,2"]);
  });

  it("ED-168 hands in works of what each activity asks, with a slip here and there", () => {
    const { activities, submissions } = sampleDesk(today);
    const shares = submissions.flatMap((submission) => {
      const activity = activities.find(({ id }) => id === submission.activity);
      const graded = activity && gradedSubmission(activity, submission, 0);
      return graded ? [[activity.title, graded.result.earned / graded.result.possible] as const] : [];
    });
    expect(new Set(shares.map(([title]) => title))).toEqual(
      new Set(["Asientos de ajuste", "Conciliación bancaria", "Estados NIIF"]),
    );
    for (const [title, share] of shares) expect(share, title).toBeGreaterThanOrEqual(0.5);
    expect(shares.some(([, share]) => share === 1)).toBe(true);
    expect(shares.some(([, share]) => share < 1)).toBe(true);
  });

  it("ED-168 asks a student what the teacher's desk asks", () => {
    const { activities } = sampleDesk(today);
    for (const { title, source } of sampleStudent(today).tasks) {
      const exercise = activities.find((each) => each.title === title)?.exercise ?? null;
      expect(exercise?.kind === "template" ? exercise.source : null, title).toEqual(source);
    }
  });

  it.each([0, 1, 2, 3])(
    "ED-168 makes a work with what is amiss in it (%i), with entries or without",
    (slips) => {
      for (const title of ["Asientos de ajuste", "Estados NIIF"]) {
        const source = sampleSource(title);
        const exercise = source && makeExercise(source.template, source.version, source.seed);
        if (exercise == null) throw new Error("the bank has it");
        const { entries, answers } = sampleWork(exercise, slips);
        const whole = exercise.solution;
        const given = entries.length + Object.keys(answers).length;
        const all = whole.entries.filter(({ lines }) => lines.length > 0).length + whole.answers.length;
        expect(given, title).toBe(slips > 1 ? all - 1 : all);
        const { earned, possible } = gradeWork(exercise, { entries, answers }, DEFAULT_POLICY);
        expect(earned === possible, title).toBe(slips === 0);
        for (const { description } of entries) expect(description).toMatch(/^\p{Lu}.{8,60}$/u);
      }
    },
  );

  it("gives a student exercises that can be opened, each made by the bank with its solution", () => {
    const { tasks } = sampleStudent(today);
    const exercises = tasks.filter(({ type }) => type === "exercise");
    expect(exercises).toHaveLength(5);
    for (const { source, seed } of exercises) {
      expect(makeExercise(source?.template ?? "", source?.version ?? 0, seed)?.solution).toBeDefined();
    }
    const words = tasks.filter(({ type }) => type !== "exercise");
    expect(words.every((task) => keptTask(task) === null)).toBe(true);
  });

  it("gives a student tasks, grades and what is needed", () => {
    const { profile, classroom, tasks, returns } = sampleStudent(today);
    expect([profile.name, tasks.length, returns.length]).toEqual(["Forero Castro, Andrés", 8, 5]);
    const weighed = tasks.map(({ id, period, weight }) => ({
      period,
      weight,
      raw: returns.find((each) => each.activity === id)?.raw ?? null,
    }));
    const needed = [0.6, 0.7, 0.8].map((goal) => neededGrade(classroom.settings, weighed, goal));
    expect(
      needed.map((each) =>
        each.kind === "needed" ? showGrade(classroom.settings, each.raw).text : each.kind,
      ),
    ).toEqual(["2,5", "3,6", "4,6"]);
    const out = neededGrade(classroom.settings, weighed, 0.9);
    expect(out.kind === "out-of-reach" && showGrade(classroom.settings, out.most).text).toBe("4,2");
  });
});
