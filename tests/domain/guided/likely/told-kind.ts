import type { Side } from "#domain/accounting/account.ts";
import type { DeedKind } from "#domain/guided/likely/deed-kinds.ts";

/** A line of an expected entry: its side and the beginning of its PUC code. */
export type ToldLine = readonly [side: Side, puc: string];

/** Kinds by the accounts that their entries have, the first that fits: "C41" is a credit to 41. */
const KINDS: readonly (readonly [DeedKind, string])[] = [
  ["goods-gone", "C15"],
  ["another", "D1592 C1592 D5160"],
  ["sale", "C41"],
  ["other-income", "C42"],
  ["sale-returned", "D41"],
  ["advance-received", "C27 C28"],
  ["loan-received", "C21"],
  ["loan-repaid", "D21"],
  ["collection", "C13"],
  ["money-lent", "D1330 D1365 D1370"],
  ["withdrawal", "D1325 D31 D36"],
  ["contribution", "C31"],
  ["goods-gone", "C14"],
  ["purchase", "D14 D62"],
  ["asset-purchase", "D15 D16 D12"],
  ["expense", "D17"],
  ["payment", "D22 D233 D28"],
  ["tax", "D24 D236"],
  ["payroll", "D25 D5105 D5205 D237 D72"],
  ["expense", "D5 D6 D7"],
];

/** The kind of deed that an expected entry shows; null where it shows none clearly. */
export function toldKind(lines: readonly ToldLine[]): DeedKind | null {
  const isAhead = lines.some(([side, puc]) => side === "debit" && puc.startsWith("1355"));
  const isTax = ([side, puc]: ToldLine) =>
    /^(?:2408|1355)/.test(puc) || (side === "credit" && puc.startsWith("2365"));
  const told = lines
    .filter((line) => !isTax(line))
    .map(([side, puc]) => `${side.charAt(0).toUpperCase()}${puc}`);
  const others = told.filter((each) => !/^.11/.test(each));
  // Income tax that is paid ahead.
  if (others.length === 0 && isAhead) return "tax";
  if (others.length === 0) return told.length === 2 ? "transfer" : null;
  const has = (beginnings: string) =>
    beginnings.split(" ").some((beginning) => others.some((each) => each.startsWith(beginning)));
  const isBought = has("D15");
  // What is bought with a loan is bought.
  if (isBought && !has("C15 C31")) return "asset-purchase";
  const isMoneyIn = told.some((each) => each.startsWith("D11"));
  // Less than the whole debt was paid.
  if (has("C13") && isMoneyIn && !has("C41 C42")) return "collection";
  // Without money a debt of others that is credited is another deed.
  if (has("C13") && !isMoneyIn && !has("C41 C42 D41")) return "another";
  return KINDS.find(([, beginnings]) => has(beginnings))?.[0] ?? null;
}
