import { useMemo } from "react";
import { exerciseOfWork } from "#domain/classroom/grade-works.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { type ActivityFigures, activityFigures } from "#domain/classroom/statistics/activity-figures.ts";
import {
  lastAttempts,
  type Misconception,
  misconceptions,
} from "#domain/classroom/statistics/misconceptions.ts";
import { type SimilarWorks, similarWorks } from "#domain/classroom/statistics/similar-works.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { classroomWorksOf, type WorkDetail } from "#storage/classroom/desk/desk-queries.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";

export interface FoundStatistics {
  readonly figures: readonly ActivityFigures[];
  readonly mistakes: readonly Misconception[];
  /** Pairs of works that go wrong alike. */
  readonly similar: readonly SimilarWorks[];
  /** Students with a work that the machine graded. */
  readonly graded: number;
  /** Grades of the machine whose work is not here, as in the sample: nothing tells their mistakes. */
  readonly untold: number;
}

/** The statistics of a classroom, of one activity or of all. */
function statisticsOf(book: Gradebook, works: WorkDetail, only: ActivityId | null): FoundStatistics {
  const activities = new Map(book.columns.map(({ activity }) => [activity.id, activity]));
  const known = new Set(book.rows.map(({ student }) => student.id));
  const submissions = new Map(works.submissions.map((each) => [each.id, each]));
  const results = works.results.filter(
    ({ student, activity }) => known.has(student) && (only === null || activity === only),
  );
  const marks = lastAttempts(results).flatMap((each) => {
    const [activity, submission] = [activities.get(each.activity), submissions.get(each.submission)];
    if (activity === undefined) return [];
    return [{ ...each, exercise: submission === undefined ? null : exerciseOfWork(activity, submission) }];
  });
  return {
    figures: activityFigures(book).filter(({ activity }) => only === null || activity.id === only),
    mistakes: misconceptions(marks),
    similar: similarWorks(
      marks.flatMap((each) => {
        const work = submissions.get(each.submission)?.work;
        return work?.kind === "exercise" ? [{ ...each, work: work.work }] : [];
      }),
    ),
    graded: new Set(marks.map(({ student }) => student)).size,
    untold: book.rows
      .flatMap(({ student, cells }) => cells.map((cell) => ({ ...cell, student: student.id })))
      .filter(
        ({ student, activity, grade }) =>
          grade != null &&
          grade.auto !== null &&
          (only === null || activity === only) &&
          !results.some((each) => each.student === student && each.activity === activity),
      ).length,
  };
}

/** Read live: grading in another tab is in it at once. */
export function useStatistics(
  { desk }: TeacherDesk,
  book: Gradebook,
  only: ActivityId | null,
): Loadable<FoundStatistics> {
  const { id } = book.classroom;
  const read = useQuery(() => classroomWorksOf(desk, id), [desk.name, id]);
  const works = read.state === "ready" ? read.value : null;
  const value = useMemo(() => (works === null ? null : statisticsOf(book, works, only)), [book, works, only]);
  if (read.state !== "ready") return read;
  return value === null ? { state: "loading" } : { state: "ready", value };
}
