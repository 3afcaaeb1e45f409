import { plainLine } from "../kernel/graphemes.ts";
import type { InvoiceLine } from "./e-invoice.ts";
import { readFactor } from "./invoice-amount.ts";
import { elementAt, elementsAt, textAt, type XmlElement } from "./xml-element.ts";

const LONGEST_CODE = 60;
const QUANTITIES = ["InvoicedQuantity", "CreditedQuantity", "DebitedQuantity"] as const;
const MOST_QUANTITY = 1_000_000_000_000;
/** The scheme of the GTIN; 999 is the seller's own, 001 that of the UNSPSC, which names no item. */
const [GTIN, OWN] = ["010", "999"];
const UNIT = /^[A-Z0-9]{1,3}$/;

/** Whether digits are a GTIN of 8, 12, 13 or 14 digits: their last one is the check digit of the others. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && sum > 0;
}

function cut(text: string): string {
  return [...plainLine(text)].slice(0, LONGEST_CODE).join("");
}

function quantityOf(line: XmlElement): { readonly quantity?: number; readonly unit?: string } {
  const told = QUANTITIES.map((name) => elementAt(line, name)).find((each) => each !== null);
  const units = told ? readFactor(told.text) : null;
  const quantity = Math.round((units ?? 0) * 1000);
  // More decimals than an item can have, and zero, are told as no quantity: somebody types it.
  const isWhole = Math.abs((units ?? 0) * 1000 - quantity) < 1e-6;
  if (told === undefined || quantity <= 0 || quantity > MOST_QUANTITY || !isWhole) return {};
  const unit = told.attributes.get("unitCode")?.trim().toUpperCase() ?? "";
  return UNIT.test(unit) ? { quantity, unit } : { quantity };
}

function codesOf(line: XmlElement): { readonly code?: string; readonly barcode?: string } {
  const standard = elementsAt(line, "Item", "StandardItemIdentification", "ID").map((id) => ({
    scheme: id.attributes.get("schemeID")?.trim() ?? "",
    text: cut(id.text),
  }));
  const own = cut(textAt(line, "Item", "SellersItemIdentification", "ID"));
  const code = own || (standard.find(({ scheme, text }) => scheme === OWN && text !== "")?.text ?? "");
  const gtin = standard.find(
    ({ scheme, text }) => isGtin(text) && (scheme === GTIN || text.length === 13),
  )?.text;
  const barcode = gtin ?? (isGtin(code) && code.length === 13 ? code : "");
  return { ...(code !== "" && { code }), ...(barcode !== "" && { barcode }) };
}

function vatOf(line: XmlElement): { readonly vat?: number } {
  const iva = elementsAt(line, "TaxTotal", "TaxSubtotal").find(
    (each) => textAt(each, "TaxCategory", "TaxScheme", "ID") === "01",
  );
  const vat = iva ? readFactor(textAt(iva, "TaxCategory", "Percent")) : null;
  return vat === null ? {} : { vat };
}

/** What a line says of the item that it sells: its codes, how many, and its IVA. */
export function readItem(
  line: XmlElement,
): Pick<InvoiceLine, "code" | "barcode" | "quantity" | "unit" | "vat"> {
  return { ...codesOf(line), ...quantityOf(line), ...vatOf(line) };
}
