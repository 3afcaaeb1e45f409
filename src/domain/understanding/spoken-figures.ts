import { isPesos, type Pesos, pesos } from "../kernel/pesos.ts";
import { blanked } from "./plain-text.ts";
import { type PlacedAmount, placedAmounts } from "./spoken-amount.ts";
import { spokenMeans } from "./spoken-means.ts";

/** Amounts of a text that are no part of the whole: they are taken out of it. */
export interface SpokenFigures {
  readonly plain: string;
  readonly amounts: readonly PlacedAmount[];
  /** What was sold had cost this. */
  readonly cost: Pesos | null;
  readonly interest: Pesos | null;
  /** The share of capital, where it is said apart from the interest. */
  readonly capital: Pesos | null;
  /** IVA said as an amount. */
  readonly vat: Pesos | null;
  readonly deducted: readonly Deducted[];
  /** A number of things at a price each: "10 camisas a 45 mil". Null where it is sure. */
  readonly unitPrice: Pesos | null;
}

/** What is taken off a salary: "salud 80.000". */
export interface Deducted {
  readonly what: "health" | "pension" | "other";
  readonly amount: Pesos;
}

const COUNTS: Readonly<Record<string, number>> = Object.fromEntries([
  ..."un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve"
    .split(" ")
    .map((word, at) => [word, at + 1]),
  ...["una", "uno"].map((word) => [word, 1]),
  ["veintiuna", 21],
  ..."treinta cuarenta cincuenta sesenta setenta ochenta noventa"
    .split(" ")
    .map((word, at) => [word, 10 * (at + 3)]),
  ["cien", 100],
  ["ciento", 100],
  ..."doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos"
    .split(" ")
    .flatMap((word, at) => [word, word.replace(/os$/, "as")].map((each) => [each, 100 * (at + 2)])),
]);
export const COUNT_WORD = `(?:${Object.keys(COUNTS).join("|")})`;

/** "Treinta y cinco", "ciento veinte", "40". */
export function spokenCount(said: string): number {
  if (/^\d/.test(said)) return Number(said);
  return said.split(/\s+(?:y\s+)?/).reduce((sum, word) => sum + (COUNTS[word] ?? 0), 0);
}

const UNIT =
  /^\s*(?:pesos )?(?:c\/u\b|(?:a )?cada (?:un[oa]|par|bulto|kilo|caja)|la (?:unidad|docena|libra|caja|arroba|bolsa|paca|hora|botella)|el (?:par|bulto|kilo|galon|metro|paquete)|por (?:unidad|cabeza|persona)|unidad\b)/;
const EACH = /^\s*(?:pesos )?(?:c\/u|(?:a )?cada un[oa])(?![a-z])/;
const COUNTED = new RegExp(
  String.raw`\b(\d{1,4}|${COUNT_WORD}(?:\s+(?:y\s+)?${COUNT_WORD}){0,2})\s+([a-z]+),?\s+(?:[a-z]+,?\s+){0,6}?(a|de a|en|de)\s+(?:\$\s*)?$`,
);
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

/** "70 mil diarios, trabajó 5 días": a price for a time, and how long it was. */
const BY_TIME = /^\s*(?:pesos )?(?:(?:al|por|el|cada) (dia|hora|semana|mes)|(diari[oa]s?))\b/;

function timesBefore(head: string, tail: string) {
  const [, said, daily] = BY_TIME.exec(tail) ?? [];
  const unit = daily === undefined ? said : "dia";
  if (unit === undefined) return null;
  const count = new RegExp(String.raw`\b(\d{1,3}|${COUNT_WORD}) ${unit}(?:s|es)\b`).exec(`${head} ${tail}`);
  return count === null ? null : { things: spokenCount(count[1] ?? ""), joint: "a", noun: "" };
}

/** How many things a price each is of, by what stands before it and after it; null where no number is told. */
function countedBefore(head: string, tail: string) {
  const dozens = EACH.test(tail) ? DOZENS.exec(head) : null;
  if (dozens !== null) {
    const [, count = "una", half] = dozens;
    const dozen = (count === "media" ? 0.5 : spokenCount(count)) + (half === undefined ? 0 : 0.5);
    return { things: dozen * 12, joint: "a", noun: "" };
  }
  const counted = COUNTED.exec(head);
  if (counted !== null) {
    const [, count = "", noun = "", joint = ""] = counted;
    return { things: spokenCount(count), joint, noun };
  }
  const times = timesBefore(head, tail);
  if (times !== null) return times;
  const persons = /^\s*(?:pesos )?a cada un[oa]/.test(tail) ? PERSONS.exec(head) : null;
  return persons === null ? null : { things: spokenCount(persons[1] ?? ""), joint: "a", noun: "" };
}

/** "12 cargas a 2.100.000 la carga": the price of one of what was counted. */
function isOfEach(tail: string, noun: string): boolean {
  const one = noun.replace(/(?<=[a-z]{3})(?:es|s)$/, "");
  return one.length > 2 && new RegExp(`^\\s*(?:pesos )?(?:la|el|cada|por) ${one}e?\\b`).test(tail);
}

/** "Y 5 por Nequi": how many of them were paid in another way. */
const SOME_OTHERWISE = /\by (?:los |las )?(?:otr[oa]s )?\d{1,3} (?:en|por|con|a)\b/;

interface Reading {
  plain: string;
  amounts: PlacedAmount[];
}

/** Takes out the first amount with such words before or after it. */
function take(reading: Reading, before: RegExp | null, after: RegExp | null): Pesos | null {
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

const COST_BEFORE =
  /(?:\bque )?(?:me |nos |le )?(?:habia |habian )?cost(?:o|aron|ado|aba)\s+(?:\$\s*)?$|\b(?:y )?(?:el |su |con )?costo(?: de(?: la)? (?:mercancia|venta))?(?: fue| es| era)?(?: de| por)?\s+(?:\$\s*)?$/;
const INTEREST_BEFORE =
  /\b(?:y |con |de )?(?:los |unos )?intereses?(?: (?:por|de|fueron))?\s*(?::|por|de)?\s*(?:\$\s*)?$/;
const INTEREST_AFTER =
  /^\s*(?:son |fueron |era |es |corresponden? a |a |de |por |en )?(?:de |a )?(?:los )?intereses?\b/;
const CAPITAL_BEFORE =
  /\b(?:de |a |al |abono a )?capital(?: (?:por|de))?\s*(?:\$\s*)?$|(?<=\b(?:cdt|certificado de deposito)(?: (?:a termino|por|de))*\s*(?:\$\s*)?)$/;
const CAPITAL_AFTER = /^\s*(?:son |fueron |van |corresponden )?(?:(?:a|al|de|para) )?(?:abono a )?capital\b/;
const REST_IS_INTEREST =
  /\b(?:y )?(?:el resto|lo demas|lo restante|la diferencia|el excedente|lo otro)(?: (?:a|de|en|para|son|es|fueron|corresponde a|de los))* intereses?\b/;
const REST_IS_CAPITAL =
  /\b(?:y )?(?:el resto|lo demas|lo restante|la diferencia|lo otro)(?: (?:a|de|en|para|son|es|fueron|abono a))* capital\b/;
const VAT_BEFORE = /\b(?:y |mas |con )?(?:el )?iva (?:fue|es|era|son|fueron|de|por)(?: de)?\s*(?:\$\s*)?$/;
const HEALTH =
  /\b(?:con |y |menos )?(?:descuentos? (?:de|por) )?(?:la )?(?:salud|eps)(?: (?:de|por))?\s*(?:\$\s*)?$/;
const PENSION =
  /\b(?:con |y |menos |de )?(?:descuentos? (?:de|por) )?(?:la )?pension(?:es)?(?: (?:de|por))?\s*(?:\$\s*)?$/;
/** Words of amounts that are no parts of a sum. */
const NO_SUM =
  /\b(?:mitad|resto|demas|saldo|iva|capital|neto|descont[a-z]*|descuento|retencion|retefuente|deduccion[a-z]*|cuota|anticipo|salud|pension|propina|devolv[a-z]*|deb[a-z]+|abon[a-z]+|caja menor|caja chica|liquid[a-z]*|nomina|sueldos?)\b/;
const LEAST_PARTS = 2;

/** "Viaje a Honda: hotel 160k, comida 55k, gasolina 90k": parts of what stands before the colon, and their sum. */
function summedParts(reading: Reading): void {
  const head = /^([^:\d]{3,70}):\s/.exec(reading.plain.trimStart());
  const { amounts, plain } = reading;
  const [first] = amounts;
  const last = amounts.at(-1);
  if (head === null || first === undefined || last === undefined || amounts.length < LEAST_PARTS) return;
  const begin = plain.length - plain.trimStart().length + head[0].length;
  const parts = plain.slice(begin, last.to);
  const isPay = /\bprestaciones\b/.test(head[1] ?? "");
  if (first.from < begin || NO_SUM.test(plain) || (!isPay && /\binteres/.test(plain))) return;
  if (spokenMeans(parts).length > 0) return;
  let from = begin;
  for (const amount of amounts) {
    if (
      !/^(?:[,;]|\sy\s|\s)*[a-z][a-z ]{2,40}?\s*(?:por|de|:)?\s*\$?\s*$/.test(plain.slice(from, amount.from))
    )
      return;
    from = amount.to;
  }
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  if (!isPesos(total)) return;
  reading.plain = blanked(plain, { from: begin, to: last.to });
  reading.amounts = [{ ...first, amount: pesos(total) }];
}

/** Above it, a number before a thing is no number of things. */
const MOST_THINGS = 20_000;
const THINGS_AFTER =
  /^\s+(?!pesos\b|dolares\b|euros\b|dias\b|meses\b|lucas\b|palos\b|barras\b|los\b|las\b|mas\b|es\b|menos\b)[a-z]{3,}s\b/;

/** "1000 volantes, 150.000": how many there were, beside what they cost. */
function isCount({ amount, to }: PlacedAmount, { plain, amounts }: Reading): boolean {
  if (amount > MOST_THINGS || !THINGS_AFTER.test(plain.slice(to))) return false;
  return amounts.some((each) => each.amount > amount && each.to !== to);
}

const HEALTH_AFTER = /^\s*(?:pesos )?(?:de|por|para|en|a)\s+(?:la )?(?:salud|eps)\b/;
const PENSION_AFTER = /^\s*(?:pesos )?(?:de|por|para|en|a)\s+(?:la )?pension(?:es)?\b/;
/** What is taken off is less than a third of the whole: "160.000 de salud" alone is what is paid. */
const isTakenOff = ({ amounts }: Reading) => {
  const all = amounts.map(({ amount }) => amount);
  return all.length > 1 && Math.max(...all) > 3 * Math.min(...all);
};

const DISCOUNT =
  /\b(?:con|menos|y)?\s*(?:un |el )?(?:(?:descuento|rebaja|dcto)\s+(?:del? )?(\d{1,2})\s*(?:%|por ?ciento\b)|(\d{1,2})\s*(?:%|por ?ciento) (?:de |del )?(?:descuento|rebaja|dcto)\b)/;
const PRICE_BEFORE = /\b(?:de|a|precio|valia|valian|cost[a-z]+)\s+(?:\$\s*)?$/;

/** "A 70 mil cada uno con 10 % de descuento": a price before its discount. Of "por 450.000" it is not said. */
function discounted(reading: Reading, isPriced: boolean) {
  const found = DISCOUNT.exec(reading.plain);
  const [only, ...others] = reading.amounts;
  if (found === null || only === undefined || others.length > 0) return;
  if (!isPriced && !PRICE_BEFORE.test(reading.plain.slice(0, only.from))) return;
  const percent = Number(found[1] ?? found[2]);
  const left = Math.round((only.amount * (100 - percent)) / 100);
  if (!isPesos(left) || left <= 0) return;
  reading.plain = blanked(reading.plain, { from: found.index, to: found.index + found[0].length });
  reading.amounts = [{ ...only, amount: pesos(left) }];
}

/** How many things at a price each: the amount becomes the whole. */
function multiplied(reading: Reading): Pesos | null {
  for (const [at, { amount, from, to }] of reading.amounts.entries()) {
    const tail = reading.plain.slice(to);
    const counted = countedBefore(reading.plain.slice(0, from), tail);
    if (counted === null) continue;
    const { things, joint, noun } = counted;
    const unit =
      UNIT.exec(tail) ??
      BY_TIME.exec(tail) ??
      (isOfEach(tail, noun) ? /^\s*(?:pesos )?[a-z]+ [a-z]+/.exec(tail) : null);
    // "2 jeans de 70.000" may be the whole, unless each is said.
    const isWhole =
      unit === null && (things === 1 || joint === "de" || (joint === "en" && things <= MOST_TOGETHER));
    if (things < 1 || isWhole) continue;
    const total = things * amount;
    if (!isPesos(total)) continue;
    // Another amount that is the whole confirms it.
    const isSaid = reading.amounts.some((each, other) => other !== at && each.amount === total);
    const place = { from, to: to + (unit?.[0].length ?? 0) };
    reading.plain = blanked(reading.plain, { from: to, to: place.to });
    if (isSaid) reading.amounts.splice(at, 1);
    else reading.amounts[at] = { amount: pesos(total), ...place };
    // "A 45 mil" is the price of each; "en 45 mil" may be that of all.
    const isEach =
      things > 1 &&
      !SOME_OTHERWISE.test(reading.plain.slice(to)) &&
      /\ba\s+(?:\$\s*)?$/.test(reading.plain.slice(0, from));
    return unit === null && !isSaid && !isEach ? amount : null;
  }
  // A price each of things whose number is not read: it is no whole.
  return reading.amounts.find(({ to }) => EACH.test(reading.plain.slice(to)))?.amount ?? null;
}

/** Reads the amounts of a plain text, apart from those that say a cost, interest, IVA or what is taken off a salary. */
export function spokenFigures(plain: string): SpokenFigures {
  const reading: Reading = { plain, amounts: [...placedAmounts(plain)] };
  reading.amounts = reading.amounts.filter((each) => !isCount(each, reading));
  summedParts(reading);
  const isLoan =
    /\b(?:cuota|capital|prestamo|credito|intereses?|cdt|certificado)\b/.test(plain) &&
    reading.amounts.length > 1;
  const isPay = /\b(?:nomina|sueldo|salario|quincena)s?\b/.test(plain) && reading.amounts.length > 1;
  const isSale = /\b(?:vend|venta|devolu)/.test(plain) && reading.amounts.length > 1;
  const cost = isSale ? take(reading, COST_BEFORE, null) : null;
  const rest = isLoan ? REST_IS_INTEREST.exec(reading.plain) : null;
  if (rest !== null)
    reading.plain = blanked(reading.plain, { from: rest.index, to: rest.index + rest[0].length });
  const told = isLoan && rest === null ? take(reading, INTEREST_BEFORE, INTEREST_AFTER) : null;
  const isDeposit =
    reading.amounts.length + (told === null ? 0 : 1) > 1 && /\b(?:cdt|certificado de deposito)\b/.test(plain);
  const capital =
    told === null && rest === null && !isDeposit ? null : take(reading, CAPITAL_BEFORE, CAPITAL_AFTER);
  const share = told === null ? null : REST_IS_CAPITAL.exec(reading.plain);
  if (share !== null)
    reading.plain = blanked(reading.plain, { from: share.index, to: share.index + share[0].length });
  const whole = reading.amounts.length === 1 ? (reading.amounts[0]?.amount ?? 0) : 0;
  // "De los cuales 900.000 son capital y el resto intereses".
  const interest = rest !== null && capital !== null && whole > capital ? pesos(whole - capital) : told;
  const vat = reading.amounts.length > 1 ? take(reading, VAT_BEFORE, null) : null;
  const deducted: Deducted[] = [];
  if (isPay) {
    const after = isTakenOff(reading);
    const health = take(reading, HEALTH, after ? HEALTH_AFTER : null);
    if (health !== null) deducted.push({ what: "health", amount: health });
    const pension = take(reading, PENSION, after ? PENSION_AFTER : null);
    if (pension !== null) deducted.push({ what: "pension", amount: pension });
  }
  const [before] = reading.amounts;
  const unitPrice = multiplied(reading);
  if (/\b(?:vend|venta|compr)/.test(plain))
    discounted(reading, reading.amounts[0]?.amount !== before?.amount);
  return { ...reading, cost, interest, capital, vat, deducted, unitPrice };
}
