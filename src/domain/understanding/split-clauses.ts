import type { TextPlace } from "./plain-text.ts";
import { placedAmounts } from "./spoken/spoken-amount.ts";
import { spokenDocument } from "./spoken/spoken-document.ts";
import { spokenMeans } from "./spoken/spoken-means.ts";
import { isCountAtPrice } from "./spoken/spoken-prices.ts";

/** Verbs that tell an operation of their own, with what they do. */
const DOES =
  /\b(?:vend[a-z]+|compr(?:e|amos|o)|pague|pagamos|pago|gaste|gastamos|cobre|cobramos|cancele|cancelamos|recibi|recibimos|preste|me prestaron|me presto|consigne|consignamos|saque|sacamos|retire|transferi|pase|aporte|tanquee|surti|fie|fiamos|se (?:l[eoa]s? )?(?:recibe|recibio|paga|pago|pagaron|compra|compro|vende|vendio|cancela|cancelo|consigna|consigno|gira|giro|cobra|cobro|recauda|recaudo)|se consignan|se consignaron)\b/;
/** Moving money needs no other word. */
const MOVES =
  /^\s*(?:y |luego |despues |tambien |de paso )*(?:se consign(?:a|o|an|aron)|consigne|consignamos|saque|sacamos|retire|retiramos|transferi|pase)\b/;
const BREAK =
  /(?:[.;]\s+(?:(?:y )?(?:tambien|ademas|de paso|aparte) )?|,?\s+y (?:tambien |luego |despues |ademas |de paso |ahora |aparte |(?:con|de) eso mismo |con es[ae] (?:misma )?plata )?|,\s+(?:luego |despues |tambien |ademas |de paso )?|\s+(?:ademas|de paso) )(?=\p{L})/gu;
/** What says of the same operation how it was paid, or how much of it. */
const SETTLES =
  /^(?:y |luego )?(?:me |nos |le |les |lo |la |los |las |se )*(?:pag|dieron|firm|abon|qued|deb|deje|transfir|consign|cancel|el resto|lo demas|la otra|la mitad|otra|cobr|cost|que falta)/;
/** "Vendí un comedor en 2.400.000, el cliente pagó 1.000.000": what was sold is paid by whoever bought it. */
const SOLD =
  /\b(?:vend[a-z]+|facture|facturamos|entregue|entregamos|hice|hicimos|arregle|instale|despache)\b/;
const BUYER_PAYS =
  /^(?:(?:el|la|los|las) (?:client[ea]s?|senora?s?|muchach[oa]s?|dama|vecin[oa]s?|pacientes?|alumn[oa]s?|huesped(?:es)?|papas?|mama|novi[oa]s?) |don [a-z]+ |dona [a-z]+ )(?:me |nos )?(?:pag|dio|dieron|abon|cancel|consign|transfir|gir|qued)/;
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

/** "Me pagó 2 millones y le giré 900 mil a la de las telas": money that comes, and other money that goes. */
const CAME =
  /\b(?:me|nos) (?:pag|consign|abon|gir|transfir|cancel)[a-z]+|\b(?:recibi|recibimos|cobre|cobramos)\b/;
const WENT =
  /^(?:le |les )(?:gire|giramos|transferi|transferimos|pase|pasamos|di|dimos|consigne|consignamos)\b.*\b(?:a|al) (?:la |el |los |las |mi |un |una )?[a-z]{2,}/;

/** "Me llegó el recibo del agua": a bill of its own. */
const BILLED = /^(?:me|nos) lleg(?:o|aron) (?:la |el |una |un |las |los )?(?:factura|recibo|cuenta)s?\b/;
/** "Pagamos la nómina, y el cliente Suárez nos abonó": money that went for one thing, and other money that came. */
const PAID_OUT =
  /\b(?:pague|pagamos|compre|compramos|gaste|gastamos|consigne|consignamos|gire|giramos|abone|abonamos|tanquee|se (?:pago|pagaron|compro|compraron|giro|cancelo|cancelaron))\b/;
const THEY_PAID =
  /^(?:(?:el|la|los|las|un|una|don|dona) )?(?:[a-z]+ ){1,4}(?:me|nos) (?:pag(?:o|aron)|abon(?:o|aron)|consign(?:o|aron)|transfir(?:io|ieron)|cancel(?:o|aron))\b/;
const GIVEN_BACK = /\b(?:vuelt|devol|reembols|reintegr|anticip|adelant|prest)/;

/** Money that goes and comes, each with an amount of its own and for another reason. */
function isOtherWay(left: string, right: string): boolean {
  if (BILLED.test(right)) return DOES.test(left);
  return (
    PAID_OUT.test(left) &&
    !CAME.test(left) &&
    !SOLD.test(left) &&
    (THEY_PAID.test(right) || /^(?:me|nos) (?:compraron|compro|encargaron|encargo) /.test(right)) &&
    !GIVEN_BACK.test(left + right)
  );
}

/** "Costó 55 millones, con depreciación de 33, se vende en 20": the price of the asset that was told of. */
const IS_ITS_PRICE = /^se (?:vend(?:e|io|en|ieron)) (?:en|por|a)\b/;

const LESS = /\bpronto pago\b|\b(?:rebaj|descont|descuent)[a-z]*/;

/** "Cobré 90 mil, y con eso aboné 70 mil": money that came, and what it was then spent on. */
const SPENT_IT =
  /^(?:con (?:eso|esa plata|ese dinero|lo mismo|esos)|de (?:ahi|eso|esa plata|eso mismo)) (?:mismo )?(?:le |les |se |me )?(?:abon|pag|cancel|compr|consign|gir|di\b|dimos)/;

/** "Se vende mercancía y se paga el arriendo por 900.000": what only one of two has an amount of is no operation of both. */
const TRADED =
  /^(?:hoy |ayer )?(?:se (?:vend|compr)(?:e|io|en|ieron|a|o|an|aron)|vend(?:i|imos)|compr(?:e|amos))\b/;
const PAYS_A_BILL =
  /^(?:se (?:pag|cancel)(?:a|o|an|aron)|pag(?:ue|amos)|cancel(?:e|amos)) (?:el |la |los |las )?(?:arriendo|arrendamiento|canon|alquiler|luz|agua|gas|energia|acueducto|internet|telefono|servicios|recibos?|nomina|sueldos?|salarios?|honorarios|vigilancia|aseo|publicidad|impuestos?|fletes?|seguros?|transporte)\b/;

function isOwn(left: string, right: string): boolean {
  if (TRADED.test(left) && PAYS_A_BILL.test(right) && placedAmounts(right).length > 0) return true;
  if (placedAmounts(left).length === 0 || placedAmounts(right).length === 0) return false;
  if (SPENT_IT.test(right) && DOES.test(left)) return true;
  if (MOVES.test(right) || isOtherWay(left, right)) return true;
  if (IS_ITS_PRICE.test(right) && /\bcost|\bdepreci/.test(left)) return false;
  if (BUYER_PAYS.test(right) && SOLD.test(left) && !/\bdebi?an?\b/.test(right)) return false;
  if (CAME.test(left) && WENT.test(right) && !/\b(?:prest|anticip|adelant|devolv|vuelt)/.test(left + right))
    return true;
  const words = telling(right);
  const verb = DOES.exec(right);
  // "... y vendí 300 mil": selling is no way of paying.
  const trades = /^(?:vend|compr|fi[ea])/;
  if (verb !== null && verb.index < 4 && trades.test(verb[0]) && !left.includes(verb[0].slice(0, 4)))
    return true;
  if (words === "" || words === verb?.[0].replace(/^se (?:l[eoa]s? )?/, "")) return false;
  // "... y por pronto pago le rebajé 40 mil" is part of the same payment.
  if (LESS.test(left) && /\bque (?:me |nos |le |les |se )*deb/.test(right)) return false;
  if (LESS.test(right) && !trades.test(verb?.[0] ?? "")) return false;
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

const ITEM = /^\s*((?:el |la |los |las |de |un |una )?[a-z][a-z ]{1,40}?)\s*(?:por |de |en |a |: ?)?\$?\s*$/;
/** Amounts that belong to one operation: no list of things. */
const ONE_OPERATION =
  /\b(?:mitad|resto|demas|iva|capital|intereses|cost[a-z]*|salud|pension|cuota|saldo|retencion|descuento|dolar|dolares|usd|euros?|tasa|trm)\b/;
/** For which place all of it was. */
const OF_PLACE =
  /\b(?:de la|del|para la|para el) (?:tienda|local|negocio|casa|oficina|bodega|restaurante|taller|finca|empresa|almacen|apartamento|consultorio)\b/g;
/** The words of a stretch of text before its ways of paying, and where they begin; null without any. */
function meansIn(text: string): { readonly words: string; readonly at: number | null } {
  const means = spokenMeans(text).filter(({ from, to }) => to > from);
  const first = means.at(0);
  if (first === undefined) return { words: text, at: null };
  let words = text;
  for (const { from, to } of means) words = words.slice(0, from) + " ".repeat(to - from) + words.slice(to);
  return { words, at: text.slice(0, first.from).replace(/\b(?:en|por|con|a)\s*$/, "").length };
}

interface Item {
  readonly place: TextPlace;
  readonly amount: TextPlace;
}

/** "200 mil de luz y 150 mil de agua": each amount before its thing. */
function amountsFirst(plain: string, from: number, amounts: readonly TextPlace[]): readonly Item[] {
  if (!/^\s*(?:por|en|de|a)?\s*\$?\s*$/.test(plain.slice(from, amounts[0]?.from))) return [];
  return amounts.map((amount, at) => {
    const next = amounts[at + 1]?.from ?? plain.length;
    const tail = plain.slice(amount.to, next);
    const cut =
      at === amounts.length - 1 ? -1 : tail.search(/(?:,\s*|\s+)(?:y |e )?(?:otros |tambien )?\$?\s*$/);
    return { amount, place: { from: amount.from, to: cut < 0 ? next : amount.to + cut } };
  });
}

/** "Agua 50 mil, luz 80 mil": each thing before its amount, and what follows it up to the next one. */
function thingsFirst(plain: string, from: number, amounts: readonly TextPlace[]): readonly Item[] {
  const items: Item[] = [];
  let begin = from;
  for (const [at, amount] of amounts.entries()) {
    const next = amounts[at + 1]?.from ?? plain.length;
    const cut = plain.slice(amount.to, next).search(/,\s*\p{L}|\s(?:y|e)\s/u);
    const to = at === amounts.length - 1 ? plain.length : amount.to + Math.max(0, cut);
    items.push({ amount, place: { from: begin, to } });
    begin = to;
  }
  return items;
}

/**
 * Things that share a verb, each with its amount and perhaps its own way of paying: "agua 50 mil, luz 80 mil y gas 20
 * mil", "200 mil de luz y 150 mil de agua", "el arriendo 1.000.000 por banco y la luz 120.000 en efectivo". The places of
 * what is of each alone; what stands only at the end ("en efectivo") is of all.
 */
export function sharedItems(plain: string): readonly TextPlace[] {
  const paper = spokenDocument(plain);
  const amounts = placedAmounts(plain).filter(
    ({ from }) => from !== paper?.from && !isCountAtPrice(plain.slice(from)),
  );
  const verb = DOES.exec(plain);
  if (amounts.length < 2 || verb === null || ONE_OPERATION.test(plain)) return [];
  const from = verb.index + verb[0].length;
  // "10 bultos a 32.000 y 2 a 85.000, pagué en efectivo": the verb is of the whole.
  if ((amounts[0]?.from ?? 0) < verb.index) return [];
  const first = amountsFirst(plain, from, amounts);
  const parts = (first.length > 0 ? first : thingsFirst(plain, from, amounts)).map(({ place, amount }) => {
    const lead = plain.slice(place.from, amount.from).replace(/^[\s,]*(?:(?:y|e) )?/, "");
    const tail = plain.slice(amount.to, place.to).replace(OF_PLACE, (place) => " ".repeat(place.length));
    const { words, at } = meansIn(tail);
    const isItem =
      first.length > 0
        ? telling(words) !== "" && !SETTLES.test(tail.trim())
        : ITEM.test(lead) && telling(lead) !== "" && meansIn(lead).at === null && telling(words) === "";
    return { place, isItem, means: at === null ? null : amount.to + at };
  });
  if (!parts.every(({ isItem }) => isItem)) return [];
  const paid = parts.filter(({ means }) => means !== null).length;
  const last = parts.at(-1);
  if (paid === parts.length) return parts.map(({ place }) => place);
  if (paid > 1 || (paid === 1 && last?.means === null)) return [];
  return parts.map(({ place, means }) => ({ from: place.from, to: means ?? place.to }));
}
