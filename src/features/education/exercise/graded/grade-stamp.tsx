import { formatDecimal } from "#domain/kernel/format.ts";
import { exerciseTexts as texts } from "../texts.ts";
import { passes, TOP_GRADE } from "./grade-parts.ts";

interface GradeStampProps {
  readonly tenths: number;
  /** Who graded it. */
  readonly words?: string;
}

/** The grade as a stamp on the paper: the one thing in the product that is not straight. */
export function GradeStamp({ tenths, words = texts.gradedByMachine }: GradeStampProps) {
  const value = formatDecimal(tenths / 10, 1);
  const of = formatDecimal(TOP_GRADE, 1);
  return (
    <p className="grade-stamp" data-passes={passes(tenths)}>
      <span className="sr-only">{texts.grade(value, of)}.</span>
      <span className="grade-stamp-figure" aria-hidden="true">
        <strong>{value}</strong> / {of}
      </span>
      <span className="grade-stamp-words">{words}</span>
    </p>
  );
}
