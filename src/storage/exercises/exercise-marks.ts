import type { Instant } from "#domain/kernel/clock.ts";
import { isObject } from "#domain/kernel/shape.ts";

/** What this device knows of an exercise without opening its book. */
export interface ExerciseMark {
  /** When it was last opened; without it nobody could say which books may go. */
  readonly used: Instant;
  /** Best share of the points so far; null before a hand-in was graded here. */
  readonly best: number | null;
  /** Whether it was handed in and is being written on again. */
  readonly again: boolean;
}

const KEY = "cuadra_ejercicios";

type Marks = Readonly<Record<string, ExerciseMark>>;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function readMark(value: unknown): ExerciseMark | null {
  if (!isObject(value) || !isNumber(value.used)) return null;
  return { used: value.used, best: isNumber(value.best) ? value.best : null, again: value.again === true };
}

/** By key of the exercise. What is no mark is left out: local storage is untrusted. */
export function exerciseMarks(local?: Storage): Marks {
  try {
    // Asked for within: a browser that refuses local storage throws already there.
    const stored: unknown = JSON.parse((local ?? localStorage).getItem(KEY) ?? "{}");
    if (!isObject(stored)) return {};
    const marks = Object.entries(stored).flatMap(([key, value]): [string, ExerciseMark][] => {
      const mark = readMark(value);
      return mark === null ? [] : [[key, mark]];
    });
    return Object.fromEntries(marks);
  } catch {
    return {};
  }
}

function keep(local: Storage | undefined, marks: Marks): void {
  try {
    (local ?? localStorage).setItem(KEY, JSON.stringify(marks));
  } catch {
    // Full or refused: the book then stays until a later visit can write.
  }
}

export function markExercise(key: string, used: Instant, local?: Storage): void {
  const marks = exerciseMarks(local);
  const { best = null, again = false } = marks[key] ?? {};
  keep(local, { ...marks, [key]: { used, best, again } });
}

/** Remembers whether a handed in exercise is being written on again. */
export function markAgain(key: string, again: boolean, local?: Storage): void {
  const marks = exerciseMarks(local);
  const mark = marks[key];
  if (mark === undefined || mark.again === again) return;
  keep(local, { ...marks, [key]: { ...mark, again } });
}

/** Remembers the share of a graded hand-in, if it is the best so far. */
export function markGraded(key: string, share: number, local?: Storage): void {
  const marks = exerciseMarks(local);
  const mark = marks[key];
  if (mark === undefined || (mark.best ?? -1) >= share) return;
  keep(local, { ...marks, [key]: { ...mark, best: share } });
}

export function forgetExercise(key: string, local?: Storage): void {
  const { [key]: _gone, ...others } = exerciseMarks(local);
  keep(local, others);
}
