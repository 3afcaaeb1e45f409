import type { FileCell } from "../table/sheet.ts";

const WORDS_AFTER = /\s*(?:pesos|m\s?\/\s?cte|mcte|mensual(?:es)?|al mes)\.?$/i;
/** Cents written as nothing: 1.750.905,oo and 1.750.905.=. */
const NO_CENTS = /[.,]\s*(?:oo|-|=|--)\s*$|=$/i;
/** The mark of millions: 1'750.905. */
const MILLIONS = /(?<=\d)\s?['’´`]\s?(?=\d{3})/g;

/**
 * A figure as people write it by hand, without the marks that no program writes: the mark of millions becomes that of
 * thousands. What is no figure stays as it is.
 */
export function withoutHandMarks(cell: FileCell): FileCell {
  if (typeof cell !== "string" || !/\d/.test(cell)) return cell;
  const bare = cell.trim().replace(WORDS_AFTER, "").replace(NO_CENTS, "");
  const thousands = /['’´`]\d{3},\d{3}/.test(bare) ? "," : ".";
  return bare.replace(MILLIONS, thousands);
}
