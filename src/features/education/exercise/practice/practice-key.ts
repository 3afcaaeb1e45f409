import { type ExerciseTemplate, isSeed } from "#domain/exercises/template.ts";

/** A practice exercise in an address: the template and the seed of its figures. */
export interface PracticeKey {
  readonly template: string;
  readonly seed: number;
}

const KEY = /^([\w-]+?)(?:--(\d{1,10}))?$/;
const FIRST_SEED = 1;

export function practiceKey({ template, seed }: PracticeKey): string {
  return `${template}--${seed}`;
}

/** Without a seed, the first figures; null for a text that names no exercise. */
export function readPracticeKey(text: string): PracticeKey | null {
  const found = KEY.exec(text);
  if (found?.[1] === undefined) return null;
  const seed = found[2] === undefined ? FIRST_SEED : Number(found[2]);
  return isSeed(seed) ? { template: found[1], seed } : null;
}

/** What the names of a student's books of one exercise begin with. */
export function practiceBooks(student: string, template: string): string {
  return `${student}-${template}-v`;
}

/** Names the book of a practice exercise on this device: of a student, a version and a seed. */
export function practiceBook(student: string, { id, version }: ExerciseTemplate, seed: number): string {
  return `${practiceBooks(student, id)}${version}-${seed}`;
}
