import { monthOf } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import type { EntryId } from "../../kernel/ids.ts";
import { withoutMovements } from "../../statement/books/period-facts.ts";
import type { Entry } from "../entries/entry.ts";
import { undonePairs } from "../entries/undone-pairs.ts";
import { type Balances, balancesOfLines } from "../ledger/balances.ts";
import { BENEFIT_MOVES } from "./benefit-accounts.ts";
import { isOpeningEntry, type PucOf } from "./closing-entry.ts";

/** A month as a closing reads it. */
export interface OwnMonth {
  readonly month: Month;
  readonly balances: Balances;
  /** Of those, what records nothing of the year (`isPassing`). */
  readonly passing?: Balances;
}

const ACCUMULATED = /^1592/;

/** Whether what an account was credited with tells what was recorded: of benefits, and of depreciation. */
export function tellsRecorded(puc: string): boolean {
  return BENEFIT_MOVES.test(puc) || ACCUMULATED.test(puc);
}

/** Whether totals of months alone do not tell what was recorded: entries may have been reversed, or brought it. */
export function needsEntries(months: readonly OwnMonth[], pucOf: PucOf): boolean {
  return months.some(({ balances }) => [...balances.keys()].some((code) => tellsRecorded(pucOf(code))));
}

function inMonth(entries: readonly Entry[], month: Month): Balances {
  return balancesOfLines(entries.filter(({ date }) => monthOf(date) === month).flatMap(({ lines }) => lines));
}

const OWED = /^(?:2610|2510|2515|2520|2525|11)/;

/**
 * Whether an entry records nothing of its year: an opening entry, a reversal of what an earlier year recorded, and what
 * moves between provisions, consolidated benefits and cash.
 */
function isPassing(entry: Entry, known: ReadonlySet<EntryId>, pucOf: PucOf): boolean {
  if (entry.reverses) return !known.has(entry.reverses.id);
  return entry.lines.every(({ account }) => OWED.test(pucOf(account))) || isOpeningEntry(entry, pucOf);
}

/**
 * The months without the entries that were reversed among these, and with what records nothing of the year. Credits
 * tell what was recorded, since payments debit it; but a reversal of a provision, of a consolidation or of a payment
 * leaves a credit too, and an opening entry brings those of other years.
 */
export function ownMonths(
  months: readonly OwnMonth[],
  entries: readonly Entry[],
  pucOf: PucOf,
): readonly OwnMonth[] {
  const posted = entries.filter(({ status }) => status === "posted");
  const undone = undonePairs(posted);
  const gone = new Set(undone);
  const known = new Set(posted.map(({ id }) => id));
  const passing = posted.filter((entry) => !gone.has(entry) && isPassing(entry, known, pucOf));
  return months.map(({ month, balances }) => ({
    month,
    balances: undone.length === 0 ? balances : withoutMovements(balances, inMonth(undone, month)),
    passing: inMonth(passing, month),
  }));
}

/** What a month recorded itself. */
export function recordedIn({ balances, passing }: OwnMonth): Balances {
  return passing === undefined || passing.size === 0 ? balances : withoutMovements(balances, passing);
}
