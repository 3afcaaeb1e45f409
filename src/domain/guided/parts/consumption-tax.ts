import { type Pesos, pesos } from "../../kernel/pesos.ts";

/** The tax on consumption in a price, which who eats pays and the restaurant owes. */
export function consumptionWithin(price: Pesos, rate: number): Pesos {
  return pesos(price - Math.round((price * 100) / (100 + rate)));
}
