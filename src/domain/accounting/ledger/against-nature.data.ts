import type { Side } from "../account.ts";

/** An account that is something else, and so stands elsewhere, while all of it together is against its nature. */
export interface AgainstNature {
  /** Four digits: its sub-accounts stand with it, and are added up before anything is said of it. */
  readonly account: string;
  /** The side against its nature. */
  readonly when: Side;
  /** The account of Decreto 2650 de 1993 as which it stands then. */
  readonly as: string;
}

/**
 * What is owed is no asset with a minus sign, nor the other way round (NIIF para PYMES, 2.52: no offsetting): an
 * overdrawn bank account is a debt to the bank, what a customer paid too much is an advance of his, what a supplier was
 * paid too much is an advance to him, and IVA in our favour is owed by the tax office. No `as` is itself in the table.
 */
export const AGAINST_NATURE: readonly AgainstNature[] = [
  { account: "1110", when: "credit", as: "2105" },
  { account: "1120", when: "credit", as: "2105" },
  { account: "1305", when: "credit", as: "2805" },
  { account: "2205", when: "debit", as: "1330" },
  { account: "2408", when: "debit", as: "1355" },
];
