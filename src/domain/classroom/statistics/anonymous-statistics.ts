import type { EntryLabel, LineLabel } from "../../grading/grade-result.ts";
import type { ActivityType } from "../activity.ts";
import type { PeriodNumber } from "../classroom.ts";
import type { ActivityFigures, BandCount } from "./activity-figures.ts";
import type { Misconception } from "./misconceptions.ts";

/**
 * Fewest people that a figure may be of. Of one to four a classmate who knows their own grade, or who handed in, could
 * tell somebody else's; five is the usual least group of published school figures (ED-132, ADR 0062).
 */
export const LEAST_GROUP = 5;

/** A count; "few" stands for one that is too small to be told. */
export type AnonymousCount = number | "few";

/** An activity by its place and kind alone: its title is the teacher's and may name somebody. */
export interface AnonymousActivity {
  readonly number: number;
  readonly type: ActivityType;
  readonly period: PeriodNumber;
  readonly received: AnonymousCount;
  readonly graded: AnonymousCount;
  /** Null where too few were graded. */
  readonly average: number | null;
  readonly median: number | null;
  /** Share of the graded; null where those who pass, or those who do not, are too few. */
  readonly passing: number | null;
  /** By the percent from which each begins: its name is the teacher's own. */
  readonly bands: readonly { readonly from: number; readonly count: AnonymousCount }[];
}

export interface AnonymousMistake {
  readonly label: LineLabel | EntryLabel;
  readonly of: "line" | "entry";
  readonly students: number;
  readonly share: number;
}

export interface AnonymousStatistics {
  readonly students: number;
  readonly activities: readonly AnonymousActivity[];
  readonly mistakes: readonly AnonymousMistake[];
  /** Further kinds of mistake that too few made. */
  readonly rare: number;
}

const isFew = (count: number): boolean => count > 0 && count < LEAST_GROUP;

const toldCount = (count: number): AnonymousCount => (isFew(count) ? "few" : count);

/** A count and what is left of its whole: neither may be told where either is small, since one gives the other. */
function toldPart(count: number, whole: number): AnonymousCount {
  return isFew(count) || isFew(whole - count) ? "few" : count;
}

/**
 * Counts that add up to a known whole. With a small one alone untold it would be what the others leave: then the next
 * smallest is not told either.
 */
function toldBands(bands: readonly BandCount[]): AnonymousActivity["bands"] {
  const hidden = new Set(bands.filter(({ count }) => isFew(count)));
  const hiddenSum = [...hidden].reduce((sum, { count }) => sum + count, 0);
  if (hidden.size > 0 && hiddenSum < LEAST_GROUP) {
    const [next] = bands
      .filter((band) => band.count > 0 && !hidden.has(band))
      .toSorted((a, b) => a.count - b.count);
    if (next) hidden.add(next);
  }
  return bands.map((band) => ({ from: band.from, count: hidden.has(band) ? "few" : band.count }));
}

function anonymousActivity(figures: ActivityFigures, place: number): AnonymousActivity {
  const { activity, students, received, graded, average, median, passing, bands } = figures;
  const isTold = graded >= LEAST_GROUP;
  return {
    number: place + 1,
    type: activity.type,
    period: activity.period,
    received: toldPart(received, students),
    graded: toldPart(graded, students),
    average: isTold ? average : null,
    median: isTold ? median : null,
    passing: isTold && toldPart(passing, graded) !== "few" ? passing / graded : null,
    bands: isTold ? toldBands(bands) : bands.map(({ from, count }) => ({ from, count: toldCount(count) })),
  };
}

/**
 * Figures of a classroom without anybody in them: no name, code, cédula, title, comment or date, and no figure of fewer
 * people than the least group. Null for a classroom that is smaller than it.
 */
export function anonymousStatistics(
  figures: readonly ActivityFigures[],
  mistakes: readonly Misconception[],
): AnonymousStatistics | null {
  const students = figures[0]?.students ?? 0;
  if (students < LEAST_GROUP) return null;
  const told = mistakes.filter((each) => each.students.length >= LEAST_GROUP);
  return {
    students,
    activities: figures.map(anonymousActivity),
    mistakes: told.map(({ label, of, students: who, share }) => ({ label, of, students: who.length, share })),
    rare: mistakes.length - told.length,
  };
}
