import type { Side } from "#domain/accounting/account.ts";
import { formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { AGES, type Age } from "#domain/parties/ages.ts";
import type { AgeList } from "#storage/queries/parties/party-balances.ts";
import { ageTotals } from "./party-list-view.ts";
import { ageTexts as texts } from "./texts.ts";

const FILLS: Readonly<Record<Age, string>> = {
  "0-30": "bg-primary",
  "31-60": "bg-primary/60",
  "61-90": "bg-warning",
  "91+": "bg-error",
};

interface AgeSummaryProps {
  readonly list: AgeList;
  readonly which: Side;
}

/** How much is owed in all, how old it is, and what is older than 90 days of each hundred pesos. */
export function AgeSummary({ list, which }: AgeSummaryProps) {
  const { ages, owed, people, old } = ageTotals(list.rows);
  if (owed === 0) return null;
  const shown = AGES.filter((age) => ages[age] > 0);
  return (
    <section aria-label={texts.summary} className="mb-5 border-raya border-y py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figure-large">{formatPesos(pesos(owed))}</span>
        <span className="text-muted">{texts.owed[which](people)}</span>
        {old === 0 ? null : (
          <span className="ml-auto font-semibold text-error">{texts.old(formatNumber(old))}</span>
        )}
      </p>
      <div aria-hidden="true" className="mt-2 flex h-3 gap-0.5">
        {shown.map((age) => (
          <span
            key={age}
            data-fill={age}
            className={`min-w-0.5 ${FILLS[age]}`}
            style={{ flexGrow: ages[age], flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {shown.map((age) => (
          <li key={age} className="flex items-center gap-1.5">
            <span aria-hidden="true" data-fill={age} className={`size-3 ${FILLS[age]}`} />
            <span className="font-semibold">{texts.ages[age]}</span>
            <span className="amount">{formatNumber(ages[age])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
