import { fold } from "../../kernel/spanish.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import type { Cents } from "./bank-cells.ts";
import type { BankColumns } from "./bank-columns.ts";
import type { ExtractMove } from "./extract-move.ts";

const CARD = /\btarjeta de credito\b|\bcupo (?:total|disponible)\b|\bpago minimo\b/;
const PAYMENT = /\b(?:pago|abono|reverso|reversion|devolucion)\b/;

/**
 * Whether the statement is that of a credit card that writes what is bought above zero, as a debt: the titles say the
 * card, no column says the side, and most amounts are above zero while what is paid is not.
 */
export function isCard(
  rows: readonly SheetRow[],
  { uses, heading }: BankColumns,
  moves: readonly ExtractMove[],
): boolean {
  if (!uses.includes("amount") || uses.includes("side")) return false;
  const says = ({ cells }: SheetRow) => CARD.test(fold(cells.map(plainCell).join(" ")));
  if (!rows.some((row) => row.row <= heading && says(row))) return false;
  const count = (isSo: (move: ExtractMove) => boolean) => moves.filter(isSo).length;
  const isPayment = ({ text }: ExtractMove) => PAYMENT.test(fold(text));
  const [above, below] = [count(({ cents }) => cents > 0), count(({ cents }) => cents < 0)];
  const paid = [
    count((move) => isPayment(move) && move.cents < 0),
    count((move) => isPayment(move) && move.cents > 0),
  ] as const;
  return above > below && paid[0] >= paid[1];
}

const turned = (cents: Cents | null): Cents | null => (cents === null || cents === 0 ? cents : -cents);

/** The same as of an account: what is bought leaves it, and what is owed is below zero. */
export function ofCard(
  moves: readonly ExtractMove[],
  { opening, closing }: { readonly opening: Cents | null; readonly closing: Cents | null },
) {
  return {
    moves: moves.map((move): ExtractMove => {
      return { ...move, cents: -move.cents, balance: turned(move.balance) };
    }),
    opening: turned(opening),
    closing: turned(closing),
  };
}
