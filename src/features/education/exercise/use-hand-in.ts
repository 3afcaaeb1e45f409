import { useState } from "react";
import type { SaidWithWork } from "#domain/classroom/submission.ts";
import type { ExerciseAction, ExerciseRun } from "#domain/exercises/exercise-run.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { flushUnsaved } from "#pwa/unsaved.ts";
import type { ExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseLog } from "#storage/exercises/exercise-log.ts";
import { exerciseWork } from "#storage/exercises/exercise-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { errorText } from "../shell/trouble-text.ts";
import type { ExerciseTask } from "./exercise-task.ts";
import { type MissingWork, missingWork } from "./missing-work.ts";
import { exerciseTexts as texts } from "./texts.ts";

/** Grades a work; null where the teacher's device does it, to which what is said with it goes too. */
export type GradeWork = (work: ExerciseWork, said: SaidWithWork) => Promise<GradeResult | null>;

interface HandInInput {
  readonly task: ExerciseTask;
  readonly book: ExerciseBook | null;
  readonly run: ExerciseRun;
  readonly onStep: (step: ExerciseAction) => void;
  readonly grade: GradeWork;
  readonly onDone: (result: GradeResult | null) => void;
}

/** The way from "Entregar" to the result: keeps what is being typed, says what is missing, grades. */
export function useHandIn({ task, book, run, onStep, grade, onDone }: HandInInput) {
  const [missing, setMissing] = useState<MissingWork | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Outlives the dialog: whoever goes back to the work finds it as it was typed.
  const [question, setQuestion] = useState("");
  const [tells, setTells] = useState(false);
  const ask = async () => {
    if (book === null) return;
    // What is typed and not closed is handed in too; what cannot be kept as it is, is not passed over in silence.
    if (!(await flushUnsaved())) return toast.warning({ title: texts.notKept });
    try {
      const { entries, drafts } = await exerciseWork(book);
      const written = { entries: entries.length, drafts, answers: run.answers };
      setMissing(missingWork({ asks: task.asksEntries, questions: task.case.questions }, written));
    } catch (error) {
      toast.error({ title: texts.notRead, text: errorText(error, texts.tryAgain) });
    }
  };
  const handIn = async () => {
    if (book === null) return;
    setBusy(true);
    try {
      const { entries } = await exerciseWork(book);
      const work: ExerciseWork = { entries, answers: run.answers };
      const result = await grade(work, { question, log: tells ? await exerciseLog(book) : [] });
      onStep({ kind: "hand-in", attempt: { at: book.storage.clock.now(), work, result } });
      setMissing(null);
      setQuestion("");
      setTells(false);
      // Notices of the journal offer to see or to undo what was just handed in: they cover the result and are over.
      toast.dismiss();
      onDone(result);
    } catch (error) {
      console.error(error);
      toast.error({ title: texts.notGraded, text: errorText(error, texts.tryAgain) });
    } finally {
      setBusy(false);
    }
  };
  const said = { question, onQuestion: setQuestion, tells, onTells: setTells };
  return { missing, said, isBusy, ask, handIn, cancel: () => setMissing(null) };
}
