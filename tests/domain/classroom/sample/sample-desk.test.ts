import { describe, expect, it } from "vitest";
import { isLate } from "#domain/classroom/activity.ts";
import { rawOf, timesOf } from "#domain/classroom/grade.ts";
import { sampleDesk } from "#domain/classroom/sample/sample-desk.ts";
import { sampleSource, sampleWork } from "#domain/classroom/sample/sample-exercise.ts";
import { sampleStudent } from "#domain/classroom/sample/sample-student.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";

/** Made anew by each test, so that each is asked of it. */
const desk = () => sampleDesk(day("2026-11-20"));
const at = (text: string) => Date.parse(`${text}:00-05:00`);
const id = (kind: "classroom" | "student" | "activity", group: number, count: number) =>
  makeId(kind, 0, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, group, count));
const titled = (title: string, { activities } = desk()) => {
  const found = activities.find((each) => each.title === title);
  if (found === undefined) throw new Error(title);
  return found;
};
const gradesIn = (title: string, made = desk()) => {
  const own = titled(title, made).id;
  return made.grades.filter(({ activity }) => activity === own);
};

describe("who and what is on the sample desk", () => {
  it("has the same ids on every device, each once", () => {
    const { classrooms, activities, students } = desk();
    expect(classrooms.map((each) => each.id)).toEqual([id("classroom", 0, 0), id("classroom", 1, 0)]);
    expect(activities.map((each) => each.id)).toEqual(activities.map((_, place) => id("activity", 0, place)));
    const places = [
      ...Array.from({ length: 22 }, (_, place) => id("student", 0, place)),
      ...Array.from({ length: 21 }, (_, place) => id("student", 1, place)),
    ];
    expect(students.map((each) => each.id)).toEqual(places);
  });

  it("has two classrooms of the third period, made before anybody joined", () => {
    const [first, second] = desk().classrooms;
    expect(first).toMatchObject({ group: "03", status: "active", createdAt: at("2026-08-02T08:00") });
    expect(second).toMatchObject({ group: "05", status: "active", createdAt: at("2026-08-02T08:00") + 1 });
    expect(desk().classrooms.map(({ settings }) => settings.activePeriod)).toEqual([3, 3]);
  });

  it("has students with an address without accents, a code of their group and place, and a cédula", () => {
    const { students } = desk();
    expect(students[2]).toMatchObject({
      name: "Cortés Suárez, Nicolás",
      email: "nicolas.cortes@altiplano.edu.co",
      code: "20260303",
      joinedAt: at("2026-08-07T09:00"),
      device: null,
    });
    expect(students.at(-1)).toMatchObject({ email: "ricardo.yepes@altiplano.edu.co", code: "20260521" });
    const numbers = students.map(({ cedula }) => Number(cedula));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const [group, first] of [0, 22].entries()) {
      const from = 1_024_100_000 + group * 100 * 359;
      expect(numbers[first]).toBeGreaterThanOrEqual(from);
      expect(numbers[first]).toBeLessThan(from + 100);
      expect(numbers[first + 20]).toBeGreaterThanOrEqual(from + 20 * 359);
      expect(numbers[first + 20]).toBeLessThan(from + 20 * 359 + 100);
    }
  });

  it("has an exercise of the bank, due on another day in the second group", () => {
    const [first, second] = desk().classrooms.map((each) => each.id);
    expect(titled("Asientos de ajuste")).toMatchObject({
      type: "exercise",
      part: "practical",
      dueDate: "2026-10-09",
      hasAutoGrading: true,
      status: "active",
      assignedTo: [
        { classroom: first, dueDate: null },
        { classroom: second, dueDate: "2026-11-12" },
      ],
      external: false,
      exercise: { kind: "template", source: sampleSource("Asientos de ajuste"), personal: false },
      policy: null,
      feedback: { level: 3, release: { kind: "deadline" } },
      attempts: { kind: "graded", most: 1, keep: "best" },
      createdAt: at("2026-08-12T08:00") + 3,
    });
    const others = desk().activities.filter(({ title }) => title !== "Asientos de ajuste");
    const days = others.flatMap(({ assignedTo }) => assignedTo.map(({ dueDate }) => dueDate));
    expect(days).toEqual(Array(12).fill(null));
  });

  it("has a draft that is of no classroom yet, and no exercise", () => {
    expect(titled("Proyecto final")).toMatchObject({
      status: "draft",
      dueDate: "2026-12-04",
      assignedTo: [],
      hasAutoGrading: false,
      exercise: null,
    });
  });
});

describe("the grades of the sample desk", () => {
  it("were handed in the evening before, and collected in the morning of the last day", () => {
    const [first] = gradesIn("Parcial 1");
    expect(first).toMatchObject({
      status: "graded_manual",
      manual: 0.76,
      auto: null,
      attempts: 1,
      submittedAt: at("2026-09-17T18:00"),
      receivedAt: at("2026-09-18T09:12"),
    });
    expect(gradesIn("Taller PUC")[0]).toMatchObject({ status: "graded_auto", auto: 0.9, manual: null });
  });

  it("came late three times alone, half an hour after the last day", () => {
    const { grades, activities } = desk();
    const late = grades.filter((grade) => {
      const activity = activities.find((each) => each.id === grade.activity);
      const own = activity?.assignedTo.find(({ classroom }) => classroom === grade.classroom)?.dueDate;
      return isLate(own ?? activity?.dueDate ?? null, timesOf(grade));
    });
    expect(late.map((each) => [each.student, each.activity, each.status, each.submittedAt])).toEqual([
      [id("student", 0, 8), id("activity", 0, 4), "submitted", at("2026-11-19T00:30")],
      [id("student", 1, 0), id("activity", 0, 5), "submitted", at("2026-11-20T00:30")],
      [id("student", 1, 6), id("activity", 0, 3), "submitted", at("2026-11-13T00:30")],
    ]);
  });

  it("are zero by default where nothing arrived", () => {
    const zeros = desk().grades.filter(({ byDefault }) => byDefault !== null);
    expect(zeros).toHaveLength(3);
    for (const each of zeros)
      expect(each).toMatchObject({ status: "not_submitted", byDefault: 0, attempts: 0, receivedAt: null });
  });

  it("lie between a failed work and the full grade, not all alike, and are none of what is to come", () => {
    const { students, grades } = desk();
    for (const student of students.slice(11)) {
      const own = grades.filter((grade) => grade.student === student.id).flatMap((g) => rawOf(g) ?? []);
      expect(own.length).toBeGreaterThanOrEqual(5);
      expect(new Set(own).size).toBeGreaterThan(1);
      for (const raw of own) {
        expect(raw).toBeGreaterThanOrEqual(22 / 50);
        expect(raw).toBeLessThanOrEqual(1);
      }
    }
    expect(gradesIn("Proyecto final")).toEqual([]);
    expect(gradesIn("Parcial 2")).toHaveLength(43);
    const last = gradesIn("Estados NIIF");
    expect(last.map(({ status }) => status)).toEqual(Array(5).fill("submitted"));
  });
});

describe("the works that wait on the sample desk", () => {
  it("are each of the grade that waits for them, with a hash of their own", () => {
    const { submissions, grades } = desk();
    for (const each of submissions) {
      const grade = grades.find((one) => one.student === each.student && one.activity === each.activity);
      expect(grade?.status).toBe("submitted");
      expect([each.declaredAt, each.receivedAt]).toEqual([grade?.submittedAt, grade?.receivedAt]);
      expect(each.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(each.id).toBe(`ejemplo-${each.student.slice(-4)}-${each.activity.slice(-2)}`);
      expect(each.device).toEqual({ sign: "", seal: "" });
    }
    expect(new Set(submissions.map(({ hash }) => hash)).size).toBe(12);
    expect(new Set(submissions.map((each) => each.id)).size).toBe(12);
  });

  it("are words in the exam, and entries or answers in the exercises", () => {
    const exam = titled("Parcial 2").id;
    for (const { activity, work } of desk().submissions) {
      if (activity === exam)
        expect(work).toMatchObject({ kind: "text", text: expect.stringMatching(/^Respuestas del parcial/) });
      else expect(work.kind).toBe("exercise");
    }
  });
});

const exerciseOf = (title: string): Exercise => {
  const source = sampleSource(title);
  const made = source && makeExercise(source.template, source.version, source.seed);
  if (made == null) throw new Error(title);
  return made;
};
const titles = ["Asientos de ajuste", "Conciliación bancaria", "Quiz partida doble", "Estados NIIF"];

describe("ED-168 a work of the sample", () => {
  it.each(titles)("tells each operation of %s without its day and without the last point", (title) => {
    const { solution } = exerciseOf(title);
    const { entries } = sampleWork(exerciseOf(title), 0);
    for (const [place, { description, date, id: own }] of entries.entries()) {
      const { text, ...of } = solution.entries.filter(({ lines }) => lines.length > 0)[place] ?? { text: "" };
      expect(of).toMatchObject({ date });
      expect(own).toMatch(/^w/);
      expect(description).not.toMatch(/^El \d/);
      const told = text.replace(/^El \d+ de [a-z]+ de 2\d\d\d /, "").replace(/\.$/, "");
      const bare = description.replace(/…$/, "");
      expect(told.slice(1).startsWith(bare.slice(1)), description).toBe(true);
      expect(description.endsWith("…")).toBe(told.length > 60);
      expect(bare.length).toBeLessThanOrEqual(60);
    }
  });

  it.each([
    ["El 3 de mayo de 2026 paga el arriendo.", "Paga el arriendo"],
    ["El 13 de mayo de 2026 vende a S.A.S. de contado.", "Vende a S.A.S. de contado"],
    ["Paga lo que debía. El 3 de mayo de 2026 cobra.", "Paga lo que debía. El 3 de mayo de 2026 cobra"],
    [`El 3 de mayo de 2026 paga ${"x".repeat(55)}.`, `Paga ${"x".repeat(55)}`],
    [`El 3 de mayo de 2026 paga ${"x".repeat(54)} y.`, `Paga ${"x".repeat(54)}…`],
  ])("tells “%s” as “%s”", (text, told) => {
    const exercise = exerciseOf("Asientos de ajuste");
    const entries = exercise.solution.entries.map((each) => ({ ...each, text }));
    const made = sampleWork({ ...exercise, solution: { ...exercise.solution, entries } }, 0);
    expect(made.entries[0]?.description).toBe(told);
  });

  it("has ten times the amounts in its second entry where it slips", () => {
    const [right, slipped] = [0, 1].map((slips) => sampleWork(exerciseOf("Asientos de ajuste"), slips));
    for (const [place, entry] of (right?.entries ?? []).entries()) {
      const times = place === 1 ? 10 : 1;
      const lines = entry.lines.map((line) => ({
        ...line,
        debit: line.debit * times,
        credit: line.credit * times,
      }));
      expect(slipped?.entries[place]?.lines).toEqual(lines);
    }
    expect(slipped?.answers).toEqual(right?.answers);
  });

  it("has ten times the second figure where there is nothing to record", () => {
    const exercise = exerciseOf("Estados NIIF");
    const [right, slipped] = [0, 1].map((slips) => sampleWork(exercise, slips).answers);
    const second = exercise.solution.answers[1];
    if (second === undefined || second.kind !== "number") throw new Error("no figure");
    expect(slipped).toEqual({ ...right, [second.question]: second.right * 10 });
  });

  it("records nothing for an operation that asks for no entry", () => {
    const exercise = exerciseOf("Asientos de ajuste");
    const [first, ...others] = exercise.solution.entries;
    if (first === undefined) throw new Error("no operation");
    const entries = [{ ...first, lines: [] }, ...others];
    const made = sampleWork({ ...exercise, solution: { ...exercise.solution, entries } }, 0);
    expect(made.entries.map((each) => each.id)).toEqual(others.map((each) => `w${each.id}`));
  });
});

describe("the student of the sample", () => {
  const of = () => sampleStudent(day("2026-11-20"));

  it("is marked as of the sample, with an id of its own", () => {
    expect(of().profile).toMatchObject({
      sample: true,
      id: makeId("profile", 0, new Uint8Array(10).fill(1)),
    });
  });

  it("has exercises that hold nothing of their solution, and grades as of when they were collected", () => {
    const { tasks, returns } = of();
    const task = tasks.find(({ title }) => title === "Asientos de ajuste");
    expect(task?.packet).toEqual({
      madeAt: at("2026-08-12T08:00") + 3,
      solution: null,
      policy: null,
      delivery: null,
    });
    const exam = returns.find(({ activity }) => activity === titled("Parcial 1").id);
    expect(exam).toMatchObject({ raw: 0.62, status: "graded_manual", returnedAt: at("2026-09-18T09:12") });
  });

  it("has the project that is a draft on the desk as a task without a classroom's own day", () => {
    expect(of().tasks.find(({ title }) => title === "Proyecto final")).toMatchObject({
      dueDate: "2026-12-04",
    });
  });
});
