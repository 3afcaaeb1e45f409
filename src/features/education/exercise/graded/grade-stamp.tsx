import { exerciseTexts as texts } from "../texts.ts";
import type { ExerciseScale } from "./exercise-scale.ts";

interface GradeStampProps {
  readonly steps: number;
  readonly scale: ExerciseScale;
}

/** The grade as a stamp on the paper: the one thing in the product that is not straight. */
export function GradeStamp({ steps, scale }: GradeStampProps) {
  const value = scale.grade(steps);
  return (
    <p className="grade-stamp" data-passes={scale.passes(steps)}>
      <span className="sr-only">{texts.grade(value, scale.top)}.</span>
      <span className="grade-stamp-figure" aria-hidden="true">
        <strong>{value}</strong>
        {scale.top === null ? null : ` / ${scale.top}`}
      </span>
      <span className="grade-stamp-words">{texts.gradedByMachine}</span>
    </p>
  );
}
