import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { PlannedEntry } from "#domain/import/books/import-plan.ts";
import { formatDay, formatLedger } from "#domain/kernel/format.ts";
import { importTexts as texts } from "./texts.ts";
import type { Importing } from "./use-import.ts";

const LINES_SHOWN = 6;

function Planned({ chart, entry: { content } }: { readonly chart: Chart; readonly entry: PlannedEntry }) {
  const { date, description, reference, lines } = content;
  const words = [formatDay(date), reference, description || texts.noDescription].filter(Boolean).join(" · ");
  return (
    <li>
      <p className="wrap-anywhere font-semibold text-caption">{words}</p>
      <table className="ledger table-fixed">
        <colgroup>
          <col />
          <col className="w-26" />
          <col className="w-26" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.account}</th>
            <th scope="col">{texts.debit}</th>
            <th scope="col">{texts.credit}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, LINES_SHOWN).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <tr key={index}>
              <td className="break-words">{accountLabel(chart, line.account)}</td>
              <td className="amount" data-align="end">
                {line.debit === 0 ? "" : formatLedger(line.debit)}
              </td>
              <td className="amount" data-align="end">
                {line.credit === 0 ? "" : formatLedger(line.credit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > LINES_SHOWN ? (
        <p className="text-caption">{texts.more(lines.length - LINES_SHOWN)}</p>
      ) : null}
    </li>
  );
}

/** The first entries as they would stand in the book. */
export function ImportPreview({
  importing,
  chart,
}: {
  readonly importing: Importing;
  readonly chart: Chart;
}) {
  const { first, count } = importing.plan ?? { first: [], count: 0 };
  if (count === 0) return null;
  return (
    <section aria-label={texts.preview}>
      <h3 className="mb-1 font-semibold">{texts.preview}</h3>
      <ul className="grid gap-3">
        {first.map((entry) => (
          <Planned key={`${entry.sheet ?? ""} ${entry.row}`} chart={chart} entry={entry} />
        ))}
      </ul>
      {count > first.length ? <p className="mt-1 text-caption">{texts.more(count - first.length)}</p> : null}
    </section>
  );
}
