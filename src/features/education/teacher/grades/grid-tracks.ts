import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { gradingPeriods } from "#domain/classroom/settings.ts";

export interface GridTracks {
  /** Of the style sheet: one track per column. */
  readonly template: string;
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

/** How wide the columns of a grade grid are, and which belong together. */
export function gridTracks({ classroom, columns }: Gradebook): GridTracks {
  const periods = gradingPeriods(classroom.settings);
  const groups: { period: PeriodNumber; from: number; count: number }[] = [];
  columns.forEach(({ activity: { period } }, index) => {
    const last = groups.at(-1);
    if (last?.period === period) last.count += 1;
    else groups.push({ period, from: index, count: 1 });
  });
  const activities = columns.length === 0 ? "" : `repeat(${columns.length}, minmax(6.25rem, 1fr))`;
  return {
    template: `minmax(13rem, 15.5rem) ${activities} repeat(${periods.length}, 4.75rem) 5.75rem`,
    groups,
    periods,
    closing: periods.length + 1,
  };
}
