import type { Cents } from "./bank-cells.ts";
import type { ExtractMove } from "./extract-move.ts";

/**
 * What does not add up. `balance`: the balance of a row is not the one before it and its amount. `opening`, `closing`:
 * the balance said above or below is not the one of the rows. Row 0 is the whole extract.
 */
export interface BalanceProblem {
  readonly row: number;
  readonly kind: "balance" | "opening" | "closing";
  readonly expected: Cents;
  readonly found: Cents;
}

interface CheckedBalances {
  readonly moves: readonly ExtractMove[];
  readonly problems: readonly BalanceProblem[];
  readonly opening: Cents | null;
  readonly closing: Cents | null;
}

function breaksOf(moves: readonly ExtractMove[]): readonly BalanceProblem[] {
  const breaks: BalanceProblem[] = [];
  let last: Cents | null = null;
  for (const { row, cents, balance } of moves) {
    if (balance !== null && last !== null && last + cents !== balance)
      breaks.push({ row, kind: "balance", expected: last + cents, found: balance });
    last = balance ?? (last === null ? null : last + cents);
  }
  return breaks;
}

/** Oldest first: banks list either way, and the balances say which; else the days do. */
function inOrder(moves: readonly ExtractMove[]): readonly ExtractMove[] {
  const backwards = moves.toReversed();
  const [forth, back] = [breaksOf(moves).length, breaksOf(backwards).length];
  const [first, last] = [moves[0], moves.at(-1)];
  const isNewestFirst = first !== undefined && last !== undefined && first.date > last.date;
  return back < forth || (back === forth && isNewestFirst) ? backwards : moves;
}

/** The movements oldest first, their balances before and after, and each row at which they do not add up (CB-01). */
export function checkedBalances(
  read: readonly ExtractMove[],
  saidOpening: Cents | null,
  saidClosing: Cents | null,
): CheckedBalances {
  const moves = inOrder(read);
  const sum = moves.reduce((total, { cents }) => total + cents, 0);
  const at = moves.findIndex(({ balance }) => balance !== null);
  const known = moves[at]?.balance ?? null;
  const before = moves.slice(0, at + 1).reduce((total, { cents }) => total + cents, 0);
  const ownOpening = known === null ? null : known - before;
  const lastAt = moves.findLastIndex(({ balance }) => balance !== null);
  const after = moves.slice(lastAt + 1).reduce((total, { cents }) => total + cents, 0);
  const lastKnown = moves[lastAt]?.balance ?? null;
  const ownClosing = lastKnown === null ? null : lastKnown + after;
  const opening = saidOpening ?? ownOpening ?? (saidClosing === null ? null : saidClosing - sum);
  const closing = saidClosing ?? ownClosing ?? (saidOpening === null ? null : saidOpening + sum);
  const problems: BalanceProblem[] = [...breaksOf(moves)];
  if (ownOpening !== null && saidOpening !== null && ownOpening !== saidOpening)
    problems.push({ row: 0, kind: "opening", expected: saidOpening, found: ownOpening });
  const expected = ownClosing ?? (saidOpening === null ? null : saidOpening + sum);
  if (expected !== null && saidClosing !== null && expected !== saidClosing)
    problems.push({ row: 0, kind: "closing", expected, found: saidClosing });
  // Days in order, the bank's order within each.
  const sorted = moves.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { moves: sorted, problems, opening, closing };
}
