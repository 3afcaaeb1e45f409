import { isOtherThanAmount } from "../../kernel/other-than-amount.ts";
import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";

/** What separates the cents of a column of amounts: "," in 1.234,50 and "." in 1,234.50 (NU-02). */
export type CentsMark = "," | ".";

const SIGNS = /[\s\u00a0\u202f$]|COP/gi;
/** Three decimals are three digits of thousands, unless groups before them say otherwise. */
const SHAPES: Readonly<Record<CentsMark, RegExp>> = {
  ",": /^(?:\d+(?:,(?:\d{1,2}|\d{4,10}))?|[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,10})?)$/,
  ".": /^(?:\d+(?:\.(?:\d{1,2}|\d{4,10}))?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,10})?)$/,
};

/** How banks and older programs mark the side beside the figure: DB 1.234, 1.234CR, 1.234,00 D. */
const MARK_BEFORE = /^(DB|CR|DR)[.:]?\s+(?=[-−+(\d])/i;
const MARK_AFTER = /(?<=[\d)-])(?:\s*(DB|CR|DR)|\s+([DC]))\.?$/i;

interface Signed {
  readonly isNegative: boolean;
  readonly figure: string;
  readonly side: "debit" | "credit" | null;
}

/** The mark of millions that people write by hand: 1'750.905 and 1'750,905. */
const MILLIONS = /(?<=\d)\s?['’´`]\s?(?=\d{3})/g;
const HAS_MILLIONS = /\d\s?['’´`]\s?\d{3}/;
/** Thousands in a word: 120 mil. */
const THOUSANDS = /(?<![\d.,])([1-9]\d{0,2})\s*mil(?:\s*pesos)?$/i;

/** What people write after an amount: that it is legal tender, and that it has no cents (1.190.000,oo and 1.190.000,-). */
const TENDER = /(?<=\d\D{0,3})\s*(?:pesos\s*)?m\s?\/?\s?cte\.?$/i;
const NO_CENTS = /(?<=\d)[.,](?:oo|--?|=)$/i;

/** Marks that no program writes, as those of figures: that of the millions is that of the thousands after it. */
function withoutHand(cell: string): string {
  const bare = /[a-z=-]\.?$/i.test(cell) ? cell.replace(TENDER, "").replace(NO_CENTS, "") : cell;
  const whole = THOUSANDS.test(bare) ? bare.replace(THOUSANDS, "$1000") : bare;
  if (!HAS_MILLIONS.test(whole)) return whole;
  return whole.replace(MILLIONS, /['’´`]\s?\d{3},\d{3}/.test(whole) ? "," : ".");
}

/** -1.234, 1.234- and (1.234) are negative; 1.234+ is not, where a bank writes its signs after the figure. */
function signedOf(cell: string): Signed {
  const bare = withoutHand(cell.trim())
    .replace(/[$\u00a0\u202f]|COP/gi, " ")
    .trim();
  const before = MARK_BEFORE.exec(bare);
  const after = before === null ? MARK_AFTER.exec(bare) : null;
  const mark = (before?.[1] ?? after?.[1] ?? after?.[2])?.toUpperCase();
  const clean = bare
    .replace(before === null ? MARK_AFTER : MARK_BEFORE, "")
    .replace(SIGNS, "")
    .replaceAll("−", "-");
  // A parenthesis without its other half was cut off: nobody knows whether the amount was negative.
  const isHalf = clean.includes("(") !== clean.includes(")");
  const figure = isHalf ? clean : clean.replace(/^[-+]|^\(|[-+]$|\)$/g, "").replace(/^[-+]|\)$/g, "");
  const side = mark === undefined ? null : mark.startsWith("C") ? "credit" : "debit";
  return { isNegative: /^-|-$|^\(.*\)$/.test(clean), figure, side };
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

export interface WrittenMoney {
  readonly value: Pesos;
  /** It had cents, and stands for the nearest peso. */
  readonly isRounded: boolean;
  /** What was rounded away, in hundredths: what it said, less the value. */
  readonly cents: number;
  /** The side that was written beside the figure; what it means depends on whose table it is. */
  readonly side: "debit" | "credit" | null;
}

/** A figure with both separators, or with one of them twice, says by itself which is that of the cents: 1,234.56. */
const SAYS_ITSELF: Readonly<Record<CentsMark, RegExp>> = {
  ",": /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d{1,10}|(?:\.\d{3}){2,})$/,
  ".": /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d{1,10}|(?:,\d{3}){2,})$/,
};

/** The mark by which a cell is read: its own where it says it, else that of its column. */
export function centsMarkIn(cell: string, column: CentsMark): CentsMark {
  const { figure } = signedOf(cell);
  const other: CentsMark = column === "," ? "." : ",";
  return SAYS_ITSELF[other].test(figure) ? other : column;
}

/** Whole pesos of a size and its hundredths, half away from zero; null out of range. */
function wholeOf(
  whole: number,
  hundredths: number,
  isNegative: boolean,
  side: WrittenMoney["side"],
): WrittenMoney | null {
  const size = whole + (hundredths >= 50 ? 1 : 0);
  if (!isPesos(size)) return null;
  const cents = hundredths >= 50 ? hundredths - 100 : hundredths;
  const sign = isNegative ? -1 : 1;
  return { value: pesos(sign * size), isRounded: cents !== 0, cents: cents === 0 ? 0 : sign * cents, side };
}

/** An amount in the column's way of writing; null for half of a figure, a text and one out of range. */
export function writtenMoney(cell: string, mark: CentsMark): WrittenMoney | null {
  const { isNegative, figure, side } = signedOf(cell);
  if (!SHAPES[mark].test(figure) || isOtherThanAmount(cell.replace(/^[(]|[)]$/g, ""))) return null;
  const [whole = "", decimals = ""] = figure.split(mark);
  const hundredths = Math.round(Number(`0.${decimals || "0"}`) * 100);
  return wholeOf(Number(whole.replace(/[.,]/g, "")), hundredths, isNegative, side);
}

/** A number of a workbook as an amount; null out of range. */
export function moneyOfNumber(value: number): WrittenMoney | null {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  return wholeOf(whole, Math.round((size - whole) * 100), value < 0, null);
}
