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

/** What is older than 90 days, and after how long it is paid. */
function Delays({ list, which }: AgeSummaryProps) {
  const { old } = ageTotals(list.rows);
  const { daysToPay } = list;
  return (
    <>
      {old === 0 ? null : <span className="font-semibold text-error">{texts.old(formatNumber(old))} </span>}
      {daysToPay === null ? null : texts.daysToPay[which](daysToPay)}
    </>
  );
}

function Legend({ list }: Pick<AgeSummaryProps, "list">) {
  const { ages } = ageTotals(list.rows);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
      {AGES.filter((age) => ages[age] > 0).map((age) => (
        <li key={age} className="flex items-center gap-1.5">
          <span aria-hidden="true" data-age={age} className="age-part size-3" />
          <span className="font-semibold">{texts.ages[age]}</span>
          <span className="amount">{formatNumber(ages[age])}</span>
        </li>
      ))}
    </ul>
  );
}

/** On a phone, where the list comes first (AX-12), what else is said of all that is owed. */
export function AgeLegend(props: AgeSummaryProps) {
  if (ageTotals(props.list.rows).owed === 0) return null;
  return (
    <section aria-label={texts.legend} className="mt-3">
      <p>
        <Delays {...props} />
      </p>
      <Legend {...props} />
    </section>
  );
}

/** How much is owed in all and how old it is; where there is room, in figures too. */
export function AgeSummary({ isNarrow, ...props }: AgeSummaryProps & { readonly isNarrow: boolean }) {
  const { list, which } = props;
  const { ages, owed, people } = ageTotals(list.rows);
  if (owed === 0) return null;
  return (
    <section aria-label={texts.summary} className={isNarrow ? "mb-2" : "mb-5 border-raya border-y py-3"}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={isNarrow ? "amount font-semibold text-xl" : "figure-large"}>
          {formatPesos(pesos(owed))}
        </span>
        <span className="text-muted">{texts.owed[which](people)}</span>
        {isNarrow ? null : (
          <span className="ml-auto">
            <Delays {...props} />
          </span>
        )}
      </p>
      <AgeBar ages={ages} className={isNarrow ? "mt-1 h-3" : "mt-2 h-3"} />
      {isNarrow ? null : <Legend list={list} />}
    </section>
  );
}
