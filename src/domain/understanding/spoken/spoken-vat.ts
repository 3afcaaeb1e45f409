import { VAT_RATES, type VatRate } from "../../accounting/operations/tax-parts.ts";
import { blanked, type TextPlace } from "../plain-text.ts";

/** What a sentence says of IVA. `unclear`: "con IVA" does not say whether the amount has it in it. */
export interface SpokenVat {
  readonly kind: "none" | "within" | "on-top" | "unclear";
  readonly rate: VatRate;
  /** The text with blanks for the words of IVA. */
  readonly rest: string;
  readonly place: TextPlace | null;
}

const RATE = String.raw`(?:\s*(?:del?|al?)?\s*(\d{1,2})\s*(?:%|por\s?ciento))?`;
const WITHIN = new RegExp(
  String.raw`\bya (?:con|incluye|tiene|lleva|trae) (?:el )?iva${RATE}|\bcon (?:el )?iva${RATE} (?:y todo|adentro|por dentro|metido)\b|\btodo incluido\b(?=.*\biva\b)|\b(?:que )?(?:tiene|trae|lleva) (?:el )?iva${RATE} incluido\b|\b(?:con )?(?:el )?iva(?:${RATE}|\s+(?:del\s+)?(\d{1,2}))\s+incluid[oa]${RATE}(?![a-z])|\bincluid[oa] (?:el )?iva${RATE}|\b(?:que )?incluy[eo](?:ndo)? (?:el )?iva${RATE}`,
);
const ON_TOP = new RegExp(
  String.raw`(?:\bmas|\+) ?(?:el |su )?iva${RATE}|\b(?:con )?(?:el )?iva${RATE} (?:adicional|por aparte|por fuera|por encima)\b|\bantes de(?:l)? iva${RATE}|\b(?:y )?(?:el )?iva aparte(?:${RATE}|\s*del?\s+(\d{1,2}))(?![\d.,])|(?<=\d\s*,?\s)iva (?:del? )?(\d{1,2})\s*(?:%|por\s?ciento)(?! incluid)`,
);
/** Said to be none: the amount is what it is. */
const NONE =
  /\bsin (?:el )?iva\b|\bno (?:incluye|tiene|lleva|causa|genera) (?:el )?iva\b|\b(?:exent|excluid|libre)[oa]?s? (?:de|del) iva\b|\bno (?:le |les )?(?:cobr[a-z]+|factur[a-z]+|manej[a-z]+|aplic[a-z]+)(?: con| el)* iva\b|\b(?:no|nada de|iva) (?:iva|no)\b(?<=\biva no|\biva)|\biva (?:del? |en )?(?:0|cero)(?: ?%)?(?![\d.,])|\bno (?:soy |somos |es )?responsables? (?:de|del) iva\b|\bno gravad[oa]s?(?: con iva)?\b/;
const ANY = /\biva\b/;

/** The text without what says that there is no IVA: "no cobro IVA" denies a tax, and not the operation. */
export function withoutNoVat(text: string): string {
  return text.replace(NONE, (match) => " ".repeat(match.length));
}

const isRate = (value: number): value is VatRate => VAT_RATES.some((rate) => rate === value);

/** Reads a folded text. The general rate, unless another one is said. */
export function spokenVat(text: string): SpokenVat {
  const [general] = VAT_RATES;
  const without = (match: RegExpExecArray) => {
    const place = { from: match.index, to: match.index + match[0].length };
    return { rest: blanked(text, place), place };
  };
  const none = NONE.exec(text);
  if (none !== null) return { kind: "none", rate: general, ...without(none) };
  for (const [kind, pattern] of [
    ["within", WITHIN],
    ["on-top", ON_TOP],
  ] as const) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const said = match.slice(1).find((each) => each !== undefined);
    const rate = said === undefined ? general : Number(said);
    return isRate(rate)
      ? { kind, rate, ...without(match) }
      : { kind: "unclear", rate: general, ...without(match) };
  }
  return { kind: ANY.test(text) ? "unclear" : "none", rate: general, rest: text, place: null };
}
