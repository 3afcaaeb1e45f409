import { pesos } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";

/** Units that came in at a cost, or went out. */
export interface StockMove {
  readonly units: number;
  /** Per unit, of what came in; absent for what went out. */
  readonly unitCost?: number;
}

/** What each departure cost, and what is left. */
export interface StockCard {
  readonly costs: readonly number[];
  readonly units: number;
  readonly value: number;
}

/** First in, first out: what leaves is the oldest (PEPS). */
export function firstInFirstOut(moves: readonly StockMove[]): StockCard {
  const lots: { units: number; unitCost: number }[] = [];
  const costs: number[] = [];
  for (const { units, unitCost } of moves) {
    if (unitCost !== undefined) {
      lots.push({ units, unitCost });
      continue;
    }
    let [left, cost] = [units, 0];
    for (const lot of lots) {
      const taken = Math.min(left, lot.units);
      lot.units -= taken;
      left -= taken;
      cost += taken * lot.unitCost;
    }
    costs.push(cost);
  }
  const sum = (of: (lot: { units: number; unitCost: number }) => number) =>
    lots.reduce((all, lot) => all + of(lot), 0);
  return { costs, units: sum(({ units }) => units), value: sum(({ units, unitCost }) => units * unitCost) };
}

/** Weighted average after each purchase: what leaves has the mean cost of what there is. */
export function weightedAverage(moves: readonly StockMove[]): StockCard {
  let [units, value] = [0, 0];
  const costs: number[] = [];
  for (const move of moves) {
    if (move.unitCost === undefined) {
      const cost = roundHalfUp(pesos(value), move.units, units);
      costs.push(cost);
      value -= cost;
      units -= move.units;
    } else {
      value += move.units * move.unitCost;
      units += move.units;
    }
  }
  return { costs, units, value };
}
