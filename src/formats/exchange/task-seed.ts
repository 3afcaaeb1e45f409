import { bareCode } from "#domain/classroom/student.ts";
import type { ExerciseSource } from "#domain/exercises/exercise.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { sha256 } from "./write-message.ts";

/** The largest seed that generators take. */
const LARGEST = 2_147_483_646;

/**
 * The seed of a student's own variant: of the activity, the code and the attempt, so that the teacher's device makes
 * the same figures again (E6). Between 1 and 2,147,483,646.
 */
export async function taskSeed(
  activity: ActivityId | ExerciseSource["template"],
  code: string,
  attempt: number,
): Promise<number> {
  const text = new TextEncoder().encode(`${activity}|${bareCode(code)}|${attempt}`);
  const hash = await sha256(text as Uint8Array<ArrayBuffer>);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = hash;
  const number = ((((a * 256 + b) * 256 + c) * 256 + d) * 256 + e) * 256 + f;
  return 1 + (number % LARGEST);
}
