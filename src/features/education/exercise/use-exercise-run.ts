import { useEffect, useEffectEvent, useRef, useState } from "react";
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
 * step is on its way, so that another tab's steps arrive and typing is not disturbed. A step before the run is read,
 * such as a hint asked for while the book opens, waits for it.
 */
export function useExerciseRun(key: string, book: ExerciseBook | null, rules: RunRules): RunHere {
  const [run, setRun] = useState<ExerciseRun | null>(null);
  const onItsWay = useRef(0);
  const waiting = useRef<ExerciseAction[]>([]);
  const storage = book?.storage;
  const save = async (storage: ExerciseBook["storage"], step: ExerciseAction) => {
    onItsWay.current += 1;
    const id = storage.newId("command");
    const saved = await tracked(() => saveExerciseRun(storage, { id, step, rules }));
    onItsWay.current -= 1;
    if (!saved.ok) {
      const text = saved.error.kind === "storage" ? storageRefusalText(saved.error.trouble) : texts.tryAgain;
      toast.error({ title: texts.notSaved, text });
    } else if (onItsWay.current === 0) setRun(saved.value);
  };
  const begin = useEffectEvent((from: ExerciseBook["storage"], found: ExerciseRun) => {
    const steps = waiting.current.splice(0);
    setRun(steps.reduce((before, step) => nextRun(before, step, rules), found));
    for (const step of steps) void save(from, step);
  });
  useEffect(() => {
    let isWanted = true;
    setRun(null);
    if (storage === undefined) return;
    const tell = (found: ExerciseRun) => isWanted && begin(storage, found);
    // The book's own panel tells of a store that does not answer.
    exerciseRun(storage).then(tell, () => tell(NEW_RUN));
    return () => {
      isWanted = false;
    };
  }, [storage]);
  // What waits belongs to one exercise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the exercise
  useEffect(() => () => void waiting.current.splice(0), [key]);
  const onStep = (step: ExerciseAction) => {
    if (run === null || storage === undefined) {
      waiting.current.push(step);
      return;
    }
    setRun((before) => before && nextRun(before, step, rules));
    void save(storage, step);
  };
  return { run, onStep };
}
