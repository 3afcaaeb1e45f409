import { addExact, type Exact, product } from "../kernel/exact.ts";
import type { Activity } from "./activity.ts";
import { countsIn } from "./activity.ts";
import type { ClassroomSettings, PeriodNumber } from "./classroom.ts";
import { type Grade, rawOf } from "./grade.ts";
import { exactGrade, gradeFraction, nearestStep, rounded, stepsOf } from "./grade-value.ts";
import { isPassing } from "./scale.ts";
import { FULL_GRADE, higher, type Retried, standIns } from "./second-chance.ts";
import { gradingPeriods, percentOfPeriod } from "./settings.ts";

/** One grade with what it weighs; null while there is none. */
export interface WeighedGrade {
  readonly period: PeriodNumber;
  readonly weight: number;
  readonly raw: number | null;
}

export interface PeriodGrade {
  readonly period: PeriodNumber;
  /** Percent of the final grade. */
  readonly percent: number;
  /** Of what has a grade; null while nothing has. */
  readonly grade: Exact | null;
  readonly grades: number;
  /** Percent of the final grade that is decided. */
  readonly decided: number;
  /** Whether it has fewer grades than the classroom asks for. */
  readonly isShort: boolean;
}

export interface FinalGrade {
  readonly periods: readonly PeriodGrade[];
  /** Of what has a grade so far; the final grade once all has. */
  readonly grade: Exact | null;
  /** Percent of the final grade that is decided. */
  readonly decided: number;
  /** The grade that a second chance was put in place of; null where none was. */
  readonly replaced: Exact | null;
}

type Graded = Pick<
  ClassroomSettings,
  | "gradeScale"
  | "rounding"
  | "periodsCount"
  | "periodDistribution"
  | "minGradesPerPeriod"
  | "includeParticipation"
  | "includeExams"
  | "includePracticalWork"
>;

const HUNDREDTHS = 100;
/** A weight in hundredths of a percent, so that sums are of whole numbers. */
const units = (percent: number): number => Math.round(percent * HUNDREDTHS);

/** A student's grades in second chances, of those that count in the classroom. */
export function retried(
  settings: Graded,
  activities: readonly Activity[],
  gradeOf: (activity: Activity) => Grade | undefined,
): readonly Retried[] {
  return activities
    .filter((activity) => activity.replaces !== undefined && countsIn(settings, activity))
    .map((activity) => ({ replaces: activity.replaces, raw: rawOf(gradeOf(activity)) }));
}

/**
 * Grades of a student that count, with those that are not there yet; excused work counts neither way. A second chance
 * counts in the place of another one, where it is higher (ED-153).
 */
export function weighedGrades(
  settings: Graded,
  activities: readonly Activity[],
  gradeOf: (activity: Activity) => Grade | undefined,
): readonly WeighedGrade[] {
  const instead = standIns(retried(settings, activities, gradeOf));
  return activities.flatMap((activity) => {
    const { id, period, weight, replaces } = activity;
    if (!countsIn(settings, activity) || weight === 0 || replaces !== undefined) return [];
    const grade = gradeOf(activity);
    const other = instead.get(id) ?? null;
    if (grade?.status === "excused" && other === null) return [];
    return [{ period, weight, raw: higher(rawOf(grade), other) }];
  });
}

interface PeriodSum {
  readonly grade: Exact | null;
  readonly grades: number;
  /** In hundredths: of the graded, and of all that the period is made of. */
  readonly graded: number;
  readonly total: number;
}

/** A period's weighted mean. What its activities leave of its percent is not assigned yet, and counts as to come. */
function sumOf(settings: Graded, period: PeriodNumber, all: readonly WeighedGrade[]): PeriodSum {
  const own = all.filter((each) => each.period === period);
  const percent = units(percentOfPeriod(settings.periodDistribution, period));
  const steps = stepsOf(settings.gradeScale, settings.rounding);
  let sum: Exact | null = null;
  let graded = 0;
  let grades = 0;
  let weights = 0;
  for (const { weight, raw } of own) {
    weights += units(weight);
    if (raw === null) continue;
    const exact = exactGrade(raw);
    const { top, bottom } = settings.rounding.from === "activity" ? rounded(exact, steps) : exact;
    const part: Exact = { top: product(top, units(weight)), bottom };
    sum = sum === null ? part : addExact(sum, part);
    graded += units(weight);
    grades += 1;
  }
  const total = Math.max(weights, percent);
  if (sum === null || graded === 0) return { grade: null, grades, graded, total };
  const mean: Exact = { top: sum.top, bottom: product(sum.bottom, graded) };
  const grade = settings.rounding.from === "final" ? mean : rounded(mean, steps);
  return { grade, grades, graded, total };
}

interface WeighedPeriod {
  readonly shown: PeriodGrade;
  /** The decided part of the period's percent, exactly. */
  readonly weight: Exact;
}

function weighedPeriod(settings: Graded, period: PeriodNumber, all: readonly WeighedGrade[]): WeighedPeriod {
  const { grade, grades, graded, total } = sumOf(settings, period, all);
  const percent = percentOfPeriod(settings.periodDistribution, period);
  const decided = total === 0 ? 0 : (percent * graded) / total;
  const isShort = grades < settings.minGradesPerPeriod;
  const weight: Exact = { top: product(units(percent), graded), bottom: Math.max(total, 1) };
  return { shown: { period, percent, grade, grades, decided, isShort }, weight };
}

function times(a: Exact, b: Exact): Exact {
  return { top: BigInt(a.top) * BigInt(b.top), bottom: BigInt(a.bottom) * BigInt(b.bottom) };
}

function meanOf(periods: readonly WeighedPeriod[]): Exact | null {
  let sum: Exact = { top: 0, bottom: 1 };
  let weights: Exact = { top: 0, bottom: 1 };
  for (const { shown, weight } of periods) {
    if (shown.grade === null) continue;
    sum = addExact(sum, times(shown.grade, weight));
    weights = addExact(weights, weight);
  }
  if (BigInt(weights.top) === 0n) return null;
  return times(sum, { top: weights.bottom, bottom: weights.top });
}

/**
 * Grades of the periods, and of all together: each period counts with the part of its percent that is decided. Not
 * rounded, unless the classroom rounds before; showing rounds (ED-30).
 */
export function finalGrade(settings: Graded, all: readonly WeighedGrade[]): FinalGrade {
  const periods = gradingPeriods(settings).map((period) => weighedPeriod(settings, period, all));
  const shown = periods.map((each) => each.shown);
  const decided = shown.reduce((total, each) => total + each.decided, 0);
  return {
    periods: shown,
    grade: meanOf(periods),
    decided: Math.round(decided * 1_000_000) / 1_000_000,
    replaced: null,
  };
}

/**
 * The final grade that is recorded: the highest of the student's and of the second chances that it lets them take. It
 * is asked of the rounded grade, as it is shown.
 */
export function recordedFinal(
  settings: ClassroomSettings,
  final: FinalGrade,
  all: readonly Retried[],
): FinalGrade {
  const { grade } = final;
  if (grade === null || isPassing(settings, grade)) return final;
  const steps = stepsOf(settings.gradeScale, settings.rounding);
  const own = nearestStep(grade, steps);
  const best = all.reduce<number | null>((best, { replaces, raw }) => {
    if (replaces?.kind !== "final" || own * FULL_GRADE < replaces.from * steps - 1e-9) return best;
    return higher(best, raw);
  }, null);
  if (best === null || best <= gradeFraction(grade)) return final;
  return { ...final, grade: exactGrade(best), replaced: grade };
}
