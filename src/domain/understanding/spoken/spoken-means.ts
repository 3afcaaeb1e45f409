import { MEANS_WORDS, type MeansWord } from "../../accounting/words/means.data.ts";
import type { TextPlace } from "../plain-text.ts";

/** A way of paying that is said, and where. */
export interface SpokenMeans extends MeansWord, TextPlace {}

interface Reader {
  readonly pattern: RegExp;
  readonly word: MeansWord;
}

let read: readonly Reader[] | undefined;

/** Each row once, as a pattern of whole words: "*" stands for the rest of a word, after brackets for any number of them. */
function readers(): readonly Reader[] {
  read ??= MEANS_WORDS.map(([words, word]) => {
    const any = words
      .split(";")
      .map((each) =>
        each
          .trim()
          .replaceAll(/(?<![)\]])\*/g, "[a-z]*")
          .replaceAll(" ", String.raw`\s+`),
      )
      .join("|");
    return { pattern: new RegExp(String.raw`\b(?:${any})\b`, "g"), word };
  });
  return read;
}

/** The ways of paying that a plain text says, in order; of two in one place the longer one. */
export function spokenMeans(plain: string): readonly SpokenMeans[] {
  const found: SpokenMeans[] = [];
  for (const { pattern, word } of readers())
    for (const match of plain.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((each) => from < each.to && each.from < to)) continue;
      found.push({ ...word, from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}
