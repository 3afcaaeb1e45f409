import type { PucNets } from "../../accounting/indicators.ts";
import { presentedOf } from "../../accounting/ledger/abnormal-balance.ts";
import { partiesIn } from "../../accounting/ledger/party-balances.ts";
import { isNonCurrent, markedPuc, plainPuc } from "../../accounting/non-current.ts";
import type { Day } from "../../kernel/day.ts";
import { dueWithinYear, loanPartsOn } from "../../recurring/loan-parts.ts";
import type { RecurringLoan } from "../../recurring/recurring-dues.ts";

/**
 * Takes some of what is owed on an account, of those named first: what names nobody settles what third parties owe, and
 * that does not change.
 */
function takeFrom(nets: Map<string, number>, account: string, amount: number): void {
  let left = amount;
  for (const [key, net] of nets) {
    const { account: own, party } = partiesIn(key);
    if (own !== account || party === null || net >= 0) continue;
    const taken = Math.min(left, -net);
    nets.set(key, net + taken);
    left -= taken;
  }
  if (left > 0) nets.set(account, (nets.get(account) ?? 0) + left);
}

/**
 * Balances on a day with the debt of loans apart by when it falls due, as the statement of financial position has it
 * (AC-96): what is on the other side than the book says moves to the account's other key. Sums by prefix are the same.
 * `loans`: on accounts of the PUC.
 */
export function netsByMaturity(nets: PucNets, loans: readonly RecurringLoan[], on: Day): PucNets {
  const parts = loanPartsOn(loans, on);
  if (parts.size === 0) return nets;
  const found = new Map(nets);
  for (const { account, rule, net } of presentedOf(nets)) {
    const [puc, isLong] = [plainPuc(account), isNonCurrent(account)];
    const current = rule === null ? dueWithinYear({ puc, owed: -net, isLong, parts: parts.get(puc) }) : null;
    if (current === null) continue;
    const moved = isLong ? current : -net - current;
    if (moved === 0) continue;
    takeFrom(found, account, moved);
    const other = isLong ? puc : markedPuc(puc, new Set([puc]));
    found.set(other, (found.get(other) ?? 0) - moved);
  }
  return found;
}
