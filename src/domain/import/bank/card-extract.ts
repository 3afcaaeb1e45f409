import { fold } from "../../kernel/spanish.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import type { Cents } from "./bank-cells.ts";
import type { BankColumns } from "./bank-columns.ts";
import type { ExtractMove } from "./extract-move.ts";

/** What only the statement of a card says, above its movements or below them. */
const CARD =
  /\btarjeta (?:de )?credito\b|\bcupo (?:total|disponible|utilizado|asignado|aprobado|de avances?)\b(?! (?:de |del )?sobregiro)|\bpago minimo\b|\bavances? disponibles?\b|\bfecha limite de pago\b/;
/** A brand alone says one too, unless it is that of a debit card of an account. */
const BRAND = /\b(?:visa|master ?card|american express|amex|diners(?: club)?|credencial)\b/;
const ACCOUNT = /\b(?:ahorros?|corriente|debito)\b/;
/** Columns that only what is bought in instalments has. */
const INSTALMENTS =
  /^(?:(?:no|n[°º]|nro|numero|num|#)?\.? ?(?:de )?cuotas?\b|(?:valor|vr|vlr)\.? (?:de la )?cuota\b|cuotas? (?:pendientes?|facturadas?|restantes?)|plazo\b|saldo (?:diferido|pendiente|por diferir)|cargos? (?:diferidos?|del mes)|tasa\b)/;
const PAYMENT = /\b(?:pago|abono|reverso|reversion|devolucion)\b/;

function saysCard(rows: readonly SheetRow[], heading: number, moves: readonly ExtractMove[]): boolean {
  const moved = new Set(moves.map(({ row }) => row));
  const beside = rows.filter(({ row }) => !moved.has(row));
  const titles = beside.map(({ cells }) => fold(cells.map(plainCell).join(" ")));
  if (titles.some((title) => CARD.test(title))) return true;
  const head = rows.find(({ row }) => row === heading)?.cells ?? [];
  if (head.some((cell) => INSTALMENTS.test(fold(plainCell(cell))))) return true;
  const above = beside
    .filter(({ row }) => row < heading)
    .map(({ cells }) => fold(cells.map(plainCell).join(" ")));
  return above.some((title) => BRAND.test(title)) && !above.some((title) => ACCOUNT.test(title));
}

/**
 * Whether the statement is that of a credit card that writes what is bought above zero, as a debt: its titles, what stands
 * below its movements or its columns say a card, no column says the side, and most amounts are above zero while what is
 * paid is not.
 */
export function isCard(
  rows: readonly SheetRow[],
  { uses, heading }: BankColumns,
  moves: readonly ExtractMove[],
): boolean {
  if (!uses.includes("amount") || uses.includes("side")) return false;
  if (!saysCard(rows, heading, moves)) return false;
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
