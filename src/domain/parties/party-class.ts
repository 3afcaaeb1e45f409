/** What a third party is to a company: by what its entries say, and never stored. */
export const PARTY_CLASSES = ["customer", "supplier", "employee", "partner", "entity", "other"] as const;
export type PartyClass = (typeof PARTY_CLASSES)[number];

/**
 * By the accounts on which each kind moves. What is paid ahead counts for who will settle it: 1330 a supplier, 2805 a
 * customer. Taxes, contributions of payroll and banks are entities.
 */
const ACCOUNTS: Readonly<Record<Exclude<PartyClass, "other">, RegExp>> = {
  customer: /^(?:1305|1310|2805|41)/,
  supplier: /^(?:22|2305|2310|2315|2320|2335|2340|1330|1[45]|5[12](?!05|15)|6|7(?!2))/,
  employee: /^(?:25|1365|5[12]05|72)/,
  partner: /^(?:3|1325|2355|2360)/,
  entity: /^(?:11|21|1355|236[5-8]|2370|2380|24|5[12]15|5305)/,
};

/** What one account moved: debits and credits together. */
export interface ClassMove {
  /** The PUC code of the account. */
  readonly puc: string;
  readonly amount: number;
}

/**
 * The class in which most was moved; of two that moved the same, the first of the list. `other`: named only on accounts
 * that say nothing of it, or on none.
 */
export function partyClassOf(moves: readonly ClassMove[]): PartyClass {
  let best: PartyClass = "other";
  let most = 0;
  for (const kind of PARTY_CLASSES) {
    if (kind === "other") continue;
    const sum = moves.reduce((total, { puc, amount }) => total + (ACCOUNTS[kind].test(puc) ? amount : 0), 0);
    if (sum > most) [best, most] = [kind, sum];
  }
  return best;
}
