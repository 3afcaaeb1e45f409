import type { Side } from "#domain/accounting/account.ts";

/** Letters of a usual size in a line of the column of names; a credit is set in. */
const LETTERS: Readonly<Record<Side, number>> = { debit: 20, credit: 18 };

/** How many lines words take, broken between them. */
function linesOf(text: string, letters: number): number {
  let lines = 0;
  let left = 0;
  for (const word of text.split(" ")) {
    if (lines === 0 || word.length + 1 > left) {
      const own = Math.max(Math.ceil(word.length / letters), 1);
      lines += own;
      left = letters * own - word.length;
    } else left -= word.length + 1;
  }
  return lines;
}

/** Lines that a name and a third party are given in a row; `party` is 0 without one. */
interface Fit {
  readonly isSmall: boolean;
  readonly name: number;
  readonly party: number;
}

/**
 * A row has room for two lines of the usual size or three smaller ones. What does not fit two is set smaller, before
 * anything is cut; a name leaves its third party one line.
 */
export function fitInRow(name: string, party: string, side: Side): Fit {
  const letters = LETTERS[side];
  const [own, other] = [linesOf(name, letters), party === "" ? 0 : linesOf(party, letters)];
  const isSmall = own + other > 2;
  const room = isSmall ? 3 : 2;
  const lines = Math.min(own, other === 0 ? room : room - 1);
  return { isSmall, name: lines, party: other === 0 ? 0 : room - lines };
}
