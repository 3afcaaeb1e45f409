import type { TextPlace } from "./plain-text.ts";
import { placedAmounts } from "./spoken-amount.ts";
import { spokenMeans } from "./spoken-means.ts";

/** Verbs that tell an operation of their own, with what they do. */
const DOES =
  /\b(?:vend[a-z]+|compr(?:e|amos|o)|pague|pagamos|pago|gaste|gastamos|cobre|cobramos|cancele|cancelamos|recibi|recibimos|preste|me prestaron|me presto|consigne|consignamos|saque|sacamos|retire|transferi|pase|aporte|tanquee|surti)\b/;
/** Moving money needs no other word. */
const MOVES =
  /^\s*(?:y |luego |despues |tambien )*(?:consigne|consignamos|saque|sacamos|retire|retiramos|transferi|pase)\b/;
const BREAK =
  /(?:[.;]\s+|,?\s+y (?:tambien |luego |despues |ademas |ahora )?|,\s+(?:luego |despues |tambien |ademas )?)(?=\p{L})/gu;
/** What says of the same operation how it was paid, or how much of it. */
const SETTLES =
  /^(?:y |luego )?(?:me |nos |le |les |lo |la |los |las |se )*(?:pag|dieron|abon|qued|deb|deje|transfir|consign|cancel|el resto|lo demas|la otra|la mitad|otra|cobr|cost)/;
const NOT_TELLING =
  /\b(?:y|a|al|de|del|el|la|los|las|lo|en|con|por|para|un|una|me|nos|le|les|se|que|pague|pagamos|pago|di|dimos|abone|resto|mitad|otra|demas|pesos|millon|millones|todo|parte|credito|efectivo|contado|inicial|cuota|fueron|valor|total|saldo|capital|intereses|salud|pension|dias|plazo|mil)\b/g;

function telling(clause: string): string {
  let text = clause;
  for (const place of [...placedAmounts(clause), ...spokenMeans(clause)])
    text = text.slice(0, place.from) + " ".repeat(place.to - place.from) + text.slice(place.to);
  return text
    .replace(NOT_TELLING, " ")
    .replace(/\b\d+\b|[^a-z ]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function isOwn(left: string, right: string): boolean {
  if (placedAmounts(left).length === 0 || placedAmounts(right).length === 0) return false;
  if (MOVES.test(right)) return true;
  const words = telling(right);
  const verb = DOES.exec(right);
  // "... y vendí 300 mil": selling is no way of paying.
  const trades = /^(?:vend|compr)/;
  if (verb !== null && verb.index < 4 && trades.test(verb[0]) && !left.includes(verb[0].slice(0, 4)))
    return true;
  if (words === "" || words === verb?.[0]) return false;
  // "... y pagué la luz 80 mil": another verb with what it was about.
  return (
    verb !== null &&
    verb.index < 14 &&
    words.replace(verb[0], "").trim() !== "" &&
    !SETTLES.test(right.replace(verb[0], "").trim())
  );
}

/** The clauses of a plain text that each tell an operation of their own. */
export function splitClauses(plain: string): readonly TextPlace[] {
  const places: TextPlace[] = [];
  let from = 0;
  for (const match of plain.matchAll(BREAK)) {
    const to = match.index;
    const next = to + match[0].length;
    const rest = plain.slice(next);
    const until = /[.;]\s/.exec(rest)?.index ?? rest.length;
    if (!isOwn(plain.slice(from, to), rest.slice(0, until))) continue;
    places.push({ from, to });
    from = next;
  }
  return [...places, { from, to: plain.length }];
}

const ITEM =
  /^\s*(?:y |,\s*)?((?:el |la |los |las |de |un |una )?[a-z][a-z ]{1,40}?)\s+(?:por |de |en |a )?\$?\s*$/;

/** Things that share a verb and how they were paid, each with its amount: "agua 50 mil, luz 80 mil y gas 20 mil". */
export function sharedItems(
  plain: string,
): readonly { readonly about: TextPlace; readonly amount: TextPlace }[] {
  const amounts = placedAmounts(plain);
  if (amounts.length < 2) return [];
  const verb = DOES.exec(plain);
  if (
    verb === null ||
    /\b(?:mitad|resto|demas|iva|capital|intereses|cost[a-z]*|salud|pension|cuota|saldo)\b/.test(plain)
  )
    return [];
  const items: { about: TextPlace; amount: TextPlace }[] = [];
  let from = verb.index + verb[0].length;
  for (const amount of amounts) {
    const between = plain.slice(from, amount.from);
    const match = ITEM.exec(between.replace(/^[\s,]*(?:y )?/, (head) => " ".repeat(head.length)));
    const word = match?.[1];
    if (word === undefined || spokenMeans(between).length > 0 || telling(between) === "") return [];
    items.push({ about: { from, to: amount.from }, amount });
    from = amount.to;
  }
  return items;
}
