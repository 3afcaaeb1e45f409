import { describe, expect, it } from "vitest";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { classCard } from "#domain/exchange/make/class-card.ts";
import { sharedSeed, taskPacket, UNSEEDED } from "#domain/exchange/make/task-packet.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const [first] = EXERCISE_TEMPLATES;
const EXAMPLE = { template: first?.id ?? "", version: first?.version ?? 0, seed: 5 };
const keys = { sign: "s", seal: "e" };

describe("ED-81 what a task and a class card carry", () => {
  it.each(["own", "template", "personal"] as const)(
    "a graded task of an %s exercise has no solution",
    (kind) => {
      const template = EXAMPLE;
      const made = makeExercise(template.template, template.version, template.seed);
      if (made === null) throw new Error("no template");
      const exercise =
        kind === "own"
          ? ({ kind: "own", exercise: made } as const)
          : ({ kind: "template", source: template, personal: kind === "personal" } as const);
      const of = (attempts: "practice" | "graded") =>
        taskPacket(
          activityWith(1, {
            exercise,
            attempts:
              attempts === "practice" ? { kind: "practice" } : { kind: "graded", most: 1, keep: "best" },
          }),
          classroomId(1),
        );
      const graded = of("graded");
      expect(graded.solution).toBeNull();
      // The seed of the teacher's own figures would make the solution again.
      expect(graded.source === null).toBe(kind !== "personal");
      expect(graded.case === null).toBe(kind === "personal");
      expect([graded.personal, of("practice").personal]).toEqual(Array(2).fill(kind === "personal"));
      expect(of("practice").solution === null).toBe(kind === "personal");
    },
  );

  it("a text to be handed in carries no exercise, and the day of its classroom", () => {
    const packet = taskPacket(activityWith(2), classroomId(1));
    expect(packet).toMatchObject({ source: null, case: null, solution: null, dueDate: null });
  });

  it("a task says what it stands for where it stands for something, by no more than how it counts", () => {
    const bare = taskPacket(activityWith(1), classroomId(1));
    expect(bare).not.toHaveProperty("replaces");
    expect(bare).not.toHaveProperty("insteadOf");
    const replaces = { kind: "worst" } as never;
    const whole = taskPacket(activityWith(1, { replaces }), classroomId(1), {
      insteadOf: activityWith(2, { weight: 20, description: "Con todo" }),
      opening: "abc",
    });
    const insteadOf = { title: "Actividad 2", part: null, period: 1, weight: 20 };
    expect(whole).toEqual({ ...bare, replaces, insteadOf, opening: "abc" });
  });

  it("an exercise of a template that is no longer there is sent without a case", () => {
    const source = { ...EXAMPLE, template: "nada" };
    const exercise = { kind: "template", source, personal: false } as const;
    expect(taskPacket(activityWith(1, { exercise }), classroomId(1))).toMatchObject({
      source: null,
      personal: false,
      case: null,
      solution: null,
    });
  });

  it("ED-126 hand-ins have one seed where the figures are everybody's", () => {
    const of = (personal: boolean, isPractice: boolean) =>
      sharedSeed({
        exercise: { kind: "template", source: EXAMPLE, personal },
        attempts: isPractice ? { kind: "practice" } : { kind: "graded", most: 1, keep: "best" },
      });
    expect([of(true, true), of(true, false), of(false, true), of(false, false)]).toEqual([
      null,
      null,
      5,
      UNSEEDED,
    ]);
    expect(sharedSeed(activityWith(1))).toBe(UNSEEDED);
    expect(
      sharedSeed({ exercise: { kind: "own", exercise: {} as never }, attempts: { kind: "practice" } }),
    ).toBe(UNSEEDED);
  });

  it("the card names who can be chosen: by code, else by cédula, in Spanish order", () => {
    const card = classCard({
      classroom: classroomWith(),
      teacher: DEFAULT_TEACHER_SETTINGS,
      keys,
      roster: [
        studentWith(1, { name: "Ñáñez, Ana" }),
        studentWith(2, { name: "Núñez, Luis", code: "", cedula: "77" }),
        studentWith(3, { code: "—", cedula: "" }),
      ],
    });
    expect(card.roster).toEqual([
      { code: "77", name: "Núñez, Luis" },
      { code: "C1", name: "Ñáñez, Ana" },
    ]);
  });
});
