import type { ClassedWord } from "../../accounting/search/deed-pattern.ts";
import { fold } from "../../kernel/spanish.ts";
import { COUNT_WORD } from "../../understanding/spoken/spoken-count.ts";
import type { Recognized } from "./recognized.ts";
import { bestAccount } from "./said-account.ts";

/** "Pagó" with its accent, or with whoever did it. */
const PAID = /(?<!\b(?:se|les?|yo|me|nos) )\b(?:pagó|canceló|pagaron|cancelaron)(?![\p{L}])/iu;
const WHO_PAID =
  /\b(?:(?:el|la|los|las) (?:[a-z]+ )?(?:senora?s?|client[ea]s?|pacientes?|alumn[oa]s?|mama|papa|novi[oa]s?|vecin[oa]s?|maestro|duen[oa])(?: [a-z]+)?|don [a-z]+|dona [a-z]+) (?:me |nos |lo |la )*(?:pago|cancelo)\b|\b(?:pago|cancelo) (?:la|el) (?:mama|papa|client[ea]|senora?|paciente|duen[oa])\b/;

/** Whether somebody else is told to have paid: "…, la señora Gloria pagó con Daviplata". */
export function isPaidByOther(text: string): boolean {
  return PAID.test(text) || WHO_PAID.test(fold(text));
}

const BUYS = "(?:compr(?:o|aron)|se llev(?:o|aron)|llev(?:o|aron)|encarg(?:o|aron))";
/** "El pelao del frente compró un cuaderno", "se llevó la señora Nubia 2 mercados". */
const THEY_BUY = new RegExp(
  String.raw`^\W*(?:(?:hoy|ayer|antier|esta manana|anoche),? )?(?:(?:el|la|los|las|un|una|unos|unas) ([a-z]+)(?: (?!(?:que|se|les?|pasad[oa])\b)[a-z0-9]+){0,5} (?:me |nos )?${BUYS}|se llev(?:o|aron) (?:(?:el|la|un|una|los|las) )?([a-z]+)) (?!(?:lo que|plata|dinero|el anticipo|prestad)\b)`,
);
/** Who buys for the company itself, and those who take what is no purchase. */
const NOT_BUYER =
  /^(?:empresa|negocio|tienda|local|compania|oficina|sociedad|fundacion|iglesia|restaurante|hotel|taller|almacen|finca|ladron(?:es)?|rater[oa]s?|policia|dian|banco|viento|creciente|rio|lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|mes|semana|ano|quincena)$/;
const NOT_CUSTOMER = ["EMP", "OWN", "SUP", "BNK", "GOV", "INS", "CON"];

/** What they took, without who they were: "el colegio me encargó 60 refrigerios". */
export function takenThings(telling: string): string {
  return telling.replace(/^.*?\b(?:compr(?:o|aron)|llev(?:o|aron)|encarg(?:o|aron)) /, "");
}

/** Whether somebody else is told to have bought or taken goods: they were sold. */
export function isBoughtByThem(folded: string, text: readonly ClassedWord[]): boolean {
  const found = THEY_BUY.exec(folded);
  const who = found?.[1] ?? found?.[2];
  if (who === undefined || NOT_BUYER.test(who)) return false;
  const word = text.find((each) => each.word === who || each.word.startsWith("@"));
  // "El muchacho compró": an employee buys for the company; "un muchacho" is a customer.
  const isAnyone = new RegExp(`\\b(?:un|una|unos|unas) ${who}\\b`).test(folded);
  return isAnyone || !NOT_CUSTOMER.some((each) => word?.classes.has(each));
}

/** Works that others pay for, as trades are named, and goods and food that are sold. */
const SOLD = ["T", "FOD", "GDS", "CUS"];

/** "Cambio de aceite a la Duster de don Hernán, pagó con datáfono": told without a verb of our own, it was sold. */
export function isSoldByPaying(text: readonly ClassedWord[]): boolean {
  return text.slice(0, 6).some(({ classes }) => SOLD.some((each) => classes.has(each)));
}

/** What a first person did, as it is written, that is no dealing with money or goods: "le saqué fotocopias". */
const OWN_WORK = /^\s*(?:hoy |ayer |antier )?(?:(?:le|les) )?(\p{L}{4,}(?:é|í|amos|imos))(?![\p{L}])/iu;
const DEALS =
  /^(?:vend|compr|pag|cobr|recib|recaud|cancel|abon|consign|deposit|transfer|gir|prest|devolv|reintegr|gast|fi[eao]|factur|entregu|anticip|adelant|retir|invert|debi|qued|ped|traj|registr|caus|provision|castig|rebaj|descont|regal|don|regres|ofrec|cambi|cruz|lleg|saqu?e? \d|liquid|reteni|retuv)/;

/** "Le saqué unas fotocopias a un cliente y me pagó": a service that was sold, and no debt that was paid. */
export function isOwnWork(text: string): boolean {
  const verb = OWN_WORK.exec(text)?.[1];
  if (verb === undefined || DEALS.test(fold(verb))) return false;
  return !/\b(?:sa(?:qué|camos))\b.*\b(?:banco|cajero|caja|cuenta|cr[eé]dito|pr[eé]stamo|plata|efectivo)\b/i.test(
    text,
  );
}

const OWED_TO_US =
  /\b(?:me|nos) (?:lo |la |los |las )(?:va[ns]? pagando|pagan?|pagar[ae]n?|cancelan?|queda(?:n|ron)? debiendo)\b/;

/** "Me los paga el sábado": whoever took them is to pay. */
export function isOwedToUs(folded: string): boolean {
  return OWED_TO_US.test(folded);
}

/** "Le arreglé el computador al señor Tulio": a work that was done for somebody. */
const FOR_SOMEBODY =
  /^(?:hoy |ayer |antier )?(?:le|les) [a-z]+ .*\b(?:a|al) (?:(?:un|una|el|la|los|las) )?(?:@|don\b|dona\b|senora?\b|client[ea]s?\b|vecin[oa]s?\b|pacientes?\b|alumn[oa]s?\b|profe\b|doctora?\b|nin[oa]s?\b|amig[oa]\b)/;

export function isWorkFor(doing: string): boolean {
  return FOR_SOMEBODY.test(doing);
}

/** A verb as it is written with its accent, or of several who did it. */
const VERB = /(?<![\p{L}])\p{L}{3,}(?:é|í|ó)(?![\p{L}])|(?<![\p{L}])\p{L}{2,}(?:aron|ieron)(?![\p{L}])/giu;
const KNOWN_VERB =
  /^(?:pag|consign|deposit|abon|cancel|entreg|cost|val|qued|lleg|sali|toc|venc|sub|fu|compr|gast|cobr|don|debit|descont|mand|hic|hiz|arregl|repar|cambi|lav|pint|instal|serv|us|necesit|ped|perd|dan|consum|recarg|tanque|inclu|alquil|arrend|contrat|trab|ech|puls?|coloc|pus|renov|saqu|rob|sanc|mult|quem|dej|retuv|retie|transf|retir|met|sac|inscri|present|declar|legaliz|autentic|imprim|fotocop|envi|despach|viaj|almorz|com|fumig|revis|registr|factur|dieron|giraron)/;

/** Whether something was done that no known verb says: what a thing alone tells is then no more than a guess. */
export function hasUnknownVerb(text: string): boolean {
  return [...text.matchAll(VERB)].some(([verb]) => {
    const plain = fold(verb);
    return (
      !KNOWN_VERB.test(plain) &&
      !/^(?:aqui|alli|asi|mani|cafe|te|bebe|papa|mama|sofa|jamon|camion|balon|menu|millon)$/.test(plain) &&
      !/ion$/.test(plain)
    );
  });
}

/** Where things are used that others sell: "8 colchones para el hotel". */
const USED_AT =
  /\b(?:para|pa|pal) (?:el |la |los |las |mi |nuestro |nuestra )?(?:hotel|oficina|consultorio|gimnasio|clinica|manejar|atender|trabajar|usar(?:l[oa])?|recepcion|habitaciones|cocina)\b/;

/** Things that may be for use as well as for sale, or a thing of use told by what it is for: what they are is asked. */
export function isBoughtForUse(
  { by, deed, puc }: Recognized,
  folded: string,
  text: readonly ClassedWord[],
): boolean {
  if (deed === "purchase") return puc === "1435" && USED_AT.test(folded);
  return (
    by === "thing" &&
    deed === "expense" &&
    /^(?:5105|5135)/.test(puc ?? "") &&
    text[0]?.classes.has("E") === true
  );
}

const REFUNDED = /\b(?:me|nos) (?:lo |la |los |las )?(?:devolvi|reembols|reintegr)[a-z]+/;

/** "La aseguradora me devolvió 120.000 de la póliza": an expense that comes back. */
export function refunded(told: Recognized, doing: string): Recognized {
  if (told.deed !== "expense" || told.puc === null || !REFUNDED.test(doing)) return told;
  return { ...told, deed: "purchase-return" };
}

const THING = "(?:(?:0|un|una|unos|unas|el|la|los|las) )?([a-z]+(?: de [a-z]+)?)";
const LIST = new RegExp(String.raw`\b${THING}, ${THING}(?: y|,) ${THING}\b`);

const NUMBERS = new RegExp(String.raw`\b(?:${COUNT_WORD}|mil|millon|millones|pesos)\b`, "g");

/** Words of how it was paid, which stand in lists too. */
const NO_THING = /\b(?:iva|mitad|resto|contado|credito|efectivo|saldo|transferencia|plata|nequi|banco)\b/;

const STOCK = /^(?:14|62)/;
const TO_WORK_UP =
  /\b(?:para|pa|pal) (?:el |la |los |las |mi )?(?:obra|restaurante|cocina|taller|produccion|panaderia|fabrica|pasteleria|pizzeria|confeccion)\b/;

/** "Arena, ladrillo y varilla para la obra": several things that are all kept in stock; null where they are not. */
export function listedStock(text: string): "1405" | "1435" | null {
  const found = LIST.exec(text.replace(NUMBERS, "0"));
  if (found === null || found.slice(1).some((thing) => NO_THING.test(thing))) return null;
  const isStock = found
    .slice(1)
    .every((thing) =>
      bestAccount(thing, ["debit"], /^(?:5|14|15|6)/)?.readings.some(({ puc }) => STOCK.test(puc)),
    );
  return isStock ? (TO_WORK_UP.test(text) ? "1405" : "1435") : null;
}

/** "Resinas, guantes y anestesia": things of several kinds, of which one account is no account. */
export function isOfSeveralKinds(text: string): boolean {
  const found = LIST.exec(text.replace(NUMBERS, "0"));
  if (found === null || found.slice(1).some((thing) => NO_THING.test(thing))) return false;
  const kinds = found
    .slice(1)
    .map((thing) => bestAccount(thing, ["debit"], /^(?:5|14|15|6)/)?.readings[0]?.puc.slice(0, 4) ?? null);
  const known = new Set(kinds.filter((kind) => kind !== null));
  return known.size > 1 || (known.size === 1 && kinds.filter((kind) => kind === null).length > 1);
}
