import type { AccountCode } from "./account.ts";
import { type AccountLookup, type Chart, displayName, findAccount } from "./chart.ts";
import { shortAccount } from "./charts/short-charts.ts";

/** What is needed to find the PUC code of an account. */
export type PucLookup = AccountLookup & Pick<Chart, "kind">;

/** The PUC code that an account of a book maps to; empty for an unknown account (a damaged record). */
export function pucOfAccount(chart: PucLookup, code: AccountCode): string {
  const known = chart.byCode.get(code)?.puc;
  if (known !== undefined) return known;
  if (chart.kind !== "puc") return shortAccount(chart.kind, code)?.puc ?? "";
  return /^[1-9]\d*$/.test(code) ? code : "";
}

/** "1105 Caja", or only the name in a chart whose codes are not shown; the code itself for an unknown account. */
export function accountLabel(chart: Chart, code: AccountCode): string {
  const account = findAccount(chart, code);
  if (!account) return code;
  const name = displayName(chart, account);
  return chart.showsCodes ? `${account.code} ${name}` : name;
}
