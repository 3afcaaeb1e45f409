import type { ReactNode } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { AmountText } from "../../kit/text/amount-text.tsx";
import { entryTexts as texts } from "./entry-texts.ts";
import "./entry-table.css";

interface EntryTableProps {
  readonly entry: Pick<EntryContent, "description" | "lines">;
  readonly chart: Chart;
  /**
   * For one of several tables, or a partial one: the column heads are only for screen readers, and the sums are
   * omitted.
   */
  readonly bare?: boolean;
  /** Below the account of a line, by its place in the entry. */
  readonly below?: (line: number) => ReactNode;
}

function Sums({ lines }: Pick<EntryContent, "lines">) {
  const debit = sum(lines.map((line) => line.debit));
  const credit = sum(lines.map((line) => line.credit));
  const rule = debit === credit ? "double" : "single";
  return (
    <tfoot>
      <tr>
        <th scope="row">{debit === credit ? texts.equalSums : texts.sums}</th>
        <td>
          <AmountText value={debit} zero="figure" rule={rule} />
        </td>
        <td>
          <AmountText value={credit} zero="figure" rule={rule} />
        </td>
      </tr>
    </tfoot>
  );
}

/** An entry as it will be posted: accounts, both sides and their sums, and whose each line is where it names several. */
export function EntryTable({ entry, chart, bare = false, below }: EntryTableProps) {
  const parties = new Set(entry.lines.flatMap(({ thirdParty }) => thirdParty ?? []));
  return (
    <table className="entry-table" aria-label={entry.description} data-bare={bare}>
      <thead className={bare ? "sr-only" : undefined}>
        <tr>
          <th scope="col" className="text-start!">
            {texts.account}
          </th>
          <th scope="col">{texts.debit}</th>
          <th scope="col">{texts.credit}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an entry keep their order
          <tr key={index}>
            <th scope="row" style={{ "--level": line.credit > 0 ? 1 : 0 }}>
              {accountLabel(chart, line.account)}
              {parties.size > 1 && line.thirdParty ? (
                <span className="block text-caption text-muted">{line.thirdParty}</span>
              ) : null}
              {below?.(index)}
            </th>
            <td>
              <AmountText value={line.debit} zero="blank" />
            </td>
            <td>
              <AmountText value={line.credit} zero="blank" />
            </td>
          </tr>
        ))}
      </tbody>
      {bare ? null : <Sums lines={entry.lines} />}
    </table>
  );
}
