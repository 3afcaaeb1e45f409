import type { ChartKind } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { moneyEffect } from "#domain/accounting/operations/money-effect.ts";
import { directionOf, type Operation } from "#domain/accounting/operations/operation.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import { operationWords, simpleTexts as texts } from "./texts.ts";

/** An entry as the simple journal shows it. */
export interface OperationRow {
  readonly entry: Entry;
  /** Null for an "asiento compuesto", which only the complex journal can write. */
  readonly operation: Operation | null;
  /** The change in cash and banks; zero while nothing was paid. */
  readonly effect: Pesos;
  /** Amount if no money moved: the sum of its debits. */
  readonly amount: Pesos;
}

/** Both of its accounts are cash or banks: it was paid, and cash stays as it was. */
const isTransfer = ({ effect }: OperationRow, { method }: Operation) => method !== "other" && effect === 0;

/** What an operation is, in words. */
export function rowWords(row: OperationRow): string {
  const { operation } = row;
  if (operation === null) return texts.composite;
  return isTransfer(row, operation) ? texts.transfer : operationWords(operation.type, operation.method);
}

/** Why an operation changes no cash, in words. */
export function stillWords(row: OperationRow): string {
  const { operation } = row;
  if (operation === null) return texts.noMoney;
  return isTransfer(row, operation) ? texts.between : texts.unpaid[directionOf(operation)];
}

export type SimpleItem =
  | { readonly kind: "day"; readonly day: Day }
  | { readonly kind: "operation"; readonly row: OperationRow };

export function operationRow(entry: Entry, chart: ChartKind): OperationRow {
  return {
    entry,
    operation: entryToOperation(entry, chart),
    effect: moneyEffect(entry.lines, chart),
    amount: sum(entry.lines.map((line) => line.debit)),
  };
}

/**
 * A page of the journal as the simple one lists it: newest first, without void entries, a heading at each new day and
 * at the top of the page, since the page above may not have been read.
 */
export function simpleItems(entries: readonly Entry[], chart: ChartKind): SimpleItem[] {
  const items: SimpleItem[] = [];
  let day: Day | null = null;
  for (const entry of entries.toReversed()) {
    if (entry.status !== "posted") continue;
    if (entry.date !== day) items.push({ kind: "day", day: entry.date });
    day = entry.date;
    items.push({ kind: "operation", row: operationRow(entry, chart) });
  }
  return items;
}

/** Estimated height of an unread page: its rows, and a heading for every fourth. */
export function estimatedHeight(entries: number): number {
  return entries * 60 + Math.ceil(entries / 4) * 36;
}
