import { useMemo } from "react";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseTemplate } from "#domain/exercises/template.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { PracticeExercise } from "#features/education/exercise/practice/practice-exercise.tsx";
import { practiceTopics } from "#features/education/exercise/practice/practice-items.ts";
import { practiceKey, readPracticeKey } from "#features/education/exercise/practice/practice-key.ts";
import { PracticeRoom } from "#features/education/exercise/practice/practice-room.tsx";
import { practiceItems } from "#features/education/exercise/practice/practice-standing.ts";
import { ExerciseJournal } from "./-exercise-journal.tsx";

/** Of a template with several versions the last one: a new practice takes no old one. */
const TEMPLATES = EXERCISE_TEMPLATES.filter(
  ({ id, version }) => !EXERCISE_TEMPLATES.some((each) => each.id === id && each.version > version),
);

interface ExercisesProps {
  /** Whose books these are on this device. */
  readonly student: string;
  /** An exercise by its key; null for the list. */
  readonly onOpen: (key: string | null) => void;
}

/** The list of exercises, within the student's dashboard. */
export function ExercisesPage({ student, onOpen }: ExercisesProps) {
  return (
    <PracticeRoom
      items={practiceItems(student, TEMPLATES)}
      onOpen={(id) => onOpen(practiceKey({ template: id, seed: 1 }))}
    />
  );
}

interface OpenedProps extends ExercisesProps {
  readonly template: ExerciseTemplate;
  readonly seed: number;
  readonly exercise: Exercise;
}

function Opened({ student, template, seed, exercise, onOpen }: OpenedProps) {
  const items = practiceItems(student, TEMPLATES);
  const row = practiceTopics(items, "", null).find(({ topic }) => topic === template.topic);
  return (
    <PracticeExercise
      student={student}
      template={template}
      seed={seed}
      exercise={exercise}
      grade={async (work) => gradeWork(exercise, work, DEFAULT_POLICY)}
      journal={(slot) => <ExerciseJournal {...slot} />}
      row={row?.items ?? []}
      onOpen={onOpen}
    />
  );
}

interface ExercisePageProps extends ExercisesProps {
  /** As the address names it; null for the list. */
  readonly exercise: string | null;
}

/** One exercise, over the whole page; the list where its key names none. */
export function ExercisePage({ exercise: asked, ...props }: ExercisePageProps) {
  const key = asked === null ? null : readPracticeKey(asked);
  const template = TEMPLATES.find(({ id }) => id === key?.template);
  const seed = key?.seed ?? 0;
  // Made once for as long as it is open: the screen goes on from the same case.
  const exercise = useMemo(
    () => (template === undefined ? null : makeExercise(template.id, template.version, seed)),
    [template, seed],
  );
  if (template !== undefined && exercise !== null)
    return <Opened {...props} template={template} seed={seed} exercise={exercise} />;
  return (
    <main className="mx-auto w-full max-w-[1240px] px-4 py-8">
      <ExercisesPage {...props} />
    </main>
  );
}
