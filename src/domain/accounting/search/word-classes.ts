import { VERB_CLASSES, WORD_CLASSES } from "../words/word-classes.data.ts";
import type { ClassedWord } from "./deed-pattern.ts";
import { classifyBy, type Lexicon, readLexicon } from "./lexicon.ts";
import { nounClasses, nounNames } from "./nouns.ts";
import { phraseWords } from "./phrases.ts";
import { stemOf } from "./tokens.ts";

let phraseStems: ReadonlySet<string> | undefined;

function isPhraseWord(word: string): boolean {
  phraseStems ??= new Set(phraseWords().map(stemOf));
  return phraseStems.has(stemOf(word));
}

let read: Lexicon | undefined;

/** The words of a text with their classes. `words`: folded, joined by spaces. */
export function classify(words: string): readonly ClassedWord[] {
  read ??= readLexicon({
    classes: WORD_CLASSES,
    verbs: VERB_CLASSES,
    nouns: nounClasses(),
    names: nounNames(),
    isPhraseWord,
  });
  return classifyBy(read, words);
}
