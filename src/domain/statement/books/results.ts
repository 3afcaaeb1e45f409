import type { AccountCode } from "../../accounting/account.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { type Balances, Tally } from "../../accounting/ledger/balances.ts";
import { componentOf } from "../layouts/equity.data.ts";
import { isResult, resultOfYear, withoutMovements, type YearFacts } from "./period-facts.ts";

/** A part of a result that an account of equity has, credits positive. */
interface ResultPart {
  readonly account: AccountCode;
  readonly amount: number;
}

/** The part that no entry has brought to equity yet. */
interface OpenResult {
  readonly account: null;
  readonly amount: number;
  /** The accounts of classes 4 to 7 that it is the sum of. */
  readonly of: readonly ResultPart[];
}

/** Equity's results at a day (NIIF para PYMES, 4.11 f): that of the year to date, and those of earlier years. */
export interface Results {
  readonly ofYear: readonly (ResultPart | OpenResult)[];
  readonly accumulated: readonly (ResultPart | OpenResult)[];
}

/** Whether an account holds results: those of classes 4 to 7, or of equity (35, 36, 37). */
export const isEarned = (puc: string) => isResult(puc) || componentOf(puc) === "retained";

function partsOf(balances: Balances, fits: (account: AccountCode) => boolean): ResultPart[] {
  return [...balances].flatMap(([account, { debit, credit }]) =>
    fits(account) && debit !== credit ? [{ account, amount: credit - debit }] : [],
  );
}

function unclosed(amount: number, balances: Balances, pucOf: PucOf): OpenResult {
  return { account: null, amount, of: partsOf(balances, (code) => isResult(pucOf(code))) };
}

/**
 * Tells the result of the year from accumulated results, for every screen: the result earned in the year to date and
 * what a book begun mid-year brought on 36 are the year's, closed or not; everything else earned is accumulated,
 * whether its years were closed, carried forward, or neither. `standing`: everything up to the day; `year`: the year
 * to date of the day.
 */
export function splitResults(standing: Balances, year: YearFacts, pucOf: PucOf): Results {
  const posted = new Tally();
  for (const balances of [year.closings, year.openings])
    for (const [code, movement] of balances)
      if (/^36/.test(pucOf(code)) || (balances === year.closings && /^37/.test(pucOf(code))))
        posted.add(code, movement);
  const ofYear = posted.balances();
  const brought = partsOf(ofYear, () => true);
  const open = resultOfYear(year, pucOf) - sumOfResults(brought);
  const late = sumOfResults(partsOf(standing, (code) => isResult(pucOf(code))));
  return {
    ofYear: [...brought, unclosed(open, year.movements, pucOf)],
    accumulated: [
      unclosed(late - open, withoutMovements(standing, year.movements), pucOf),
      ...partsOf(withoutMovements(standing, ofYear), (code) => componentOf(pucOf(code)) === "retained"),
    ],
  };
}

export function sumOfResults(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
