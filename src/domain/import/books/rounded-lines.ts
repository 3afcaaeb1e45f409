import type { AccountCode } from "../../accounting/account.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import { pesos, ZERO } from "../../kernel/pesos.ts";
import type { RawLine } from "./raw-entries.ts";

/** Characters of a text of an entry. */
export const LONGEST_TEXT = 500;

/** A line of a file with what it is in the book. */
export interface MeantLine {
  readonly said: RawLine;
  readonly account: AccountCode;
  readonly note: string;
}

function entryLine({ said: { side, value, party }, account, note }: MeantLine, more: number): EntryLine {
  const size = pesos(value.value + more);
  const [debit, credit] = side === "debit" ? [size, ZERO] : [ZERO, size];
  if (party === "" && note === "") return { account, debit, credit };
  return {
    account,
    debit,
    credit,
    ...(party !== "" && { thirdParty: party.slice(0, LONGEST_TEXT) }),
    ...(note !== "" && { note: note.slice(0, LONGEST_TEXT) }),
  };
}

/** Debits less credits, in pesos and in hundredths. */
function difference(lines: readonly MeantLine[]): { readonly pesos: number; readonly exact: number } {
  let [whole, cents] = [0, 0];
  for (const { said } of lines) {
    const { side, value } = said;
    const sign = side === "debit" ? 1 : -1;
    whole += sign * value.value;
    cents += sign * value.cents;
  }
  return { pesos: whole, exact: whole * 100 + cents };
}

/**
 * Lines in whole pesos. Where their hundredths balance and their pesos do not, the largest line of the short side takes
 * what the rounding left, so that what balanced in the file balances in the book.
 */
export function roundedLines(lines: readonly MeantLine[]): readonly EntryLine[] {
  const { pesos: left, exact } = difference(lines);
  const short = left > 0 ? "credit" : "debit";
  let largest = -1;
  if (exact === 0 && left !== 0)
    for (const [index, { said }] of lines.entries())
      if (said.side === short && (largest < 0 || said.value.value > (lines[largest]?.said.value.value ?? 0)))
        largest = index;
  return lines
    .map((line, index) => entryLine(line, index === largest ? Math.abs(left) : 0))
    .filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}
