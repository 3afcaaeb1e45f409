import type { AccountCode } from "./account.ts";
import { type Chart, displayName, findAccount } from "./chart.ts";

/** The PUC code that an account of a book stands for; empty for one that nobody knows (a damaged record). */
export function pucOfAccount(chart: Chart, code: AccountCode): string {
  const known = findAccount(chart, code)?.puc;
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
