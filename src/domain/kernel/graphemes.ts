/** Maximum average code units per character; a family emoji has eleven. */
const ROOM_PER_CHARACTER = 12;

function characters(text: string): Iterable<string> {
  // Browsers older than 2024 may lack it; fall back to whole code points.
  if (typeof Intl.Segmenter !== "function") return text;
  const segments = new Intl.Segmenter("es", { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/**
 * The first characters as a person counts them: an emoji of several code points or a letter with its accents is one,
 * kept whole or left out. Text with an excessive number of combining marks is cut earlier.
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

/** Typed text as one line: trimmed, single spaces, at most `most` characters. */
export function oneLine(typed: string, most: number): string {
  return firstCharacters(typed.replace(/\s+/gu, " ").trim(), most).trimEnd();
}
