import type { AccountCode, Side } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { negate, type Pesos, trySum, ZERO } from "../kernel/pesos.ts";

/** A line that a person fills in. */
export interface DrillLine {
  readonly account: AccountCode | null;
  readonly side: Side;
  readonly amount: Pesos;
}

/** What is said of a filled line. */
export type DrillVerdict =
  | "right"
  /** Nothing, or only a part of it, was filled in. */
  | "unfinished"
  | "other-side"
  | "other-amount"
  /** The account is no part of the entry. */
  | "other-account"
  /** The same line was given above. */
  | "twice";

export interface CheckedLine {
  readonly verdict: DrillVerdict;
  /** The expected line it stands for; null where there is none. */
  readonly expected: EntryLine | null;
}

/** The outcome of a drill: nothing is posted. */
export interface CheckedDrill {
  readonly lines: readonly CheckedLine[];
  readonly right: number;
  readonly isSolved: boolean;
  /** Debits less credits, as filled in. */
  readonly difference: Pesos;
}

export const sideOfLine = ({ debit }: EntryLine): Side => (debit > 0 ? "debit" : "credit");
const amountOfLine = ({ debit, credit }: EntryLine) => Math.max(debit, credit);

/** An account, one below it, or the one above that takes entries too: all of them say the same of an operation. */
function isSame(given: string, expected: string): boolean {
  return given.startsWith(expected) || (given.length >= 4 && expected.startsWith(given));
}

function verdictOf({ side, amount }: DrillLine, expected: EntryLine): DrillVerdict {
  if (side !== sideOfLine(expected)) return "other-side";
  return amount === amountOfLine(expected) ? "right" : "other-amount";
}

function isUnfinished({ account, amount }: DrillLine): boolean {
  return account === null || amount <= 0;
}

/** A filled entry, compared line by line with the expected one. */
export function checkDrill(given: readonly DrillLine[], expected: readonly EntryLine[]): CheckedDrill {
  const taken = new Set<EntryLine>();
  const lines = given.map((line): CheckedLine => {
    if (isUnfinished(line)) return { verdict: "unfinished", expected: null };
    const fits = expected.filter(({ account }) => isSame(line.account ?? "", account));
    const free = fits.find((each) => !taken.has(each));
    if (free === undefined) return { verdict: fits.length > 0 ? "twice" : "other-account", expected: null };
    taken.add(free);
    return { verdict: verdictOf(line, free), expected: free };
  });
  const right = lines.filter(({ verdict }) => verdict === "right").length;
  // Amounts beyond what can be summed have no difference to tell.
  const difference =
    trySum(given.map(({ side, amount }) => (side === "debit" ? amount : negate(amount)))) ?? ZERO;
  return { lines, right, isSolved: right === expected.length && given.length === right, difference };
}
