import { useEffect, useEffectEvent, useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { type GradeMove, gradeMoves } from "#domain/classroom/grade-works.ts";
import type { SubmissionResult } from "#domain/classroom/submission.ts";
import type { StudentId } from "#domain/kernel/ids.ts";
import { saveResults } from "#storage/classroom/desk/results.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { errorText } from "../../shell/trouble-text.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { gradeAll } from "./grade-all.ts";
import { GradingDialog } from "./grading-dialog.tsx";
import { MovesDialog } from "./moves-dialog.tsx";
import { startGrader } from "./start-grader.ts";
import { workTexts as texts } from "./texts.ts";

export interface GradingProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly activity: Activity;
  /** Null for all students. */
  readonly student?: StudentId | null;
  /** Once it is written, refused or cancelled. */
  readonly onDone: () => void;
}

type Step =
  | { readonly kind: "grading"; readonly done: number; readonly total: number }
  | {
      readonly kind: "asking";
      readonly results: readonly SubmissionResult[];
      readonly moves: readonly GradeMove[];
    }
  | { readonly kind: "saving" };

/** So few works are graded before a window about them could be read. */
const QUICK = 3;

const START: Step = { kind: "grading", done: 0, total: 0 };

/**
 * Grades the works of an activity by machine, of all or of one student, from the moment it is mounted; asks first where that changes a grade that
 * it gave before (ED-86). Cancelling it, or leaving the screen, writes nothing: the write is one command at the end.
 */
export function GradingRun({ desk, classroom, activity, student = null, onDone }: GradingProps) {
  const [step, setStep] = useState<Step>(START);
  const keep = async (results: readonly SubmissionResult[]) => {
    await desk.act.run((id) => saveResults(desk.desk, { id, results }), {
      title: texts.graded(results.length),
    });
    onDone();
  };
  const grade = useEffectEvent(async (signal: AbortSignal) => {
    const place = { classroom: classroom.id, activity, student };
    const results = await gradeAll(startGrader, desk, place, {
      signal,
      onProgress: (done, total) => setStep({ kind: "grading", done, total }),
    });
    if (results === null || signal.aborted) return;
    if (results.length === 0) {
      toast.info({ title: texts.nothing, text: texts.nothingText });
      return onDone();
    }
    const here = desk.grades.filter((each) => each.classroom === classroom.id);
    const moves = gradeMoves(activity, here, results);
    if (moves.length > 0) return setStep({ kind: "asking", results, moves });
    setStep({ kind: "saving" });
    await keep(results);
  });
  const fail = useEffectEvent((error: unknown) => {
    console.error(error);
    toast.error({ title: texts.failed, text: errorText(error, texts.failedText) });
    onDone();
  });
  useEffect(() => {
    const leaving = new AbortController();
    grade(leaving.signal).catch((error: unknown) => (leaving.signal.aborted ? undefined : fail(error)));
    return () => leaving.abort();
  }, []);
  if (step.kind === "asking")
    return (
      <MovesDialog
        settings={classroom.settings}
        students={desk.students}
        moves={step.moves}
        onConfirm={() => keep(step.results)}
        onClose={onDone}
      />
    );
  if (step.kind === "saving" || step.total <= QUICK) return null;
  return <GradingDialog title={activity.title} done={step.done} total={step.total} onCancel={onDone} />;
}
