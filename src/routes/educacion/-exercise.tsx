import { useMemo } from "react";
import type { PracticeResult } from "#domain/classroom/student-desk.ts";
import { gradedShare } from "#domain/classroom/submission.ts";
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
import { keepPractice } from "#features/education/student/keep-practice.ts";
import { studentTexts } from "#features/education/student/texts.ts";
import { useStudentDesk } from "#features/education/student/use-student-desk.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
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

/** The list of exercises, within the student's dashboard; of a topic where a lesson led to it. */
export function ExercisesPage({
  student,
  topic,
  onOpen,
}: ExercisesProps & { readonly topic?: string | undefined }) {
  return (
    <PracticeRoom
      key={topic}
      topic={topic}
      items={practiceItems(student, TEMPLATES)}
      onOpen={(id) => onOpen(practiceKey({ template: id, seed: 1 }))}
    />
  );
}

type KeptPractice = Omit<PracticeResult, "id" | "at">;

interface OpenedProps extends ExercisesProps {
  readonly template: ExerciseTemplate;
  readonly seed: number;
  readonly exercise: Exercise;
  /** Keeps what a hand-in was graded, for the student's home. */
  readonly onKept: (result: KeptPractice) => void;
}

function Opened({ student, template, seed, exercise, onOpen, onKept }: OpenedProps) {
  const items = practiceItems(student, TEMPLATES);
  const row = practiceTopics(items, "", null).find(({ topic }) => topic === template.topic);
  return (
    <PracticeExercise
      student={student}
      template={template}
      seed={seed}
      exercise={exercise}
      grade={async (work) => gradeWork(exercise, work, DEFAULT_POLICY)}
      onGraded={(result) => {
        const source = { template: template.id, version: template.version, seed };
        onKept({ source, title: exercise.case.title, share: gradedShare(result), result });
      }}
      journal={(slot) => <ExerciseJournal {...slot} />}
      row={row?.items ?? []}
      onOpen={onOpen}
    />
  );
}

interface ExercisePageProps extends Pick<ExercisesProps, "onOpen"> {
  /** As the address names it; null for the list. */
  readonly exercise: string | null;
}

/** One exercise, over the whole page; the list where its key names none. */
export function ExercisePage(props: ExercisePageProps) {
  const view = useStudentDesk();
  if (view.kind === "loading") return <SkeletonRows label={studentTexts.loading} />;
  // Without the student's database exercises are still there to practise; only what was practised is not kept in it.
  const student = view.kind === "open" ? view.profile.id : "local";
  const keep = (result: KeptPractice) => {
    if (view.kind === "open") keepPractice(view.storage, result);
  };
  return <OpenedExercise key={student} {...props} student={student} onKept={keep} />;
}

interface OpenedExerciseProps extends ExercisePageProps, Pick<OpenedProps, "student" | "onKept"> {}

function OpenedExercise({ exercise: asked, ...props }: OpenedExerciseProps) {
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
