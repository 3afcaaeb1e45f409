/** What makes a spreadsheet take a text for a formula, also behind blanks or behind the mark that says it is none. */
export const FORMULA = /^'*\s*[=+\-@\uff0b\uff0d\uff1d\uff20\t\r\n]/;
const MARK = "'";

/** The text as a file may hold it: behind a mark that spreadsheets know as "this is text", where it needs one (IM-12). */
export function neutralText(text: string): string {
  return FORMULA.test(text) ? `${MARK}${text}` : text;
}
