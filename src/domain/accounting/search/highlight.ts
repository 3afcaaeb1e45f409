import { fold } from "../../kernel/spanish.ts";

/** A range of a text, from `start` up to but excluding `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The ranges of `name` that each query word matched: beginnings of words, else the first occurrence inside one. */
export function matchRanges(name: string, words: readonly string[]): TextRange[] {
  // Folding may change lengths, so each folded character keeps the position of its original.
  let folded = "";
  const places: TextRange[] = [];
  let start = 0;
  for (const character of name) {
    const end = start + character.length;
    const plain = character < "\u0080" ? character.toLowerCase() : fold(character);
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) places.push({ start, end });
    start = end;
  }
  const marked = new Set<number>();
  for (const word of words) markWord(folded, word, marked);
  return joinRanges([...marked].sort((a, b) => a - b).flatMap((index) => places[index] ?? []));
}

function markWord(folded: string, word: string, marked: Set<number>): void {
  const mark = (at: number) => {
    for (let index = at; index < at + word.length; index += 1) marked.add(index);
  };
  const first = folded.indexOf(word);
  let begins = false;
  for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) continue;
    begins = true;
    mark(at);
  }
  if (!begins && first >= 0) mark(first);
}

function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) joined[joined.length - 1] = { start: last.start, end: range.end };
    else joined.push(range);
  }
  return joined;
}
