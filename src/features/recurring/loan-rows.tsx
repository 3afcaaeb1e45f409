import { sum } from "#domain/kernel/pesos.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import type { LoanTerms } from "#domain/recurring/recurring.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { recurringTexts as texts } from "./texts.ts";

/** The table of payments of a loan, with its sums. */
export function LoanRows({ terms }: { readonly terms: LoanTerms }) {
  const rows = loanTable(terms);
  const { columns } = texts;
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-caption" aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col" className="text-start">
              {columns.at}
            </th>
            <th scope="col" className="text-end">
              {columns.payment}
            </th>
            <th scope="col" className="text-end">
              {columns.interest}
            </th>
            <th scope="col" className="text-end">
              {columns.capital}
            </th>
            <th scope="col" className="text-end">
              {columns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment is known by its number
            <tr key={at}>
              <th scope="row" className="text-start font-normal">
                {at + 1}
              </th>
              {[row.payment, row.interest, row.capital, row.balance].map((amount, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these four
                <td key={column} className="text-end">
                  <AmountText value={amount} zero="figure" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="text-start">
              {texts.sums}
            </th>
            {(["payment", "interest", "capital"] as const).map((name) => (
              <td key={name} className="text-end">
                <AmountText value={sum(rows.map((row) => row[name]))} zero="figure" />
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
