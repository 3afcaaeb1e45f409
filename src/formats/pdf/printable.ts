const MARKS = /\p{M}/gu;
/** Blanks and line breaks of any kind, and characters without a glyph: joiners, selectors, direction marks. */
const BLANK = /[\s\p{Cc}]+/gu;
const UNSEEN = /(?:\p{Cf}|\p{Cs}|\p{Variation_Selector})/gu;

/**
 * The text as the font can write it, on one line: a letter missing from the font loses its accent, anything else
 * becomes "?". `has` returns whether the font draws a character.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const plain = text
    .normalize("NFC")
    .replace(/\u00a0/g, " ")
    .replace(BLANK, " ")
    .replace(UNSEEN, "");
  return Array.from(plain, (each) => {
    if (has(each.codePointAt(0) ?? 0)) return each;
    const base = each.normalize("NFKD").replace(MARKS, "");
    return Array.from(base).every((part) => has(part.codePointAt(0) ?? 0)) ? base : "?";
  }).join("");
}
