import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import { moneyEffect } from "#domain/accounting/operations/money-effect.ts";
import { type AnyOperation, directionOf } from "#domain/accounting/operations/operation.ts";
import { type SaleWithCost, saleWithCost } from "#domain/accounting/operations/sale-with-cost.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import { operationWords, paymentWords, simpleTexts as texts } from "./texts.ts";

/** An entry as the simple journal shows it. */
export interface OperationRow {
  readonly entry: Entry;
  /** Null for an "asiento compuesto", which only the complex journal can write. */
  readonly operation: AnyOperation | null;
  /** Of an asiento compuesto, the sale that it is besides the cost of its items: told in words, and not written here. */
  readonly items: SaleWithCost | null;
  /** The change in cash and banks; zero while nothing was paid. */
  readonly effect: Pesos;
  /** Amount if no money moved: what is owed, of an asiento compuesto the sum of its debits. */
  readonly amount: Pesos;
}

/** Both of its accounts are cash or banks: it was paid, and cash stays as it was. */
export function isTransfer({ effect, operation }: Pick<OperationRow, "effect" | "operation">): boolean {
  if (operation === null || operation.type === "debt-payment") return false;
  return operation.type === "transfer" || (operation.method !== "other" && effect === 0);
}

/** What the row is told as. */
export function toldAs({ operation, items }: Pick<OperationRow, "operation" | "items">): AnyOperation | null {
  return operation ?? items?.operation ?? null;
}

/** What a person calls an account. */
type NameOf = (account: AccountCode) => string;

/** What an operation is, in words. */
export function rowWords(row: OperationRow, nameOf: NameOf): string {
  const operation = toldAs(row);
  if (operation === null) return texts.composite;
  if (isTransfer(row) || operation.type === "transfer") return texts.types.transfer;
  if (operation.type === "debt-payment") return paymentWords(operation.direction, nameOf(operation.pocket));
  const { type, method, pocket } = operation;
  return operationWords(type, method, pocket && nameOf(pocket));
}

/** Why an operation changes no cash, in words. */
export function stillWords(row: OperationRow): string {
  const operation = toldAs(row);
  if (operation === null || operation.type === "debt-payment") return texts.noMoney;
  if (isTransfer(row) || operation.type === "transfer") return texts.between;
  return texts.unpaid[directionOf(operation)];
}

export type SimpleItem =
  | { readonly kind: "day"; readonly day: Day }
  | { readonly kind: "operation"; readonly row: OperationRow };

export function operationRow(entry: Entry, chart: ChartKind): OperationRow {
  const operation = entryToOperation(entry, chart);
  const items = operation === null ? saleWithCost(entry, chart) : null;
  const told = toldAs({ operation, items });
  const debits = sum(entry.lines.map((line) => line.debit));
  return {
    entry,
    operation,
    items,
    effect: moneyEffect(entry.lines, chart),
    amount: told !== null && "amount" in told ? told.amount : debits,
  };
}

/**
 * A page of the journal as the simple one lists it: newest first, without void entries, a heading at each new day and
 * at the top of the page, since the page above may not have been read. `only`: what moved one pocket.
 */
export function simpleItems(
  entries: readonly Entry[],
  chart: ChartKind,
  only: AccountCode | null = null,
): SimpleItem[] {
  const items: SimpleItem[] = [];
  let day: Day | null = null;
  for (const entry of entries.toReversed()) {
    if (entry.status !== "posted") continue;
    if (only !== null && !entry.lines.some((line) => line.account === only)) continue;
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
