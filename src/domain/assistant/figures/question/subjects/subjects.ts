import type { SubjectWords } from "../asked-subject.ts";
import { NARROW_SUBJECTS } from "./narrow-subjects.data.ts";
import { POSITION_SUBJECTS } from "./position-subjects.data.ts";
import { RESULT_SUBJECTS } from "./result-subjects.data.ts";

/** The most telling first: "costo de ventas" before "ventas". */
export const SUBJECTS: readonly SubjectWords[] = [
  ...NARROW_SUBJECTS,
  ...POSITION_SUBJECTS,
  ...RESULT_SUBJECTS,
];
