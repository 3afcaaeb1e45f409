import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { OpeningPlan } from "#domain/import/statement/opening-entry.ts";
import { formatLedger } from "#domain/kernel/format.ts";
import { openFileTexts as texts } from "./texts.ts";

/** The lines of the opening entry with their sums. */
export function OpeningLines({ plan, chart }: { readonly plan: OpeningPlan; readonly chart: Chart }) {
  const { account, debit, credit } = texts.openingColumns;
  return (
    <section aria-label={texts.openingPlan}>
      <h3 className="mb-1 font-semibold">{texts.openingPlan}</h3>
      <table className="ledger table-fixed">
        <colgroup>
          <col />
          <col className="w-30" />
          <col className="w-30" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{account}</th>
            <th scope="col" data-align="end">
              {debit}
            </th>
            <th scope="col" data-align="end">
              {credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line) => (
            <tr key={line.account}>
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
        <tfoot>
          <tr className="font-semibold">
            <th scope="row">{texts.equalSums}</th>
            <td className="amount" data-align="end">
              {formatLedger(plan.debit)}
            </td>
            <td className="amount" data-align="end">
              {formatLedger(plan.credit)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
