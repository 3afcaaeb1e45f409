import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { HandedWork, StudentTask } from "#domain/classroom/student-desk.ts";
import type { SubmittedWork } from "#domain/classroom/submission.ts";
import { keptReturn, keptTask } from "#domain/exchange/receive/student-arrivals.ts";
import type { ExerciseCase, ExerciseSolution } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import { ExerciseScreen, type JournalSlot } from "../../exercise/exercise-screen.tsx";
import type { ExerciseTask } from "../../exercise/exercise-task.ts";
import { exchangeStudentTexts as texts } from "../receive/texts.ts";
import { studentTexts } from "../texts.ts";
import { type StudentView, useStudentDesk } from "../use-student-desk.ts";
import { handedPacket } from "./handed-packet.ts";
import { ReturnedWork } from "./returned-work.tsx";
import { WrittenTask } from "./written-task.tsx";

const ShareDialog = lazy(async () => ({
  default: (await import("../../exchange/share-dialog.tsx")).ShareDialog,
}));

interface StudentTaskPageProps {
  /** Of the address: the task. */
  readonly activity: string;
  /** Its returned grade instead of the task. */
  readonly isGrade: boolean;
  readonly journal: (slot: JournalSlot) => ReactNode;
  readonly onBack: () => void;
}

/** What a task asks to solve, with its solution only where it is practice; null for a text or a file. */
function exerciseOf(task: StudentTask): { case: ExerciseCase; solution: ExerciseSolution | null } | null {
  const isPractice = task.attempts.kind === "practice";
  if (task.case !== null)
    return { case: task.case, solution: isPractice ? (keptTask(task)?.solution ?? null) : null };
  if (task.source === null) return null;
  const made = makeExercise(task.source.template, task.source.version, task.seed);
  return made && { case: made.case, solution: isPractice ? made.solution : null };
}

type OpenView = Extract<StudentView, { readonly kind: "open" }>;

interface OpenTaskProps extends Omit<StudentTaskPageProps, "activity" | "isGrade"> {
  readonly view: OpenView;
  readonly task: StudentTask;
}

/** A task as it is worked on: the exercise screen, or a page to write on. */
function OpenTask({ view, task, journal, onBack }: OpenTaskProps) {
  const [shared, setShared] = useState<SharedPacket | null>(null);
  // One case for as long as it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a task read again is the same one until it is received again
  const exercise = useMemo(() => exerciseOf(task), [task.id, task.receivedAt]);
  const give = async (work: SubmittedWork): Promise<HandedWork> => {
    const { handIn } = await import("./make-hand-in.ts");
    const handed = await handIn(view.storage, task, work);
    setShared(handedPacket(handed, task.title));
    return handed;
  };
  const { attempts, feedback } = task;
  const screen = (each: NonNullable<typeof exercise>) => {
    const { solution } = each;
    const policy = keptTask(task)?.policy ?? DEFAULT_POLICY;
    const shown: ExerciseTask = {
      key: `${view.profile.id}-${task.id}-${task.seed}`,
      case: each.case,
      solution,
      policy,
      level: feedback.level,
      attempts: attempts.kind === "practice" ? null : attempts.most,
      subtitle: task.title,
    };
    return (
      <ExerciseScreen
        key={shown.key}
        task={shown}
        grade={async (work) => {
          if (solution !== null)
            return gradeWork({ source: task.source, case: each.case, solution }, work, policy);
          await give({ kind: "exercise", work });
          return null;
        }}
        journal={journal}
        steps={[]}
        onBack={onBack}
        onNext={null}
        onOther={null}
      />
    );
  };
  return (
    <>
      {exercise === null ? <WrittenTask task={task} onHandIn={give} onBack={onBack} /> : screen(exercise)}
      {shared === null ? null : (
        <Suspense fallback={null}>
          <ShareDialog packet={shared} page={window.location.href} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}

/** One task of a classroom over the whole page, or the grade that came back for it. */
export function StudentTaskPage({ activity, isGrade, journal, onBack }: StudentTaskPageProps) {
  const view = useStudentDesk();
  if (view.kind === "loading") return <SkeletonRows label={studentTexts.loading} />;
  const task = view.kind === "open" ? view.contents.tasks.find(({ id }) => id === activity) : undefined;
  const returned =
    view.kind === "open" ? view.contents.returns.find((each) => each.activity === activity) : undefined;
  if (view.kind === "failed" || task === undefined)
    return (
      <main className="mx-auto w-full max-w-[1240px] px-4 py-8">
        <EmptyState
          level={1}
          title={texts.unknown}
          text={texts.unknownText}
          actions={<Button onClick={onBack}>{texts.back}</Button>}
        />
      </main>
    );
  if (isGrade && returned !== undefined) {
    const handed = view.contents.handIns.find(({ id }) => id === keptReturn(returned)?.submission);
    return (
      <ReturnedWork
        task={task}
        returned={returned}
        handed={handed ?? null}
        exercise={exerciseOf(task)}
        onBack={onBack}
      />
    );
  }
  return <OpenTask key={task.id} view={view} task={task} journal={journal} onBack={onBack} />;
}
