import type { ReactNode } from "react";
import { amountWords } from "../cards/amount-words.ts";
import { tableTexts as texts } from "../texts.ts";
import type { TableTotals } from "./table-rows.ts";

interface TotalProps {
  readonly label: string;
  readonly figure: number;
  readonly bad?: boolean;
  readonly children: ReactNode;
}

function Total({ label, figure, bad = false, children }: TotalProps) {
  return (
    <div className="company-total">
      <dt className="font-semibold">{label}</dt>
      <dd className={`font-semibold text-2xl/8 ${bad ? "text-error" : ""}`}>{figure}</dd>
      <dd className="text-caption text-muted">{children}</dd>
    </div>
  );
}

/** Four totals over all client companies. */
export function TableSummary({ totals }: { readonly totals: TableTotals }) {
  const { unbalanced, differences, urgent } = totals;
  return (
    <section aria-label={texts.summary} className="mt-5">
      <dl className="company-totals">
        <Total label={texts.companies} figure={totals.companies}>
          {texts.withoutProfile(totals.withoutProfile)}
        </Total>
        <Total label={texts.unbalanced} figure={unbalanced} bad={unbalanced > 0}>
          {unbalanced === 0 ? texts.allBalanced : texts.differences(amountWords(differences))}
        </Total>
        <Total label={texts.openMonths} figure={totals.openMonths}>
          {texts.openBefore(totals.openBefore)}
        </Total>
        <Total label={texts.alerts} figure={totals.alerts} bad={urgent > 0}>
          {texts.urgent(urgent)}
        </Total>
      </dl>
    </section>
  );
}
