import type { ClauseWords, Recognized } from "./recognized.ts";
import { isForPerson } from "./service-deed.ts";

/** Expenses on works and things that others sell: repairs, fittings, travel, transport, supplies, food. */
const SOLD_TOO = /^5[12](?:45|50|55|3550|3595|9520|9525|9530|9560|0551|0566|0584)/;
/** "A 30 días", "a un mes", "para pagar el otro mes": as one company bills another. */
const ON_TERMS =
  /\ba (?:\d{1,3}|un|ocho|quince|treinta|cuarenta y cinco|sesenta|noventa) (?:dias|mes(?:es)?)\b|\bcuenta de cobro\b|\b(?:pasan|pasamos|paso) (?:la )?cuenta\b/;
/** Money that comes, or is kept back from us. */
const COMES =
  /\b(?:me|nos) (?:lo |la |los |las )?(?:pag|cancel|consign|transfir|gir|abon|reten|retuv|retien|retuvo|deb|qued)[a-z]*/;
/** Who it was done for: "para Olga Pinto", "a la flota de Servientrega", "de la moto de Brayan". */
const FOR_NAMED =
  /\b(?:para|pa|al?) (?:(?:el|la|los|las) )?(?:[a-z]+ de )?@|\bpara (?:la |el )?(?:alcaldia|gobernacion|colegio|iglesia|parroquia|empresa|cliente|senora?)\b/;
const FOR_OWN =
  /\b(?:para|pa|pal) (?:(?:el|la|los|las|mi|nuestr[oa]) )?(?:carro|moto|mula|camion|camioneta|buseta|local|oficina|negocio|tienda|taller|finca|emplead[oa]s|personal|impresora|trabajador[a-z]*)\b|\bdel? (?:la )?(?:local|oficina|negocio|tienda|bodega|empresa)\b/;

/** "Fotocopias del sábado", "pan de hoy": what a day took in, or what it cost. */
const OF_DAY =
  /\b(?:del?|de la) (?:dia|hoy|ayer|anoche|manana|tarde|noche|semana|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;
const IS_SPENT = /\b(?:gast|pag|compr|cost|factura|recibo)[a-z]*/;

/**
 * Whether an expense that a thing alone tells may as well be what was sold: told with a price of each, for somebody, or
 * on terms, as goods and works of a trade are ("división de baño para Olga Pinto", "vasos y servilletas a 8 días").
 */
export function mayBeSold(
  { by, deed, puc }: Recognized,
  { text, doing, things, isOwed }: ClauseWords,
): boolean {
  if (by !== "thing") return false;
  // Goods and things for somebody who is named are sold to them.
  if (deed === "purchase" || deed === "asset-purchase") return /\b(?:para|pa) (?:el |la )?@/.test(doing);
  if (deed !== "expense" || !SOLD_TOO.test(puc ?? "")) return false;
  if (COMES.test(doing)) return true;
  if (FOR_OWN.test(text)) return false;
  if (/^5[12]953[05]|^5[12]9560/.test(puc ?? "") && OF_DAY.test(text) && !IS_SPENT.test(text)) return true;
  return things > 1 || (isOwed && ON_TERMS.test(text)) || FOR_NAMED.test(doing) || isForPerson(text);
}
