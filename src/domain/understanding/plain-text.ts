import { fold } from "../kernel/spanish.ts";

/** A part of a text, from one place to before another. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/** A text in lower case without accents, with the place in the original of each of its characters. */
export interface PlainText {
  readonly text: string;
  readonly plain: string;
  readonly places: readonly number[];
}

const WORD = /\p{L}+/gu;
/** "3 días x 85.000": the sign of a price each, and no word for another. */
const COUNT_BEFORE = /\d[\p{L} ]{0,40}$/u;
const NUMBER_AFTER = /^\s*\$?\s*\d/;

const isTimes = (text: string, at: number) =>
  NUMBER_AFTER.test(text.slice(at + 1)) && COUNT_BEFORE.test(text.slice(0, at));

/** Reads a text plainly; `mend` gives the word that a mistyped one means. */
export function plainText(text: string, mend: (word: string) => string = (word) => word): PlainText {
  let plain = "";
  const places: number[] = [];
  const add = (piece: string, from: number, length: number) => {
    for (let at = 0; at < piece.length; at += 1) places.push(from + Math.min(at, length - 1));
    plain += piece;
  };
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    add(text.slice(last, match.index), last, match.index - last);
    // A word in capitals within a text is a name, and spelt as it is meant.
    const isName = match.index > 0 && /^\p{Lu}\p{Ll}/u.test(word);
    const isMeant = isName || (word.toLowerCase() === "x" && isTimes(text, match.index));
    add(isMeant ? fold(word) : mend(fold(word)), match.index, word.length);
    last = match.index + word.length;
  }
  add(text.slice(last), last, text.length - last);
  places.push(text.length);
  return { text, plain, places };
}

/** Where a part of the plain text stands in the original. */
export function placeIn({ places, text }: PlainText, { from, to }: TextPlace): TextPlace {
  const last = places[Math.max(from, to - 1)] ?? text.length;
  return { from: places[from] ?? text.length, to: Math.min(text.length, last + 1) };
}

/** The text with a part blank, so that places stay. */
export function blanked(plain: string, { from, to }: TextPlace, mark = ""): string {
  return plain.slice(0, from) + mark.padEnd(to - from, " ").slice(0, to - from) + plain.slice(to);
}
