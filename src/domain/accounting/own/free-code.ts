import type { Account } from "../account.ts";
import { type Chart, mayHaveBelow } from "../chart.ts";
import { codeBelow } from "./own-code.ts";

/** Longest code of an own account: six levels. */
const LONGEST = 12;

/** Own accounts of one parent are proposed in steps, so that another fits between two of them. */
const STEP = 5;

const PLACES = 99;

/** The first code below an account that nothing has; null if all are given. */
export function firstFree(
  { kind }: Pick<Chart, "kind">,
  above: string,
  ...taken: readonly { has(code: string): boolean }[]
): string | null {
  for (let place = 1; place <= PLACES; place += 1) {
    const code = codeBelow(kind, above, place);
    if (!taken.some((each) => each.has(code))) return code;
  }
  return null;
}

/**
 * The code proposed for a new account below `parent`: the next step after its last child, or the first free one; null
 * if there is no room or the parent takes no accounts below it.
 */
export function freeCodeBelow(chart: Chart, parent: Account): string | null {
  const { code } = parent;
  if (!mayHaveBelow(chart, parent)) return null;
  if (chart.kind !== "puc") return firstFree(chart, code, chart.byCode);
  if (code.length < 2 || code.length + 2 > LONGEST) return null;
  const used = new Set<number>();
  for (const each of chart.accounts)
    if (each.parent === code && each.code.length === code.length + 2)
      used.add(Number(each.code.slice(code.length)));
  // 95 to 99 are the decree's own places for "others", provisions and adjustments.
  const last = Math.max(0, ...[...used].filter((place) => place < 95));
  const next = (Math.floor(last / STEP) + 1) * STEP;
  if (next < 95 && !used.has(next)) return codeBelow(chart.kind, code, next);
  return firstFree(chart, code, chart.byCode);
}
