import type { AccountCode } from "../accounting/account.ts";
import type { ExtractReading } from "../import/bank/read-extract.ts";
import { monthOf } from "../kernel/calendar-day.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { BookId, ExtractId } from "../kernel/ids.ts";
import { isPesos, type Pesos, pesos, sum, trySum } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";

/** A line of a kept extract: `amount` came in, or with a minus went out, in whole pesos. */
export interface BankLine {
  /** Its number within the extract, which never changes. */
  readonly n: number;
  readonly date: Day;
  readonly text: string;
  readonly reference: string;
  readonly amount: Pesos;
}

/** What a bank says of one account in one month, and whether the month is reconciled. */
export interface BankExtract {
  readonly id: ExtractId;
  readonly bookId: BookId;
  readonly account: AccountCode;
  readonly month: Month;
  /** The name of the bank; empty while nobody knows it. */
  readonly bank: string;
  /** Null while neither the file nor a person said it. */
  readonly opening: Pesos | null;
  readonly closing: Pesos | null;
  readonly lines: readonly BankLine[];
  /** The month is reconciled: nothing of it changes until it is opened again. */
  readonly closed?: true;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** The parts of an extract that a file brings. */
export type ExtractContent = Pick<BankExtract, "bank" | "opening" | "closing" | "lines">;

/** More lines than a month of an account has; a table of more is no extract of one. */
export const MOST_LINES = 5000;
const LONGEST = 500;

/** Why the lines of a month cannot be kept. `others`: lines of other months. */
export type ExtractRefusal =
  | { readonly kind: "no-lines"; readonly others: number }
  | { readonly kind: "too-many-lines"; readonly count: number }
  | { readonly kind: "too-large" }
  /** The statement of a loan, and no account's (IM-57). */
  | { readonly kind: "loan" };

const inPesos = (cents: number): number => Math.round(cents / 100) + 0;
const pesosOr = (value: number | null): Pesos | null => (isPesos(value) ? value : null);

export interface MonthOfExtract {
  readonly content: ExtractContent;
  /** Lines of other months, which are left for theirs. */
  readonly others: number;
}

/** The lines of one month with the balances at its beginning and end; cents are rounded line by line. */
export function monthOfExtract(
  { moves, opening, closing, isLoan }: ExtractReading,
  month: Month,
  bank: string,
): MonthOfExtract | ExtractRefusal {
  if (isLoan) return { kind: "loan" };
  const own = moves.filter(({ date }) => monthOf(date) === month);
  const others = moves.length - own.length;
  if (own.length === 0) return { kind: "no-lines", others };
  if (own.length > MOST_LINES) return { kind: "too-many-lines", count: own.length };
  const before = moves.reduce((total, { date, cents }) => total + (monthOf(date) < month ? cents : 0), 0);
  const after = moves.reduce((total, { date, cents }) => total + (monthOf(date) > month ? cents : 0), 0);
  const amounts = own.map(({ cents }) => inPesos(cents));
  if (trySum(amounts.map(Math.abs)) === null) return { kind: "too-large" };
  const lines = own.map(({ date, text, reference }, at) => ({
    n: at + 1,
    date,
    text: text.slice(0, LONGEST),
    reference: reference.slice(0, LONGEST),
    amount: pesos(amounts[at] ?? 0),
  }));
  const content = {
    bank,
    opening: pesosOr(opening === null ? null : inPesos(opening + before)),
    closing: pesosOr(closing === null ? null : inPesos(closing - after)),
    // A line below half a peso is none in whole pesos; the balances still hold it.
    lines: lines.filter(({ amount }) => amount !== 0),
  };
  return { content, others };
}

const keyOf = ({ date, amount, text, reference }: BankLine) =>
  [date, amount, fold(text).replace(/\s+/g, " "), fold(reference)].join("|");

export interface JoinedExtract {
  readonly content: ExtractContent;
  /** Lines that were not there before. */
  readonly added: number;
  /** Lines that both have. */
  readonly known: number;
}

/**
 * A kept month with what another file says of it: equal lines are one as often as either file has them, so the same
 * file twice adds nothing and overlapping ones join (CB-02). Numbers of lines stay. `until`: the balance after is that of
 * whichever reaches further.
 */
export function joinExtract(before: ExtractContent, incoming: ExtractContent): JoinedExtract {
  const left = new Map<string, number>();
  for (const line of before.lines) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  let next = before.lines.reduce((most, { n }) => Math.max(most, n), 0);
  const added: BankLine[] = [];
  for (const line of incoming.lines) {
    const known = left.get(keyOf(line)) ?? 0;
    if (known > 0) left.set(keyOf(line), known - 1);
    else {
      next += 1;
      added.push({ ...line, n: next });
    }
  }
  const lines = [...before.lines, ...added].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.n - b.n,
  );
  const firstOf = ({ lines: all }: ExtractContent) => all[0]?.date ?? "";
  const lastOf = ({ lines: all }: ExtractContent) => all.at(-1)?.date ?? "";
  const isEarlier = before.opening === null || firstOf(incoming) < firstOf(before);
  const isLater = before.closing === null || lastOf(incoming) > lastOf(before);
  const content = {
    bank: before.bank || incoming.bank,
    opening: isEarlier ? (incoming.opening ?? before.opening) : before.opening,
    closing: isLater ? (incoming.closing ?? before.closing) : before.closing,
    lines,
  };
  return { content, added: added.length, known: incoming.lines.length - added.length };
}

/** The balances of a month, one by the other and its lines; null while neither is known. */
export function balancesOf(
  extract: Pick<BankExtract, "opening" | "closing" | "lines">,
): { readonly opening: Pesos; readonly closing: Pesos } | null {
  const moved = sum(extract.lines.map(({ amount }) => amount));
  const { opening, closing } = extract;
  if (opening !== null) return { opening, closing: closing ?? pesos(opening + moved) };
  return closing === null ? null : { opening: pesos(closing - moved), closing };
}
