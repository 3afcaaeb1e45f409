import type { Side } from "../account.ts";

/** An account that is reported as another one while its total balance is against its nature. */
export interface AbnormalBalance {
  /** Four digits: sub-accounts are included, and summed before the rule is applied. */
  readonly account: string;
  /** The side that is against its nature. */
  readonly when: Side;
  /** The account of Decreto 2650 de 1993 it is then reported as. */
  readonly as: string;
}

/**
 * A liability is not a negative asset, nor an asset a negative liability (NIIF para PYMES, 2.52: no offsetting): an
 * overdrawn bank account is a debt to the bank, a customer's overpayment is an advance from him, an overpayment to a
 * supplier is an advance to him, and IVA in our favour is owed by the tax office. No `as` is itself in the table.
 */
export const ABNORMAL_BALANCES: readonly AbnormalBalance[] = [
  { account: "1110", when: "credit", as: "2105" },
  { account: "1120", when: "credit", as: "2105" },
  { account: "1305", when: "credit", as: "2805" },
  { account: "2205", when: "debit", as: "1330" },
  { account: "2408", when: "debit", as: "1355" },
];
