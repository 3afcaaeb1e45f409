import { type ReactNode, useMemo } from "react";
import { gradedShare } from "#domain/classroom/submission.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseTemplate } from "#domain/exercises/template.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { markGraded } from "#storage/exercises/exercise-marks.ts";
import type { ExerciseStep } from "../exercise-head.tsx";
import { ExerciseScreen, type JournalSlot } from "../exercise-screen.tsx";
import type { ExerciseTask } from "../exercise-task.ts";
import { asksEntries } from "../missing-work.ts";
import { EXERCISE_TOPIC_NAMES, LEVEL_NAMES, exerciseTexts as texts } from "../texts.ts";
import type { GradeWork } from "../use-hand-in.ts";
import type { PracticeItem } from "./practice-items.ts";
import { practiceBook, practiceKey } from "./practice-key.ts";

interface PracticeExerciseProps {
  readonly student: string;
  readonly template: ExerciseTemplate;
  readonly seed: number;
  readonly exercise: Exercise;
  readonly grade: GradeWork;
  readonly onGraded: (result: GradeResult) => void;
  readonly journal: (slot: JournalSlot) => ReactNode;
  /** The exercises of its topic, in order. */
  readonly row: readonly PracticeItem[];
  /** An exercise by its key; null for the list. */
  readonly onOpen: (key: string | null) => void;
}

/** An exercise of the practice room: any number of attempts, graded here, with its solution. */
export function PracticeExercise(props: PracticeExerciseProps) {
  const { student, template, seed, exercise, grade, journal, row, onGraded, onOpen } = props;
  const key = practiceBook(student, template, seed);
  const task = useMemo(
    (): ExerciseTask => ({
      key,
      case: exercise.case,
      solution: exercise.solution,
      asksEntries: asksEntries(exercise),
      policy: DEFAULT_POLICY,
      level: 4,
      attempts: null,
      instructions: "",
      dueDate: null,
      subtitle: `${texts.practice} · ${EXERCISE_TOPIC_NAMES[template.topic]} · ${LEVEL_NAMES[template.level]}`,
    }),
    [key, exercise, template],
  );
  const open = (id: string) => onOpen(practiceKey({ template: id, seed: 1 }));
  const steps = row.map(
    ({ id, standing }): ExerciseStep => ({
      key: id,
      isDone: standing === "done",
      isCurrent: id === template.id,
      onOpen: () => open(id),
    }),
  );
  const next = row[row.findIndex(({ id }) => id === template.id) + 1];
  return (
    <ExerciseScreen
      key={key}
      task={task}
      grade={grade}
      onGraded={(result) => {
        markGraded(key, gradedShare(result));
        onGraded(result);
      }}
      journal={journal}
      steps={steps}
      onBack={() => onOpen(null)}
      onNext={next === undefined ? null : () => open(next.id)}
      onOther={() => onOpen(practiceKey({ template: template.id, seed: seed + 1 }))}
      returned={null}
    />
  );
}
