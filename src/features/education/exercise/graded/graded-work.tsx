import "../exercise.css";
import { useMemo } from "react";
import type { FeedbackLevel } from "#domain/classroom/activity.ts";
import type { ScoreOverride } from "#domain/classroom/grade.ts";
import type { ExerciseCase, ExerciseSolution } from "#domain/exercises/exercise.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { revealed } from "../reveal.ts";
import { exerciseTexts as texts } from "../texts.ts";
import { GradedAnswers } from "./graded-answers.tsx";
import { GradedEntry } from "./graded-entry.tsx";
import { omittedEntries, shownEntries } from "./shown-entries.ts";
import { useChart } from "./use-chart.ts";

interface GradedWorkProps {
  /** The exercise; without its solution, a work that was graded elsewhere and returned. */
  readonly exercise: { readonly case: ExerciseCase; readonly solution: ExerciseSolution | null };
  readonly work: ExerciseWork;
  /** Null while it is not graded: the work is shown as it was written. */
  readonly result: GradeResult | null;
  readonly level: FeedbackLevel;
  /** What the teacher set by hand; it stays when the work is graded again. */
  readonly overrides?: readonly ScoreOverride[];
}

const NONE: readonly ScoreOverride[] = [];

/** A work as it was handed in, with the marks that the level shows. Read-only, for the student and the teacher alike. */
export function GradedWork({ exercise, work, result, level, overrides = NONE }: GradedWorkProps) {
  const chart = useChart(exercise.case.chart);
  const shows = revealed(level);
  const { solution } = exercise;
  const entries = useMemo(
    () => shownEntries({ work, result, solution, shows: revealed(level), overrides }),
    [work, result, solution, level, overrides],
  );
  if (chart === null) return null;
  const omitted = result === null ? 0 : omittedEntries(result, shows);
  return (
    <div className="graded-work">
      {entries.length === 0 && exercise.case.questions.length === 0 ? (
        <p className="p-4 text-muted">{texts.nothingHandedIn}</p>
      ) : null}
      {entries.map((entry) => (
        <GradedEntry key={entry.key} entry={entry} chart={chart} />
      ))}
      {omitted > 0 ? <p className="graded-note">{texts.omittedEntries(omitted)}</p> : null}
      <GradedAnswers
        questions={exercise.case.questions}
        answers={work.answers}
        result={result}
        solution={solution}
        shows={shows}
      />
    </div>
  );
}
