import type { ReadyEntry } from "./grade-entry.ts";

/** What an entry leaves on each account, and the same with the sides changed. */
function netKeys({ lines }: ReadyEntry): { readonly own: string; readonly reversed: string } {
  const nets = new Map<string, number>();
  for (const { account, side, amount } of lines)
    nets.set(account, (nets.get(account) ?? 0) + (side === "debit" ? amount : -amount));
  const left = [...nets].filter(([, net]) => net !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = (sign: 1 | -1) => left.map(([account, net]) => `${account} ${sign * net}`).join("\n");
  return { own: key(1), reversed: key(-1) };
}

/**
 * The free entries that leave nothing in the books: an entry with its reversal, which is how a journal is corrected, or
 * one that cancels itself. They are no surplus (ED-16).
 */
export function cancelledAmong(free: readonly ReadyEntry[]): Set<ReadyEntry> {
  const cancelled = new Set<ReadyEntry>();
  const open = new Map<string, ReadyEntry[]>();
  for (const entry of free) {
    const { own, reversed } = netKeys(entry);
    const other = own === "" ? entry : open.get(reversed)?.pop();
    if (other === undefined) open.set(own, [...(open.get(own) ?? []), entry]);
    else cancelled.add(entry).add(other);
  }
  return cancelled;
}
