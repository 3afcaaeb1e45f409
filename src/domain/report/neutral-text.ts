/** Matches texts that a spreadsheet would read as a formula, also after blanks or after the mark that denies it. */
export const FORMULA = /^'*\s*[=+\-@\uff0b\uff0d\uff1d\uff20\t\r\n]/;
const MARK = "'";

/**
 * What no file should carry out of a text: control characters (XML has none of them, and a null byte ends a text in
 * some programs), and marks that turn the direction of writing, with which "exe.fdp" is shown as "pdf.exe".
 */
const UNSAFE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Half of a character of two: no encoding of a file can write it. */
const LONE_HALF = /\p{Cs}/gu;

/** The text as every file takes it: well-formed Unicode without characters that are not text. */
export function safeText(text: string): string {
  return text.replace(LONE_HALF, "\ufffd").replace(UNSAFE, "");
}

/** The same where cells have no type (CSV): with the spreadsheet's mark for text before what reads as a formula (IM-12). */
export function neutralText(text: string): string {
  const safe = safeText(text);
  return FORMULA.test(safe) ? `${MARK}${safe}` : safe;
}
