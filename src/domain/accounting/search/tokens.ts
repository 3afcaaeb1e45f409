import { fold } from "../../kernel/spanish.ts";

/** A word as it is compared: folded, and without its plural. */
export interface Token {
  readonly raw: string;
  readonly stem: string;
}

/** Words that tell one account from another in no phrase. */
const EMPTY: ReadonlySet<string> = new Set(
  "a al con de del e el en la las le les lo los mi mis pa para por que se su sus un una unos unas y".split(
    " ",
  ),
);

/** Words that say what is done with an account, not which one it is: "pago de la luz", "factura de internet". */
const LIGHT: ReadonlySet<string> = new Set(
  (
    "abono ano cancele cancelacion causacion cobre cobro compra compramos compre comprar consumo cuenta cuota diario " +
    "factura gaste gasto la mensual mensualidad mes negocio nuevo nueva pagamos pagar pago pague plan recibi recibo " +
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre quincenal " +
    "recibimos registro semana semanal servicio tienda valor varios hoy ayer"
  ).split(" "),
);

const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;

/** The folded words, each after a space: " bancos moneda nacional". */
export function toWords(text: string): string {
  return ` ${fold(text).replace(NOT_A_WORD, " ").trim()}`;
}

function shorten(word: string): string {
  if (word.length > 4 && word.endsWith("ces")) return `${word.slice(0, -3)}z`;
  if (word.length > 3 && /[aeiou]s$/.test(word)) return word.slice(0, -1);
  return word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
}

const stems = new Map<string, string>();

/** What a word of a name or a phrase shares with its plural; the same words come again and again. */
export function knownStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  stems.set(word, stem);
  return stem;
}

/** What a word shares with its plural: "peajes" and "peaje", "intereses" and "interés". */
export function stemOf(word: string): string {
  let last = word;
  for (let next = shorten(word); next !== last; next = shorten(last)) last = next;
  return last;
}

/** The words that tell which account is meant; all of them if nothing else was written. */
export function tokensOf(text: string): readonly Token[] {
  return tellingOf(toWords(text), stemOf);
}

/** The same for folded words, which are known to come again. */
export function knownTokens(words: string): readonly Token[] {
  return tellingOf(words, knownStem);
}

function tellingOf(folded: string, stem: (word: string) => string): readonly Token[] {
  const words = folded.split(" ").filter((word) => word !== "");
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map((raw) => ({ raw, stem: stem(raw) }));
}

export function isLight({ raw }: Token): boolean {
  return LIGHT.has(raw);
}

/** The same for the same words in any order and number. */
export function wordKey(tokens: readonly Token[]): string {
  return tokens
    .map(({ stem }) => stem)
    .sort()
    .join(" ");
}

/** A text by its words, small ones too, without plurals. */
export function spellingOf(text: string): string {
  return toWords(text).trim().split(" ").map(stemOf).join(" ");
}
