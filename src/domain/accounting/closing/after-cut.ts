import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Entry } from "../entries/entry.ts";
import { undonePairs } from "../entries/undone-pairs.ts";
import { type Balances, balancesOfLines } from "../ledger/balances.ts";
import { isOpeningEntry, type PucOf, TO_OWNERS } from "./closing-entry.ts";
import { type ClosingPeriod, periodAfter } from "./closing-period.ts";

/** What the entries from a period's last day on did with its result, which totals of months do not tell. */
export interface AfterCut {
  /** Entries that were reversed and their reversals, all after the period: as if neither were in the books. */
  readonly undone: Balances;
  /** Legal reserve taken from results on the last day, and from then until the next cut. */
  readonly reserved: { readonly onCut: Pesos; readonly since: Pesos };
  /** Earlier losses that reserves covered from then until the next cut: of all reserves, and of 3305. */
  readonly absorbed: { readonly all: Pesos; readonly legal: Pesos };
  /** Dividends decided after the last day and before the next cut, withholding included. */
  readonly decreed: Pesos;
}

/** Whether an account can appear in an entry that `afterCut` counts; narrows the search for them. */
export function mayFollowCut(puc: string): boolean {
  return /^(?:3[67]|3305)/.test(puc);
}

/** Credits less debits of an entry on the accounts that fit. */
function creditOf({ lines }: Entry, pucOf: PucOf, fits: RegExp): number {
  return lines.reduce(
    (sum, { account, debit, credit }) => (fits.test(pucOf(account)) ? sum + credit - debit : sum),
    0,
  );
}

/** What an entry takes from the reserves that fit to cover losses (C.Co. art. 456); below zero where it gives it back. */
function absorbedOf(entry: Entry, pucOf: PucOf, fits: RegExp): number {
  const covered = creditOf(entry, pucOf, /^3[67]10/);
  const used = -creditOf(entry, pucOf, fits);
  if (covered * used <= 0 || isOpeningEntry(entry, pucOf)) return 0;
  return Math.sign(used) * Math.min(Math.abs(used), Math.abs(covered));
}

const RESERVES = /^33/;
const LEGAL = /^3305/;

/** Reserve of an entry that takes it from results (C.Co. art. 452); an opening entry brings one made earlier. */
function reserveOf(entry: Entry, pucOf: PucOf): number {
  if (!entry.lines.some(({ account }) => /^3[67]/.test(pucOf(account))) || isOpeningEntry(entry, pucOf))
    return 0;
  return creditOf(entry, pucOf, LEGAL) + absorbedOf(entry, pucOf, LEGAL);
}

/** Dividends of an entry: what it takes from results to the owners, withholding included, paid at once or not. */
function dividendsOf(entry: Entry, pucOf: PucOf): number {
  const pucs = entry.lines.map(({ account }) => pucOf(account));
  const isDivided = pucs.every((puc) => TO_OWNERS.test(puc) || /^3[367]/.test(puc));
  if (!isDivided || !pucs.some((puc) => /^3[67]/.test(puc))) return 0;
  return entry.lines.reduce(
    (sum, { debit, credit }, at) => (TO_OWNERS.test(pucs[at] ?? "") ? sum + credit - debit : sum),
    0,
  );
}

/** `entries`: those of the period's last day and after it that use an account of `mayFollowCut`. */
export function afterCut(entries: readonly Entry[], period: ClosingPeriod, pucOf: PucOf): AfterCut {
  const posted = entries.filter(({ status, date }) => status === "posted" && date >= period.to);
  const later = posted.filter(({ date }) => date > period.to);
  const { to } = periodAfter(period);
  const next = later.filter(({ date }) => date < to);
  const reserve = (some: readonly Entry[]) =>
    pesos(some.reduce((sum, entry) => sum + reserveOf(entry, pucOf), 0));
  return {
    undone: balancesOfLines(undonePairs(later).flatMap(({ lines }) => lines)),
    reserved: {
      onCut: reserve(posted.filter(({ date }) => date === period.to)),
      // A reserve on the next cut is of that period.
      since: reserve(next),
    },
    absorbed: {
      all: pesos(next.reduce((sum, entry) => sum + absorbedOf(entry, pucOf, RESERVES), 0)),
      legal: pesos(next.reduce((sum, entry) => sum + absorbedOf(entry, pucOf, LEGAL), 0)),
    },
    decreed: pesos(next.reduce((sum, entry) => sum + dividendsOf(entry, pucOf), 0)),
  };
}
