import { VAT_RATES, type VatRate } from "../accounting/operations/tax-parts.ts";

/** What a sentence says of IVA. `unclear`: "con IVA" does not say whether the amount has it in it. */
export interface SpokenVat {
  readonly kind: "none" | "within" | "on-top" | "unclear";
  readonly rate: VatRate;
  readonly rest: string;
}

const RATE = String.raw`(?:\s*(?:del?|al?)?\s*(\d{1,2})\s*(?:%|por\s?ciento))?`;
const WITHIN = new RegExp(
  String.raw`\b(?:con )?(?:el )?iva${RATE}\s+incluid[oa]\b|\bincluid[oa] (?:el )?iva${RATE}|\b(?:que )?incluy[eo](?:ndo)? (?:el )?iva${RATE}`,
);
const ON_TOP = new RegExp(String.raw`(?:\bmas|\+) ?(?:el )?iva${RATE}`);
/** Said to be none: the amount is what it is. */
const NONE = /\bsin iva\b|\bno (?:incluye|tiene|lleva) iva\b/;
const ANY = /\biva\b/;

const isRate = (value: number): value is VatRate => VAT_RATES.some((rate) => rate === value);

/** Reads a folded text. The general rate, unless another one is said. */
export function spokenVat(text: string): SpokenVat {
  const [general] = VAT_RATES;
  if (NONE.test(text)) return { kind: "none", rate: general, rest: text.replace(NONE, " ") };
  for (const [kind, pattern] of [
    ["within", WITHIN],
    ["on-top", ON_TOP],
  ] as const) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const said = match.slice(1).find((each) => each !== undefined);
    const rate = said === undefined ? general : Number(said);
    const rest = text.replace(match[0], " ");
    return isRate(rate) ? { kind, rate, rest } : { kind: "unclear", rate: general, rest };
  }
  return { kind: ANY.test(text) ? "unclear" : "none", rate: general, rest: text };
}
