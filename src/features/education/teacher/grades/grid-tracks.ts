import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { gradingPeriods } from "#domain/classroom/settings.ts";

export interface GridTracks {
  /** Of the style sheet: one track per column. */
  readonly template: string;
  /** Widths in px of the column of names and of each activity. */
  readonly nameWidth: number;
  readonly activityWidth: number;
  /** Least width in px of the average, which stays at the right edge. */
  readonly averageWidth: number;
  /** Height in px of the heads of the activities: the same whichever of them are drawn. */
  readonly namesHeight: number;
  /** Activities in a row that share a period, with the index of the first. */
  readonly groups: readonly {
    readonly period: PeriodNumber;
    readonly from: number;
    readonly count: number;
  }[];
  readonly periods: readonly PeriodNumber[];
  /** Columns after the activities: a grade per period, and the average. */
  readonly closing: number;
}

/** Widths in root ems. */
const NAME = { narrow: 13, wide: 15.5 };
const ACTIVITY = 6.25;
const PERIOD = 4.75;
const AVERAGE = 5.75;
/** From this width of the frame on, in root ems, names have the wide column. */
const WIDE_FRAME = 60;
/** A title of more characters than this needs a third line in the narrowest column. */
const TWO_LINES = 22;

function namesHeight({ columns }: Gradebook): number {
  const hasLong = columns.some(({ activity }) => activity.title.length > TWO_LINES);
  const hasUncounted = columns.some(({ counts }) => !counts);
  return 68 + (hasLong ? 18 : 0) + (hasUncounted ? 18 : 0);
}

/** How wide the columns of a grade grid are in a frame of this width, and which belong together. */
export function gridTracks(book: Gradebook, frameWidth: number, rem: number): GridTracks {
  const { classroom, columns } = book;
  const periods = gradingPeriods(classroom.settings);
  const groups: { period: PeriodNumber; from: number; count: number }[] = [];
  columns.forEach(({ activity: { period } }, index) => {
    const last = groups.at(-1);
    if (last?.period === period) last.count += 1;
    else groups.push({ period, from: index, count: 1 });
  });
  const nameWidth = rem * (frameWidth >= WIDE_FRAME * rem ? NAME.wide : NAME.narrow);
  const rest = frameWidth - nameWidth - rem * (periods.length * PERIOD + AVERAGE);
  const activityWidth = Math.max(
    rem * ACTIVITY,
    columns.length === 0 ? 0 : Math.floor(rest / columns.length),
  );
  const activities = columns.length === 0 ? "" : `repeat(${columns.length}, ${activityWidth}px)`;
  return {
    // What dividing the room leaves over goes to the average.
    template: `${nameWidth}px ${activities} repeat(${periods.length}, ${PERIOD}rem) minmax(${AVERAGE}rem, 1fr)`,
    nameWidth,
    activityWidth,
    averageWidth: rem * AVERAGE,
    namesHeight: namesHeight(book),
    groups,
    periods,
    closing: periods.length + 1,
  };
}
