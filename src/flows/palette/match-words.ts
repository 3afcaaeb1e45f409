import type { TextRange } from "#domain/accounting/search/highlight.ts";
import { fold } from "#domain/kernel/spanish.ts";

interface WordMatch {
  /** Lower is better. */
  readonly score: number;
  /** The matched ranges of the text: sorted, never adjacent. */
  readonly ranges: readonly TextRange[];
}

// Base score by kind of match, best first; each gap exceeds any sum of length differences.
const TEXT_BEGINS = 0;
const WORD_BEGINS = 10;
const INSIDE = 20;
const SCATTERED = 40;
const BESIDE = 30;

const SHORTEST_SCATTERED = 3;
const LETTER = /[\p{L}\p{N}]/u;

interface Folded {
  readonly text: string;
  /** The index of each folded character in the original text. */
  readonly places: readonly number[];
}

/** Folding may drop characters: a combining accent has no position in the folded text. */
function foldedOf(text: string): Folded {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += character.length;
  }
  places.push(at);
  return { text: folded, places };
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !LETTER.test(text[at - 1] ?? "");
}

interface Hit {
  readonly score: number;
  /** Positions in the folded text. */
  readonly letters: readonly number[];
}

function run(at: number, length: number): number[] {
  return Array.from({ length }, (_, index) => at + index);
}

function wholeHit(text: string, word: string): Hit | null {
  let inside: number | null = null;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (beginsWord(text, at))
      return { score: at === 0 ? TEXT_BEGINS : WORD_BEGINS, letters: run(at, word.length) };
    inside ??= at;
  }
  return inside === null ? null : { score: INSIDE, letters: run(inside, word.length) };
}

/** Matches the letters in order, the first at the start of a word: "cfg" finds "Configuración". */
function scatteredHit(text: string, word: string): Hit | null {
  if (word.length < SHORTEST_SCATTERED) return null;
  let best: readonly number[] | null = null;
  for (let start = text.indexOf(word[0] ?? ""); start >= 0; start = text.indexOf(word[0] ?? "", start + 1)) {
    if (!beginsWord(text, start)) continue;
    const letters = lettersFrom(text, word, start);
    if (letters !== null && (best === null || spanOf(letters) < spanOf(best))) best = letters;
  }
  // Letters scattered over a whole sentence match by chance.
  return best === null || spanOf(best) > word.length * 2 + 1
    ? null
    : { score: SCATTERED + spanOf(best) - word.length, letters: best };
}

function spanOf(letters: readonly number[]): number {
  return (letters.at(-1) ?? 0) - (letters[0] ?? 0) + 1;
}

function lettersFrom(text: string, word: string, start: number): number[] | null {
  const letters: number[] = [];
  let at = start;
  for (const letter of word) {
    const found = text.indexOf(letter, at);
    if (found < 0) return null;
    letters.push(found);
    at = found + 1;
  }
  return letters;
}

function rangesOf(letters: ReadonlySet<number>, places: readonly number[]): TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const letter of [...letters].sort((a, b) => a - b)) {
    const start = places[letter] ?? 0;
    const end = places.slice(letter).find((place) => place > start) ?? start;
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

/** The words of a query, folded. */
export function queryWords(query: string): readonly string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/**
 * Matches every word in a text or in its search aliases (`beside`): ignoring accents, at a word start, inside a word,
 * or with letters left out. Null if any word is not found.
 */
export function matchWords(text: string, beside: string, words: readonly string[]): WordMatch | null {
  const folded = foldedOf(text);
  const other = fold(beside);
  const letters = new Set<number>();
  let score = 0;
  for (const word of words) {
    const whole = wholeHit(folded.text, word);
    const hit = whole ?? (wholeHit(other, word) ? { score: BESIDE, letters: [] } : null);
    const found = hit ?? scatteredHit(folded.text, word);
    if (found === null) return null;
    score += found.score;
    for (const letter of found.letters) letters.add(letter);
  }
  return { score: score + text.length / 1000, ranges: rangesOf(letters, folded.places) };
}
