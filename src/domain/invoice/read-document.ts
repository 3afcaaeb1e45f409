import { asDay } from "../kernel/as-day.ts";
import type { Day } from "../kernel/day.ts";
import { plainLine } from "../kernel/graphemes.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import type {
  DocumentFault,
  EInvoice,
  InvoiceField,
  InvoiceKind,
  InvoiceLine,
  InvoiceTax,
  InvoiceTaxScheme,
  InvoiceTotals,
  NoteSubject,
  StatedWithholding,
} from "./e-invoice.ts";
import { readFactor, readHundredths } from "./invoice-amount.ts";
import { readItem } from "./read-item.ts";
import { readInvoiceParty } from "./read-party.ts";
import { elementAt, elementsAt, textAt, type XmlElement } from "./xml-element.ts";

const KINDS: ReadonlyMap<string, InvoiceKind> = new Map([
  ["Invoice", "invoice"],
  ["CreditNote", "credit-note"],
  ["DebitNote", "debit-note"],
]);

const LINE_NAMES: Readonly<Record<InvoiceKind, readonly [line: string, total: string]>> = {
  invoice: ["InvoiceLine", "LegalMonetaryTotal"],
  "credit-note": ["CreditNoteLine", "LegalMonetaryTotal"],
  "debit-note": ["DebitNoteLine", "RequestedMonetaryTotal"],
};

const SCHEMES: ReadonlyMap<string, InvoiceTaxScheme> = new Map([
  ["01", "iva"],
  ["04", "inc"],
]);
const WITHHELD: ReadonlyMap<string, StatedWithholding["tax"]> = new Map([
  ["05", "vat"],
  ["06", "income"],
  ["07", "ica"],
]);

/** A field that a document lacks, or that holds something else; caught where its reading began. */
class Missing extends Error {
  readonly field: InvoiceField;
  constructor(field: InvoiceField) {
    super(field);
    this.field = field;
  }
}

const LONGEST_NUMBER = 60;
const LONGEST_DESCRIPTION = 300;

function cut(text: string, most: number): string {
  return [...plainLine(text)].slice(0, most).join("");
}

/** Nothing where the element is missing; something that is no amount makes the document unreadable. */
function amount(from: XmlElement, ...path: readonly string[]): number {
  const text = textAt(from, ...path);
  if (text === "") return 0;
  const read = readHundredths(text);
  if (read === null) throw new Missing("amount");
  return read;
}

function percent(category: XmlElement): number | null {
  return readFactor(textAt(category, "TaxCategory", "Percent"));
}

const scheme = (subtotal: XmlElement) => textAt(subtotal, "TaxCategory", "TaxScheme", "ID");

function readTax(subtotal: XmlElement): InvoiceTax {
  return {
    scheme: SCHEMES.get(scheme(subtotal)) ?? "other",
    percent: percent(subtotal),
    base: amount(subtotal, "TaxableAmount"),
    amount: amount(subtotal, "TaxAmount"),
  };
}

function readWithheld(subtotal: XmlElement): StatedWithholding[] {
  const tax = WITHHELD.get(scheme(subtotal));
  if (tax === undefined) return [];
  const base = amount(subtotal, "TaxableAmount");
  return [{ tax, percent: percent(subtotal) ?? 0, base, amount: amount(subtotal, "TaxAmount") }];
}

/** Subtotals of the whole document; of its lines where only those tell them. */
function subtotalsOf(root: XmlElement, lines: readonly XmlElement[]): readonly XmlElement[] {
  const whole = elementsAt(root, "TaxTotal", "TaxSubtotal");
  if (whole.length > 0) return whole;
  return lines.flatMap((line) => elementsAt(line, "TaxTotal", "TaxSubtotal"));
}

function readLine(line: XmlElement): InvoiceLine {
  const description = elementsAt(line, "Item", "Description")
    .map(({ text }) => text)
    .join(" ");
  const told = { description: cut(description, LONGEST_DESCRIPTION) };
  return { ...told, amount: amount(line, "LineExtensionAmount"), ...readItem(line) };
}

function readTotals(total: XmlElement | null): InvoiceTotals {
  if (total === null || textAt(total, "PayableAmount") === "") throw new Missing("payable");
  return {
    lines: amount(total, "LineExtensionAmount"),
    allowances: amount(total, "AllowanceTotalAmount"),
    charges: amount(total, "ChargeTotalAmount"),
    prepaid: amount(total, "PrepaidAmount"),
    rounding: amount(total, "PayableRoundingAmount"),
    payable: amount(total, "PayableAmount"),
  };
}

const KEY = /^[0-9a-f]{96}$/;

function readKey(text: string): string {
  const key = text.toLowerCase();
  return KEY.test(key) ? key : "";
}

function subjectOf(root: XmlElement): NoteSubject | null {
  const named = elementAt(root, "BillingReference", "InvoiceDocumentReference");
  const number = cut(
    named ? textAt(named, "ID") : textAt(root, "DiscrepancyResponse", "ReferenceID"),
    LONGEST_NUMBER,
  );
  const key = named ? readKey(textAt(named, "UUID")) : "";
  return number === "" && key === "" ? null : { number, key };
}

/** The day of a date that may carry a zone: "2026-11-20-05:00". */
function dayAt(from: XmlElement, ...path: readonly string[]): Day | null {
  return asDay(textAt(from, ...path).slice(0, 10));
}

const CASH = "10";

/** On credit unless it says that it was paid, or is due on its own day by no other means than cash. */
function paymentOf(root: XmlElement): EInvoice["payment"] {
  const means = elementsAt(root, "PaymentMeans");
  const paid = means.find((each) => textAt(each, "ID") === "1");
  if (paid === undefined) return "credit";
  const code = textAt(paid, "PaymentMeansCode");
  return code === CASH || code === "" || code === "1" || code === "ZZZ" ? "cash" : "bank";
}

/** Pesos for a unit of the document's currency, whichever of the two the emitter calls the source. */
function rateOf(root: XmlElement): number | null {
  const told = (name: string) => readFactor(textAt(root, "PaymentExchangeRate", name)) ?? 0;
  const rate = told("CalculationRate");
  const isTurned = textAt(root, "PaymentExchangeRate", "SourceCurrencyCode") === "COP";
  if (!isTurned || rate >= 1) return rate > 0 ? rate : null;
  // As units for a peso it has too few decimals to be turned around: the pesos beside it are the rate, or it is asked.
  const [pesos, units] = [told("SourceCurrencyBaseRate"), told("TargetCurrencyBaseRate")];
  return pesos > units && units >= 1 ? pesos / units : null;
}

/** Codes of a supporting document, and of the note that adjusts one. */
const SUPPORTS: ReadonlySet<string> = new Set(["05", "95"]);
const SUPPORTED = { supports: true } as const;

function isSupport(root: XmlElement): boolean {
  return ["InvoiceTypeCode", "CreditNoteTypeCode"].some((name) => SUPPORTS.has(textAt(root, name)));
}

function readFields(root: XmlElement, kind: InvoiceKind): EInvoice {
  const [lineName, totalName] = LINE_NAMES[kind];
  const need = <Value>(value: Value | null, field: InvoiceField): Value => {
    if (value === null || value === "") throw new Missing(field);
    return value;
  };
  const party = (name: string, field: InvoiceField) => {
    const side = elementAt(root, name);
    return need(side && readInvoiceParty(side), field);
  };
  const lines = elementsAt(root, lineName);
  // Some emitters tell what is withheld among the taxes: by its scheme it is no charge (FE-01).
  const subtotals = subtotalsOf(root, lines);
  const stated = [...elementsAt(root, "WithholdingTaxTotal", "TaxSubtotal"), ...subtotals];
  const total = elementAt(root, totalName) ?? elementAt(root, "LegalMonetaryTotal");
  const currency = textAt(root, "DocumentCurrencyCode").toUpperCase() || "COP";
  return {
    kind,
    number: need(cut(textAt(root, "ID"), LONGEST_NUMBER), "number"),
    key: readKey(textAt(root, "UUID")),
    issued: need(dayAt(root, "IssueDate"), "issued"),
    due: dayAt(root, "DueDate") ?? dayAt(root, "PaymentMeans", "PaymentDueDate"),
    seller: party("AccountingSupplierParty", "seller"),
    buyer: party("AccountingCustomerParty", "buyer"),
    currency: need(/^[A-Z]{3}$/.test(currency) ? currency : null, "currency"),
    rate: rateOf(root),
    payment: paymentOf(root),
    lines: lines.map(readLine),
    taxes: subtotals.filter((each) => !WITHHELD.has(scheme(each))).map(readTax),
    withheld: stated.flatMap(readWithheld),
    totals: readTotals(total),
    subject: kind === "invoice" ? null : subjectOf(root),
    ...(isSupport(root) && SUPPORTED),
    ...(kind === "credit-note" &&
      PRICE_NOTES.has(textAt(root, "DiscrepancyResponse", "ResponseCode")) &&
      CHANGED),
    rejected: false,
  };
}

/** Concepts of a credit note: a discount, an adjusted price, for early payment, for volume. */
const PRICE_NOTES: ReadonlySet<string> = new Set(["3", "4", "5", "6"]);
const CHANGED = { changesPrice: true } as const;

/** What another root than a document's is. */
function otherDocument(name: string): DocumentFault {
  if (/^Nomina/i.test(name)) return { kind: "payroll" };
  return { kind: name === "ApplicationResponse" ? "response" : "not-invoice" };
}

/** A document by its element: of any prefix, with whatever extensions (FE-01). */
export function readDocumentElement(root: XmlElement): Result<EInvoice, DocumentFault> {
  const kind = KINDS.get(root.name);
  if (kind === undefined) return err(otherDocument(root.name));
  try {
    return ok(readFields(root, kind));
  } catch (error) {
    if (error instanceof Missing) return err({ kind: "incomplete", field: error.field });
    throw error;
  }
}

/** The XML text of the document that a container carries; null for one that carries none. */
export function carriedText(container: XmlElement): string | null {
  const text = textAt(container, "Attachment", "ExternalReference", "Description");
  return text.startsWith("<") ? text : null;
}

const ACCEPTED = "02";

/** Whether a container says that the DIAN did not accept its document. */
export function saysRejected(container: XmlElement): boolean {
  const codes = elementsAt(
    container,
    "ParentDocumentLineReference",
    "DocumentReference",
    "ResultOfVerification",
    "ValidationResultCode",
  ).map(({ text }) => text.trim());
  return codes.length > 0 && !codes.includes(ACCEPTED);
}
