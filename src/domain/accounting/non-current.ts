import { fold } from "../kernel/spanish.ts";

/**
 * Suffix on the code of an account that a book classifies as collected or paid in more than a year. No PUC code
 * contains it.
 */
const MARK = "~";

/**
 * Groups of Decreto 2650 de 1993 whose balances may be collected or paid in more than a year: investments,
 * receivables, debts, payables, employee benefits, provisions, deferred income.
 */
const MAY_WAIT = ["12", "13", "21", "22", "23", "25", "26", "27", "28"] as const;

/**
 * Exceptions among those: items that by law are settled within the year (withholdings, contributions), and what is
 * never current: pensions and deferred tax.
 */
const SETTLED = ["1355", "2365", "2366", "2367", "2368", "2370", "2620", "2725"] as const;

/** Whether the PUC account may be classified as non-current. */
export function mayBeNonCurrent(puc: string): boolean {
  const begins = (prefix: string) => puc.startsWith(prefix);
  return MAY_WAIT.some(begins) && !SETTLED.some(begins);
}

const LATER = /\blargo plazo\b|\bno corrientes?\b/;
/** "Porción corriente de la deuda a largo plazo" is due within the year. */
const SOONER = /\bporcion corriente\b|\bparte corriente\b|\bcorto plazo\b/;

/** Whether a typed line says in its name that it is collected or paid in more than a year. */
export function saysNonCurrent(puc: string, name: string): boolean {
  const words = fold(name);
  return mayBeNonCurrent(puc) && LATER.test(words) && !SOONER.test(words);
}

/** The PUC accounts that any of the books classifies as non-current (NIIF para PYMES 4.5 to 4.8). */
export function nonCurrentOf(
  books: readonly { readonly nonCurrent?: readonly string[] }[],
): ReadonlySet<string> {
  return new Set(books.flatMap(({ nonCurrent = [] }) => nonCurrent).filter(mayBeNonCurrent));
}

/**
 * The code under which an account is summed, so that sums by account keep non-current balances apart. It starts with
 * the code itself, so sums by prefix include it.
 */
export function markedPuc(puc: string, nonCurrent: ReadonlySet<string>): string {
  return nonCurrent.has(puc) ? `${puc}${MARK}` : puc;
}

export function isNonCurrent(marked: string): boolean {
  return marked.endsWith(MARK);
}

/** The account code without its mark, if any. */
export function plainPuc(marked: string): string {
  return isNonCurrent(marked) ? marked.slice(0, -MARK.length) : marked;
}
