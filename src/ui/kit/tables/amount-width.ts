import { formatLedger } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";

/** Pixels of a semibold figure and of a point at the size of a list, and of the room at both sides with the line. */
const DIGIT = 8.4;
const POINT = 4;
const SIDES = 20;

/** A track for amounts on a phone: the longest of them whole, so that none lies over the name beside it. */
export function amountWidth(amounts: Iterable<number>, least: number): string {
  let most = 0;
  for (const amount of amounts) most = Math.max(most, Math.abs(amount));
  const longest = formatLedger(pesos(most));
  const points = longest.replace(/\d/g, "").length;
  return `${Math.max(least, Math.ceil((longest.length - points) * DIGIT + points * POINT + SIDES))}px`;
}
