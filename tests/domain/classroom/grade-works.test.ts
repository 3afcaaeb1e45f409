import { describe, expect, it } from "vitest";
import { exerciseOfWork, gradedSubmission, gradeMoves } from "#domain/classroom/grade-works.ts";
import { gradedShare, type Submission } from "#domain/classroom/submission.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import { rightWork } from "#tests/domain/grading/support/exercises.ts";
import { activityWith, gradeWith } from "#tests/support/classroom/classrooms.ts";
import { submissionWith } from "#tests/support/classroom/desk.ts";

const EMPTY: ExerciseWork = { entries: [], answers: {} };

function activityOf(template: string, version: number, personal: boolean) {
  const source = { template, version, seed: 41 };
  return activityWith(1, { exercise: { kind: "template", source, personal } });
}

const handed = (student: number, work: Submission["work"], seed = 7): Submission =>
  submissionWith(`m${student}`, student, { work, seed });

describe("ED-85 grading by machine", () => {
  it("compares each work with the figures that it had, over all templates", () => {
    for (const { id, version } of EXERCISE_TEMPLATES) {
      for (const personal of [true, false]) {
        const activity = activityOf(id, version, personal);
        const made = makeExercise(id, version, personal ? 7 : 41);
        if (made === null) throw new Error(id);
        const work = handed(1, { kind: "exercise", work: rightWork(made) });
        expect(exerciseOfWork(activity, work)).toEqual(made);
        const result = gradedSubmission(activity, work, 9);
        expect(result && gradedShare(result.result), id).toBe(1);
      }
    }
  });

  it("leaves texts, files and works without an exercise to the teacher", () => {
    const [{ id, version }] = EXERCISE_TEMPLATES as [(typeof EXERCISE_TEMPLATES)[number]];
    const activity = activityOf(id, version, false);
    expect(gradedSubmission(activity, handed(1, { kind: "text", text: "Hola" }), 9)).toBeNull();
    const file = { kind: "file", name: "a.pdf", bytes: new Uint8Array(2) } as const;
    expect(gradedSubmission(activity, handed(1, file), 9)).toBeNull();
    const work = { kind: "exercise", work: EMPTY } as const;
    expect(gradedSubmission(activityWith(1), handed(1, work), 9)).toBeNull();
    expect(gradedSubmission(activityOf("de otra versión", 99, false), handed(1, work), 9)).toBeNull();
  });
});

describe("ED-86 grading again", () => {
  it("tells each grade of the machine that would change, and no other", () => {
    const [{ id, version }] = EXERCISE_TEMPLATES as [(typeof EXERCISE_TEMPLATES)[number]];
    const activity = activityOf(id, version, false);
    const made = makeExercise(id, version, 41);
    if (made === null) throw new Error(id);
    const results = [1, 2, 3, 4].flatMap((student) => {
      const work = student === 1 ? EMPTY : rightWork(made);
      return gradedSubmission(activity, handed(student, { kind: "exercise", work }), 9) ?? [];
    });
    const grades = [
      gradeWith(1, 1, { auto: 0.8, status: "graded_auto", attempts: 1 }),
      gradeWith(2, 1, { auto: 1, status: "graded_auto", attempts: 1 }),
      // A new attempt waits for its grade: that is no grading again.
      gradeWith(3, 1, { auto: 0.5, status: "submitted", attempts: 2 }),
      gradeWith(4, 1, { status: "submitted", attempts: 1 }),
    ];
    expect(gradeMoves(activity, grades, results)).toEqual([
      { student: grades[0]?.student, before: 0.8, after: 0 },
    ]);
  });
});
