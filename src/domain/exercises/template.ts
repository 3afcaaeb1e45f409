import type { Seeded } from "../sample/seeded.ts";
import type { Exercise, ExerciseLevel, ExerciseTopic } from "./exercise.ts";

/** An exercise of the bank: the same seed makes the same exercise, to the peso (ED-20). */
export interface ExerciseTemplate {
  readonly id: string;
  /** A shipped version is never changed: a change is a new version beside it. */
  readonly version: number;
  readonly title: string;
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  /** How long a student of that level usually takes. */
  readonly minutes: number;
  /** What it trains, in Spanish, for filters and for what to try next. */
  readonly practises: readonly string[];
  make(random: Seeded): Omit<Exercise, "source">;
}

const LARGEST_SEED = 2_147_483_646;

/** Whether the generator of random numbers accepts it. */
export function isSeed(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= LARGEST_SEED;
}

/** A seed out of a digest in hexadecimal, such as the SHA-256 of exercise, student and attempt (classroom, E6). @internal */
export function seedOf(hex: string): number {
  const digits = hex.replace(/[^0-9a-f]/giu, "").slice(0, 12);
  return digits === "" ? 1 : (Number.parseInt(digits, 16) % LARGEST_SEED) + 1;
}
