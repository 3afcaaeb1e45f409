import type { Clause } from "../clause.ts";
import type { GuidedDeed } from "../deed.ts";
import { chartAccount } from "../deed-accounts.ts";
import type { GuidedOperation } from "../guided-operation.ts";
import type { GuidedWorld } from "../guided-world.ts";
import { bestAccount } from "../telling/said-account.ts";

/** What is owed to who leaves or goes on holiday, by the words of a settlement. */
const BENEFITS: readonly (readonly [said: RegExp, puc: string])[] = [
  [/\bint(?:ereses)?\b/, "2515"],
  [/\bcesant/, "2510"],
  [/\bprima\b/, "2520"],
  [/\bvacac/, "2525"],
  [/\b(?:sueldos?|salarios?|quincena|dias|nomina|auxilio)\b/, "2505"],
];

/** Out of petty cash small things are paid. */
export const SMALL_EXPENSES = "519595";

/** The accounts of the parts that were told, where each of them says its own (GM-36). */
export function toldParts(
  { figures }: Clause,
  deed: GuidedDeed | null,
  puc: string | null,
  { chart }: GuidedWorld,
): Pick<GuidedOperation, "parts"> {
  const read = (words: string): string | null => {
    if (deed === "payroll") return BENEFITS.find(([said]) => said.test(words))?.[1] ?? null;
    if (deed !== "expense" || puc !== SMALL_EXPENSES) return null;
    return bestAccount(words.trim(), ["debit"], /^5/)?.readings[0]?.puc ?? SMALL_EXPENSES;
  };
  const parts = figures.parts.flatMap(({ words, amount }) => {
    const own = read(words);
    return own === null ? [] : [{ account: chartAccount(chart, own).code, amount }];
  });
  return parts.length > 1 && parts.length === figures.parts.length ? { parts } : {};
}
