import type { AccountCode } from "../../accounting/account.ts";
import { isClosingEntry, isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry } from "../../accounting/entries/entry.ts";
import type { Balances, Movement } from "../../accounting/ledger/balances.ts";
import { balancesOfLines, NO_MOVEMENT } from "../../accounting/ledger/balances.ts";
import type { PartyBalances } from "../../accounting/ledger/party-balances.ts";
import { type PucLookup, pucOfAccount } from "../../accounting/puc-of-account.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { remembered } from "../../kernel/remembered.ts";
import type { Restatement } from "../restated/restatement.ts";
import type { CarriedParts } from "./carried-purposes.ts";
import type { DirectFlows } from "./direct-flows.ts";

/** Movements of a year from 1 January to a date, with the parts from closing and opening entries. */
export interface YearFacts {
  readonly movements: Balances;
  readonly closings: Balances;
  readonly openings: Balances;
}

/** Input of the four statements of a period. Balances count posted entries, by the codes of the chart. */
export interface PeriodFacts {
  readonly from: Day;
  readonly to: Day;
  /** Everything before the period. */
  readonly opening: Balances;
  /** Balances by third party before the period and at its last day. */
  readonly partiesBefore: PartyBalances<AccountCode>;
  readonly parties: PartyBalances<AccountCode>;
  /** Everything in the period, including closings. */
  readonly movements: Balances;
  /** The period's itemized entries (`isItemized`), including closings. */
  readonly entries: readonly Entry[];
  /** The year to date of the day before the period. */
  readonly yearBefore: YearFacts;
  /** The year to date of the period's last day. */
  readonly year: YearFacts;
  /** Whole years that ended between the day before the period (inclusive) and its last day (exclusive). */
  readonly turned: readonly YearFacts[];
  /** The period's entries whose cash follows the purpose of a receivable, a payable or an advance. */
  readonly carried: CarriedParts;
  /** Cash flows by counterpart; null when not requested, because they require reading every entry on cash. */
  readonly direct: DirectFlows | null;
  /** Of a comparative period that is presented otherwise: what, and the facts as they were presented before. */
  readonly restated?: { readonly before: PeriodFacts; readonly of: readonly Restatement[] };
}

export function pucReader(chart: PucLookup): PucOf {
  return remembered((account) => pucOfAccount(chart, account));
}

/** Movements of closing and opening entries by account. */
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

/** The first balances minus the others, account by account. */
export function withoutMovements(balances: Balances, ...others: readonly Balances[]): Balances {
  const rest = new Map(balances);
  for (const other of others) {
    for (const [code, movement] of other) rest.set(code, minus(rest.get(code) ?? NO_MOVEMENT, movement));
  }
  return rest;
}

/** Credits minus debits over the accounts whose PUC code matches. */
export function creditOf(balances: Balances, pucOf: PucOf, fits: (puc: string) => boolean): Pesos {
  let credit = 0;
  for (const [code, movement] of balances) if (fits(pucOf(code))) credit += movement.credit - movement.debit;
  return pesos(credit);
}

export const isResult = (puc: string) => /^[4567]/.test(puc);
export const isYearResult = (puc: string) => puc.startsWith("36");

/** Result earned: classes 4 to 7 without closing entries, so that closing never changes a result (I-05). */
export function earnedIn(movements: Balances, closings: Balances, pucOf: PucOf): Pesos {
  return creditOf(withoutMovements(movements, closings), pucOf, isResult);
}

/**
 * The year's result as the balance shows it: the result earned, plus the earlier result that a book begun mid-year
 * brought on 36.
 */
export function resultOfYear({ movements, closings, openings }: YearFacts, pucOf: PucOf): Pesos {
  return pesos(earnedIn(movements, closings, pucOf) + creditOf(openings, pucOf, isYearResult));
}
