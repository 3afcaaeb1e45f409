import type { Chart } from "./chart.ts";

/**
 * Short-term investments of Decreto 2650 de 1993 that may be cash equivalents: certificates (CDT), commercial paper,
 * titles, bank acceptances, trust units. Shares and bonds are not held to meet payments (NIIF para PYMES 7.2).
 */
const MAY_BE_CASH = ["1225", "1230", "1235", "1240", "1245"] as const;

export function mayBeCashEquivalent(puc: string): boolean {
  return MAY_BE_CASH.some((prefix) => puc.startsWith(prefix));
}

/** Accounts of group 11 that the decree does not have: no account of a book is among them. */
const AS_CASH = "1195";

/** The PUC accounts that any of the books holds as cash equivalents: they fall due within three months (7.2). */
export function cashEquivalentsOf(
  books: readonly { readonly cashEquivalents?: readonly string[] }[],
): ReadonlySet<string> {
  return new Set(books.flatMap(({ cashEquivalents = [] }) => cashEquivalents).filter(mayBeCashEquivalent));
}

/** The PUC code under which an account is read: one of cash, if the book says that it is an equivalent. */
export function readPuc(puc: string, cashEquivalents: ReadonlySet<string>): string {
  return cashEquivalents.has(puc) ? `${AS_CASH}${puc}` : puc;
}

/** The code of the decree of an account that `readPuc` put among cash; any other code as it is. */
export function unreadPuc(puc: string): string {
  return puc.startsWith(AS_CASH) && mayBeCashEquivalent(puc.slice(AS_CASH.length))
    ? puc.slice(AS_CASH.length)
    : puc;
}

/** The chart as statements read it: cash equivalents stand among cash, under their own codes and names. */
export function withCashEquivalents(chart: Chart, cashEquivalents: ReadonlySet<string>): Chart {
  if (cashEquivalents.size === 0) return chart;
  const byCode = new Map(chart.byCode);
  for (const [code, account] of chart.byCode)
    if (cashEquivalents.has(account.puc))
      byCode.set(code, { ...account, puc: readPuc(account.puc, cashEquivalents) });
  return { ...chart, byCode };
}
