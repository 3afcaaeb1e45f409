import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { commercialDays, type DaySpan, overlap } from "../run/period.ts";
import { accountOf, type Postings } from "../run/run-entry.ts";
import { CONCEPTS } from "../slip/concepts.data.ts";
import { type PaidStretch, PROVIDED, type ProvidedBenefit } from "./pay-history.ts";

/** Provisions in the books for a person's benefits; absent: unknown, and then the benefit alone uses up its account. */
export type Provided = Readonly<Partial<Record<ProvidedBenefit, Pesos>>>;

/**
 * What posted runs provided for a benefit over a span, less vacation paid out of it. Null unless runs cover every day
 * of the span: the rest may be in an opening balance.
 */
export function providedFor(
  history: readonly PaidStretch[],
  span: DaySpan,
  benefit: ProvidedBenefit,
): Pesos | null {
  const known = history.filter((each) => overlap(each, span) !== null);
  const days = known.reduce((sum, each) => sum + each.days + each.unpaidDays, 0);
  if (days < commercialDays(span.from, span.to) || known.some(({ posted }) => !posted)) return null;
  const used = benefit === "vacation" ? known.reduce((sum, { vacationPaid }) => sum + vacationPaid, 0) : 0;
  return pesos(known.reduce((sum, { provided }) => sum + provided[benefit], 0) - used);
}

/** What the entry of a benefit takes out of its provision. */
export function usedOfProvision({
  benefit,
  amount,
  provided = {},
}: Omit<PostedBenefit, "account" | "contract">): Pesos {
  return provided[benefit] ?? amount;
}

/**
 * Debits a benefit: its provision is used up whole, and the expense takes what was provided too little or too much, so
 * that the liability ends at zero (NIIF para PYMES 28.4).
 */
export function postBenefit(
  postings: Postings,
  { benefit, account, amount, contract, provided = {} }: PostedBenefit,
): void {
  const aside = usedOfProvision({ benefit, amount, provided });
  postings.add("debit", account, aside);
  postings.add("debit", accountOf(CONCEPTS[PROVIDED[benefit]].debit, contract), amount - aside);
}

interface PostedBenefit {
  readonly benefit: ProvidedBenefit;
  readonly account: string;
  readonly amount: Pesos;
  readonly contract: Pick<Contract, "area">;
  readonly provided?: Provided | undefined;
}
