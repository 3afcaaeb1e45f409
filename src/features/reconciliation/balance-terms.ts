import { type Pesos, pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { type BookMove, extractLineKey, moveKey } from "#domain/reconciliation/bank-match.ts";
import type { ReconciledBalance } from "#domain/reconciliation/reconciliation.ts";
import { reconciliationTexts as texts } from "./texts.ts";
import { proposedContent, type ReconciliationView } from "./use-reconciliation.ts";

interface BalanceTerm {
  readonly key: string;
  readonly label: string;
  /** As it is added to the balance of the extract. */
  readonly amount: Pesos;
  /** The same once the proposed entries are recorded. */
  readonly later: Pesos;
  /** The line of the book that it is, which leads to its entry. */
  readonly move?: BookMove;
}

/** More lines of one kind than these are told as their sum. */
const TOLD_APART = 8;

const signedLabel = (label: string, amount: number) =>
  amount < 0 ? texts.balance.less(label) : texts.balance.plus(label);

function pendingTerms({ found }: ReconciliationView, balance: ReconciledBalance): readonly BalanceTerm[] {
  if (found.pending.length > TOLD_APART)
    return [
      { key: "pending", label: texts.balance.pending, amount: balance.pending, later: balance.pending },
    ];
  return found.pending.map((move) => ({
    key: moveKey(move),
    label: texts.balance.pendingOf(texts.pending(move), move.description),
    amount: move.amount,
    later: move.amount,
    move,
  }));
}

function unrecordedTerms({ unrecorded }: ReconciliationView): readonly BalanceTerm[] {
  const terms = unrecorded.map((each) => {
    const amount = pesos(0 - each.line.amount);
    const later = proposedContent(each) === null ? amount : ZERO;
    const { line } = each;
    return { key: extractLineKey(line), label: texts.balance.unrecordedOf(line.text), amount, later };
  });
  if (terms.length <= TOLD_APART) return terms;
  const total = (of: "amount" | "later") => sum(terms.map((each) => each[of]));
  const [amount, later] = [total("amount"), total("later")];
  return [{ key: "unrecorded", label: texts.balance.unrecorded, amount, later }];
}

/** What is added to the balance of the extract, line by line as long as they are few, each with its sign in words. */
export function balanceTerms(view: ReconciliationView, balance: ReconciledBalance): readonly BalanceTerm[] {
  const cents = pesos(0 - balance.cents);
  const { suggested } = balance;
  return [
    ...pendingTerms(view, balance),
    ...unrecordedTerms(view),
    { key: "suggested", label: texts.balance.suggested, amount: suggested, later: suggested },
    { key: "cents", label: texts.balance.cents, amount: cents, later: cents },
  ]
    .filter(({ amount }) => amount !== 0)
    .map((term) => ({ ...term, label: signedLabel(term.label, term.amount) }));
}
