/** Matches texts that a spreadsheet would read as a formula, also after blanks or after the mark that denies it. */
export const FORMULA = /^'*\s*[=+\-@\uff0b\uff0d\uff1d\uff20\t\r\n]/;
const MARK = "'";

/** Prefixes the spreadsheet mark for text where the text could be read as a formula (IM-12). */
export function neutralText(text: string): string {
  return FORMULA.test(text) ? `${MARK}${text}` : text;
}
