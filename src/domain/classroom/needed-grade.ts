import type { ClassroomSettings, PeriodNumber } from "./classroom.ts";
import { type FinalGrade, finalGrade, type WeighedGrade } from "./final-grade.ts";
import { gradeFraction, nearestStep, stepsOf } from "./grade-value.ts";
import { passingPlace, passingShare, wordsOf } from "./scale.ts";
import { gradingPeriods, percentOfPeriod } from "./settings.ts";

/** What is needed in everything that has no grade yet, for a final grade of at least the goal (ED-32). */
export type NeededGrade =
  | { readonly kind: "reached"; readonly goal: number }
  | { readonly kind: "needed"; readonly goal: number; readonly raw: number }
  | { readonly kind: "out-of-reach"; readonly goal: number; readonly most: number };

/** What a period's activities leave of its percent, as work to come. */
function unassigned(settings: ClassroomSettings, all: readonly WeighedGrade[]): readonly WeighedGrade[] {
  return gradingPeriods(settings).flatMap((period: PeriodNumber) => {
    const own = all.filter((each) => each.period === period);
    const used = own.reduce((sum, each) => sum + Math.round(each.weight * 100), 0);
    const left = Math.round(percentOfPeriod(settings.periodDistribution, period) * 100) - used;
    return left > 0 ? [{ period, weight: left / 100, raw: null }] : [];
  });
}

/** The final grade if everything that is to come were graded so. */
export function finalWith(
  settings: ClassroomSettings,
  all: readonly WeighedGrade[],
  raw: number,
): FinalGrade {
  const whole = [...all, ...unassigned(settings, all)];
  return finalGrade(
    settings,
    whole.map((each) => (each.raw === null ? { ...each, raw } : each)),
  );
}

/**
 * The least grade of the scale that is enough, by the classroom's own rounding: 2,95 is enough for 3,0 where only the
 * final grade is rounded. A better grade never makes the final one worse, so it is found by halving.
 */
export function neededGrade(
  settings: ClassroomSettings,
  all: readonly WeighedGrade[],
  goal = passingShare(settings),
): NeededGrade {
  const steps = stepsOf(settings.gradeScale, settings.rounding);
  const wanted = Math.round(goal * steps);
  const stepsWith = (count: number) => {
    const { grade } = finalWith(settings, all, count / steps);
    return grade === null ? 0 : nearestStep(grade, steps);
  };
  if (stepsWith(0) >= wanted) return { kind: "reached", goal };
  const most = finalWith(settings, all, 1).grade;
  if (stepsWith(steps) < wanted)
    return { kind: "out-of-reach", goal, most: most === null ? 0 : gradeFraction(most) };
  let [less, enough] = [0, steps];
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2);
    if (stepsWith(middle) >= wanted) enough = middle;
    else less = middle;
  }
  return { kind: "needed", goal, raw: enough / steps };
}

const PERCENT = 100;

/**
 * What to ask for besides passing: tenths of the scale above it, 3,0, 3,5, 4,0 and 4,5 of 5; in a scale of words each
 * word that passes, the least first (ED-167).
 */
export function goalsOf(settings: ClassroomSettings): readonly number[] {
  const passing = passingShare(settings);
  const words = wordsOf(settings);
  if (words === null) return [0, 1, 2, 3].map((step) => passing + step / 10).filter((goal) => goal <= 1);
  return words
    .slice(0, passingPlace(settings, words) + 1)
    .map(({ from }) => from / PERCENT)
    .reverse();
}
