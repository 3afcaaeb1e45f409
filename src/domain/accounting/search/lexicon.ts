import type { ClassedWord } from "./deed-pattern.ts";
import { soundOf } from "./sounds.ts";
import { stemOf } from "./tokens.ts";
import { isOneEdit, withoutDiminutive } from "./typos.ts";

/** Endings of what the writer does or did, of what another one did, and of what was done. */
const OWN_DEED = "e i o a as amos imos emos ar er ir ando iendo";
const THEIR_DEED = "aron ieron eron io an en on aba aban";
const DONE = "ado ada ados adas ido ida idos idas to ta tos tas";

/** Words that look like a verb and are none. */
const NO_VERB = new Set(
  (
    "regalo regalos dona don mando mandos tomo factura facturas recibo ingreso ingresos cambio deposito depositos " +
    "producto perdida perdidas ganado gana ganas mete robo comida venta practica practicante cosa mandato " +
    "llevo media medias metas dando dana danos prestar tejido tejidos costo moja aporte aportes cocina cocinas cobra"
  ).split(" "),
);
/** Before it, "o" and "a" tell what another one does: "me pagó", "el banco prestó". */
const BEFORE_THEIRS = /^(me|nos|se|que)$/;
const PARTY = /\/(EMP|CUS|SUP|OWN|FAM|BNK|GOV|INS|EPS|CON|TEN|LOR|NAM)\//;

/** The tables that a lexicon is read from: folded words of a class, "_" within a name, "*" for a beginning. */
export interface WordTables {
  readonly classes: Readonly<Record<string, string>>;
  /** Beginnings of verbs by class. */
  readonly verbs: Readonly<Record<string, string>>;
  /** More words by class, those of the trades. */
  readonly nouns: readonly (readonly [name: string, words: string])[];
  /** Things whose names have several words. */
  readonly names: readonly string[];
  /** Whether everyday phrases have the word: then it is spelt as it is meant. */
  readonly isPhraseWord: (word: string) => boolean;
}

/** What sounds alike: its classes, and how it is written. */
interface ClassedSound {
  tags: string;
  readonly spellings: Set<string>;
}

/** Words, as a text is compared with them. */
export interface Lexicon extends Pick<WordTables, "isPhraseWord"> {
  /** Classes by the sound of a word's stem, names joined by "_". */
  readonly words: ReadonlyMap<string, ClassedSound>;
  /** Things whose names have several words. */
  readonly names: ReadonlySet<string>;
  readonly beginnings: readonly (readonly [beginning: string, tags: string])[];
  readonly verbs: ReadonlyMap<string, readonly string[]>;
  readonly endings: ReadonlyMap<string, "1" | "3" | "d">;
  /** The words that a mistyped one may be. */
  readonly long: readonly (readonly [key: string, sound: ClassedSound])[];
}

/** Words of so few letters are spelt as they are meant. */
const LONGEST_EXACT = 3;

/** Words of fewer sounds differ from others in one too often. */
const LEAST_MENDED = 6;

/** Of so many words is a name at most. */
const LONGEST_NAME = 5;

const keyOf = (word: string) => soundOf(stemOf(word));

export function readLexicon({
  classes,
  verbs: verbClasses,
  nouns,
  names,
  isPhraseWord,
}: WordTables): Lexicon {
  const words = new Map<string, ClassedSound>();
  const beginnings: [string, string][] = [];
  const near = new Map<string, ClassedSound>();
  for (const [name, list] of [...Object.entries(classes), ...nouns]) {
    for (const word of list.split(" ")) {
      if (word.endsWith("*")) beginnings.push([word.slice(0, -1), `${name}/`]);
      else {
        const key = word.split("_").map(keyOf).join("_");
        const sound = words.get(key) ?? { tags: "", spellings: new Set() };
        sound.tags += `${name}/`;
        sound.spellings.add(stemOf(word));
        words.set(key, sound);
        if (classes[name]?.includes(word) && key.length >= LEAST_MENDED) near.set(key, sound);
      }
    }
  }
  const verbs = new Map<string, string[]>();
  for (const [name, list] of Object.entries(verbClasses)) {
    for (const stem of list.split(" ")) verbs.set(stem, [...(verbs.get(stem) ?? []), name]);
  }
  const endings = new Map<string, "1" | "3" | "d">();
  for (const each of OWN_DEED.split(" ")) endings.set(each, "1");
  for (const each of THEIR_DEED.split(" ")) endings.set(each, "3");
  for (const each of DONE.split(" ")) endings.set(each, "d");
  return {
    words,
    names: new Set(names.map((name) => name.split("_").map(keyOf).join("_"))),
    beginnings,
    verbs,
    endings,
    long: [...near],
    isPhraseWord,
  };
}

function tagsOfNoun({ words, beginnings, long, isPhraseWord }: Lexicon, word: string): string {
  const key = keyOf(word);
  const known = words.get(key);
  // So short a word is another one but for its sound: "di" is no "HDI".
  if (known !== undefined && !known.spellings.has(stemOf(word)) && word.length <= LONGEST_EXACT) return "";
  if (known !== undefined) return known.spellings.has(stemOf(word)) || !isPhraseWord(word) ? known.tags : "";
  const begun = beginnings.find(([beginning]) => word.startsWith(beginning));
  if (begun) return begun[1];
  const small = withoutDiminutive(word);
  if (small !== word && small.length > 3) return words.get(keyOf(small))?.tags ?? "";
  const near = key.length < LEAST_MENDED ? undefined : long.find(([each]) => isOneEdit(each, key));
  return near === undefined || isPhraseWord(word) ? "" : near[1].tags;
}

function tagsOfVerb({ verbs, endings }: Lexicon, word: string, before: string, hasParty: boolean): string {
  if (NO_VERB.has(word) && !(word === "recibo" && before === "que")) return "";
  if (word === "prestamos" && !/^(le|les|nos)$/.test(before)) return "";
  let tags = "";
  for (let length = Math.max(2, word.length - 5); length < word.length; length += 1) {
    const ending = word.slice(length);
    const names = verbs.get(word.slice(0, length));
    const person = endings.get(ending);
    if (names === undefined || person === undefined) continue;
    const isTheirs = /^[oa]$/.test(ending) && (BEFORE_THEIRS.test(before) || hasParty);
    for (const name of names) tags += `${name}${isTheirs ? "3" : person}/`;
  }
  return tags;
}

function classedWord(word: string, tags: string): ClassedWord {
  const classes = new Set<string>();
  const digits: Record<string, string> = {};
  for (const tag of tags.split("/")) {
    if (tag === "") continue;
    classes.add(tag);
    if (/^[ET]\d\d$/.test(tag)) {
      classes.add(tag.charAt(0));
      digits[tag.charAt(0)] ??= tag.slice(1);
    } else if (/[13d]$/.test(tag)) classes.add(tag.slice(0, -1));
  }
  return { word, classes, digits };
}

/** The words of a text with their classes in a lexicon. `words`: folded, joined by spaces. */
export function classifyBy(lexicon: Lexicon, words: string): readonly ClassedWord[] {
  const list = words.trim().split(" ");
  let hasParty = false;
  let named = 0;
  return list.map((word, at) => {
    let tags = tagsOfVerb(lexicon, word, list[at - 1] ?? "", hasParty);
    for (let count = Math.min(LONGEST_NAME, list.length - at); count > 1; count -= 1) {
      const name = list
        .slice(at, at + count)
        .map(keyOf)
        .join("_");
      tags += lexicon.words.get(name)?.tags ?? "";
      if (lexicon.names.has(name)) named = Math.max(named, at + count);
    }
    // Of a name that says one thing no word says another: "bolsa de manija".
    if (at < named) return classedWord(word, tags);
    if (tags === "" || word.endsWith("a") || word.endsWith("o")) tags += tagsOfNoun(lexicon, word);
    hasParty ||= PARTY.test(`/${tags}`);
    return classedWord(word, tags);
  });
}
