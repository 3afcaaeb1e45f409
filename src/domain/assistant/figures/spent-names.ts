import { type BookFacts, pucAccountName } from "./book-facts.ts";

/** What each class and group of spending is for, as its accounts do not say. */
const FOR: readonly (readonly [prefix: string, words: string])[] = [
  ["51", "de administración"],
  ["52", "de ventas"],
  ["53", "no operacionales"],
  ["6", "costo de lo vendido"],
  ["7", "costo de producción"],
];

/**
 * The name of an account of spending, with what it is for where another one is called the same: salaries are of
 * administration or of sales, and a cost has the name of what it was earned with.
 */
export function spentName(
  facts: Pick<BookFacts, "nameOf">,
  account: string,
  spent: Iterable<string>,
): string {
  const name = pucAccountName(facts, account);
  const isShared =
    /^[67]/.test(account) ||
    [...spent].some((other) => other !== account && pucAccountName(facts, other) === name);
  const words = FOR.find(([prefix]) => account.startsWith(prefix))?.[1];
  return isShared && words !== undefined ? `${name} (${words})` : name;
}
