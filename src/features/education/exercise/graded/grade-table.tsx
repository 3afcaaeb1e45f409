import { formatDecimal } from "#domain/kernel/format.ts";
import { exerciseTexts as texts } from "../texts.ts";
import type { GradeRow } from "./grade-parts.ts";

interface GradeTableProps {
  readonly parts: readonly GradeRow[];
  readonly tenths: number;
}

const points = (tenths: number): string => formatDecimal(tenths / 10, 1);

/** How the grade came about, down to the double rule. */
export function GradeTable({ parts, tenths }: GradeTableProps) {
  return (
    <table className="grade-table">
      <caption className="section-head text-start">{texts.howGraded}</caption>
      <tbody>
        {parts.map(({ part, right, of, tenths: earned, mostTenths }) => (
          <tr key={part}>
            <th scope="row">{texts.partNames[part]}</th>
            <td className="text-muted">{of === 0 ? null : texts.ofThem(right, of)}</td>
            <td>
              {points(earned)}
              {mostTenths === 0 ? null : <span className="text-muted"> / {points(mostTenths)}</span>}
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
              {points(tenths)}
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
