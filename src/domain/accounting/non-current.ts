/** After the code of an account that a book says is collected or paid in more than a year. No code of the PUC has it. */
const MARK = "~";

/**
 * Groups of Decreto 2650 de 1993 whose balances may be collected or paid in more than a year: investments, receivables,
 * debts, payables, what employees are owed, provisions, deferred income.
 */
const MAY_WAIT = ["12", "13", "21", "22", "23", "25", "26", "27", "28"] as const;

/** Of those, what the law has settled within the year (withholdings, contributions), and deferred tax, never current. */
const SETTLED = ["1355", "2365", "2366", "2367", "2368", "2370", "2725"] as const;

/** Whether an account of the PUC, by its code, may be told to be non-current. */
export function mayBeNonCurrent(puc: string): boolean {
  const begins = (prefix: string) => puc.startsWith(prefix);
  return MAY_WAIT.some(begins) && !SETTLED.some(begins);
}

/** The accounts of the PUC that books read together say are non-current (NIIF para PYMES 4.5 to 4.8). */
export function nonCurrentOf(
  books: readonly { readonly nonCurrent?: readonly string[] }[],
): ReadonlySet<string> {
  return new Set(books.flatMap(({ nonCurrent = [] }) => nonCurrent).filter(mayBeNonCurrent));
}

/**
 * The code under which an account is added up, so that sums by account keep apart what is non-current. It begins with the
 * code itself: whoever adds by prefix, adds it along.
 */
export function markedPuc(puc: string, nonCurrent: ReadonlySet<string>): string {
  return nonCurrent.has(puc) ? `${puc}${MARK}` : puc;
}

export function isNonCurrent(marked: string): boolean {
  return marked.endsWith(MARK);
}

/** The account of a code that may be marked. */
export function plainPuc(marked: string): string {
  return isNonCurrent(marked) ? marked.slice(0, -MARK.length) : marked;
}
