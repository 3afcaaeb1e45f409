/** Code units that one character may take on average; a family of emoji has eleven. */
const ROOM_PER_CHARACTER = 12;

function characters(text: string): Iterable<string> {
  // Browsers of before 2024 may not know it; whole code points are the next best thing.
  if (typeof Intl.Segmenter !== "function") return text;
  const segments = new Intl.Segmenter("es", { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/**
 * The first characters as a person counts them: an emoji of several code points or a letter with its accents is one,
 * and is kept whole or left out. A text heaped with marks beyond reason ends before them.
 */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  let count = 0;
  for (const each of characters(text)) {
    if (count === most || kept.length + each.length > most * ROOM_PER_CHARACTER) break;
    kept += each;
    count += 1;
  }
  return kept;
}

/** What was typed as one line: trimmed, single spaces, at most so many characters. */
export function oneLine(typed: string, most: number): string {
  return firstCharacters(typed.replace(/\s+/gu, " ").trim(), most).trimEnd();
}
