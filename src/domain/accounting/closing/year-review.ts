import type { Month } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Balances } from "../ledger/balances.ts";
import { ALL_BENEFITS, BENEFIT_ACCOUNTS, BENEFITS, type Benefit, SALARIES } from "./benefit-accounts.ts";
import type { PucOf } from "./closing-entry.ts";
import { type OwnMonth, recordedIn } from "./own-months.ts";

/** Input for reviewing a year's books before closing. */
interface YearToReview {
  readonly pucOf: PucOf;
  /** Everything posted up to 31 December. */
  readonly standing: Balances;
  /** The months of the year in order, excluding closing entries. */
  readonly months: readonly OwnMonth[];
}

/** Findings of the review of a year; null where a check does not apply. */
export interface YearReview {
  /** Debits minus credits of everything posted; nonzero means damaged data. */
  readonly difference: Pesos;
  /** The last month with depreciation; null when nothing depreciable is owned. */
  readonly depreciated: { readonly last: Month | null } | null;
  /** Benefits without a provision; null when no salaries were paid. */
  readonly unprovided: readonly Benefit[] | null;
  /** Number of overdrawn bank accounts; null when there are no banks. */
  readonly overdrawn: number | null;
  /** Balance of 2408; above zero is payable. */
  readonly vat: Pesos | null;
  /** Balance of withholdings, 2365 to 2368; above zero is payable. */
  readonly withheld: Pesos | null;
  /** Income tax booked; null when the year had no profit before tax. */
  readonly incomeTax: Pesos | null;
}

/** Land and assets under construction or in transit are not depreciated (accounts of Decreto 2650 de 1993). */
const UNDEPRECIATED = /^15(?:04|08|12|88|9[26-9])/;
const LOST_VALUE = /^(?:15(?:92|97|98)|5160|5260)/;

/** The accounts that receive a provision. */
function isProvision(benefit: Benefit): RegExp {
  const { provision, consolidated } = BENEFIT_ACCOUNTS[benefit];
  return new RegExp(`^(?:${provision}|${consolidated})|${ALL_BENEFITS.source}`);
}

class Sums {
  readonly #balances: readonly Balances[];
  readonly #pucOf: PucOf;

  constructor(balances: readonly Balances[], pucOf: PucOf) {
    this.#balances = balances;
    this.#pucOf = pucOf;
  }

  /** Credits minus debits. */
  credit(fits: RegExp, but?: RegExp): Pesos {
    let sum = 0;
    for (const balances of this.#balances)
      for (const [code, { debit, credit }] of balances)
        if (fits.test(this.#pucOf(code)) && !but?.test(this.#pucOf(code))) sum += credit - debit;
    return pesos(sum);
  }

  /** Whether a matching account was posted to, on the given side or on either. */
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

/** Reviews a year before it is closed, as far as the accounts can show. */
export function reviewYear(year: YearToReview): YearReview {
  const { pucOf, standing, months } = year;
  const stood = new Sums([standing], pucOf);
  const within = new Sums(
    months.map(({ balances }) => balances),
    pucOf,
  );
  const recorded = new Sums(months.map(recordedIn), pucOf);
  const lost = months.filter((each) => new Sums([recordedIn(each)], pucOf).moved(LOST_VALUE));
  const owns = stood.credit(/^15/, UNDEPRECIATED) < 0;
  const owed = (fits: RegExp) => (within.moved(fits) || stood.credit(fits) !== 0 ? stood.credit(fits) : null);
  const isProvided = (benefit: Benefit) => recorded.moved(isProvision(benefit), "credit");
  const tax = pesos(-within.credit(/^54/));
  return {
    difference: pesos(-stood.credit(/^/)),
    depreciated: owns ? { last: lost.at(-1)?.month ?? null } : null,
    unprovided: within.moved(SALARIES, "debit") ? BENEFITS.filter((benefit) => !isProvided(benefit)) : null,
    overdrawn: stood.moved(/^11[12]0/) ? overdrawnBanks(year) : null,
    vat: owed(/^2408/),
    withheld: owed(/^236[5-8]/),
    incomeTax: within.credit(/^[4567]/) + tax > 0 ? tax : null,
  };
}
