import { blanked } from "../plain-text.ts";

/** The tax on consumption that a plain text tells of a price, and the text without it. */
export interface SpokenConsumption {
  readonly kind: "none" | "within" | "on-top" | "unclear";
  /** In per cent. */
  readonly rate: number;
  readonly rest: string;
}

/** Of meals and drinks that are served (ET art. 512-9). */
const USUAL_RATE = 8;
const TAX = "(?:impoconsumo|ipoconsumo|impuesto (?:nacional )?(?:al|de) consumo|inc)";
const RATE = String.raw`(?: (?:del?|al|de el))?(?: (\d{1,2}) ?(?:%|por ?ciento))?`;
const TOLD = new RegExp(
  String.raw`\b(?:(con|mas|y|ya|incluye|incluid[oa]|incluyendo) )*(?:el |su |ya )*${TAX}\b${RATE}(?: (?:ya )?(incluid[oa]|adentro|por dentro))?`,
);
const INSIDE = /\b(?:incluid[oa]|incluye|incluyendo|ya con|adentro|por dentro)\b/;
const ADDED = /(?:\bmas|\+) (?:el |su )?(?:impo|impuesto|inc\b)/;
/** What is paid to the tax office, or owed to it, is an operation of its own. */
const PAYS = /\b(?:pag|present|declar|causa|provision|cancel)[a-z]*\b.*\b(?:impoconsumo|al consumo|inc)\b/;

/** Reads a folded text. */
export function spokenConsumption(plain: string): SpokenConsumption {
  const found = PAYS.test(plain) ? null : TOLD.exec(plain);
  if (found === null) return { kind: "none", rate: USUAL_RATE, rest: plain };
  const place = { from: found.index, to: found.index + found[0].length };
  const rate = Number(found[2] ?? USUAL_RATE);
  const kind = INSIDE.test(found[0]) ? "within" : ADDED.test(found[0]) ? "on-top" : "unclear";
  return {
    kind: rate > 0 ? kind : "unclear",
    rate,
    rest: kind === "unclear" ? plain : blanked(plain, place),
  };
}
