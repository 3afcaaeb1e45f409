import type { AccountCode } from "#domain/accounting/account.ts";
import { type PucLookup, pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import { isEverNotable, NOTABLE_EDITION } from "#domain/statement/books/notable.ts";
import { type Names, readNotable } from "../shapes/read-record.ts";
import type { NotableEntries, StoredEntry } from "../shapes/rows.ts";
import { inOrder } from "./page-order.ts";

/** Half a page of entries. Above this a month's record would slow down every reader and writer, so none are kept. */
const MOST_KEPT = 50;

/**
 * Predicate for the notable accounts of a chart. Accounts added by a user are below a PUC account and need no entry
 * in the chart.
 */
export function notableIn(chart: PucLookup): Names {
  return remembered((code: AccountCode) => isEverNotable(pucOfAccount(chart, code)));
}

/** Notable entries by id; null if they are not kept. */
export type KeptNotable = Map<string, StoredEntry> | null;

/** Adds (sign 1) or removes (sign −1) a posted entry, if it uses a notable account. */
export function countNotable(kept: KeptNotable, entry: StoredEntry, sign: 1 | -1, names: Names): KeptNotable {
  if (kept === null || !entry.lines.some((line) => names(line.account))) return kept;
  if (sign === 1) kept.set(entry.id, entry);
  else kept.delete(entry.id);
  return kept.size > MOST_KEPT ? null : kept;
}

export function storeNotable(kept: KeptNotable): NotableEntries | undefined {
  return kept === null ? undefined : { edition: NOTABLE_EDITION, entries: [...kept.values()].sort(inOrder) };
}

export function keptNotable(stored: NotableEntries | undefined): KeptNotable {
  const entries = readNotable(stored);
  return entries && new Map(entries.map((entry) => [entry.id, entry]));
}
