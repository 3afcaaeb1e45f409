import type { ReadAmounts } from "./spoken-prices.ts";

/** "Capital 694.000 intereses 326.000": whether each of these words is of the amount behind it. */
export function areNamedFirst({ plain, amounts }: ReadAmounts, words: readonly RegExp[]): boolean {
  return words.every((before) => amounts.some(({ from }) => before.test(plain.slice(0, from))));
}
