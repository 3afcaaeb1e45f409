import type { ExerciseCase, LedgerFormula, LedgerSum } from "../exercises/exercise.ts";
import type { ExerciseWork } from "../exercises/work.ts";

/** Debits less credits by account. */
export type LedgerNets = ReadonlyMap<string, number>;

/** The student's own ledger: what the book began with, what was given, and what the student wrote (E2). */
export function studentLedger(
  { opening, given }: Pick<ExerciseCase, "opening" | "given">,
  { entries }: Pick<ExerciseWork, "entries">,
): LedgerNets {
  const nets = new Map<string, number>();
  const add = (account: string, net: number) => {
    if (Number.isFinite(net)) nets.set(account, (nets.get(account) ?? 0) + net);
  };
  for (const { account, side, amount } of opening) add(account, side === "debit" ? amount : -amount);
  for (const { lines } of [...given, ...entries])
    for (const { account, debit, credit } of lines) add(account, debit - credit);
  return nets;
}

function sumOf(nets: LedgerNets, { accounts, side }: LedgerSum): number {
  let net = 0;
  for (const [account, amount] of nets)
    if (accounts.some((prefix) => account.startsWith(prefix))) net += amount;
  return side === "debit" ? net : -net;
}

function total(nets: LedgerNets, sums: readonly LedgerSum[] = []): number {
  return sums.reduce((all, each) => all + sumOf(nets, each), 0);
}

/** The number that a formula gives for a ledger; null without a divisor. */
export function fromLedger(nets: LedgerNets, { plus, minus, over, times = 1 }: LedgerFormula): number | null {
  const top = total(nets, plus) - total(nets, minus);
  if (over === undefined) return top * times;
  const bottom = total(nets, over);
  return bottom === 0 ? null : (top / bottom) * times;
}
