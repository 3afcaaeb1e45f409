import { capitalize } from "../../kernel/capitals.ts";
import { fold } from "../../kernel/spanish.ts";
import { partyKeyOf } from "../../parties/party-key.ts";
import type { TextPlace } from "../plain-text.ts";
import { FIRST_NAMES, NAMES_AND_WORDS } from "./first-names.data.ts";

/** Whom a sentence names, and where. */
export interface SpokenParty {
  readonly name: string | null;
  /** More than one name: not said whose the entry is. */
  readonly isTwo: boolean;
  /** With the preposition before it. */
  readonly place: TextPlace | null;
  /** The name says what it was for, too: it stays a word of the sentence. */
  readonly isWord: boolean;
}

/** `word`: how it was paid, when, or what for, and nobody. `both`: who, and what for. */
export type NameReading = "word" | "name" | "both";

interface World {
  /** Names that are known, as they are written. */
  readonly known: Iterable<string>;
  /** What words after a preposition are. */
  readonly read: (text: string, preposition: string) => NameReading;
}

const PREPOSITIONS = new Set(["a", "al", "de", "del", "donde", "para", "con"]);
/** Before a name of a company: "a crédito con TecniFríos", but never "con Nequi". */
const COMMON = new Set([
  "cliente",
  "clienta",
  "proveedor",
  "proveedora",
  "empleado",
  "empleada",
  "vecino",
  "vecina",
  "socio",
  "socia",
  "amigo",
  "colegio",
  "empresa",
]);
const ARTICLE = new Set(["mi", "el", "la", "un", "una", "los", "las"]);
/** A company by the letters of its kind. */
const COMPANY = /\b(?:s\.?a\.?s\.?|ltda\.?|s\.?a\.?|e\.?u\.?|cia\.?)$/i;
const JOINS = new Set(["de", "del", "la", "las", "los", "y", "e", "&"]);
const HONOURS: Readonly<Record<string, string>> = { don: "Don", dona: "Doña" };
const TITLES = new Set(["senor", "senora", "sr", "sra", "sr.", "sra."]);
const ARTICLES = new Set(["el", "la"]);
const CAPITAL = /^\p{Lu}/u;
/** Before the number of a person: "Distribuciones El Sol NIT 900.456.123-1". */
const IDENTITY_MARK = /^(?:nit|cc|c\.c\.?|cedula|rut|nuip)[.:]?$/;

/** A first name, in capitals or not, that is no other word. */
function isFirstName(word = ""): boolean {
  const name = clean(word);
  return FIRST_NAMES.has(name) && !NAMES_AND_WORDS.has(name);
}

interface Found {
  readonly name: string;
  /** The place after it. */
  readonly next: number;
  /** "Don Carlos" names a person whatever the word means otherwise. */
  readonly isPerson: boolean;
}

/** Words in capitals from a place on, with the small ones between them. */
function capitals(words: readonly string[], from: number): number {
  let [next, at] = [from, from];
  for (; at < words.length; at += 1) {
    const word = words[at] ?? "";
    // A number is no part of a name: "Factura FV-221".
    if (IDENTITY_MARK.test(fold(word)) || /\d/.test(word)) break;
    if (CAPITAL.test(word)) next = at + 1;
    else if (next === from || !JOINS.has(fold(word))) break;
    // A comma ends a name.
    if (/[,;:]$/.test(word)) break;
  }
  return next;
}

function nameAt(words: readonly string[], from: number): Found | null {
  let at = from;
  if (ARTICLES.has(fold(words[at] ?? "")) && TITLES.has(fold(words[at + 1] ?? ""))) at += 1;
  const isTitled = TITLES.has(fold(words[at] ?? ""));
  if (isTitled) at += 1;
  const honour = HONOURS[fold(words[at] ?? "")];
  // "Don carlos" and "marta" too; any other name is told by its capitals.
  const first = honour !== undefined ? at + 2 : isFirstName(words[at]) ? at + 1 : at;
  const next = Math.max(first, capitals(words, honour === undefined ? at : at + 1));
  if (next <= at || next > words.length) return null;
  const parts = words.slice(honour === undefined ? at : at + 1, next);
  const name = parts
    .join(" ")
    .replace(/[.,;:]+$/, (mark) => (/\.[A-Z]\.$/i.test(parts.join(" ")) ? mark : ""));
  if (!/\p{L}/u.test(name)) return null;
  const whole = honour === undefined ? capitalize(name) : `${honour} ${capitalize(name)}`;
  return { name: whole, next, isPerson: honour !== undefined || isTitled };
}

const DOES_FOR_US = /^(?:ya )?(?:me|nos) [a-z]+\b/;
const PAID_US = /^(?:me|nos) (?:pago|abono|cancelo|consigno|transfirio|giro|presto|compro)$/;

/** Where a name ends that begins here, in capitals or of one or two first names. */
function endOfName(words: readonly string[], at: number): number {
  const isGiven = (word = "") => FIRST_NAMES.has(clean(word));
  const given = isGiven(words[at]) ? (isGiven(words[at + 1]) ? at + 2 : at + 1) : at;
  return Math.max(given, capitals(words, at));
}

/**
 * "Rosa me abonó", "marta quedó debiendo", "william me arregló": somebody at the start, and what they did to our money or
 * for us; "me pagó Luis Gómez": after it.
 */
function doerAt(words: readonly string[], at: number): Found | null {
  const next = endOfName(words, at);
  if (next <= at || NO_PAYERS.test(clean(words[at] ?? ""))) return null;
  const name = words
    .slice(at, next)
    .map(capitalize)
    .join(" ")
    .replace(/[.,;:]+$/, "");
  const found: Found = { name, next, isPerson: true };
  if (at === 2) return PAID_US.test(words.slice(0, 2).map(clean).join(" ")) ? found : null;
  const after = words.slice(next).map(clean).join(" ");
  const isPerson = isFirstName(words[at]);
  const isDoer = PAYS_US.test(after) || (isPerson && (SENDS_US.test(after) || DOES_FOR_US.test(after)));
  return at === 0 && isDoer ? found : null;
}

interface PlacedWord extends TextPlace {
  readonly word: string;
}

function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
}

/** "Construcciones Páramo me abonó": whoever does this to our money is somebody, whatever the name means otherwise. */
const PAYS_US =
  /^(?:(?:ya )?(?:me|nos) )?(?:abono|abonaron|quedo debiendo|quedaron debiendo|quedo a deber)\b|^(?:ya )?(?:me|nos) (?:pago|pagaron|cancelo|cancelaron|presto|prestaron|debe|deben|debia|compro|compraron)\b/;
/** The same of a person: "Booking me giró" may be of what was sold there. */
const SENDS_US = /^(?:ya )?(?:me |nos )?(?:consigno|consignaron|transfirio|transfirieron|giro|giraron)\b/;

/** What opens a sentence in capitals and is nobody. */
const NO_PAYERS =
  /^(?:hoy|ayer|antier|anteayer|ya|me|nos|se|le|les|no|y|el|la|los|las|un|una|alguien|cliente|clienta|clientes|banco|nequi|daviplata|bancolombia|davivienda|eps|arl|dian|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

const clean = (word: string) => fold(word).replace(/[,;:.]+$/, "");

/** The longest of the known names that the text has, from word to word. */
function knownIn(
  words: readonly PlacedWord[],
  { known, read }: World,
): (TextPlace & { name: string }) | null {
  const text = ` ${words.map(({ word }) => clean(word)).join(" ")} `;
  let longest: string | null = null;
  for (const name of known) {
    const key = partyKeyOf(name).replace(/[,;:.]+$/, "");
    if (key.length < 3 || (longest !== null && key.length <= partyKeyOf(longest).length)) continue;
    if (!text.includes(` ${key} `)) continue;
    // Of a name of several words all are there: it is not the thing that one of them means.
    const isMeant = key.includes(" ") ? read(name, "a") !== "word" : read(name, "de") === "name";
    if (isMeant) longest = name;
  }
  if (longest === null) return null;
  const parts = partyKeyOf(longest)
    .replace(/[,;:.]+$/, "")
    .split(" ");
  const at = words.findIndex((_, from) =>
    parts.every((part, each) => clean(words[from + each]?.word ?? "") === part),
  );
  const first = words[at];
  const last = words[at + parts.length - 1];
  if (first === undefined || last === undefined) return null;
  return { name: longest, from: first.from, to: last.to };
}

/** Where a name may begin: after a preposition, with an honour or a title, or as who did it. */
function nameFrom(
  words: readonly PlacedWord[],
  at: number,
): { readonly found: Found; readonly at: number; readonly preposition: string } | null {
  const texts = words.map(({ word }) => word);
  const word = fold(words[at]?.word ?? "");
  if (PREPOSITIONS.has(word)) {
    let next = at + 1;
    // "Mi vecino Pedro", "al colegio San José", "un cliente Juan".
    const isCommon = (text = "") =>
      !CAPITAL.test(text) && (COMMON.has(clean(text)) || ARTICLE.has(clean(text)));
    while (next < at + 3 && isCommon(texts[next])) next += 1;
    const found = nameAt(texts, next) ?? nameAt(texts, at + 1);
    return found && { found, at: next, preposition: word };
  }
  if (HONOURS[word] !== undefined || TITLES.has(word)) {
    const found = nameAt(texts, at);
    return found && { found, at, preposition: "" };
  }
  const doer = doerAt(texts, at);
  if (doer !== null) return { found: doer, at, preposition: "" };
  // "Juan Pérez pagó": two capitals at the start, of which neither is a sentence's first word alone.
  if ((at === 0 || COMMON.has(clean(texts[at - 1] ?? ""))) && CAPITAL.test(texts[at] ?? "")) {
    const found = nameAt(texts, at);
    const length = found === null ? 0 : found.next - at;
    const isAllCapitals = texts.every((each) => each === each.toUpperCase());
    return found !== null && (length > 1 || at > 0) && !isAllCapitals ? { found, at, preposition: "" } : null;
  }
  return null;
}

/**
 * Whom a sentence names: a third party that is known, whatever its capitals; a name in capitals after a preposition ("a
 * Textiles Medellín"), with an honour ("don Carlos pagó"), or as who did it ("Juan Pérez abonó").
 */
export function spokenParty(text: string, world: World): SpokenParty {
  const words = placedWords(text);
  const known = knownIn(words, world);
  if (known !== null) return { name: known.name, isTwo: false, place: known, isWord: false };
  const names: { readonly name: string; readonly place: TextPlace; readonly isWord: boolean }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const begun = nameFrom(words, at);
    if (begun === null) continue;
    const { found, preposition } = begun;
    const reading =
      found.isPerson || COMPANY.test(found.name)
        ? "name"
        : world.read(found.name, preposition === "" ? "a" : preposition);
    if (reading === "word" || (reading === "both" && (preposition === "" || preposition === "con"))) continue;
    const first = words[begun.at];
    const last = words[found.next - 1];
    if (first === undefined || last === undefined) continue;
    names.push({ name: found.name, place: { from: first.from, to: last.to }, isWord: reading === "both" });
    at = found.next - 1;
  }
  const [first] = names;
  return {
    name: first?.name ?? null,
    isTwo:
      names.filter(({ isWord }) => !isWord).length > 1 ||
      (names.every(({ isWord }) => isWord) && names.length > 1),
    place: first?.place ?? null,
    isWord: first?.isWord ?? false,
  };
}
