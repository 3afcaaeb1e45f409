import { clearClassMark } from "../classroom/class-marks.ts";
import { EXERCISE_PREFIX } from "../engine/database-names.ts";
import { forgetExercise } from "../exercises/exercise-marks.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { copyAside } from "./aside.ts";
import { lookAtClass } from "./class-databases.ts";
import type { StartOverOutcome } from "./start-over.ts";

/**
 * Goes on without a lost or damaged database of the academic edition, at the person's word: the next opening makes an
 * empty one. It is looked at again in the same press; what is damaged is set aside under another name first, and
 * nothing that opens is touched (ED-140). Throws if it cannot be set aside.
 */
export async function startClassOver(name: string): Promise<StartOverOutcome> {
  const { state } = await lookAtClass(name);
  if (state !== "absent" && state !== "damaged") return "opens";
  if (state === "damaged") await copyAside(name, name);
  // Also where it is absent: the browser may have put an empty one in its place.
  if (!(await removeDatabase(name))) return "blocked";
  if (name.startsWith(EXERCISE_PREFIX)) forgetExercise(name.slice(EXERCISE_PREFIX.length));
  else clearClassMark(name);
  return "done";
}
