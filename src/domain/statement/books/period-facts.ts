import { isClosingEntry, isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry } from "../../accounting/entries/entry.ts";
import type { Balances, Movement } from "../../accounting/ledger/balances.ts";
import { balancesOfLines, NO_MOVEMENT } from "../../accounting/ledger/balances.ts";
import { type PucLookup, pucOfAccount } from "../../accounting/puc-of-account.ts";
import type { Day } from "../../kernel/calendar-day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { remembered } from "../../kernel/remembered.ts";
import type { DirectFlows } from "./direct-flows.ts";

/** What moved in a year from 1 January to a day, and which of it closes the year or says with what the book began. */
export interface YearFacts {
  readonly movements: Balances;
  readonly closings: Balances;
  readonly openings: Balances;
}

/** All that the four statements of a period are made from. Balances count posted entries, in the codes of the chart. */
export interface PeriodFacts {
  readonly from: Day;
  readonly to: Day;
  /** Everything before the period. */
  readonly opening: Balances;
  /** Everything in it, closings included. */
  readonly movements: Balances;
  /** The entries of the period that name an account of equity, investing or financing, closings included. */
  readonly entries: readonly Entry[];
  /** The year of the day before the period, up to that day. */
  readonly yearBefore: YearFacts;
  /** The year of the period's last day, up to that day. */
  readonly year: YearFacts;
  /** The whole years that ended from the day before the period on and before its last day. */
  readonly turned: readonly YearFacts[];
  /** Cash flows by their counterparts; null when they were not asked for, since they need every entry that names cash. */
  readonly direct: DirectFlows | null;
}

export function pucReader(chart: PucLookup): PucOf {
  return remembered((account) => pucOfAccount(chart, account));
}

/** What entries that close or open put on each account. */
export function specialMovements(
  entries: readonly Entry[],
  pucOf: PucOf,
): Pick<YearFacts, "closings" | "openings"> {
  const closing = entries.filter((entry) => isClosingEntry(entry, pucOf));
  const opening = entries.filter((entry) => isOpeningEntry(entry, pucOf));
  return {
    closings: balancesOfLines(closing.flatMap((entry) => entry.lines)),
    openings: balancesOfLines(opening.flatMap((entry) => entry.lines)),
  };
}

function minus(a: Movement, b: Movement): Movement {
  return { debit: pesos(a.debit - b.debit), credit: pesos(a.credit - b.credit) };
}

/** The first without the others, account by account. */
export function withoutMovements(balances: Balances, ...others: readonly Balances[]): Balances {
  const rest = new Map(balances);
  for (const other of others) {
    for (const [code, movement] of other) rest.set(code, minus(rest.get(code) ?? NO_MOVEMENT, movement));
  }
  return rest;
}

/** Credits less debits over the accounts whose PUC code fits. */
export function creditOf(balances: Balances, pucOf: PucOf, fits: (puc: string) => boolean): Pesos {
  let credit = 0;
  for (const [code, movement] of balances) if (fits(pucOf(code))) credit += movement.credit - movement.debit;
  return pesos(credit);
}

export const isResult = (puc: string) => /^[4567]/.test(puc);
export const isYearResult = (puc: string) => puc.startsWith("36");

/** What was earned: classes 4 to 7 without the entries that close them, so that closing changes no result (I-05). */
export function earnedIn(movements: Balances, closings: Balances, pucOf: PucOf): Pesos {
  return creditOf(withoutMovements(movements, closings), pucOf, isResult);
}

/**
 * The result of a year as the balance shows it: what was earned, and what a book that began in the middle of the year
 * brought on 36 as earned before it.
 */
export function resultOfYear({ movements, closings, openings }: YearFacts, pucOf: PucOf): Pesos {
  return pesos(earnedIn(movements, closings, pucOf) + creditOf(openings, pucOf, isYearResult));
}
