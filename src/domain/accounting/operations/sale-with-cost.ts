import { type Pesos, trySum } from "../../kernel/pesos.ts";
import type { ChartKind } from "../account.ts";
import type { EntryContent, EntryLine } from "../entries/entry.ts";
import { pucOf } from "./debt-accounts.ts";
import { entryToOperation } from "./entry-to-operation.ts";
import type { Operation } from "./operation.ts";

/** A sale whose goods leave the stock with it. */
export interface SaleWithCost {
  readonly operation: Operation;
  readonly cost: Pesos;
}

/** Cost of goods sold against what was in stock, as the kardex writes it below a sale (PUC 61 and 14). */
function isCost({ account, debit }: EntryLine, chart: ChartKind): boolean {
  return pucOf(account, chart).startsWith(debit > 0 ? "61" : "14");
}

/**
 * The sale that an entry is besides the cost of its items, which the simple journal tells as the sale and cannot
 * write; null for every other entry (IN-40).
 */
export function saleWithCost(
  { lines, operation }: Pick<EntryContent, "lines" | "operation">,
  chart: ChartKind,
): SaleWithCost | null {
  const costs = lines.filter((line) => isCost(line, chart));
  const debit = trySum(costs.map((line) => line.debit));
  const credit = trySum(costs.map((line) => line.credit));
  if (debit === null || debit === 0 || debit !== credit) return null;
  const rest = lines.filter((line) => !isCost(line, chart));
  const found = entryToOperation({ lines: rest, ...(operation && { operation }) }, chart);
  return found?.type === "sale" ? { operation: found, cost: debit } : null;
}
