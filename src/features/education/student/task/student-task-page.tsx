import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { HandedWork, ReturnedGrade, StudentTask } from "#domain/classroom/student-desk.ts";
import { gradedShare, type SaidWithWork, type SubmittedWork } from "#domain/classroom/submission.ts";
import { hasVariants, lastAttempt } from "#domain/classroom/task-attempts.ts";
import { gradeOfLast, keptReturn, keptTask } from "#domain/exchange/receive/student-arrivals.ts";
import type { ExerciseCase, ExerciseSolution } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { inboxPage } from "../../exchange/address-packet.ts";
import type { SharedPacket } from "../../exchange/share-dialog.tsx";
import { ExerciseScreen, type JournalSlot } from "../../exercise/exercise-screen.tsx";
import type { ExerciseTask } from "../../exercise/exercise-task.ts";
import { asksEntries } from "../../exercise/missing-work.ts";
import { StudentTrouble } from "../../shell/class-trouble.tsx";
import { keepPractice } from "../keep-practice.ts";
import { exchangeStudentTexts as texts } from "../receive/texts.ts";
import { studentTexts } from "../texts.ts";
import { useStudentDesk } from "../use-student-desk.ts";
import { attemptBook } from "./attempt-book.ts";
import { handedPacket } from "./handed-packet.ts";
import { OpeningGate } from "./opening-gate.tsx";
import { ReturnedWork } from "./returned-work.tsx";
import { type OpenView, useAttempt, useOpenAttempt } from "./use-task-attempt.ts";
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
  /** Opens the grade that came back. */
  readonly onGrade: () => void;
}

/** Whether a work is graded here: of practice, and of the sample's classroom, behind which nobody stands. */
function isGradedHere({ contents }: OpenView, { attempts, classroom }: StudentTask): boolean {
  const joined = contents.classrooms.find(({ id }) => id === classroom);
  return attempts.kind === "practice" || joined?.card === null;
}

interface OpenExercise {
  readonly case: ExerciseCase;
  readonly solution: ExerciseSolution | null;
  /** Whether anything is to be recorded. */
  readonly asks: boolean;
}

/** What a task asks to solve, with its solution only where it is graded here; null for a text or a file. */
function exerciseOf(task: StudentTask, seed: number, isSolved: boolean): OpenExercise | null {
  if (task.case !== null && seed === task.seed) {
    const told = { case: task.case, solution: isSolved ? (keptTask(task)?.solution ?? null) : null };
    return { ...told, asks: asksEntries(told) };
  }
  if (task.source === null) return null;
  const made = makeExercise(task.source.template, task.source.version, seed);
  return made && { case: made.case, solution: isSolved ? made.solution : null, asks: asksEntries(made) };
}

interface OpenTaskProps extends Omit<StudentTaskPageProps, "activity" | "isGrade"> {
  readonly view: OpenView;
  readonly task: StudentTask;
}

interface AttemptProps extends OpenTaskProps {
  readonly attempt: number;
  readonly seed: number;
  readonly onOther: (() => void) | null;
}

/** Which attempt it is, where each has figures of its own and there are so many. */
function subtitleOf(task: StudentTask, attempt: number, isHere: boolean): string {
  if (!hasVariants(task) || (isHere && task.attempts.kind === "graded")) return task.title;
  const most = lastAttempt(task);
  return `${task.title} · ${Number.isFinite(most) ? texts.attemptOf(attempt, most) : texts.version(attempt)}`;
}

interface ShownAttempt extends Pick<AttemptProps, "view" | "task" | "attempt" | "seed"> {
  readonly isHere: boolean;
}

/** What the exercise screen is told of an attempt. Of what is graded here any number of attempts may be made. */
function shownTask({ view, task, attempt, seed, isHere }: ShownAttempt, each: OpenExercise): ExerciseTask {
  const { attempts, feedback, description, dueDate } = task;
  const most = attempts.kind === "practice" || isHere ? null : attempts.most;
  const scale = view.contents.classrooms.find(({ id }) => id === task.classroom)?.settings;
  return {
    key: attemptBook(view.profile, task, seed),
    case: each.case,
    solution: each.solution,
    asksEntries: each.asks,
    policy: keptTask(task)?.policy ?? DEFAULT_POLICY,
    level: feedback.level,
    attempts: most !== null && hasVariants(task) ? 1 : most,
    subtitle: subtitleOf(task, attempt, isHere),
    instructions: description,
    dueDate,
    ...(scale && { scale }),
  };
}

/** One attempt of a task as it is worked on: the exercise screen, or a page to write on. */
function OpenedAttempt({ view, task, attempt, seed, onOther, journal, onBack, onGrade }: AttemptProps) {
  const [shared, setShared] = useState<SharedPacket | null>(null);
  const isHere = isGradedHere(view, task);
  // One case for as long as it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a task read again is the same one until it is received again
  const exercise = useMemo(() => exerciseOf(task, seed, isHere), [task.id, task.receivedAt, seed, isHere]);
  const give = async (work: SubmittedWork, said: SaidWithWork): Promise<HandedWork> => {
    const { handIn } = await import("./make-hand-in.ts");
    const handed = await handIn(view.storage, { ...task, seed }, work, said);
    setShared(handedPacket(handed, task.title));
    return handed;
  };
  const handIns = view.contents.handIns.filter(({ activity }) => activity === task.id);
  const grade = gradeOfLast(
    view.contents.returns.find(({ activity }) => activity === task.id),
    hasVariants(task) ? handIns.filter((handed) => handed.attempt === attempt) : handIns,
  );
  const returned = grade === null ? null : { grade, onOpen: onGrade };
  const keep = (result: GradeResult) => {
    const source = task.source && { ...task.source, seed };
    keepPractice(view.storage, { source, title: task.title, share: gradedShare(result), result });
  };
  const screen = (each: NonNullable<typeof exercise>) => {
    const shown = shownTask({ view, task, attempt, seed, isHere }, each);
    const { solution, policy } = shown;
    return (
      <ExerciseScreen
        key={shown.key}
        task={shown}
        grade={async (work, said) => {
          if (solution !== null) return gradeWork({ source: null, case: each.case, solution }, work, policy);
          await give({ kind: "exercise", work }, said);
          return null;
        }}
        onGraded={keep}
        journal={journal}
        steps={[]}
        onBack={onBack}
        onNext={null}
        onOther={onOther}
        returned={returned}
      />
    );
  };
  return (
    <>
      {exercise === null ? (
        <WrittenTask
          storage={view.storage}
          task={task}
          handIns={handIns}
          onHandIn={give}
          onShare={(handed) => setShared(handedPacket(handed, task.title))}
          onBack={onBack}
          returned={returned}
        />
      ) : (
        screen(exercise)
      )}
      {shared === null ? null : (
        <Suspense fallback={null}>
          <ShareDialog packet={shared} page={inboxPage(task.classroom)} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A task at the attempt where the student is. */
function OpenTask(props: OpenTaskProps) {
  const { current, onOther } = useOpenAttempt(props.view, props.task);
  if (current === null) return <SkeletonRows label={studentTexts.loading} />;
  return <OpenedAttempt key={current.attempt} {...props} {...current} onOther={onOther} />;
}

interface GradeProps extends Pick<OpenTaskProps, "view" | "task" | "onBack"> {
  readonly returned: ReturnedGrade;
}

/** The grade that came back, beside the figures of the attempt that it is for. */
function OpenGrade({ view, task, returned, onBack }: GradeProps) {
  const handed = view.contents.handIns.find(({ id }) => id === keptReturn(returned)?.submission) ?? null;
  const figures = useAttempt(view, task, handed?.attempt ?? 1);
  if (figures === null) return <SkeletonRows label={studentTexts.loading} />;
  const exercise = exerciseOf(task, figures.seed, isGradedHere(view, task));
  return <ReturnedWork task={task} returned={returned} handed={handed} exercise={exercise} onBack={onBack} />;
}

/** One task of a classroom over the whole page, or the grade that came back for it. */
export function StudentTaskPage({ activity, isGrade, journal, onBack, onGrade }: StudentTaskPageProps) {
  const view = useStudentDesk();
  if (view.kind === "loading") return <SkeletonRows label={studentTexts.loading} />;
  const task = view.kind === "open" ? view.contents.tasks.find(({ id }) => id === activity) : undefined;
  const returned =
    view.kind === "open" ? view.contents.returns.find((each) => each.activity === activity) : undefined;
  if (view.kind === "failed")
    return (
      <main>
        <StudentTrouble trouble={view.trouble} onRetry={view.retry} />
      </main>
    );
  if (task === undefined)
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
  if (isGrade && returned !== undefined)
    return <OpenGrade key={task.id} view={view} task={task} returned={returned} onBack={onBack} />;
  if (view.kind === "open" && (keptTask(task)?.opening ?? "") !== "")
    return <OpeningGate key={task.id} storage={view.storage} task={task} onBack={onBack} />;
  return (
    <OpenTask key={task.id} view={view} task={task} journal={journal} onBack={onBack} onGrade={onGrade} />
  );
}
