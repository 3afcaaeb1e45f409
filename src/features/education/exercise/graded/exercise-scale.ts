import { type ClassroomSettings, DEFAULT_CLASSROOM_SETTINGS } from "#domain/classroom/classroom.ts";
import { stepsOf } from "#domain/classroom/grade-value.ts";
import { isPassing, scaleMax, showGrade, wordsOf } from "#domain/classroom/scale.ts";
import { formatDecimal } from "#domain/kernel/format.ts";

/** How grades of an exercise are written: in steps of the scale of its class, or of 0 to 5 where it is of none. */
export interface ExerciseScale {
  /** Of the full grade: 50 of 0 to 5. */
  readonly steps: number;
  /** Points of the scale; whole percent where the class grades with words. */
  readonly points: (steps: number) => string;
  /** The grade: points, or a word. */
  readonly grade: (steps: number) => string;
  /** The full grade in points; null where the class grades with words. */
  readonly top: string | null;
  readonly passes: (steps: number) => boolean;
}

export function exerciseScale(settings: ClassroomSettings = DEFAULT_CLASSROOM_SETTINGS): ExerciseScale {
  const steps = stepsOf(settings.gradeScale, settings.rounding);
  const isInWords = wordsOf(settings) !== null;
  const decimals = isInWords ? 0 : settings.rounding.decimals;
  const points = (each: number) => formatDecimal((each * scaleMax(settings)) / steps, decimals);
  const share = (each: number) => ({ top: each, bottom: steps });
  return {
    steps,
    points,
    grade: (each) => (isInWords ? showGrade(settings, share(each)).text : points(each)),
    top: isInWords ? null : points(steps),
    passes: (each) => isPassing(settings, share(each)),
  };
}
