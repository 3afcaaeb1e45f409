import { normalizeEmail } from "./email.ts";

/**
 * Number of single-character edits (insert, delete, replace, swap of neighbours) between two texts; `limit + 1` if
 * more.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  const left = [...a];
  const right = [...b];
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = right.map((_, index) => index).concat(right.length);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[right.length] ?? 0, limit + 1);
}

const MOST_SLIPS = 2;

/** The known address within one or two typing errors of the typed one, or null (spec-decision 30). */
export function nearestEmail(typed: string, known: readonly string[]): string | null {
  const email = normalizeEmail(typed);
  let best: string | null = null;
  let fewest = MOST_SLIPS + 1;
  for (const candidate of known) {
    const slips = slipsBetween(email, candidate, MOST_SLIPS);
    if (slips > 0 && slips < fewest) {
      best = candidate;
      fewest = slips;
    }
  }
  return best;
}
