/** Excel's own limit. */
const LONGEST = 31;

/** A title as the name of a sheet, which Excel refuses when it is empty, longer, or holds one of these. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Whole letters: half of one is no text.
  let short = "";
  for (const letter of name) {
    if (short.length + letter.length > LONGEST) break;
    short += letter;
  }
  const free = short.replace(/^'+|'+$/g, "").trim();
  // Excel keeps this one for itself.
  return free === "" || free.toLowerCase() === "history" ? "Informe" : free;
}
