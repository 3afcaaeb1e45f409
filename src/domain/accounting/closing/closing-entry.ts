import type { Day } from "../../kernel/day.ts";
import type { Entry } from "../entries/entry.ts";

/** The fields that identify a closing entry. */
type ClosingMarks = Pick<Entry, "date" | "lines" | "reverses">;

/** Maps a line's account to its PUC code; empty for an unknown account. */
export type PucOf = (account: Entry["lines"][number]["account"]) => string;

const RESULT = /^[4567]/;
const EARNED = /^3[67]/;

/**
 * Whether an entry closes a year, so that income statements leave it out. Decided by its lines, not by who wrote it,
 * so that books closed by hand, imported or closed by an earlier version read alike. It touches only accounts of
 * results and of retained results (36, 37), and
 *
 * - it uses 5905 (Decreto 2650 de 1993: Ganancias y pérdidas exists only for closing), or
 * - it moves results to 36 or 37 on 31 December. Short charts have no 5905. On any other day such an entry corrects
 * an error of an earlier year.
 *
 * Its reversal is one too, whatever its day: otherwise a closing reversed in January would be income of that year.
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
  const last = (date: Day | undefined) => date?.endsWith("-12-31") ?? false;
  return gathers || (results > 0 && earned > 0 && (last(entry.date) || last(entry.reverses?.date)));
}

/** Whether an account can appear in a closing entry or in its reversal; narrows the search for closings. */
export function mayClose(puc: string): boolean {
  return puc.startsWith("59") || EARNED.test(puc);
}

/** Cash, liabilities to the owners, and tax withheld from them. */
export const TO_OWNERS = /^(?:11|2355|2360|2365)/;

const COMPONENTS = ["31", "32", "33", "34", "36", "37", "38"] as const;

/**
 * The opening entry of a book that begins mid-year also brings classes 4 to 7 to date, besides capital and assets.
 */
function bringsResults(codes: readonly string[]): boolean {
  return [/^1/, /^31/, /^4/, /^[567]/].every((group) => codes.some((code) => group.test(code)));
}

/**
 * Whether an entry is a book's opening entry ("Saldos iniciales"): it brings assets together with earlier results or
 * with liabilities. It is no cash flow and no contribution of the period; results that it brings belong to the year.
 */
export function isOpeningEntry(entry: Pick<Entry, "lines">, pucOf: PucOf): boolean {
  const codes = entry.lines.map((line) => pucOf(line.account));
  if (codes.some((code) => RESULT.test(code))) return bringsResults(codes);
  // Reserves and dividends decided together, possibly partly paid or withheld at once: only amounts for the owners.
  const besides = entry.lines.filter((line) => /^[12]/.test(pucOf(line.account)));
  if (besides.every((line) => line.credit > 0 && TO_OWNERS.test(pucOf(line.account)))) return false;
  const components = COMPONENTS.filter((group) => codes.some((code) => code.startsWith(group)));
  // Dividend entries, with whatever is decided alongside, use 2360 and few other accounts.
  const outside = new Set(codes.filter((code) => /^[12]/.test(code) && !code.startsWith("2360")));
  const owes = [...outside].some((code) => code.startsWith("2"));
  // A contribution at a premium: it brings no earlier results or liabilities.
  if (!owes && components.every((group) => group === "31" || group === "32")) return false;
  if (components.length > 1) return outside.size > 1;
  const owns = [...outside].some((code) => code.startsWith("1"));
  return components.length === 1 && owes && owns && outside.size > 2;
}

/** Whether what was recorded first begins a book: an opening entry, or the capital that the owners brought. */
export function beginsBook(first: Pick<Entry, "lines">, pucOf: PucOf): boolean {
  const isCapital = first.lines.some(
    ({ account, debit, credit }) => pucOf(account).startsWith("31") && credit > debit,
  );
  return isCapital || isOpeningEntry(first, pucOf);
}
