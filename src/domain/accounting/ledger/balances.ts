import { add, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { Account, AccountCode } from "../account.ts";
import type { EntryLine } from "../entries/entry.ts";

/** Debits and credits gathered on one account. */
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

/** The balance seen from the account's nature: above zero when it stands on its own side. */
export function naturalBalance(account: Pick<Account, "nature">, movement: Movement): Pesos {
  return pesos(
    account.nature === "debit" ? movement.debit - movement.credit : movement.credit - movement.debit,
  );
}

export function addMovement(a: Movement, b: Movement): Movement {
  return { debit: add(a.debit, b.debit), credit: add(a.credit, b.credit) };
}

/** Adds `more` into `into`, account by account. */
export function accumulate(
  into: Map<AccountCode, Movement>,
  more: Iterable<readonly [AccountCode, Movement]>,
): void {
  for (const [code, movement] of more) into.set(code, addMovement(into.get(code) ?? NO_MOVEMENT, movement));
}

/** Folds lines into balances: the recount that stored totals must equal (I-02). */
export function balancesOfLines(lines: Iterable<EntryLine>): Map<AccountCode, Movement> {
  const balances = new Map<AccountCode, Movement>();
  for (const line of lines) accumulate(balances, [[line.account, line]]);
  return balances;
}
