import { useEffect, useRef, useState } from "react";
import {
  type ExerciseAction,
  type ExerciseRun,
  NEW_RUN,
  nextRun,
  type RunRules,
} from "#domain/exercises/exercise-run.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { ExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseRun, saveExerciseRun } from "#storage/exercises/exercise-run-record.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { storageRefusalText } from "../shell/trouble-text.ts";
import { exerciseTexts as texts } from "./texts.ts";

interface RunHere {
  /** Null until it is read. */
  readonly run: ExerciseRun | null;
  readonly onStep: (step: ExerciseAction) => void;
}

/**
 * The run of the open exercise. A step shows at once and is stored right away; what the store answers counts once no
 * step is on its way, so that another tab's steps arrive and typing is not disturbed.
 */
export function useExerciseRun(book: ExerciseBook | null, rules: RunRules): RunHere {
  const [run, setRun] = useState<ExerciseRun | null>(null);
  const onItsWay = useRef(0);
  const storage = book?.storage;
  useEffect(() => {
    let isWanted = true;
    setRun(null);
    if (storage === undefined) return;
    exerciseRun(storage).then(
      (found) => isWanted && setRun(found),
      // The book's own panel tells of a store that does not answer.
      () => isWanted && setRun(NEW_RUN),
    );
    return () => {
      isWanted = false;
    };
  }, [storage]);
  const save = async (step: ExerciseAction) => {
    if (storage === undefined) return;
    onItsWay.current += 1;
    const id = storage.newId("command");
    const saved = await tracked(() => saveExerciseRun(storage, { id, step, rules }));
    onItsWay.current -= 1;
    if (!saved.ok) {
      const text = saved.error.kind === "storage" ? storageRefusalText(saved.error.trouble) : texts.tryAgain;
      toast.error({ title: texts.notSaved, text });
    } else if (onItsWay.current === 0) setRun(saved.value);
  };
  const onStep = (step: ExerciseAction) => {
    setRun((before) => before && nextRun(before, step, rules));
    void save(step);
  };
  return { run, onStep };
}
