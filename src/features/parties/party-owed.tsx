import CircleAlert from "lucide-react/icons/circle-alert";
import type { Side } from "#domain/accounting/account.ts";
import { dayNumber } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { abs, pesos } from "#domain/kernel/pesos.ts";
import { AGES, agedSum } from "#domain/parties/ages.ts";
import type { PartyCard, PartyOwed } from "#storage/queries/parties/party-card.ts";
import { AgeBar } from "#ui/accounting/parties/age-bar.tsx";
import { ageTexts, panelTexts as texts } from "./texts.ts";

interface DueProps {
  readonly owed: PartyOwed;
  readonly today: Day;
}

/** When it fell due, in red; or when it will, or since when it is owed where nothing says a day. */
function Due({ owed: { due, oldest }, today }: DueProps) {
  if (due !== null && due < today)
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-error">
        <CircleAlert size={16} aria-hidden="true" />
        {texts.overdue(dayNumber(today) - dayNumber(due))}
      </span>
    );
  if (due !== null) return <span className="text-muted">{texts.due(formatDay(due))}</span>;
  return oldest === null ? null : <span className="text-muted">{texts.oldest(oldest)}</span>;
}

/** What is owed by age, as a length and in figures. */
function Ages({ owed, side }: { readonly owed: PartyOwed; readonly side: Side }) {
  const ages = owed.ages[side];
  if (agedSum(ages) === 0) return null;
  return (
    <>
      <AgeBar ages={ages} className="mt-1.5" />
      <ul className="mt-1 flex flex-wrap justify-between gap-x-4 text-caption">
        {AGES.filter((age) => ages[age] > 0).map((age) => (
          <li key={age}>
            {ageTexts.ages[age]}, <span className="amount">{formatNumber(ages[age])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a third party owes, or is owed, with its age. */
export function PartyBalanceLead({ card, today }: { readonly card: PartyCard; readonly today: Day }) {
  const { balance, owed } = card;
  if (balance === 0) return <p className="mt-1 font-semibold">{texts.even}</p>;
  const side = balance > 0 ? "debit" : "credit";
  return (
    <div className="mt-1">
      <p className="text-caption text-muted">{texts.balanceOf[side]}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="amount font-semibold text-xl">{formatPesos(abs(pesos(balance)))}</span>
        <Due owed={owed} today={today} />
      </p>
      <Ages owed={owed} side={side} />
    </div>
  );
}
