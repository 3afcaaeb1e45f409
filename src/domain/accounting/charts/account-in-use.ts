import { type Account, type AccountCode, takesEntries } from "../account.ts";
import type { Chart } from "../chart.ts";
import { accountOfPuc } from "./chart-mapping.ts";

/** In how many months a book used each account. */
export type UsedMonths = ReadonlyMap<AccountCode, number>;

/** Savings stand beside the bank account, and the capital of each kind of owner beside that of a company by shares. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { "1110": ["1120"], "3105": ["3115", "3130"] };

/**
 * The account that a book uses for what a code of the PUC names (AC-44): of that account, those below it and those beside
 * it that take entries, the one with the most months; the chart's own where none was used. Ties keep the chart's own, then
 * the order of the chart.
 */
export function accountInUse(puc: string, chart: Chart, used: UsedMonths): Account {
  const usual = accountOfPuc(puc, chart);
  const families = [puc, ...(BESIDE[puc] ?? [])];
  let best = usual;
  for (const account of chart.accounts) {
    if (!takesEntries(account) || !families.some((family) => account.puc.startsWith(family))) continue;
    if ((used.get(account.code) ?? 0) > (used.get(best.code) ?? 0)) best = account;
  }
  return best;
}
