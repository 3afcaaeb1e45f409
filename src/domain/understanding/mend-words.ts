import { nounWords } from "../accounting/search/nouns.ts";
import { phraseWords } from "../accounting/search/phrases.ts";
import { soundOf } from "../accounting/search/sounds.ts";
import { isOneEdit } from "../accounting/search/typos.ts";
import { COMMON_WORDS } from "../accounting/words/common-words.data.ts";
import { SENTENCE_WORDS } from "../accounting/words/sentence-words.data.ts";
import { VERB_CLASSES, WORD_CLASSES } from "../accounting/words/word-classes.data.ts";

/** Verbs take these endings, of what somebody did or does. */
const ENDINGS = "e i o a amos imos emos ar er ir ando aron ieron io aba en an ado ada ido ida".split(" ");
/** Shorter words differ from others in one letter too often. */
const LEAST_LETTERS = 5;

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly bySound: ReadonlyMap<string, string>;
  /** By their first letter. */
  readonly long: ReadonlyMap<string, readonly string[]>;
  /** Spelt as they are meant, though no deed and no account is said by them. */
  readonly common: ReadonlySet<string>;
}

let read: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (read !== undefined) return read;
  // The likeliest first: of words that sound alike the first one is meant.
  const words = new Set(SENTENCE_WORDS.split(" "));
  for (const stems of Object.values(VERB_CLASSES))
    for (const stem of stems.split(" ")) for (const ending of ENDINGS) words.add(stem + ending);
  for (const word of phraseWords()) words.add(word);
  for (const list of Object.values(WORD_CLASSES))
    for (const name of list.split(" ")) for (const word of name.replace("*", "").split("_")) words.add(word);
  const bySound = new Map<string, string>();
  const long = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundOf(word);
    if (!bySound.has(sound)) bySound.set(sound, word);
    if (word.length < LEAST_LETTERS) continue;
    const list = long.get(word.charAt(0));
    if (list) list.push(word);
    else long.set(word.charAt(0), [word]);
  }
  read = { words, bySound, long, common: new Set([...COMMON_WORDS.split(" "), ...nounWords()]) };
  return read;
}

const SHORT: Readonly<Record<string, string>> = {
  x: "por",
  q: "que",
  pa: "para",
  pal: "para el",
  d: "de",
  page: "pague",
  vta: "venta",
  trf: "transferencia",
  tx: "transferencia",
  efe: "efectivo",
  efvo: "efectivo",
  retefte: "retefuente",
  rtefte: "retefuente",
  rtefuente: "retefuente",
  cta: "cuenta",
  mcia: "mercancia",
  dcto: "descuento",
  dto: "descuento",
  amort: "amortizar",
  consig: "consignacion",
  transf: "transferencia",
};

/** What somebody did, in few letters: of these one letter too many or too few is heard as well. */
const SHORT_VERBS = "vendi vendio pague compre cobre gaste abone saque preste".split(" ");
const LEAST_OF_VERB = 4;

const VERB_ENDING = /(?:[aei]mos|aron|ieron|[ai]endo|ando)$/;

/** Words that differ in their last letter alone are forms of one word: "valen", "vales". */
function isEnding(word: string, other: string): boolean {
  const same = Math.max(word.length, other.length) - 1;
  return word.slice(0, same) === other.slice(0, same);
}

const mended = new Map<string, string>();
const MOST_KEPT = 2_000;

function mend(word: string): string {
  const short = SHORT[word];
  if (short !== undefined) return short;
  const { words, bySound, long, common } = vocabulary();
  const isKnown = (each: string) => words.has(each) || common.has(each);
  if (word.length < 3 || isKnown(word) || isKnown(word.replace(/e?s$/, ""))) return word;
  const heard = bySound.get(soundOf(word));
  if (heard !== undefined) return heard;
  if (word.length >= LEAST_OF_VERB && word.length < LEAST_LETTERS + 1) {
    const verb = SHORT_VERBS.find((each) => each.charAt(0) === word.charAt(0) && isOneEdit(word, each));
    if (verb !== undefined) return verb;
  }
  // Another verb is no mistyped one.
  if (word.length < LEAST_LETTERS || VERB_ENDING.test(word)) return word;
  return (
    (long.get(word.charAt(0)) ?? []).find((each) => isOneEdit(word, each) && !isEnding(word, each)) ?? word
  );
}

/** The known word that a folded one means, by its sound or but for one letter; itself where none is near. */
export function mendedWord(word: string): string {
  const known = mended.get(word);
  if (known !== undefined) return known;
  const found = mend(word);
  if (mended.size < MOST_KEPT) mended.set(word, found);
  return found;
}
