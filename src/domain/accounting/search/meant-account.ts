import type { Account } from "../account.ts";
import type { Chart } from "../chart.ts";
import type { LineContext } from "./line-context.ts";
import { saidGroups } from "./phrases.ts";
import { searchAccounts } from "./search-accounts.ts";
import { spellingOf, tokensOf } from "./tokens.ts";

/** Words said whole, or first in a text that says little more. */
const CLEAR = 640;

/** The account that words mean without doubt: an everyday phrase said whole, with one reading. Null otherwise. */
export function meantAccount(chart: Chart, words: string, line?: LineContext): Account | null {
  const said = saidGroups({ tokens: tokensOf(words), spelling: spellingOf(words) });
  const best = said.reduce((most, { score, isFirst }) => Math.max(most, isFirst ? score : 0), 0);
  if (best < CLEAR) return null;
  const [first] = searchAccounts(chart, words, { limit: 3, ...(line && { line }) });
  return first === undefined || first.reading !== null ? null : first.account;
}
