/** Parts of one sum; more are looked through by a person. */
const MOST_PARTS = 8;
/** Candidates of one sum, the nearest in time. */
export const MOST_CANDIDATES = 24;

/** How much of a search is left: shared by all sums of a reconciliation, so that it ends soon whatever is in it. */
export interface SearchBudget {
  steps: number;
}

/** Steps for one sum, so that a hopeless one does not use up those of the others. */
const STEPS_A_SUM = 3000;

/**
 * Indices of two or more of `sizes` that come to `target`, or null. Sizes are above zero and in the order of
 * preference; the first found wins, with fewest parts first. The same input answers the same (CB-04).
 */
export function partsOfSum(
  sizes: readonly number[],
  target: number,
  budget: SearchBudget,
): readonly number[] | null {
  const candidates = sizes
    .slice(0, MOST_CANDIDATES)
    .map((size, at) => ({ size, at }))
    .filter(({ size }) => size < target)
    .sort((a, b) => b.size - a.size || a.at - b.at);
  // What is left from each candidate on bounds the search from below.
  const rest: number[] = new Array(candidates.length + 1).fill(0);
  for (let at = candidates.length - 1; at >= 0; at -= 1)
    rest[at] = (rest[at + 1] ?? 0) + (candidates[at]?.size ?? 0);
  let steps = Math.min(STEPS_A_SUM, budget.steps);
  const chosen: number[] = [];
  const search = (from: number, left: number, parts: number): boolean => {
    if (left === 0) return parts === 0;
    if (parts === 0) return false;
    for (let at = from; at < candidates.length; at += 1) {
      if (steps <= 0 || (rest[at] ?? 0) < left) return false;
      steps -= 1;
      budget.steps -= 1;
      const one = candidates[at];
      // The largest that is left, taken so often, would not reach.
      if (one === undefined || one.size * parts < left) return false;
      if (one.size > left) continue;
      chosen.push(one.at);
      if (search(at + 1, left - one.size, parts - 1)) return true;
      chosen.pop();
    }
    return false;
  };
  for (let parts = 2; parts <= Math.min(MOST_PARTS, candidates.length) && steps > 0; parts += 1) {
    if (search(0, target, parts)) return chosen.toSorted((a, b) => a - b);
  }
  return null;
}
