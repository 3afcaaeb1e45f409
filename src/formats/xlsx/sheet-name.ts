import { safeText } from "#domain/report/neutral-text.ts";

/** Excel's own limit. */
const LONGEST = 31;

const ARTICLES = /\s(?:el|la|los|las)(?=\s)/giu;
const LITTLE_WORDS = /(?:\s(?:el|la|los|las|de|del|al?|en|por|con|para|y|o))+$/iu;

/** At most as many code units, cut at whole code points: half of a surrogate pair is not text. */
function cut(text: string, longest: number): string {
  let short = "";
  for (const letter of text) {
    if (short.length + letter.length > longest) break;
    short += letter;
  }
  return short;
}

/** A long name without its articles, and where that is not enough without its last words. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const bare = name.replace(ARTICLES, "");
  if (bare.length <= LONGEST) return bare;
  const whole = bare.slice(0, LONGEST).replace(/\s\S*$/u, "");
  return /\s/u.test(bare.slice(0, LONGEST)) ? `${whole.replace(LITTLE_WORDS, "")}…` : cut(bare, LONGEST);
}

/** A sheet name from a title. Excel refuses names that are empty, too long, or contain one of these characters. */
export function sheetName(title: string): string {
  const name = safeText(title.replace(/[[\]:*?/\\\p{Cc}]+/gu, " "))
    .replace(/\s+/g, " ")
    .trim();
  const short = shortened(name);
  const free = short.replace(/^'+|'+$/g, "").trim();
  // "History" is reserved by Excel.
  return free === "" || free.toLowerCase() === "history" ? "Informe" : free;
}
