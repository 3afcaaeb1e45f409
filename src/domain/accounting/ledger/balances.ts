import { add, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { Account, AccountCode } from "../account.ts";
import type { EntryLine } from "../entries/entry.ts";

/** Debits and credits summed for one account. */
export interface Movement {
  readonly debit: Pesos;
  readonly credit: Pesos;
}

/** Movements by account code. */
export type Balances = ReadonlyMap<AccountCode, Movement>;

export const NO_MOVEMENT: Movement = { debit: ZERO, credit: ZERO };

/** Debits minus credits: above zero is a debit balance. */
export function netOf(movement: Movement): Pesos {
  return pesos(movement.debit - movement.credit);
}

/** The balance relative to the account's nature: above zero when it is on its own side. */
export function naturalBalance(account: Pick<Account, "nature">, movement: Movement): Pesos {
  return pesos(
    account.nature === "debit" ? movement.debit - movement.credit : movement.credit - movement.debit,
  );
}

/** Accounts that may stand on either side: VAT to pay, or in favour (Decreto 2650 de 1993, art. 15, account 2408). */
const OF_EITHER_SIDE = /^2408/;

/** Whether a balance relative to its account's nature, as `naturalBalance` gives it, is against that nature. */
export function isAgainstNature({ puc }: Pick<Account, "puc">, balance: Pesos): boolean {
  return balance < 0 && !OF_EITHER_SIDE.test(puc);
}

/** What a row of a report says of a balance below zero in its account's nature. */
export const ABNORMAL_BALANCE = "Saldo contrario a su naturaleza";

export function addMovement(a: Movement, b: Movement): Movement {
  return { debit: add(a.debit, b.debit), credit: add(a.credit, b.credit) };
}

interface Sums {
  debit: Pesos;
  credit: Pesos;
}

/**
 * Adds movements up account by account, in place: one object an account, not one a line. A sum that would leave the safe
 * range throws. `balances` hands out copies, which later additions do not change.
 */
export class Tally {
  readonly #sums = new Map<AccountCode, Sums>();

  add(code: AccountCode, { debit, credit }: Movement): void {
    const sums = this.#sums.get(code);
    if (sums === undefined) {
      this.#sums.set(code, { debit, credit });
      return;
    }
    sums.debit = add(sums.debit, debit);
    sums.credit = add(sums.credit, credit);
  }

  addAll(more: Iterable<readonly [AccountCode, Movement]>): void {
    for (const [code, movement] of more) this.add(code, movement);
  }

  addLines(lines: Iterable<EntryLine>): void {
    for (const line of lines) this.add(line.account, line);
  }

  balances(): Map<AccountCode, Movement> {
    const balances = new Map<AccountCode, Movement>();
    for (const [code, { debit, credit }] of this.#sums) balances.set(code, { debit, credit });
    return balances;
  }
}

/** Sums of several balances, account by account. */
export function sumOfBalances(
  ...all: readonly Iterable<readonly [AccountCode, Movement]>[]
): Map<AccountCode, Movement> {
  const tally = new Tally();
  for (const balances of all) tally.addAll(balances);
  return tally.balances();
}

/** Sums lines into balances: the recount that stored totals must equal (I-02). */
export function balancesOfLines(lines: Iterable<EntryLine>): Map<AccountCode, Movement> {
  const tally = new Tally();
  tally.addLines(lines);
  return tally.balances();
}
