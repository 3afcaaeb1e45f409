import { isOtherThanAmount } from "../../kernel/other-than-amount.ts";
import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";

/** What separates the cents of a column of amounts: "," in 1.234,50 and "." in 1,234.50 (NU-02). */
export type CentsMark = "," | ".";

const SIGNS = /[\s\u00a0\u202f$]|COP/gi;
const SHAPES: Readonly<Record<CentsMark, RegExp>> = {
  ",": /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d{1,2})?$/,
  ".": /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/,
};

interface Signed {
  readonly isNegative: boolean;
  readonly figure: string;
}

/** -1.234, 1.234- and (1.234) are negative. */
function signedOf(cell: string): Signed {
  const clean = cell.replace(SIGNS, "").replaceAll("−", "-");
  const figure = clean.replace(/^[-+]|^\(|-$|\)$/g, "").replace(/^[-+]|\)$/g, "");
  return { isNegative: /^-|-$|^\(.*\)$/.test(clean), figure };
}

/** Whether a cell looks like an amount, in either way of writing. */
export function looksLikeMoney(cell: string): boolean {
  if (isOtherThanAmount(cell)) return false;
  const { figure } = signedOf(cell);
  return SHAPES[","].test(figure) || SHAPES["."].test(figure);
}

/** The mark that most cells allow; the Colombian one where both do: 3.000 is three thousand. */
export function centsMarkOf(cells: readonly string[]): CentsMark {
  const fits = (mark: CentsMark) => cells.filter((cell) => SHAPES[mark].test(signedOf(cell).figure)).length;
  return fits(".") > fits(",") ? "." : ",";
}

export interface PastedMoney {
  readonly value: Pesos;
  /** It had cents, and stands for the nearest peso. */
  readonly isRounded: boolean;
}

/** A figure with both separators says by itself which of them is that of the cents: 1,234.56. */
const SAYS_ITSELF: Readonly<Record<CentsMark, RegExp>> = {
  ",": /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/,
  ".": /^[1-9]\d{0,2}(?:,\d{3})+\.\d{1,2}$/,
};

/** The mark by which a cell is read: its own where it says it, else that of its column. */
export function centsMarkIn(cell: string, column: CentsMark): CentsMark {
  const { figure } = signedOf(cell);
  const other: CentsMark = column === "," ? "." : ",";
  return SAYS_ITSELF[other].test(figure) ? other : column;
}

/** An amount in the column's way of writing; null for a half-pasted figure, a text and one out of range. */
export function pastedMoney(cell: string, mark: CentsMark): PastedMoney | null {
  const { isNegative, figure } = signedOf(cell);
  if (!SHAPES[mark].test(figure) || isOtherThanAmount(cell.replace(/^[(]|[)]$/g, ""))) return null;
  const [whole = "", cents = ""] = figure.split(mark);
  const value = Number(whole.replace(/[.,]/g, "")) + (Number(cents.padEnd(2, "0")) >= 50 ? 1 : 0);
  if (!isPesos(value)) return null;
  return { value: pesos(isNegative && value !== 0 ? -value : value), isRounded: /[1-9]/.test(cents) };
}
