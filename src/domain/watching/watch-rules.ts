import { duplicates, firstDigit, missingNumbers } from "./entry-rules.ts";
import { cashCover, costGrowth, salesDrop } from "./growth-rules.ts";
import { partyShares } from "./party-rules.ts";
import type { AbnormalBalanceSignal, OldReceivables, Signal, StrayYear, TaxUnpaid } from "./signal.ts";
import type { CompanyFacts, DueTax, WatchedFacts, WatchedMove } from "./watch-facts.ts";

/** Old debts are told from this part of what customers owe. */
const OLD_SHARE = 0.2;

/** Declarations are filed in thousands of pesos: less is rounding. */
const ROUNDING = 1000;

/** VG-05: balances against the nature of their account, the largest first. */
export function abnormalBalanceSignals({ book, against }: WatchedFacts): readonly AbnormalBalanceSignal[] {
  return against
    .map((each): AbnormalBalanceSignal => ({ kind: "against-nature", book, ...each }))
    .toSorted((a, b) => b.amount - a.amount || (a.account < b.account ? -1 : 1));
}

/** VG-08: months far from all others. */
export function strayYear({ book, strays }: WatchedFacts): readonly StrayYear[] {
  return strays.length === 0 ? [] : [{ kind: "stray-year", book, months: strays.toSorted() }];
}

/** VG-09: what customers owe for more than ninety days. */
export function oldReceivables({ book, receivables }: WatchedFacts): readonly OldReceivables[] {
  if (receivables === null || receivables.owed <= 0) return [];
  const { owed, old } = receivables;
  return old / owed < OLD_SHARE ? [] : [{ kind: "old-receivables", book, owed, old, share: old / owed }];
}

/** VG-10: a tax that is past its declaration and not paid in the books. */
export function taxUnpaid({ book, vat, withheld }: WatchedFacts): readonly TaxUnpaid[] {
  const told = (kind: TaxUnpaid["kind"], due: DueTax | null): TaxUnpaid[] =>
    due === null || due.left < ROUNDING ? [] : [{ kind, book, ...due }];
  return [...told("vat-unpaid", vat), ...told("withheld-unpaid", withheld)];
}

/** What all rules find, in the order in which a person would look: money first, then the records. */
export function watchBooks(
  company: CompanyFacts,
  moves: readonly WatchedMove[],
  books: readonly WatchedFacts[],
): readonly Signal[] {
  const ofBooks = (rule: (facts: WatchedFacts) => readonly Signal[]) => books.flatMap(rule);
  return [
    ...cashCover(company),
    ...salesDrop(company),
    ...costGrowth(company),
    ...ofBooks(taxUnpaid),
    ...ofBooks(oldReceivables),
    ...partyShares(company, moves),
    ...ofBooks(abnormalBalanceSignals),
    ...ofBooks(strayYear),
    ...ofBooks(duplicates),
    ...ofBooks(missingNumbers),
    ...ofBooks(firstDigit),
  ];
}
