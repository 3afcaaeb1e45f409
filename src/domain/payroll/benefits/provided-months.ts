import type { Benefit } from "../../accounting/closing/benefit-accounts.ts";
import type { ProvidedMonth } from "../../accounting/closing/proposals/proposal.ts";
import type { Month } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { accountOf } from "../run/run-entry.ts";
import type { StoredRun } from "../run/stored-run.ts";
import { CONCEPTS } from "../slip/concepts.data.ts";
import { PROVIDED, type ProvidedBenefit } from "./pay-history.ts";

const CLOSING_NAMES: Readonly<Record<ProvidedBenefit, Benefit>> = {
  severance: "severance",
  severanceInterest: "interest",
  serviceBonus: "bonus",
  vacation: "vacation",
};

const KINDS = Object.keys(CLOSING_NAMES) as readonly ProvidedBenefit[];

type Amounts = ProvidedMonth["amounts"];

/** What a run provided once it was closed, by benefit and account of expense. */
function amountsOf({ people, kept }: StoredRun): Amounts {
  return people.flatMap(({ contract }, at) =>
    KINDS.flatMap((kind): Amounts => {
      const concept = PROVIDED[kind];
      const { debit } = CONCEPTS[concept];
      const lines = (kept?.[at] ?? []).filter(([of]) => of === concept);
      const amount: Pesos = pesos(lines.reduce((sum, [, each]) => sum + each, 0));
      return amount === 0
        ? []
        : [{ benefit: CLOSING_NAMES[kind], account: accountOf(debit, contract), amount }];
    }),
  );
}

function joined(all: Amounts): Amounts {
  const sums = new Map<string, Amounts[number]>();
  for (const each of all) {
    const key = `${each.benefit} ${each.account}`;
    sums.set(key, { ...each, amount: pesos((sums.get(key)?.amount ?? 0) + each.amount) });
  }
  return [...sums.values()];
}

/** What closed runs between two months provided for benefits, month by month; drafts provide nothing. */
export function providedMonths(runs: readonly StoredRun[], from: Month, to: Month): readonly ProvidedMonth[] {
  const months = new Map<string, ProvidedMonth>();
  for (const run of runs) {
    const { month } = run.period;
    if (month < from || month > to) continue;
    const posted = run.posting !== null;
    const key = `${month} ${posted}`;
    const amounts = joined([...(months.get(key)?.amounts ?? []), ...amountsOf(run)]);
    if (amounts.length > 0) months.set(key, { month, posted, amounts });
  }
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
