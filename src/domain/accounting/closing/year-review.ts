import type { Month } from "../../kernel/calendar-day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Balances } from "../ledger/balances.ts";
import type { PucOf } from "./closing-entry.ts";

/** What of a year's books can be looked at before it is closed. */
interface YearToReview {
  readonly pucOf: PucOf;
  /** Everything posted up to 31 December. */
  readonly standing: Balances;
  /** The months of the year in order, closings left out. */
  readonly months: readonly { readonly month: Month; readonly balances: Balances }[];
}

/** The four benefits that are earned month by month and paid later (Código Sustantivo del Trabajo, 186, 249, 306; Ley 52 de 1975). */
export type Benefit = "severance" | "interest" | "vacation" | "bonus";

/** What the accounts tell of a year; null where it has nothing to tell. */
export interface YearReview {
  /** Debits less credits of all that is posted: anything but zero is damage. */
  readonly difference: Pesos;
  /** The last month in which equipment lost value. */
  readonly depreciated: { readonly last: Month | null } | null;
  /** Where salaries were paid: benefits that nothing was set aside for. */
  readonly unprovided: readonly Benefit[] | null;
  /** Where there are banks: how many of their accounts are overdrawn. */
  readonly overdrawn: number | null;
  /** 2408, above zero when it is to be paid. */
  readonly vat: Pesos | null;
  /** Withholdings, 2365 to 2368, above zero when they are to be paid. */
  readonly withheld: Pesos | null;
  /** Where the year had a profit before it: what was booked of income tax. */
  readonly incomeTax: Pesos | null;
}

/** Land, and what is being built or is on its way, lose no value (accounts of Decreto 2650 de 1993). */
const UNDEPRECIATED = /^15(?:04|08|12|88|9[26-9])/;
const LOST_VALUE = /^(?:15(?:92|97|98)|5160|5260)/;
const SALARIES = /^(?:5[12]05(?:03|06|$)|72)/;

/** By the accounts that take what is set aside. Who books 2610 whole provides for all four. */
const PROVISIONS: readonly (readonly [Benefit, RegExp])[] = [
  ["severance", /^(?:2510|261005|2610$)/],
  ["interest", /^(?:2515|261010|2610$)/],
  ["bonus", /^(?:2520|261020|2610$)/],
  ["vacation", /^(?:2525|261015|2610$)/],
];

class Sums {
  readonly #balances: readonly Balances[];
  readonly #pucOf: PucOf;

  constructor(balances: readonly Balances[], pucOf: PucOf) {
    this.#balances = balances;
    this.#pucOf = pucOf;
  }

  /** Credits less debits. */
  credit(fits: RegExp, but?: RegExp): Pesos {
    let sum = 0;
    for (const balances of this.#balances)
      for (const [code, { debit, credit }] of balances)
        if (fits.test(this.#pucOf(code)) && !but?.test(this.#pucOf(code))) sum += credit - debit;
    return pesos(sum);
  }

  /** Whether anything was posted there, on one side or on either. */
  moved(fits: RegExp, side?: "debit" | "credit"): boolean {
    return this.#balances.some((balances) =>
      [...balances].some(
        ([code, { debit, credit }]) =>
          fits.test(this.#pucOf(code)) && (side === undefined ? debit + credit : { debit, credit }[side]) > 0,
      ),
    );
  }
}

function overdrawnBanks({ standing, pucOf }: YearToReview): number {
  return [...standing].filter(([code, { debit, credit }]) => /^11[12]0/.test(pucOf(code)) && credit > debit)
    .length;
}

/** What to look at before a year is closed, as far as the accounts can tell. */
export function reviewYear(year: YearToReview): YearReview {
  const { pucOf, standing, months } = year;
  const stood = new Sums([standing], pucOf);
  const within = new Sums(
    months.map(({ balances }) => balances),
    pucOf,
  );
  const lost = months.filter(({ balances }) => new Sums([balances], pucOf).moved(LOST_VALUE));
  const owns = stood.credit(/^15/, UNDEPRECIATED) < 0;
  const owed = (fits: RegExp) => (within.moved(fits) || stood.credit(fits) !== 0 ? stood.credit(fits) : null);
  const provided = ([, accounts]: (typeof PROVISIONS)[number]) => within.moved(accounts, "credit");
  const tax = pesos(-within.credit(/^54/));
  return {
    difference: pesos(-stood.credit(/^/)),
    depreciated: owns ? { last: lost.at(-1)?.month ?? null } : null,
    unprovided: within.moved(SALARIES, "debit")
      ? PROVISIONS.filter((each) => !provided(each)).map(([benefit]) => benefit)
      : null,
    overdrawn: stood.moved(/^11[12]0/) ? overdrawnBanks(year) : null,
    vat: owed(/^2408/),
    withheld: owed(/^236[5-8]/),
    incomeTax: within.credit(/^[4567]/) + tax > 0 ? tax : null,
  };
}
