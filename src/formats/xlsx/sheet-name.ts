import { safeText } from "#domain/report/neutral-text.ts";

/** Excel's own limit. */
const LONGEST = 31;

/** A sheet name from a title. Excel refuses names that are empty, too long, or contain one of these characters. */
export function sheetName(title: string): string {
  const name = safeText(title.replace(/[[\]:*?/\\\p{Cc}]+/gu, " "))
    .replace(/\s+/g, " ")
    .trim();
  // Cut at whole code points: half of a surrogate pair is not text.
  let short = "";
  for (const letter of name) {
    if (short.length + letter.length > LONGEST) break;
    short += letter;
  }
  const free = short.replace(/^'+|'+$/g, "").trim();
  // "History" is reserved by Excel.
  return free === "" || free.toLowerCase() === "history" ? "Informe" : free;
}
