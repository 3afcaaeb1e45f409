import { ABNORMAL_BALANCES, type AbnormalBalance } from "./abnormal-balance.data.ts";

const ruleOf = (puc: string) => ABNORMAL_BALANCES.find(({ account }) => puc.startsWith(account));

/**
 * Maps each PUC account to the one it is reported as: itself, or another while its balance is against its nature.
 * `nets`: debits minus credits up to a date by PUC account; an account may repeat. The single rule for the balance,
 * the indicators and the analysis.
 */
export function presentedAs(nets: Iterable<readonly [puc: string, net: number]>): (puc: string) => string {
  const sums = new Map<AbnormalBalance, number>();
  for (const [puc, net] of nets) {
    const rule = ruleOf(puc);
    if (rule) sums.set(rule, (sums.get(rule) ?? 0) + net);
  }
  const moved = new Set<AbnormalBalance>();
  for (const [rule, net] of sums) if (rule.when === "debit" ? net > 0 : net < 0) moved.add(rule);
  return (puc) => {
    const rule = ruleOf(puc);
    return rule && moved.has(rule) ? rule.as : puc;
  };
}

/** The same nets with every account under the one it is reported as. Idempotent. */
export function presentedNets(nets: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const stands = presentedAs(nets);
  const found = new Map<string, number>();
  for (const [puc, net] of nets) {
    const as = stands(puc);
    found.set(as, (found.get(as) ?? 0) + net);
  }
  return found;
}
