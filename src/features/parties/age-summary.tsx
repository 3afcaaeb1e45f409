import type { Side } from "#domain/accounting/account.ts";
import { formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AGES } from "#domain/parties/ages.ts";
import type { AgeList } from "#storage/queries/parties/party-balances.ts";
import { AgeBar } from "#ui/accounting/parties/age-bar.tsx";
import { ageTotals } from "./party-list-view.ts";
import { ageTexts as texts } from "./texts.ts";

interface AgeSummaryProps {
  readonly list: AgeList;
  readonly which: Side;
}

/** How much is owed in all, how old it is, what is older than 90 days, and after how long it is paid. */
export function AgeSummary({ list, which }: AgeSummaryProps) {
  const { ages, owed, people, old } = ageTotals(list.rows);
  if (owed === 0) return null;
  const { daysToPay } = list;
  return (
    <section aria-label={texts.summary} className="mb-5 border-raya border-y py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figure-large">{formatPesos(pesos(owed))}</span>
        <span className="text-muted">{texts.owed[which](people)}</span>
        <span className="sm:ml-auto">
          {old === 0 ? null : (
            <span className="font-semibold text-error">{texts.old(formatNumber(old))} </span>
          )}
          {daysToPay === null ? null : texts.daysToPay[which](daysToPay)}
        </span>
      </p>
      <AgeBar ages={ages} className="mt-2 h-3" />
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {AGES.filter((age) => ages[age] > 0).map((age) => (
          <li key={age} className="flex items-center gap-1.5">
            <span aria-hidden="true" data-age={age} className="age-part size-3" />
            <span className="font-semibold">{texts.ages[age]}</span>
            <span className="amount">{formatNumber(ages[age])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
