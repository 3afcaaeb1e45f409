import type { Account, AccountCode } from "../account.ts";
import { type Chart, findAccount } from "../chart.ts";

/** What a book, or its company, used. */
interface UsedAccounts {
  readonly recent?: readonly AccountCode[];
  readonly used?: ReadonlyMap<AccountCode, number>;
}

export type UsedBelow = ReadonlyMap<AccountCode, readonly Account[]>;

function readUsedBelow(chart: Chart, { recent = [], used }: UsedAccounts): UsedBelow {
  const codes = new Set([...recent, ...(used?.keys() ?? [])]);
  const usedBelow = new Map<AccountCode, Account[]>();
  for (const code of codes) {
    const used = findAccount(chart, code);
    if (used?.closed) continue;
    let above = used?.parent ?? null;
    while (used !== undefined && above !== null) {
      const list = usedBelow.get(above);
      if (list) list.push(used);
      else usedBelow.set(above, [used]);
      above = findAccount(chart, above)?.parent ?? null;
    }
  }
  return usedBelow;
}

/** What was read last for a book: it stays the same from key to key. */
const lastUsed = new WeakMap<object, { chart: Chart; recent: UsedAccounts["recent"]; below: UsedBelow }>();

/** The accounts that a book used below each one, read once for a book. */
export function usedBelowOf(chart: Chart, options: UsedAccounts): UsedBelow {
  const { recent, used } = options;
  if (used === undefined) return readUsedBelow(chart, options);
  const last = lastUsed.get(used);
  if (last !== undefined && last.chart === chart && last.recent === recent) return last.below;
  const below = readUsedBelow(chart, options);
  lastUsed.set(used, { chart, recent, below });
  return below;
}
