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

/** Control characters and blanks of any kind, line breaks too. */
const BLANKS = /[\s\p{Cc}]+/gu;
/**
 * Characters that nobody sees: zero-width spaces, soft hyphens, marks of direction, halves of a pair. The joiner stays
 * inside an emoji, whose parts it holds together.
 */
const UNSEEN = /((?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d)|\p{Cf}|\p{Cs}/gu;

/**
 * Typed or pasted text as a person sees it: one line, trimmed, single spaces, nothing invisible. Two names that look
 * alike are then the same name, and a mark of direction cannot turn what stands beside it.
 */
export function plainLine(typed: string): string {
  return typed.replace(UNSEEN, "$1").replace(BLANKS, " ").trim();
}

/** The same, at most `most` characters. */
export function oneLine(typed: string, most: number): string {
  return firstCharacters(plainLine(typed), most).trimEnd();
}

/** Whether a text shows nothing: empty, or of spaces, control and format characters alone. */
export function isUnseen(text: string): boolean {
  return text.replace(/[\s\p{Cf}\p{Cc}]/gu, "") === "";
}
