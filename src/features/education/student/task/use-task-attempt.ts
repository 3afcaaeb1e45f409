import { useEffect, useState } from "react";
import type { StudentTask } from "#domain/classroom/student-desk.ts";
import { attemptToOpen, hasVariants, mayTryAgain } from "#domain/classroom/task-attempts.ts";
import { exerciseMarks } from "#storage/exercises/exercise-marks.ts";
import type { StudentView } from "../use-student-desk.ts";
import { attemptBook, seedOfAttempt } from "./attempt-book.ts";

export type OpenView = Extract<StudentView, { readonly kind: "open" }>;

interface TaskAttempt {
  readonly attempt: number;
  readonly seed: number;
}

const known = (task: StudentTask, attempt: number): TaskAttempt | null =>
  attempt === 1 || !hasVariants(task) ? { attempt, seed: task.seed } : null;

/** The figures that an attempt had; null while they are worked out. */
export function useAttempt(view: OpenView, task: StudentTask, attempt: number): TaskAttempt | null {
  const [found, setFound] = useState(() => known(task, attempt));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seed follows from task and attempt alone
  useEffect(() => {
    let isWanted = true;
    void seedOfAttempt(view.contents, task, attempt).then((seed) => isWanted && setFound({ attempt, seed }));
    return () => {
      isWanted = false;
    };
  }, [task.id, task.seed, attempt]);
  return found;
}

interface OpenAttempt {
  /** Null while it is looked up. */
  readonly current: TaskAttempt | null;
  /** Begins the next attempt, with other figures; null where there is none. */
  readonly onOther: (() => void) | null;
}

/** The attempt that is worked on: where the student was, then each next one that is asked for. */
export function useOpenAttempt(view: OpenView, task: StudentTask): OpenAttempt {
  const handed = view.contents.handIns.filter(({ activity }) => activity === task.id).length;
  const [current, setCurrent] = useState<TaskAttempt | null>(() =>
    hasVariants(task) ? null : { attempt: 1, seed: task.seed },
  );
  const open = async (attempt: number) =>
    setCurrent({ attempt, seed: await seedOfAttempt(view.contents, task, attempt) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once; a hand-in leaves the attempt on screen
  useEffect(() => {
    if (!hasVariants(task)) return;
    const marks = exerciseMarks();
    const isBegun = async (attempt: number) =>
      Object.hasOwn(
        marks,
        attemptBook(view.profile, task, await seedOfAttempt(view.contents, task, attempt)),
      );
    void attemptToOpen(task, handed, isBegun).then(open);
  }, [task.id]);
  const may = current !== null && mayTryAgain(task, current.attempt, handed);
  return { current, onOther: may ? () => void open(current.attempt + 1) : null };
}
