import type { AccountCode } from "./account.ts";
import { type AccountLookup, type Chart, displayName, findAccount } from "./chart.ts";

/** What tells which PUC code an account stands for. */
export type PucLookup = AccountLookup & Pick<Chart, "kind">;

/** The PUC code that an account of a book stands for; empty for one that nobody knows (a damaged record). */
export function pucOfAccount(chart: PucLookup, code: AccountCode): string {
  const known = chart.byCode.get(code)?.puc;
  if (known !== undefined) return known;
  return chart.kind === "puc" && /^[1-9]\d*$/.test(code) ? code : "";
}

/** "1105 Caja", or the name alone in a chart whose codes are not shown; the code itself for an unknown account. */
export function accountLabel(chart: Chart, code: AccountCode): string {
  const account = findAccount(chart, code);
  if (!account) return code;
  const name = displayName(chart, account);
  return chart.showsCodes ? `${account.code} ${name}` : name;
}
