import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked, type TextPlace } from "../plain-text.ts";
import { areNamedFirst } from "./named-first.ts";
import { type PlacedAmount, placedAmounts } from "./spoken-amount.ts";
import { COUNT_WORD, spokenCount } from "./spoken-count.ts";
import { spokenMeans } from "./spoken-means.ts";
import { type Deducted, takenOffPay } from "./spoken-pay.ts";
import {
  isCount,
  multiplied,
  type Pieces,
  type ReadAmounts,
  take,
  withSmallPrices,
} from "./spoken-prices.ts";

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
  /** How many things at which price the whole is, where it is one kind of thing. */
  readonly pieces: Pieces | null;
  /** What a list tells of its whole, each with its amount: "cesantías 480.000, prima 300.000". */
  readonly parts: readonly ToldPart[];
  /** The amount is a part in per cent of the one that was said. */
  readonly isReckoned: boolean;
}

/** "Aboné 650.000 de lo que le debo, quedo debiéndole otros 410.000": what is left of a debt is no part of what is paid. */
const PAYS_DEBT =
  /^(?!.*\b(?:vend|compr|llev|facture|facturamos|despach|entregu|arregl|hic[ei])[a-z]*).*\b(?:abon|pag|cancel|consign|gir|di[oe]?)[a-z]*\b.*\b(?:deb(?:e|en|o|emos|ia|ian|iamos)\b|deuda|su cuenta|factura|saldo|fiado|prest)/;
const STILL_OWED =
  /[,;]?\s*(?:y |pero |todavia |aun )*(?:(?:me|nos|le|les|se) )*(?:sig(?:o|ue|uen)|seguimos|qued(?:a|an|e|o|amos|aron)(?: a)?|rest(?:a|an)|falt(?:a|an)|deb(?:e|en|o|emos))(?: (?:deb[a-z]+|por pagar|pendientes?))?(?: (?:me|le|otros|otro|un saldo de|saldo de|aun|todavia|solo|como|unos))*\s*(?:\$\s*)?$/;

/** A part of a whole, and the words that name it. */
interface ToldPart {
  readonly words: string;
  readonly amount: Pesos;
}

const COST_BEFORE =
  /(?:\bque )?(?:me |nos |le )?(?:habia |habian )?cost(?:o|aron|ado|aba)\s+(?:\$\s*)?$|\b(?:y )?(?:el |su |con )?costo(?: de(?: la| esa| esta| lo)? (?:mercancia|venta|vendido)(?: vendida)?)?(?: fue| es| era)?(?: de| por)?\s+(?:\$\s*)?$/;
const INTEREST_BEFORE =
  /\b(?:y |con |de )?(?:los |unos )?interes(?:es)?(?: (?:por|de|fueron))?\s*(?::|por|de)?\s*(?:\$\s*)?$/;
const INTEREST_AFTER =
  /^\s*(?:son |fueron |eran |era |es |van |corresponden? a |a |de |por |en )?(?:de |a |para )?(?:los )?interes(?:es)?\b/;
const CAPITAL_BEFORE =
  /\b(?:de |a |al |abono a )?capital(?: (?:por|de))?\s*(?:\$\s*)?$|(?<=\b(?:cdt|certificado de deposito)(?: (?:a termino|por|de))*\s*(?:\$\s*)?)$/;
const CAPITAL_AFTER =
  /^\s*(?:son |fueron |eran |van |corresponden )?(?:(?:a|al|de|para) )?(?:abono a )?(?:capital|(?:la )?deuda)\b/;
const REST_IS_INTEREST =
  /\b(?:y )?(?:el resto|lo demas|lo restante|la diferencia|el excedente|lo otro)(?: (?:a|de|en|para|son|es|fueron|corresponde a|de los))* interes(?:es)?\b/;
const REST_IS_CAPITAL =
  /\b(?:y )?(?:el resto|lo demas|lo restante|la diferencia|lo otro)(?: (?:a|de|en|para|son|es|fueron|abono a))* capital\b/;
const VAT_BEFORE =
  /\b(?:y |e |mas |con )?(?:el )?iva (?:fue|es|era|son|fueron|de|por)(?: (?:de|la|las|comision|comisiones|servicio))*\s*(?:\$\s*)?$|\b(?:y|e|,) (?:el )?iva(?: de)?\s*:?\s*(?:\$\s*)?$/;
const VAT_AFTER = /^\s*(?:pesos )?de iva\b/;
/** Words of amounts that are no parts of a sum. */
const NO_SUM =
  /\b(?:mitad|resto|demas|saldo|iva|capital|neto|descont[a-z]*|descuento|retencion|retefuente|deduccion[a-z]*|cuota|anticipo|salud|pension|propina|devolv[a-z]*|deb(?!ito)[a-z]+|abon[a-z]+|nomina|sueldos?|gir[a-z]+|pag(?:ue|amos)|transferi[a-z]*|consign[a-z]+|entr(?:o|aron)|lleg(?:o|aron)|qued[a-z]+|recibi[a-z]*)\b/;
const LEAST_PARTS = 2;

/** "Viaje a Honda: hotel 160k, comida 55k, gasolina 90k": parts of what stands before the colon, and their sum. */
function summedParts(reading: ReadAmounts): readonly ToldPart[] {
  const head = /^([^:]{3,90}):\s/.exec(reading.plain.trimStart());
  const { plain } = reading;
  const whole = wholeInHead(reading, head?.[0].length ?? 0);
  const amounts = whole === null ? reading.amounts : reading.amounts.slice(1);
  const [first] = amounts;
  const last = amounts.at(-1);
  if (head === null || first === undefined || last === undefined || amounts.length < LEAST_PARTS) return [];
  if (whole === null && /\d/.test(head[0])) return [];
  const begin = plain.length - plain.trimStart().length + head[0].length;
  const parts = plain.slice(begin, last.to);
  const isPay = /\b(?:prestaciones|liquidacion|liquide)\b/.test(head[1] ?? "");
  if (
    first.from < begin ||
    NO_SUM.test(isPay ? plain.slice(0, last.to) : plain) ||
    (!isPay && /\binteres/.test(plain))
  )
    return [];
  if (spokenMeans(parts).length > 0) return [];
  let from = begin;
  for (const amount of amounts) {
    if (
      !/^(?:[,;]|\sy\s|\s)*(?:[a-z]{2,4}\. )?[a-z][a-z ]{2,40}?\s*(?:por|de|:)?\s*\$?\s*$/.test(
        plain.slice(from, amount.from),
      )
    )
      return [];
    from = amount.to;
  }
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  if (!isPesos(total)) return [];
  reading.plain = blanked(plain, { from: begin, to: last.to });
  reading.amounts = [whole ?? { ...first, amount: pesos(total) }];
  return amounts.map(({ amount, from: at }, each) => ({
    words: plain.slice(each === 0 ? begin : (amounts[each - 1]?.to ?? begin), at).replace(/[^a-z ]/g, " "),
    amount: pesos(amount),
  }));
}

/** "Con cheque por 287.600: papelería 92.600, taxis 105.000 …": what the parts come to, told before them. */
function wholeInHead({ plain, amounts }: ReadAmounts, length: number): PlacedAmount | null {
  const begin = plain.length - plain.trimStart().length + length;
  const [first, ...others] = amounts;
  if (first === undefined || first.to > begin || others.some(({ from }) => from < begin)) return null;
  return others.reduce((sum, { amount }) => sum + amount, 0) === first.amount ? first : null;
}

/** "Más 40.000 de intereses": on top of what was said before. */
const ON_TOP = /\bmas\s+(?:\$\s*)?$/;
const OF_DEBT =
  /^\s*(?:pesos )?(?:del?|al) (?:la |el |su |mi )?(?:prestamo|credito|capital|deuda|obligacion)\b.*\by\s+(?:\$\s*)?$/;

/** Whether interest is told beside a debt's own part, and not as a part of one amount. */
function isInterestApart({ plain, amounts: [first, second] }: ReadAmounts): boolean {
  if (first === undefined || second === undefined || !INTEREST_AFTER.test(plain.slice(second.to)))
    return false;
  const between = plain.slice(first.to, second.from);
  return ON_TOP.test(between) || OF_DEBT.test(between);
}

const DISCOUNT =
  /\b(?:le|les) (?:rebaj|descont)[a-z]+ (?:un |el )?(\d{1,2})\s*(?:%|por ?ciento)(?: a la client[ea]| al client[ea])?|\b(?:con|menos|y)?\s*(?:un |el )?(?:(?:descuento|rebaja|dcto)\s+(?:del? )?(\d{1,2})\s*(?:%|por ?ciento\b)|(\d{1,2})\s*(?:%|por ?ciento) (?:de |del )?(?:descuento|rebaja|dcto)\b)/;
const PRICE_BEFORE = /\b(?:de|a|precio|valia|valian|cost[a-z]+)\s+(?:\$\s*)?$/;

/** "A 70 mil cada uno con 10 % de descuento": a price before its discount. Of "por 450.000" it is not said. */
function discounted(reading: ReadAmounts, isPriced: boolean) {
  const found = DISCOUNT.exec(reading.plain);
  const [only, ...others] = reading.amounts;
  if (found === null || only === undefined || others.length > 0) return;
  if (!isPriced && !PRICE_BEFORE.test(reading.plain.slice(0, only.from))) return;
  const percent = Number(found[1] ?? found[2] ?? found[3]);
  const left = Math.round((only.amount * (100 - percent)) / 100);
  if (!isPesos(left) || left <= 0) return;
  reading.plain = blanked(reading.plain, { from: found.index, to: found.index + found[0].length });
  reading.amounts = [{ ...only, amount: pesos(left) }];
}

const REBATE_BEFORE =
  /\b(?:(?:le|les) )?(?:rebaj[eo]|rebajamos|desconte|descontamos|(?:hice|hicimos|di|dimos) (?:un |una |el |la )?(?:descuento|rebaja)|con (?:un |una )?(?:descuento|rebaja))(?: (?:de|por|un|una))*\s*(?:\$\s*)?$/;
/** A debt that is paid with less is read apart. */
const OF_A_DEBT = /\b(?:facturas?|deb[a-z]+|deuda|saldo|cartera|fiad[oa]s?|pronto pago|proveedor[a-z]*)\b/;

/** "Le rebajé 5 mil": what is taken off the price of a sale. */
function rebateIn(reading: ReadAmounts): Pesos | null {
  if (reading.amounts.length < 2 || OF_A_DEBT.test(reading.plain)) return null;
  // "Me abonó 200 mil y le rebajé 20 mil": what was paid first is no price.
  if (/\b(?:abon|pag|cancel|consign)[a-z]+ .*\b(?:rebaj|descont|descuent)/.test(reading.plain)) return null;
  return take(reading, REBATE_BEFORE, null);
}

/** The price without it; what was then paid may be told besides, to the peso. */
function lessRebate(reading: ReadAmounts, rebate: Pesos): void {
  const [price, paid, ...others] = reading.amounts;
  if (price === undefined || others.length > 0 || price.amount <= rebate) return;
  const left = price.amount - rebate;
  if (paid !== undefined && paid.amount !== left) return;
  if (paid !== undefined) reading.plain = blanked(reading.plain, paid);
  reading.amounts = [{ ...price, amount: pesos(left) }];
}

const PERCENT_OF =
  /\b(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|por ?ciento)\s+(?:sobre|de|del)\s+(?:[a-z]+\s+){0,7}\$?\s*$/;
/** "2 % mensual sobre el préstamo de 9 millones". */
const MONTHLY_OF =
  /\b(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|por ?ciento)\s+(?:mensual|al mes|m\.?v\.?)\s+(?:sobre|de|del)\s+(?:[a-z]+\s+){0,7}\$?\s*$/;
const MONTHS = new RegExp(String.raw`\b(\d{1,2}|${COUNT_WORD}) (?:mes|meses)\b`);
/** "Pensión 12 % y ARL 0,522 % sobre salarios de": parts of one base. */
const PERCENTS_OF =
  /\b(?:\d{1,2}(?:[.,]\d{1,4})?\s*(?:%|por ?ciento)(?:,| y| e)\s+(?:[a-z]+\s+){1,4})+\d{1,2}(?:[.,]\d{1,4})?\s*(?:%|por ?ciento)\s+(?:sobre|de|del)\s+(?:[a-z]+\s+){0,7}\$?\s*$/;
const numberOf = (said: string | undefined) => Number((said ?? "0").replace(",", "."));
/** What is reckoned as a part of something. */
const RECKONED =
  /\b(?:comision(?:es)?|prima|cesantias?|provision[a-z]*|apropi[a-z]*|deterioro|vacaciones|reserva|parafiscal[a-z]*|regalias?|autorretencion(?:es)?|aportes?)\b/;
const NOT_RECKONED =
  /\b(?:descuento|inicial|reten[a-z]*|rete|iva|anticipo|adelanto|financia[a-z]*|resto|saldo)\b/;

/** "Se cancela el 50 % de la factura de 7.340.000": the part is what is paid. */
const PART_OF_DEBT =
  /\b(?:pag|cancel|abon|gir|consign|recaud|cobr)[a-z]*\b.*%\s+(?:de|del)\s+(?:la |el |una |su |lo |mi )*(?:factura|deuda|cuenta|obligacion|cartera|que)\b/;

/** "Prima de servicios, 8,33 % sobre nómina de 14.000.000": the only amount is what a part is reckoned of. */
function reckoned(reading: ReadAmounts): boolean {
  const [only, ...others] = reading.amounts;
  if (only !== undefined && others.length === 0 && (monthly(reading, only) || advanced(reading, only)))
    return true;
  if (
    only === undefined ||
    others.length > 0 ||
    (!RECKONED.test(reading.plain) && !PART_OF_DEBT.test(reading.plain)) ||
    NOT_RECKONED.test(reading.plain)
  )
    return false;
  const head = reading.plain.slice(0, only.from);
  const found = PERCENTS_OF.exec(head) ?? PERCENT_OF.exec(head);
  if (found === null) return false;
  const rates = [...found[0].matchAll(/(\d{1,2}(?:[.,]\d{1,4})?)\s*(?:%|por)/g)];
  const rate = rates.reduce((sum, [, each]) => sum + numberOf(each), 0);
  // Of a debt its words stay, they say what is paid.
  const to = PART_OF_DEBT.test(reading.plain)
    ? found.index + (/^.*?(?:%|por ?ciento)/.exec(found[0])?.[0].length ?? 0)
    : only.from;
  return becomes(reading, only, { from: found.index, to }, (only.amount * rate) / 100);
}

/** The only amount is a base: what is reckoned of it takes its place. */
function becomes(reading: ReadAmounts, only: PlacedAmount, place: TextPlace, reckonedAs: number): boolean {
  const amount = Math.round(reckonedAs);
  if (!isPesos(amount) || amount <= 0) return false;
  reading.plain = blanked(reading.plain, place);
  reading.amounts = [{ ...only, amount: pesos(amount) }];
  return true;
}

/** "Anticipo del 40 por ciento de una cocina que vale 7 millones": the part, and not what it is of. */
const ADVANCE_OF =
  /\b(?:anticipo|adelanto|cuota inicial|separacion) (?:fue )?(?:del? )?(?:el )?(\d{1,2})\s*(?:%|por ?ciento)\s+(?:de|del|sobre)\s+(?:[a-z]+\s+){0,7}(?:de|por|en|vale|valia|cuesta)\s+\$?\s*$/;

function advanced(reading: ReadAmounts, only: PlacedAmount): boolean {
  const found = ADVANCE_OF.exec(reading.plain.slice(0, only.from));
  if (found === null || /\b(?:vend|compr|factur)/.test(reading.plain)) return false;
  const word = found[0].search(/\d/);
  const place = { from: found.index + word, to: only.from };
  return becomes(reading, only, place, (only.amount * numberOf(found[1])) / 100);
}

/** "Intereses del 2 % mensual sobre el préstamo de 9 millones, un mes": never the loan itself. */
function monthly(reading: ReadAmounts, only: PlacedAmount): boolean {
  const { plain } = reading;
  const found = /\binteres/.test(plain) ? MONTHLY_OF.exec(plain.slice(0, only.from)) : null;
  if (found === null) return false;
  const months = spokenCount(MONTHS.exec(plain)?.[1] ?? "0");
  const place = { from: found.index, to: only.from };
  if (months > 0) return becomes(reading, only, place, (only.amount * numberOf(found[1]) * months) / 100);
  // For how long is not told: how much it is, is asked.
  reading.plain = blanked(plain, { from: found.index, to: only.to });
  reading.amounts = [];
  return true;
}

/** Reads the amounts of a plain text, apart from those that say a cost, interest, IVA or what is taken off a salary. */
export function spokenFigures(plain: string): SpokenFigures {
  const reading: ReadAmounts = { plain, amounts: withSmallPrices(plain, placedAmounts(plain)), pieces: null };
  reading.amounts = reading.amounts.filter((each) => !isCount(each, reading));
  if (reading.amounts.length > 1 && PAYS_DEBT.test(plain)) take(reading, STILL_OWED, null);
  const isReckoned = reckoned(reading);
  const parts = summedParts(reading);
  const isLoan =
    /\b(?:cuota|capital|prestamo|credito|interes(?:es)?|cdt|certificado)\b/.test(plain) &&
    reading.amounts.length > 1;
  const apart = isLoan && isInterestApart(reading) ? (reading.amounts[0]?.amount ?? null) : null;
  const isPay =
    !isReckoned &&
    /\b(?:nomina|sueldo|salario|quincena|jornal(?:es)?)s?\b/.test(plain) &&
    (reading.amounts.length > 1 || /\d\s*(?:%|por ?ciento)/.test(plain));
  const isSale = /\b(?:vend|venta|devolu)/.test(plain) && reading.amounts.length > 1;
  const cost = isSale ? take(reading, COST_BEFORE, null) : null;
  const rest = isLoan ? REST_IS_INTEREST.exec(reading.plain) : null;
  if (rest !== null)
    reading.plain = blanked(reading.plain, { from: rest.index, to: rest.index + rest[0].length });
  const isFirst = areNamedFirst(reading, [CAPITAL_BEFORE, INTEREST_BEFORE]);
  const told =
    isLoan && rest === null ? take(reading, INTEREST_BEFORE, isFirst ? null : INTEREST_AFTER) : null;
  const isDeposit =
    reading.amounts.length + (told === null ? 0 : 1) > 1 && /\b(?:cdt|certificado de deposito)\b/.test(plain);
  const capital =
    told === null && rest === null && !isDeposit
      ? null
      : (take(reading, CAPITAL_BEFORE, isFirst ? null : CAPITAL_AFTER) ?? (told === null ? null : apart));
  const share = told === null ? null : REST_IS_CAPITAL.exec(reading.plain);
  if (share !== null)
    reading.plain = blanked(reading.plain, { from: share.index, to: share.index + share[0].length });
  const whole = reading.amounts.length === 1 ? (reading.amounts[0]?.amount ?? 0) : 0;
  // "De los cuales 900.000 son capital y el resto intereses".
  const interest = rest !== null && capital !== null && whole > capital ? pesos(whole - capital) : told;
  const vat = reading.amounts.length > 1 ? take(reading, VAT_BEFORE, VAT_AFTER) : null;
  const deducted = isPay ? takenOffPay(reading) : [];
  const [before] = reading.amounts;
  const rebate = rebateIn(reading);
  const unitPrice = multiplied(reading);
  if (rebate !== null) lessRebate(reading, rebate);
  if (/\b(?:vend|venta|compr|(?:le|les) (?:rebaj|descont|hice|hicimos|di\b|dimos))/.test(plain))
    discounted(reading, reading.amounts[0]?.amount !== before?.amount);
  return { ...reading, cost, interest, capital, vat, deducted, unitPrice, parts, isReckoned };
}
