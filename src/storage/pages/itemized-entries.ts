import type { AccountCode } from "#domain/accounting/account.ts";
import { type PucLookup, pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import { ITEMIZED_EDITION, isEverItemized } from "#domain/statement/books/itemized-accounts.ts";
import { type Names, readItemized } from "../shapes/read-record.ts";
import type { ItemizedEntries, StoredEntry } from "../shapes/rows.ts";
import { inOrder } from "./page-order.ts";

/** Half a page of entries. Above this a month's record would slow down every reader and writer, so none are kept. */
const MOST_KEPT = 50;

/**
 * Predicate for the notable accounts of a chart. Accounts added by a user are below a PUC account and need no entry
 * in the chart.
 */
export function itemizedIn(chart: PucLookup): Names {
  return remembered((code: AccountCode) => isEverItemized(pucOfAccount(chart, code)));
}

/** Notable entries by id; null if they are not kept. */
export type ItemizedCount = Map<string, StoredEntry> | null;

/** Whether statements look at the entry by itself: it uses a notable account, or a person said what it paid. */
export function isNotable({ lines, flows }: StoredEntry, names: Names): boolean {
  return flows !== undefined || lines.some((line) => names(line.account));
}

/** Adds (sign 1) or removes (sign −1) a posted entry, if it is notable. */
export function countItemized(
  kept: ItemizedCount,
  entry: StoredEntry,
  sign: 1 | -1,
  names: Names,
): ItemizedCount {
  if (kept === null || !isNotable(entry, names)) return kept;
  if (sign === 1) kept.set(entry.id, entry);
  else kept.delete(entry.id);
  return kept.size > MOST_KEPT ? null : kept;
}

export function storeItemized(kept: ItemizedCount): ItemizedEntries | undefined {
  return kept === null ? undefined : { edition: ITEMIZED_EDITION, entries: [...kept.values()].sort(inOrder) };
}

export function itemizedCount(stored: ItemizedEntries | undefined): ItemizedCount {
  const entries = readItemized(stored);
  return entries && new Map(entries.map((entry) => [entry.id, entry]));
}
