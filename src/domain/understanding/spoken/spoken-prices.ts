import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked } from "../plain-text.ts";
import type { PlacedAmount } from "./spoken-amount.ts";
import { COUNT_WORD, spokenCount } from "./spoken-count.ts";
import { countedByUnit, countedWithin } from "./spoken-each.ts";

const UNIT =
  /^\s*(?:pesos )?(?:c\/ ?[a-z]+\b|(?:a )?cada (?:un[oa]|par|bulto|kilo|caja)|la (?:unidad|docena|libra|caja|arroba|bolsa|paca|hora|botella)|el (?:par|bulto|kilo|galon|metro|paquete)|por (?:unidad|cabeza|persona)|unidad\b)/;
const EACH = /^\s*(?:pesos )?(?:c\/u|(?:a )?cada un[oa])(?![a-z])/;
const COUNTED = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}\.\d{3}|\d{1,4}|\b${COUNT_WORD}(?:\s+(?:y\s+)?${COUNT_WORD}){0,2})\s+((?!(?:se|que|me|le|nos|del?|en|la|el|los|las|con|por|para|al?|sobre|menos|mas)\b)[a-z]+),?\s+(?:[a-z@]+,?\s+){0,6}?(?:\d{1,2}\s+(?=de a|a))?(a|de a|en|de)\s+(?:\$\s*)?$`,
);
/** "45.000 cada una", told anywhere after how many there were: "20 cajas de tomate que costaban 45.000 cada una". */
const COUNTED_FAR = new RegExp(
  String.raw`(?<!\blotes? (?:de )?)(?<![\d.,])\b(\d{1,3}\.\d{3}|\d{1,4}|(?!un[oa]?\b)${COUNT_WORD}(?:\s+y\s+${COUNT_WORD})?)\s+([a-z]{3,})[^\d;]{0,70}$`,
);
/** "Mensualidades: 12 a 70.000": how many, of what was named before. */
const BARE_COUNT =
  /(?:^|[:,;]|\b(?:fueron|son|eran|vendi|vendimos|compre|compramos))\s*(\d{1,4})\s+a\s+(?:\$\s*)?$/;
/** Of so few things "en 640.000" is the price of all. */
const MOST_TOGETHER = 12;
/** "Media docena de martillos a 23.000 cada uno". */
const DOZENS = new RegExp(
  String.raw`\b(?:(media|\d{1,3}|${COUNT_WORD})\s+)?docenas?( y media)?\s+(?:[a-z]+,?\s+){1,6}?(?:a|de a)\s+(?:\$\s*)?$`,
);
/** "A cuatro clientes, 500 mil a cada uno". */
const PERSONS = new RegExp(
  String.raw`\b(\d{1,3}|${COUNT_WORD})\s+(?:clientes|personas|alumnos|estudiantes|pacientes|empleados|trabajadores|socios|vecinos|empresas)\b`,
);

/** "70 mil diarios, trabajó 5 días", "a razón de 200.000 mensuales": a price for a time, and how long it was. */
const BY_TIME =
  /^\s*(?:pesos )?(?:(?:al|por|el|cada) (dia|hora|semana|mes)|(diari[oa]s?)|(mensual(?:es)?))\b/;

function timesBefore(head: string, tail: string) {
  const [, said, daily, monthly] = BY_TIME.exec(tail) ?? [];
  const isRate = monthly !== undefined && /\b(?:a razon de|de a|a)\s+(?:\$\s*)?$/.test(head);
  const unit = daily !== undefined ? "dia" : isRate ? "mes" : said;
  if (unit === undefined) return null;
  const count = new RegExp(String.raw`\b(\d{1,3}|${COUNT_WORD}) ${unit}(?:s|es)\b`).exec(`${head} ${tail}`);
  return count === null ? null : { things: spokenCount(count[1] ?? ""), joint: "a", noun: "" };
}

/** "9 trabajadores x 5 días x 60 mil": numbers told one after another, each to be taken times the next. */
const FACTOR = String.raw`(\d{1,4}|${COUNT_WORD})(?:\s+([a-z]+)(?:\s+[a-z]+){0,2})?\s+(?:x|por)\s+`;
const FACTORS = new RegExp(String.raw`(?:\b${FACTOR})?\b${FACTOR}(?:\$\s*)?$`);
/** What is counted to be paid by the piece or the time: "3 días x 85.000" is no price of all three. */
const BY_COUNT =
  /^(?:und|unds|unid|unidad|unidades|dias?|horas?|noches?|semanas?|meses|personas?|alumn[oa]s|estudiantes|trabajador[a-z]*|emplead[oa]s|jornales|kilos?|kg|litros?|libras?|metros?|mts|arrobas?|bultos?|cajas?|docenas?|paquetes?|paq|apartamentos|aptos?|cupos?|puestos?|boletas?)$/;
/** "Dos noches cada uno a 45 mil": of each of those that were counted before. */
const OF_EACH = new RegExp(
  String.raw`\b(\d{1,3}|${COUNT_WORD})\s+[a-z]{4,}\b[^\d.;]*?\b(\d{1,2}|${COUNT_WORD})\s+(?:noches|dias|horas|clases|semanas|meses|sesiones)\s+cada\s+un[oa],?\s+a\s+(?:\$\s*)?$`,
);

/** Numbers that are taken times each other before a price: "9 trabajadores x 5 días x 60 mil"; null where none are. */
function factorsBefore(head: string) {
  const nights = OF_EACH.exec(head);
  if (nights !== null)
    return { things: spokenCount(nights[1] ?? "") * spokenCount(nights[2] ?? ""), joint: "a", noun: "" };
  const found = FACTORS.exec(head);
  if (found === null) return null;
  const [all, first, , last = "", noun] = found;
  const isSign = !/\bpor\s+(?:\$\s*)?$/.test(all);
  const isSure = first !== undefined || (isSign && (noun === undefined || BY_COUNT.test(noun)));
  // "Por 90.000" is the price of all, unless numbers of several kinds stand before it.
  if (!isSign && first === undefined) return null;
  const things = (first === undefined ? 1 : spokenCount(first)) * spokenCount(last);
  return { things, joint: isSure ? "a" : "x", noun: noun ?? "" };
}

/** "Se inscribieron cuatro muchachos, cada uno pagó noventa mil". */
const EACH_BEFORE =
  /\bcada un[oa]\b(?:\s+(?:[a-z]+\s+){0,3}(?:pag[a-z]+|dio|dieron|cost[a-z]+|val[a-z]+|sal[a-z]+|abon[a-z]+|a|en|por|de))\s+(?:\$\s*)?$/;
const COUNTED_THINGS = new RegExp(
  String.raw`\b(\d{1,4}|${COUNT_WORD}(?:\s+y\s+${COUNT_WORD})?)\s+[a-z]{3,}[^\d;]{0,60}$`,
);

/** The number of things before a price: "una señora se llevó dos bultos de purina de a" counts the bags. */
function lastCounted(head: string): RegExpExecArray | null {
  const counted = COUNTED.exec(head);
  const isOne = counted !== null && spokenCount(counted[1] ?? "") === 1;
  return isOne ? (COUNTED.exec(head.slice(counted.index + (counted[1]?.length ?? 0))) ?? counted) : counted;
}

/** How many things a price each is of, by what stands before it and after it; null where no number is told. */
function countedBefore(head: string, tail: string) {
  const dozens = EACH.test(tail) ? DOZENS.exec(head) : null;
  if (dozens !== null) {
    const [, count = "una", half] = dozens;
    const dozen = (count === "media" ? 0.5 : spokenCount(count)) + (half === undefined ? 0 : 0.5);
    return { things: dozen * 12, joint: "a", noun: "" };
  }
  const said = EACH_BEFORE.exec(head);
  const ofEach = said === null ? null : COUNTED_THINGS.exec(head.slice(0, said.index));
  if (ofEach !== null) return { things: spokenCount(ofEach[1] ?? ""), joint: "a", noun: "" };
  const own = countedWithin(head) ?? countedByUnit(head, tail);
  if (own !== null) return { things: own.things, joint: "a", noun: own.unit };
  const factors = factorsBefore(head);
  if (factors !== null) return factors;
  const counted = lastCounted(head);
  if (counted !== null) {
    const [, count = "", noun = "", joint = ""] = counted;
    return { things: spokenCount(count), joint, noun };
  }
  const bare = BARE_COUNT.exec(head);
  if (bare !== null) return { things: Number(bare[1]), joint: "a", noun: "" };
  const far = EACH.test(tail) ? COUNTED_FAR.exec(head) : null;
  if (far !== null && !/^(?:mil|dias?|meses|mes|anos?|de)$/.test(far[2] ?? ""))
    return { things: spokenCount(far[1] ?? ""), joint: "a", noun: far[2] ?? "" };
  const times = timesBefore(head, tail);
  if (times !== null) return times;
  const persons = /^\s*(?:pesos )?a cada un[oa]/.test(tail) ? PERSONS.exec(head) : null;
  return persons === null ? null : { things: spokenCount(persons[1] ?? ""), joint: "a", noun: "" };
}

/** "12 cargas a 2.100.000 la carga": the price of one of what was counted. */
function isOfEach(tail: string, noun: string): boolean {
  const one = noun.replace(/(?<=[a-z]{3})(?:es|s)$/, "");
  return one.length > 2 && new RegExp(`^\\s*(?:pesos )?(?:(?:la|el|cada|por) |c\\/ ?)${one}e?\\b`).test(tail);
}

/** "Y 5 por Nequi": how many of them were paid in another way. */
const SOME_OTHERWISE = /\by (?:los |las )?(?:otr[oa]s )?\d{1,3} (?:en|por|con|a)\b/;

/** "2 borradores a 900", "30 botones a 150 c/u": below a thousand only the price of a thing is an amount. */
const SMALL_PRICE = new RegExp(
  String.raw`\b(?:\d{1,4}|${COUNT_WORD})\s+[a-z]+(?:\s+[a-z]+){0,3}\s+a\s+\$?\s?(\d{3})(?=\s*(?:pesos\b|c\/u|cada\b|la unidad|y\b|en\b|por\b|con\b|de contado|al?\b|mas\b|[,;.](?!\d)|$))`,
  "g",
);

/** The amounts of a text with prices below a thousand, in their order. */
export function withSmallPrices(plain: string, amounts: readonly PlacedAmount[]): PlacedAmount[] {
  const small = [...plain.matchAll(SMALL_PRICE)].map(({ index, 0: match, 1: price = "" }) => {
    const from = index + match.length - price.length;
    return { amount: pesos(Number(price)), from, to: index + match.length };
  });
  const own = small.filter(({ from, to }) => !amounts.some((each) => from < each.to && each.from < to));
  return [...amounts, ...own].sort((a, b) => a.from - b.from);
}

/** A plain text with the amounts in it, as they are taken out one by one. */
export interface ReadAmounts {
  plain: string;
  amounts: PlacedAmount[];
  pieces: Pieces | null;
}

/** A number of things at a price each. */
export interface Pieces {
  readonly count: number;
  readonly price: Pesos;
}

/** Takes out the first amount with such words before or after it. */
export function take(reading: ReadAmounts, before: RegExp | null, after: RegExp | null): Pesos | null {
  const at = reading.amounts.findIndex(({ from, to }) => {
    const head = reading.plain.slice(0, from);
    const tail = reading.plain.slice(to);
    return (before?.test(head) ?? false) || (after?.test(tail) ?? false);
  });
  const found = reading.amounts[at];
  if (found === undefined) return null;
  const { from, to, amount } = found;
  const head = before?.exec(reading.plain.slice(0, from));
  const start = head ? head.index : from;
  const tail = head ? null : after?.exec(reading.plain.slice(to));
  reading.plain = blanked(reading.plain, { from: start, to: to + (tail?.[0].length ?? 0) });
  reading.amounts.splice(at, 1);
  return amount;
}

/** Above it, a number before a thing is no number of things. */
const MOST_THINGS = 20_000;
const THINGS_AFTER =
  /^\s+(?!pesos\b|dolares\b|euros\b|dias\b|meses\b|lucas\b|palos\b|barras\b|los\b|las\b|mas\b|es\b|menos\b)[a-z]{3,}s\b/;

const COUNT_AT_PRICE =
  /^(?:\d{1,2}\.\d{3}|\d{3,5}) (?!de\b)[a-z]{3,}(?: [a-z]+){0,4} (?:a|de a) \$? ?\d[\d.]*(?: mil)? ?(?:pesos )?(?:c\/u|cada un[oa]|(?:el|la|por) [a-z]+)\b/;

/** "2.400 empanadas a 1.500 cada una": however many they are, they are no amount. */
export function isCountAtPrice(plain: string): boolean {
  return COUNT_AT_PRICE.test(plain);
}

/** "1000 volantes, 150.000": how many there were, beside what they cost. */
export function isCount({ amount, from, to }: PlacedAmount, { plain, amounts }: ReadAmounts): boolean {
  if (isCountAtPrice(plain.slice(from))) return true;
  if (amount > MOST_THINGS || !THINGS_AFTER.test(plain.slice(to))) return false;
  return amounts.some((each) => each.amount > amount && each.to !== to);
}

/** What stands before the price of one thing: "un escritorio en 480.000". */
const ONE_AT = /\b(?:un|una)\s+[a-z]+(?:\s+[a-z]+){0,3}\s+(?:en|de|a|por)\s+(?:\$\s*)?$/;
/** Words of amounts that are no prices. */
const NO_PRICES =
  /\b(?:mitad|resto|demas|saldo|anticipo|abon[a-z]+|inicial|descuento|comision|iva|interes[a-z]*)\b/;

/** What an amount comes to with how many there are; null where it is no price that is sure. */
function priced({ plain, amounts }: ReadAmounts, at: number): number | null {
  const each = amounts[at];
  if (each === undefined) return null;
  const before = amounts[at - 1]?.to ?? 0;
  const head = plain.slice(before, each.from);
  const tail = plain.slice(each.to);
  const counted = countedBefore(head, tail);
  if (counted !== null) {
    const isSure = UNIT.test(tail) || isOfEach(tail, counted.noun) || /\ba\s+(?:\$\s*)?$/.test(head);
    return isSure && counted.things > 0 ? counted.things * each.amount : null;
  }
  return ONE_AT.test(head) ? each.amount : null;
}

/** "10 camisas a 45.000 c/u y 5 jeans a 80.000 c/u": several prices, of which the whole is the sum. */
function summedPrices(reading: ReadAmounts): void {
  const { plain, amounts } = reading;
  const [first] = amounts;
  const last = amounts.at(-1);
  if (first === undefined || last === undefined || amounts.length < 2 || NO_PRICES.test(plain)) return;
  const parts = amounts.map((_, at) => priced(reading, at));
  // The last one may be the whole that they come to.
  const isSaid = parts.at(-1) === null && parts.length > 2;
  const own = isSaid ? parts.slice(0, -1) : parts;
  if (own.includes(null) || own.every((part, at) => part === amounts[at]?.amount)) return;
  const total = own.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  if (!isPesos(total) || (isSaid && last.amount !== total)) return;
  reading.plain = amounts.slice(1).reduce((text, each) => blanked(text, each), plain);
  const unit = UNIT.exec(reading.plain.slice(first.to));
  const to = first.to + (unit?.[0].length ?? 0);
  reading.plain = blanked(reading.plain, { from: first.to, to });
  reading.amounts = [{ amount: pesos(total), from: first.from, to }];
}

/** What says that an amount is the price of one: "x 148.000", "180.000 la hora". */
const AT_PRICE = /\b(?:a|de a|x)\s+(?:\$\s*)?$/;
const OF_ONE =
  /^\s*(?:pesos )?(?:la|el|cada|por) (?:hora|dia|noche|semana|clase|sesion|viaje|carga|persona|cabeza|pieza|prenda|metro|litro|galon|libra|kilo|arroba|bulto|caja|docena|par|unidad)\b/;
/** A number of things anywhere, which is no time to pay in and no day. */
const SEVERAL = new RegExp(
  String.raw`(?<![\d.,#/-])(?<!\b(?:a|en|de|por|cada|hace|dia|los|las) )\b(\d{1,3}|(?!uno?\b|una\b)${COUNT_WORD}) (?!mil\b|dias\b|meses\b|anos\b|cuotas\b|pagos\b|quincenas\b|socios\b|lucas\b|palos\b|barras\b|pesos\b)[a-z]{3,}s\b`,
);

/** A price of one beside a number of things that nothing takes times it: which is the whole is asked. */
function priceAlone(reading: ReadAmounts): Pesos | null {
  const [only, ...others] = reading.amounts;
  if (only === undefined || others.length > 0) return null;
  const [head, tail] = [reading.plain.slice(0, only.from), reading.plain.slice(only.to)];
  if (ONE_AT.test(head) || (!AT_PRICE.test(head) && !OF_ONE.test(tail))) return null;
  const count = spokenCount((SEVERAL.exec(head) ?? SEVERAL.exec(tail))?.[1] ?? "1");
  const total = count * only.amount;
  if (count < 2 || !isPesos(total)) return null;
  reading.amounts = [{ ...only, amount: pesos(total) }];
  return only.amount;
}

/** How many things at a price each: the amount becomes the whole. */
export function multiplied(reading: ReadAmounts): Pesos | null {
  const { length } = reading.amounts;
  summedPrices(reading);
  if (reading.amounts.length < length) return null;
  for (const [at, { amount, from, to }] of reading.amounts.entries()) {
    const tail = reading.plain.slice(to);
    const counted = countedBefore(reading.plain.slice(0, from), tail);
    if (counted === null) continue;
    const { things, joint, noun } = counted;
    const unit =
      UNIT.exec(tail) ??
      BY_TIME.exec(tail) ??
      (isOfEach(tail, noun) ? /^\s*(?:pesos )?[a-z]+ [a-z]+/.exec(tail) : null);
    // "2 jeans de 70.000" may be the whole, unless each is said; of "8 camisetas x 160.000" it is asked.
    const isWhole = unit === null && (things === 1 || (joint === "en" && things <= MOST_TOGETHER));
    if (things < 1 || isWhole) continue;
    const total = things * amount;
    if (!isPesos(total)) continue;
    // Another amount that is the whole confirms it.
    const isSaid = reading.amounts.some((each, other) => other !== at && each.amount === total);
    const place = { from, to: to + (unit?.[0].length ?? 0) };
    reading.plain = blanked(reading.plain, { from: to, to: place.to });
    reading.pieces = { count: things, price: amount };
    if (isSaid) reading.amounts.splice(at, 1);
    else reading.amounts[at] = { amount: pesos(total), ...place };
    // "A 45 mil" is the price of each; "en 45 mil" may be that of all.
    const isEach =
      things > 1 &&
      !SOME_OTHERWISE.test(reading.plain.slice(to)) &&
      (joint === "a" || joint === "de" || /\ba\s+(?:\$\s*)?$/.test(reading.plain.slice(0, from)));
    return unit === null && !isSaid && !isEach ? amount : null;
  }
  // A price each of things whose number is not read: it is no whole.
  return reading.amounts.find(({ to }) => EACH.test(reading.plain.slice(to)))?.amount ?? priceAlone(reading);
}
