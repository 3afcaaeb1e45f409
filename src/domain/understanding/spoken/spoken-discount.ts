import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked } from "../plain-text.ts";
import { type PlacedAmount, placedAmounts } from "./spoken-amount.ts";

const GIVES =
  "(?:rebaj[oe]|rebajaron|rebajamos|desconto|descontaron|desconte|descontamos|perdono|perdonaron|perdone)";
const LESS = String.raw`\b(?:(?:(?:me|nos|le|les) )+${GIVES}(?: (?:el|la) (?:proveedor[a]?|duen[oa]|senora?|almacen|distribuidor[a]?)| @)?|(?:un |una |el |la )?(?:descuento|rebaja|dcto|dto)s?\.?(?: (?:financiero|condicionado|comercial))?)(?: (?:por |de )?pronto pago)?(?: que (?:me|nos|le|les) (?:hizo|hicieron|dio|dieron|hice|hicimos|di|dimos)(?: (?:a |al |el |la )?[a-z@]+){0,3})?:?(?: (?:por|de|del|fue|en))*(?: (?:el|un|unos))?\s*(?:\$\s*)?`;
const BEFORE = new RegExp(`${LESS}$`);
const AFTER = /^\s*(?:pesos )?(?:de |por )(?:el |un )?(?:descuento|rebaja|pronto pago)/;
const PERCENT = new RegExp(String.raw`${LESS}(\d{1,2}(?:[.,]\d)?)\s*(?:%|por ?ciento)`);
const PERCENT_FIRST =
  /\b(?:(?:y )?(?:(?:le|les|me|nos) )?(?:di|dio|dimos|dieron|hice|hizo|hicimos|hicieron|concedi|concede|conceden|concedio|concedemos|concedimos|concedieron|otorgamos|otorgo|otorgaron) (?:el |un )?)?(\d{1,2}(?:[.,]\d)?)\s*(?:%|por ?ciento) (?:de |por )(?:descuento|rebaja|pronto pago)(?: (?:por (?:pronto pago|pagar [a-z]+)))?/;
/** What the whole debt is said by. */
const WHOLE_BEFORE =
  /(?:\b(?:pague|pagamos|cancele|cancelamos)\b.*\bfactura\b[^\d,]{0,40},|\b(?:factura|cuenta|deuda|saldo|obligacion)s?(?: +(?:no\.?|n ?[°º.]?|#))?(?: *[a-z]{0,4}-?\d{1,7})?(?: +[a-z@]+){0,3}? +(?:de|por)|\b(?:debia|debiamos|debian|debo|debemos),?(?: (?:a|al) (?:la |el )?[a-z@]+(?: [a-z]+)?)?)(?: un total de)?\s*(?:\$\s*)?$/;
const WHOLE_AFTER =
  /^\s*(?:pesos )?,?\s*(?:menos|con|descontando|y) (?:un |el |su )?(?:descuento|dcto|dto)\.?(?: (?:por |de )?(?:pronto pago|financiero|condicionado))* (?:del? |por )?(?:el )?\d{1,2}(?:[.,]\d)?\s*(?:%|por ?ciento)|^\s*(?:pesos )?(?:de [a-z]+(?: [a-z]+)? )?que (?:me |nos |le |les |se )*(?:deb|adeud)[a-z]+/;

/** A debt that is paid with less than its whole: both are told. */
export interface SpokenDiscount {
  readonly plain: string;
  readonly discount: Pesos;
}

/**
 * What is taken off a debt when it is paid, where the whole debt is told beside it ("una factura de 1.000.000 y me
 * descontaron el 5 %"); null where either is not: then it is asked what the amount is.
 */
export function spokenDiscount(text: string): SpokenDiscount | null {
  const amounts = placedAmounts(text);
  const whole = amounts.find(
    ({ from, to }) => WHOLE_BEFORE.test(text.slice(0, from)) || WHOLE_AFTER.test(text.slice(to)),
  );
  if (whole === undefined) return null;
  const percent = PERCENT.exec(text) ?? PERCENT_FIRST.exec(text);
  if (percent !== null && amounts.length <= 2) {
    const discount = Math.round((whole.amount * Number((percent[1] ?? "").replace(",", "."))) / 100);
    const place = { from: percent.index, to: percent.index + percent[0].length };
    const paid = amounts.find((each) => each !== whole);
    const isRest = paid === undefined || paid.amount === whole.amount - discount;
    if (!isPesos(discount) || discount <= 0 || discount >= whole.amount || !isRest) return null;
    const plain = blanked(text, place);
    return { plain: paid === undefined ? plain : blanked(plain, paid), discount: pesos(discount) };
  }
  const less = amounts.find(
    (each) => each !== whole && (BEFORE.test(text.slice(0, each.from)) || AFTER.test(text.slice(each.to))),
  );
  if (less === undefined || less.amount >= whole.amount) return null;
  // What is then paid may be told too: the rest.
  const rest = amounts.filter((each) => each !== whole && each !== less);
  if (rest.length > 1 || rest.some(({ amount }) => amount !== whole.amount - less.amount)) return null;
  const [paid] = rest;
  if (paid !== undefined)
    return { plain: blanked(withoutLess(text, less), paid), discount: pesos(less.amount) };
  return { plain: withoutLess(text, less), discount: pesos(less.amount) };
}

/** The text without what was taken off and the words that say so. */
function withoutLess(text: string, less: PlacedAmount): string {
  const from = BEFORE.exec(text.slice(0, less.from))?.index ?? less.from;
  const to = less.to + (AFTER.exec(text.slice(less.to))?.[0].length ?? 0);
  return blanked(text, { from, to });
}

const TRADES = /\b(?:vend|vent|compr|adquier|adquir|factur)[a-z]*\b/;
/** What is only taken off later, or off a debt, is no part of the price. */
const LATER =
  /\b(?:pronto pago|condicionad[oa]|financier[oa]|si (?:se )?(?:paga|cancela)[a-z]*|deb[a-z]{1,5}|deuda|abon[a-z]+)\b/;
const TRADE =
  /(?:,? (?:con|menos|aplicando|otorgando|concediendo))?(?: (?:un|el|su))? (?:descuento|dcto|dto)\.? (?:comercial|en factura|a pie de factura|por volumen)(?: (?:del?|por))?(?: el)? (\d{1,2}(?:[.,]\d)?)\s*(?:%|por ?ciento)/;

/**
 * The rate of what is taken off the price itself ("venta por 3.000.000 con descuento comercial del 5 %"); null for none.
 * Only where the discount is called so: of any other it is not said whether the price has it in it.
 */
export function spokenTradeDiscount(text: string): { readonly plain: string; readonly rate: number } | null {
  const match = TRADE.exec(text);
  if (match === null || !TRADES.test(text) || LATER.test(text)) return null;
  const rate = Number((match[1] ?? "").replace(",", "."));
  return { plain: blanked(text, { from: match.index, to: match.index + match[0].length }), rate };
}
