import { dayNumber } from "../../kernel/calendar-day.ts";
import { dayInBogota } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import { type Activity, handedInBy, isLate } from "../activity.ts";
import type { ClassroomSettings } from "../classroom.ts";
import { timesOf } from "../grade.ts";
import { type Gradebook, type GradeCell, isReceived } from "../gradebook.ts";
import { isPassing, showGrade } from "../scale.ts";

/** How many grades lie in a band of the classroom, from the best band to the worst. */
export interface BandCount {
  readonly name: string;
  /** Percent from which it begins. */
  readonly from: number;
  readonly count: number;
}

/** What a classroom did in one activity. Grades are fractions of the full grade. */
export interface ActivityFigures {
  readonly activity: Activity;
  readonly students: number;
  /** Handed in, or graded without. */
  readonly received: number;
  readonly graded: number;
  readonly average: number | null;
  readonly median: number | null;
  readonly passing: number;
  readonly bands: readonly BandCount[];
  /** Handed in after its last day. */
  readonly late: number;
  /** Median of the whole days between a hand-in and the last day; negative after it. Null without days. */
  readonly daysAhead: number | null;
}

/** The middle one, or the mean of the two in the middle; null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

export function bandCounts(settings: ClassroomSettings, grades: readonly number[]): readonly BandCount[] {
  const bands = grades.map((raw) => showGrade(settings, raw).band);
  return settings.bands.map((band) => ({
    ...band,
    count: bands.filter((name) => name === band.name).length,
  }));
}

function daysAheadOf(cells: readonly GradeCell[], due: Day | null): number | null {
  if (due === null) return null;
  const days = cells.flatMap(({ grade }) => {
    const at = handedInBy(timesOf(grade));
    return at === null ? [] : [dayNumber(due) - dayNumber(dayInBogota(at))];
  });
  return medianOf(days);
}

/** Figures of each activity of a classroom, in the order of the grid (ED-131). */
export function activityFigures({ classroom, columns, rows }: Gradebook): readonly ActivityFigures[] {
  const { settings } = classroom;
  return columns.map(({ activity, due, average }, place): ActivityFigures => {
    const cells = rows.flatMap((row) => row.cells[place] ?? []);
    const grades = cells.flatMap(({ raw }) => (raw === null ? [] : [raw]));
    return {
      activity,
      students: rows.length,
      received: cells.filter(({ grade }) => isReceived(grade)).length,
      graded: grades.length,
      average,
      median: medianOf(grades),
      passing: grades.filter((raw) => isPassing(settings, raw)).length,
      bands: bandCounts(settings, grades),
      late: cells.filter(({ grade }) => isLate(due, timesOf(grade))).length,
      daysAhead: daysAheadOf(cells, due),
    };
  });
}
