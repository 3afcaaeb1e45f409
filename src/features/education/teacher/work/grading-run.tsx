import { useEffect, useEffectEvent, useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { type GradeMove, gradeMoves } from "#domain/classroom/grade-works.ts";
import type { SubmissionResult } from "#domain/classroom/submission.ts";
import { saveResults } from "#storage/classroom/desk/results.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { gradeAll } from "./grade-all.ts";
import { GradingDialog } from "./grading-dialog.tsx";
import { MovesDialog } from "./moves-dialog.tsx";
import { workTexts as texts } from "./texts.ts";

export interface GradingProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly activity: Activity;
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

const START: Step = { kind: "grading", done: 0, total: 0 };

/**
 * Grades all works of an activity by machine from the moment it is mounted; asks first where that changes a grade that
 * it gave before (ED-86). Cancelling it, or leaving the screen, writes nothing: the write is one command at the end.
 */
export function GradingRun({ desk, classroom, activity, onDone }: GradingProps) {
  const [step, setStep] = useState<Step>(START);
  const keep = async (results: readonly SubmissionResult[]) => {
    await desk.act.run((id) => saveResults(desk.desk, { id, results }), {
      title: texts.graded(results.length),
    });
    onDone();
  };
  const grade = useEffectEvent(async (isCancelled: () => boolean) => {
    const results = await gradeAll(desk, classroom.id, activity, {
      isCancelled,
      onProgress: (done, total) => setStep({ kind: "grading", done, total }),
    });
    if (results === null || isCancelled()) return;
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
    toast.error({ title: texts.failed, text: texts.failedText });
    onDone();
  });
  useEffect(() => {
    let isCancelled = false;
    grade(() => isCancelled).catch((error: unknown) => (isCancelled ? undefined : fail(error)));
    return () => {
      isCancelled = true;
    };
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
  if (step.kind === "saving" || step.total === 0) return null;
  return <GradingDialog title={activity.title} done={step.done} total={step.total} onCancel={onDone} />;
}
