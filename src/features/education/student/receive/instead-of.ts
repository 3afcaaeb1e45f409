import type { GradedElsewhere } from "#domain/classroom/student-desk.ts";
import { exchangeStudentTexts as texts } from "./texts.ts";

/** What the grade of a second chance is put in place of; none of what counts by its own weight (ED-153). */
export function insteadOfText({
  replaces,
  insteadOf,
}: Pick<GradedElsewhere, "replaces" | "insteadOf">): readonly string[] {
  if (replaces === undefined) return [];
  if (replaces.kind === "final") return [texts.insteadOfFinal];
  return [insteadOf === undefined ? texts.insteadOfOther : texts.insteadOf(insteadOf.title)];
}
