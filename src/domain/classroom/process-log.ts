import type { Instant } from "../kernel/clock.ts";

/** A step of the work, kept with the student's consent; `what` as `processStep` writes it. */
export interface ProcessStep {
  readonly at: Instant;
  readonly what: string;
}

/** What is done to an entry while an exercise is solved, as the trail of its book tells it. */
export const PROCESS_KINDS = [
  "posted",
  "pasted",
  "edited",
  "reversed",
  "released",
  "voided",
  "unvoided",
  "deleted",
  "restored",
] as const;
export type ProcessKind = (typeof PROCESS_KINDS)[number];

/** The last ones tell how a work came to be what it is; a code of several pictures holds no more of them. */
export const MOST_PROCESS_STEPS = 200;

/** `entry`: its number in the book. */
export function processStep(at: Instant, kind: ProcessKind, entry: number): ProcessStep {
  return { at, what: `${kind} ${entry}` };
}

interface KnownStep {
  readonly at: Instant;
  readonly kind: ProcessKind;
  readonly entry: number;
}

/** The steps that this version knows, in order, and the minutes between the first and the last of them. */
export function readProcess(log: readonly ProcessStep[]): {
  readonly steps: readonly KnownStep[];
  readonly minutes: number;
} {
  const steps = log
    .flatMap(({ at, what }): readonly KnownStep[] => {
      const [word, number] = what.split(" ");
      const kind = PROCESS_KINDS.find((each) => each === word);
      const entry = Number(number);
      return kind === undefined || !Number.isSafeInteger(entry) ? [] : [{ at, kind, entry }];
    })
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0];
  return { steps, minutes: Math.round((last - first) / 60_000) };
}
