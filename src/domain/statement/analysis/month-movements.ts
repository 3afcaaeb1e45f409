import type { PucNets } from "../../accounting/indicators.ts";
import type { Day, Month } from "../../kernel/day.ts";
import type { RecurringLoan } from "../../recurring/recurring-dues.ts";
import { netsByMaturity } from "./loan-nets.ts";

/** Debits and credits of one account. Plain numbers: sums of many books may leave the safe range of pesos. */
export interface PucMovement {
  readonly debit: number;
  readonly credit: number;
}

/** Movements of one month over all books of a company, by PUC account, with non-current accounts marked. */
export interface MonthMovements {
  readonly month: Month;
  readonly byPuc: ReadonlyMap<string, PucMovement>;
  /** The part from closing entries: it changes balances but not results. Absent when there is none. */
  readonly closing?: ReadonlyMap<string, PucMovement>;
  /** The loans of the books, on accounts of the PUC; the same in every month. Absent where there are none. */
  readonly loans?: readonly RecurringLoan[];
}

function addTo(nets: Map<string, number>, moved: ReadonlyMap<string, PucMovement>, sign: 1 | -1): void {
  for (const [puc, { debit, credit }] of moved) nets.set(puc, (nets.get(puc) ?? 0) + sign * (debit - credit));
}

/** Debits minus credits of everything up to the end of a month: balances. */
export function netsUntil(months: readonly MonthMovements[], last: Month): PucNets {
  const nets = new Map<string, number>();
  for (const each of months) if (each.month <= last) addTo(nets, each.byPuc, 1);
  return nets;
}

/**
 * The same with the debt of loans by when it falls due after a day of the last month, which says what is current and
 * what is not.
 */
export function positionUntil(months: readonly MonthMovements[], last: Month, on: Day): PucNets {
  return netsByMaturity(netsUntil(months, last), months[0]?.loans ?? [], on);
}

/** Debits minus credits from one month to another, both inclusive: movements, excluding closing entries. */
export function netsWithin(months: readonly MonthMovements[], first: Month, last: Month): PucNets {
  const nets = new Map<string, number>();
  for (const { month, byPuc, closing } of months) {
    if (month < first || month > last) continue;
    addTo(nets, byPuc, 1);
    if (closing) addTo(nets, closing, -1);
  }
  return nets;
}

/** The net of an account and everything below it. */
export function monthNetOf(nets: PucNets, prefix: string): number {
  let sum = 0;
  for (const [puc, net] of nets) if (puc.startsWith(prefix)) sum += net;
  return sum;
}

/** Debits and credits of an account and everything below it, from one month to another. */
export function movementOf(
  months: readonly MonthMovements[],
  prefix: string,
  first: Month,
  last: Month,
): PucMovement {
  let debit = 0;
  let credit = 0;
  for (const { month, byPuc } of months) {
    if (month < first || month > last) continue;
    for (const [puc, movement] of byPuc) {
      if (!puc.startsWith(prefix)) continue;
      debit += movement.debit;
      credit += movement.credit;
    }
  }
  return { debit, credit };
}
