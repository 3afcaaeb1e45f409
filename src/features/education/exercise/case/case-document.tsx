import type { CaseDocument } from "#domain/exercises/exercise.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";

/** A source document of the case, ruled as its paper is. */
export function CaseDocumentView({ document }: { readonly document: CaseDocument }) {
  const last = document.rows.length - 1;
  return (
    <table className="case-document">
      <caption>
        <span className="case-document-head">
          <span className="font-semibold">{document.title}</span>
          <span className="text-muted">{formatDay(document.date)}</span>
        </span>
      </caption>
      <tbody>
        {document.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is named by its place in its document
          <tr key={index} data-total={row.total === true} data-last={row.total === true && index === last}>
            <th scope="row">{row.text}</th>
            <td>
              <AmountText
                value={row.amount}
                zero="figure"
                rule={row.total !== true ? "none" : index === last ? "double" : "single"}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
