import { add, negate, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { ChartKind } from "../account.ts";
import type { Entry } from "../entries/entry.ts";
import { moneyEffect } from "./money-effect.ts";

/** Money in and out. A transfer from cash to a bank account is neither. */
export interface MoneyFlow {
  readonly entered: Pesos;
  readonly left: Pesos;
  /** In minus out; below zero when more went out. */
  readonly stays: Pesos;
}

/** The flow of posted entries, summed per entry so that it equals the sum of the amounts listed. */
export function moneyFlow(entries: Iterable<Pick<Entry, "status" | "lines">>, chart: ChartKind): MoneyFlow {
  let entered = ZERO;
  let left = ZERO;
  for (const entry of entries) {
    if (entry.status !== "posted") continue;
    const effect = moneyEffect(entry.lines, chart);
    if (effect > 0) entered = add(entered, effect);
    else left = add(left, negate(effect));
  }
  return { entered, left, stays: pesos(entered - left) };
}
