import type { TextPlace } from "../plain-text.ts";

const LABEL =
  "factura|fact|fra|recibo|remision|cuenta de cobro|comprobante(?: de (?:egreso|ingreso|pago|caja))?|orden(?: de compra)?|nota (?:credito|debito)|tiquete|soporte|documento";
const NOT_MONEY = String.raw`(?![.,'’]?\d| ?(?:mil\b|millon|k\b|lucas?\b|palos?\b|pesos\b|%|\/))`;

const LABELLED = new RegExp(
  String.raw`\b(?:${LABEL})s?\.?(?: (?:electronica|de venta|de compra|de servicios))?\s*(?:numero|nro\.?|num\.?|no\.?|n\s?[°º.]|#)?\s*\b([a-z]{1,4}-?\d{1,10}|(?:fe|fv|fc|ce|nc|nd|fac) \d{1,10}|\d{1,6})\b${NOT_MONEY}`,
);
const BARE = /\b((?:(?:fe|fv|fc|ce|ci|rc|nc|nd|fac|cc)-?|(?:fe|fv|fc|nc|nd|rc|ce) )\d{1,8})\b(?![.,'’]\d)/;

/** Where a document's number stands ("factura FE-4501", "recibo 1234", "CE-015"); null where there is none. */
export function spokenDocument(plain: string): TextPlace | null {
  for (const pattern of [LABELLED, BARE]) {
    const match = pattern.exec(plain);
    const number = match?.[1];
    if (match === null || number === undefined) continue;
    const from = match.index + match[0].lastIndexOf(number);
    return { from, to: from + number.length };
  }
  return null;
}
