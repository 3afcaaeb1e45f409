import { exerciseTexts as texts } from "../texts.ts";
import type { ExerciseScale } from "./exercise-scale.ts";
import type { GradeRow } from "./grade-parts.ts";

interface GradeTableProps {
  readonly parts: readonly GradeRow[];
  readonly steps: number;
  readonly scale: ExerciseScale;
}

/** How the grade came about, down to the double rule. */
export function GradeTable({ parts, steps, scale: { points } }: GradeTableProps) {
  return (
    <table className="grade-table">
      <caption className="section-head text-start">{texts.howGraded}</caption>
      <tbody>
        {parts.map(({ part, right, of, steps: earned, mostSteps }) => (
          <tr key={part}>
            <th scope="row">{texts.partNames[part]}</th>
            <td className="text-muted">{of === 0 ? null : texts.ofThem(right, of)}</td>
            <td>
              {points(earned)}
              {mostSteps === 0 ? null : <span className="text-muted"> / {points(mostSteps)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td />
          <td>
            <span className="rule-figure inline-block text-end" data-rule="double">
              {points(steps)}
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
