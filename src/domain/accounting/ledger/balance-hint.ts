import type { Pesos } from "../../kernel/pesos.ts";
import type { Side } from "../account.ts";
import type { EntryLine } from "../entries/entry.ts";

/** The likely error behind a difference; `line` counts from 0. Offered as a hint, never applied automatically. */
export type BalanceHint =
  /** This side has no amounts yet. */
  | { readonly kind: "missing-side"; readonly side: Side }
  /** A line of half the difference is on the heavier side. */
  | { readonly kind: "wrong-side"; readonly line: number }
  /** Swapping two neighbouring digits of a line would balance the entry; `amount` is the balancing figure. */
  | { readonly kind: "transposition"; readonly line: number; readonly amount: Pesos }
  /** A line has one zero too many or too few. */
  | { readonly kind: "zeros"; readonly line: number; readonly amount: Pesos };

/** Every amount obtained by swapping two neighbouring digits; of like ones, the amount itself. */
function swaps(amount: number): number[] {
  const digits = String(amount);
  const found: number[] = [];
  for (let at = 0; at + 1 < digits.length; at += 1) {
    const swapped = digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2);
    if (!swapped.startsWith("0")) found.push(Number(swapped));
  }
  return found;
}

function amountOf(line: EntryLine): number {
  return line.debit > 0 ? line.debit : line.credit;
}

/** The amount the line would need for the entry to balance. */
function balancingAmount(line: EntryLine, difference: number): number {
  return line.debit > 0 ? line.debit - difference : line.credit + difference;
}

/**
 * Checks the errors a bookkeeper checks first: half the difference on the wrong side; a difference divisible by nine,
 * two digits swapped; a tenth or ten times, a zero. `difference` is debits minus credits.
 */
export function balanceHint(lines: readonly EntryLine[], difference: Pesos): BalanceHint | null {
  if (difference === 0) return null;
  const heavy: Side = difference > 0 ? "debit" : "credit";
  const light: Side = heavy === "debit" ? "credit" : "debit";
  if (lines.every((line) => line[light] === 0)) return { kind: "missing-side", side: light };
  const wrong = lines.findIndex((line) => line[heavy] * 2 === Math.abs(difference));
  if (wrong >= 0) return { kind: "wrong-side", line: wrong };
  if (difference % 9 !== 0) return null;
  const swapped = lines.findIndex((line) =>
    swaps(amountOf(line)).includes(balancingAmount(line, difference)),
  );
  if (swapped >= 0) {
    return {
      kind: "transposition",
      line: swapped,
      amount: balancingAmount(lines[swapped] as EntryLine, difference) as Pesos,
    };
  }
  const zeros = lines.findIndex((line) => {
    const wanted = balancingAmount(line, difference);
    return wanted * 10 === amountOf(line) || wanted === amountOf(line) * 10;
  });
  if (zeros < 0) return null;
  return {
    kind: "zeros",
    line: zeros,
    amount: balancingAmount(lines[zeros] as EntryLine, difference) as Pesos,
  };
}
