import type { Month } from "../../kernel/calendar-day.ts";
import type { Entry } from "../entries/entry.ts";

/** What tells the entries that close a year from those that make its result. */
type ClosingMarks = Pick<Entry, "date" | "lines">;

/** Reads a line's account as one of the PUC; empty for one that nobody knows. */
export type PucOf = (account: Entry["lines"][number]["account"]) => string;

const RESULT = /^[4567]/;
const EARNED = /^3[67]/;

/**
 * Whether an entry closes a year, so that no statement of results counts it. Told by what it does and not by who wrote
 * it, so that books closed by hand, brought from elsewhere or closed before this was known are read alike. It touches
 * accounts of results and of what was earned (36, 37) and nothing else, and
 *
 * - it names 5905 (Decreto 2650 de 1993: Ganancias y pérdidas is there for closing alone), or
 * - it moves results to 36 or 37 on 31 December. Short charts have no 5905. At any other time such an entry corrects an
 *   error of an earlier year.
 *
 * Its reversal has the same lines, and the same day if it takes the closing back.
 */
export function isClosingEntry(entry: ClosingMarks, pucOf: PucOf): boolean {
  let results = 0;
  let earned = 0;
  let gathers = false;
  for (const line of entry.lines) {
    const puc = pucOf(line.account);
    if (RESULT.test(puc)) results += 1;
    else if (EARNED.test(puc)) earned += 1;
    else return false;
    gathers ||= puc.startsWith("59");
  }
  return gathers || (results > 0 && earned > 0 && entry.date.endsWith("-12-31"));
}

/** Whether an account can be in an entry of this month that closes a year: where to look for closings. */
export function mayCloseIn(month: Month, puc: string): boolean {
  return puc.startsWith("59") || (month.endsWith("-12") && EARNED.test(puc));
}

/** Cash, what is owed to the owners, and what is withheld of it. */
export const TO_OWNERS = /^(?:11|2355|2360|2365)/;

const COMPONENTS = ["31", "32", "33", "34", "36", "37", "38"] as const;

/** A book that begins within a year brings what its classes 4 to 7 had so far, beside its capital and what it owns. */
function bringsResults(codes: readonly string[]): boolean {
  return [/^1/, /^31/, /^4/, /^[567]/].every((group) => codes.some((code) => group.test(code)));
}

/**
 * Whether an entry says with what a book began ("Saldos iniciales"): it brings what there was together with what had
 * been earned before, or with what was owed. It is no flow and no contribution of the period; results that it brings are
 * results of the year.
 */
export function isOpeningEntry(entry: Pick<Entry, "lines">, pucOf: PucOf): boolean {
  const codes = entry.lines.map((line) => pucOf(line.account));
  if (codes.some((code) => RESULT.test(code))) return bringsResults(codes);
  // Reserves and dividends decided together, some of them paid or withheld at once: nothing but what the owners get.
  const besides = entry.lines.filter((line) => /^[12]/.test(pucOf(line.account)));
  if (besides.every((line) => line.credit > 0 && TO_OWNERS.test(pucOf(line.account)))) return false;
  const components = COMPONENTS.filter((group) => codes.some((code) => code.startsWith(group)));
  // Dividends and what is decided with them name 2360 and few accounts besides.
  const outside = new Set(codes.filter((code) => /^[12]/.test(code) && !code.startsWith("2360")));
  const owes = [...outside].some((code) => code.startsWith("2"));
  // A contribution at a premium: nothing was earned or owed before it.
  if (!owes && components.every((group) => group === "31" || group === "32")) return false;
  if (components.length > 1) return outside.size > 1;
  const owns = [...outside].some((code) => code.startsWith("1"));
  return components.length === 1 && owes && owns && outside.size > 2;
}
