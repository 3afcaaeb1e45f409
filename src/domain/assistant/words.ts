import { fold } from "../kernel/spanish.ts";

/** Folded stop words, which say nothing about a question's topic. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    "a al algo alguien alguna alguno ante aqui asi aun aunque bien buenas buenos cada casi como con cosa cual cuales " +
    "cualquier cuando cuanta cuanto cuantos cuantas de del dia dime dias desde e el ella ellos en entonces entre era " +
    "es esa ese eso esta estan estar estas este esto estos estoy explica explicame explicar favor fue gracias ha " +
    "hace hacen hacer hago hasta hay hola la las le les lo los mas me mi mis mucho muy ni nos o otra otro para pero " +
    "poder podria por porque pues puede pueden puedo que quiero realmente sabe saber se sea segun ser " +
    "seria si significa sirve sobre son soy su sus tal tambien tan tanto te tener tengo tiene tienen toca toda todas " +
    "todo todos tu tus u un una unas uno unos usted va vez y ya yo debo deberia necesito ayuda ayudame"
  ).split(" "),
);

const VERB_ENDINGS = ["ando", "iendo", "amo", "emo", "imo", "ado", "ido", "ar", "er", "ir"] as const;
const SHORTEST = 3;

/** Makes "3.500" and "3500", or "2,5" and "2.5", the same word. */
const INSIDE_NUMBER = /(?<=\d)[.,](?=\d)/g;
const WORD = /[a-z0-9]+/g;

function shorten(word: string): string {
  let stem = word.length > SHORTEST && word.endsWith("s") ? word.slice(0, -1) : word;
  const ending = VERB_ENDINGS.find((each) => stem.endsWith(each) && stem.length - each.length >= SHORTEST);
  if (ending !== undefined) stem = stem.slice(0, -ending.length);
  else if (stem.length > SHORTEST && /[aeiou]$/.test(stem)) stem = stem.slice(0, -1);
  return stem;
}

/** The stem that a word shares with its plural, its gender and its simple verb forms: "asientos" → "asient". */
export function stem(word: string): string {
  if (/^\d+$/.test(word)) return word;
  // Repeats until nothing more is removed, so that "interés" and "intereses" match.
  let last = word;
  for (let next = shorten(word); next !== last; next = shorten(last)) last = next;
  return last;
}

/** The stems of a text's significant words, in order. Runs in linear time. */
export function stemsOf(text: string): string[] {
  const words = fold(text).replace(INSIDE_NUMBER, "").match(WORD) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word)).map(stem);
}
