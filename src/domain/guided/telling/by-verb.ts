import type { ClassedWord } from "../../accounting/search/deed-pattern.ts";
import { isRetailed, withoutContainers } from "../../understanding/spoken/spoken-containers.ts";
import type { GuidedDeed } from "../deed.ts";
import { boughtInBulk, isForUse } from "./bought-in-bulk.ts";
import { deedOfAccount } from "./deed-of-account.ts";
import type { ClauseWords, Recognized } from "./recognized.ts";
import { bestAccount, openOf, saidAccount } from "./said-account.ts";
import { isVague, isWorkDelivered, type Verb, verbOf } from "./told-verb.ts";

/** Who bought, by what they are: it names nothing that was sold. */
const BUYER =
  /\b(?:al?|para) (?:(?:el|la|los|las|un|una|unos|unas) )?(?:restaurantes?|hotel(?:es)?|hostal|colegio|escuela|liceo|universidad|jardin|clinica|hospital|gimnasio|peluqueria|salon|iglesia|parroquia|conjunto|panaderia|cafeteria|supermercado|drogueria|farmacia|constructora|academia|fundacion|alcaldia|taller|bar|discoteca|veterinaria|finca)\b/g;

/** What was sold, without who bought it; the same where nothing else is left. */
function withoutBuyer(telling: string): string {
  const left = telling.replace(BUYER, " ").replace(/ +/g, " ").trim();
  return bestAccount(left, ["credit"], /^4/) === null && !/[a-z]{4,}s\b/.test(left.replace(/^[a-z]+ /, ""))
    ? telling
    : left;
}

/** "A la señora que lava las sábanas le pagué": what somebody works on was not bought. */
const WHO_WORKS =
  /\b(?:senora?|muchach[oa]|joven|persona|man|vecin[oa]|nin[oa]|seno|don|dona|el|la) que (?:(?:me|nos|le|les) )?(?!vend|surt|trae|trajo)[a-z]{2,}(?:a|e|an|en|o)\b/;

/** A single thing at the price of equipment, and no lot of goods. */
const ONE_THING = /\b(?:un|una) [a-z]{3,}/;
const IS_GOODS =
  /\b(?:mercanc[a-z]*|vender|venta|revender|surt[a-z]*|inventario|lotes?|bultos?|cajas?|arrobas?|docenas?|pedidos?|paca|tonelada|cargas?|saldo de|vitrina de)\b/;

/** What was earned by a work that no word names may be of these. */
export const EARNED = ["4155", "4135", "4170"].map((puc) => ({ puc, means: null }));

const ASSET_SALE =
  /\b(?:viej[oa]s?|usad[oa]s?|de la empresa|del negocio|de la oficina|que usaba|que usabamos)\b/;
const ACCRUED = /^5/;

/** What is sold is no goods: an old thing of one's own, or one that the company worked with. */
function isOwnThing(all: string, text: readonly ClassedWord[]): boolean {
  const has = (...wanted: readonly string[]) =>
    text.some(({ classes }) => wanted.some((each) => classes.has(each)));
  return (/\bviej[oa]s?\b/.test(all) && !has("GDS", "FOD", "FRM")) || (ASSET_SALE.test(all) && has("E"));
}

/** What things that were read as goods are rather: an expense, or asked about (null); undefined where they are goods. */
function notBought(verb: Verb, puc: string, whole: string, isDear: boolean): "expense" | null | undefined {
  if (verb === "spend" && puc.startsWith("14") && WHO_WORKS.test(whole)) return "expense";
  // "Un parlante de 1.850.000": hardly for sale, and not said to be.
  if (verb === "buy" && puc === "1435" && isDear && ONE_THING.test(whole) && !IS_GOODS.test(whole))
    return null;
  return undefined;
}

/** What was sold, on the account that its words mean. `isToTrade`: the buyer was told by what they are. */
function sold(puc: string | null, whole: string, all: string, isToTrade: boolean): Recognized {
  if (isWorkDelivered(all)) return { by: "deed", deed: "sale", puc: "4155", open: [] };
  // "Le facturé al gimnasio unas piezas": goods or work, nothing says.
  if (puc === null && isToTrade && /\bfactur/.test(all))
    return { by: "verb", deed: "sale", puc: null, open: EARNED };
  const soldOn = puc ?? "4135";
  return {
    by: "verb",
    deed: soldOn.startsWith("42") ? "income" : "sale",
    // Milk in bags is sold by a shop, and no longer by a farm.
    puc: soldOn.startsWith("4105") && isRetailed(whole) ? "4135" : soldOn,
    open: [],
  };
}

const CHARGED_FOR = /\b(?:cobre|cobramos) por (?!vend|arrend|alquil)[a-z]+[aei]r(?:l[aeo]s?)?\b/;

/** "Cobré por arreglar unos frenos": a work, whatever it was done on; of one that no word names the kind is asked. */
function workedFor(all: string, isOwed13: boolean): Pick<Recognized, "puc" | "open"> | null {
  if (CHARGED_FOR.test(all)) return { puc: "4155", open: [] };
  const isCharged = /\b(?:cobre|cobramos)\b/.test(all) && !/[@]|cliente|cartera|debia|fiado/.test(all);
  return isOwed13 && isCharged ? { puc: null, open: EARNED } : null;
}

/** Of a supplier things of use are for sale: "gaseosas a Postobón". */
function isOfSupplier(
  verb: Verb,
  { readings }: { readonly readings: readonly { puc: string; means: string | null }[] },
  text: readonly ClassedWord[],
): boolean {
  return (
    verb !== "accrue" &&
    readings[0]?.means !== null &&
    readings.some(({ puc }) => puc === "1435") &&
    text.some(({ classes }) => classes.has("SUP"))
  );
}

/** "El mensajero compró papelería": who of the house bought it. */
const WHO_BOUGHT =
  /^(?:el|la|los|las) (?:mensajer[oa]|muchach[oa]s?|emplead[oa]s?|secretari[oa]|asistente|administrador[a]?|auxiliar|conductor|vendedor[a]?|cociner[oa]s?|ayudante|jefe|socia?|duen[oa]) (?=compro |compraron )/;

/** What a verb and a thing tell was done, and on which account. */
export function byVerb(
  { text: whole, doing: all, telling, isOwed, isForeign, isDear, things }: ClauseWords,
  text: readonly ClassedWord[],
): Recognized {
  const words = all.replace(/\bcuentas? de cobro\b/g, " ").split(/ +/);
  const verb = verbOf(words, text);
  const by = verb === "none" ? "thing" : "verb";
  // "Compré unas cosas": what, is asked; money changed for other money is no expense.
  if (
    ((verb === "buy" || verb === "spend") && isVague(telling)) ||
    (/\bcambi[a-z]+\b/.test(all) && isForeign) ||
    (verb === "buy" && /\b(?:dolares|euros|divisas)\b/.test(all)) ||
    (verb === "sell" && isOwnThing(all, text))
  )
    return { by, deed: null, puc: null, open: [] };
  if (verb === "earn" && /\bpor (?:arrendar|alquilar)\b/.test(all))
    return { by: "deed", deed: "income", puc: "4220", open: [] };
  const named = verb === "sell" ? withoutBuyer(telling) : telling.replace(WHO_BOUGHT, "");
  const thing = withoutContainers(named);
  const said = saidAccount(thing, verb) ?? (thing === named ? null : saidAccount(named, verb));
  // "Arreglé una lavadora y cobré" earns, where nobody is named who owed it.
  const isOwed13 = verb === "earn" && said?.readings[0]?.puc.startsWith("13") === true;
  const earned =
    isOwed13 && !/[@]|cliente|cartera|debia|fiado/.test(all) ? bestAccount(telling, ["credit"], /^4/) : null;
  const worked = earned === null && verb === "earn" ? workedFor(all, isOwed13) : null;
  if (worked !== null) return { by, deed: "sale", ...worked };
  const found = earned ?? said;
  if (verb === "sell") return sold(found?.readings[0]?.puc ?? null, whole, all, named !== telling);
  const [first] = found?.readings ?? [];
  if (found === null || first === undefined) {
    const usual: Partial<Record<Verb, GuidedDeed>> = { spend: "expense", buy: "purchase", accrue: "accrual" };
    const isGoods = verb === "buy" && /\b(?:mercanc|surt|inventario)/.test(all);
    const deed = usual[verb] ?? null;
    return {
      by,
      deed: isGoods ? "purchase" : deed === "purchase" ? null : deed,
      puc: isGoods ? "1435" : null,
      open: [],
    };
  }
  if (isOfSupplier(verb, found, text)) return { by, deed: "purchase", puc: "1435", open: [] };
  const asked = notBought(verb, first.puc, whole, isDear);
  if (asked !== undefined) return { by, deed: asked, puc: null, open: [] };
  if (verb === "accrue") return { by, deed: "accrual", puc: first.puc, open: [] };
  // "Guantes para el aseo" are used up, though others sell them.
  if (verb === "buy" && first.puc.startsWith("14") && isForUse(whole)) {
    const used = bestAccount(thing, ["debit"], /^5/)?.readings[0]?.puc ?? null;
    return { by, deed: used === null ? null : "expense", puc: used, open: [] };
  }
  const bulk = verb === "buy" && first.puc.startsWith("5") ? boughtInBulk(whole, text) : null;
  if (bulk !== null)
    return {
      by,
      deed: bulk === "goods" ? "purchase" : null,
      puc: bulk === "goods" ? "1435" : null,
      open: [],
    };
  // "80 pollos a 14.500": nobody eats as many, and what for they are is asked.
  if (verb === "buy" && things >= MANY_THINGS && /^5(?:[12]95|13560|10560)/.test(first.puc))
    return { by, deed: null, puc: null, open: [] };
  const deed = deedOfAccount(found.side, first.puc, isOwed && ACCRUED.test(first.puc));
  // "Impuestos" says no tax.
  const isNamed = first.puc !== "5115";
  return { by, deed, puc: isNamed ? first.puc : null, open: isNamed ? openOf(found) : [] };
}

/** From so many on what is bought at a price each is hardly for use. */
const MANY_THINGS = 20;
