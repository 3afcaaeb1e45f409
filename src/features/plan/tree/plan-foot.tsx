// biome-ignore-all lint/a11y: sums under a tree are read, not moved to
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import type { Movement } from "#domain/accounting/ledger/balances.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { chartPlanTexts as texts } from "../texts.ts";
import { PLAN_COLUMNS, type PlanColumn } from "./plan-columns.tsx";

interface PlanFootProps {
  readonly columns: readonly PlanColumn[];
  readonly totals: Movement;
  readonly until: string;
  readonly rowCount: number;
}

/** The sums of the whole chart, whatever the filter shows. */
export function PlanFoot({ columns, totals, until, rowCount }: PlanFootProps) {
  const isEqual = totals.debit === totals.credit;
  const rule = isEqual ? "double" : "single";
  const cells: Readonly<Record<PlanColumn, ReactNode>> = {
    account: (
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        {texts.sums(until)}
        <span className={isEqual ? "inline-flex items-center gap-1 text-success" : "text-error"}>
          {isEqual ? <Check size={15} aria-hidden="true" /> : null}
          {isEqual ? texts.equal : texts.unequal}
        </span>
      </span>
    ),
    entries: null,
    debit: <AmountText value={totals.debit} zero="figure" rule={rule} />,
    credit: <AmountText value={totals.credit} zero="figure" rule={rule} />,
    balance: <AmountText value={totals.debit} zero="figure" rule={rule} />,
    menu: null,
  };
  return (
    <div role="rowgroup" className="grid-foot">
      <div role="row" className="grid-row" aria-rowindex={rowCount + 2}>
        {columns.map((column, place) => (
          <div
            key={column}
            role="gridcell"
            className="grid-cell"
            data-align={PLAN_COLUMNS[column].align}
            data-line={PLAN_COLUMNS[column].line}
            aria-colindex={place + 1}
          >
            {cells[column]}
          </div>
        ))}
      </div>
    </div>
  );
}
