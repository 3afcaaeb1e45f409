import type { Day } from "../kernel/day.ts";
import type { PartyDocument } from "../parties/document.ts";

// An electronic invoice of the DIAN (UBL 2.1) as a value, without its XML. Its amounts have cents, the books do not:
// here they are whole hundredths, in the invoice's currency, and become pesos once, in its entry.

/** Supporting documents of purchases from those not obliged to invoice are invoices too. */
export type InvoiceKind = "invoice" | "credit-note" | "debit-note";

export interface InvoiceParty {
  readonly name: string;
  /** Digits without check digit, or letters and digits of a foreign document. */
  readonly document: PartyDocument;
  readonly legalPerson: boolean;
  /** As its responsibilities say (TaxLevelCode). */
  readonly largeTaxpayer: boolean;
  readonly selfWithholder: boolean;
  readonly simple: boolean;
  readonly vatResponsible: boolean;
}

/** iva; inc: consumption tax; other: bags, sugary drinks, ultra-processed food and the rest, which nobody deducts. */
export type InvoiceTaxScheme = "iva" | "inc" | "other";

export interface InvoiceTax {
  readonly scheme: InvoiceTaxScheme;
  /** Null for a tax by unit, as that of bags. */
  readonly percent: number | null;
  readonly base: number;
  readonly amount: number;
}

/** What the issuer says is withheld: informative, since the payer's own rules decide it. */
export interface StatedWithholding {
  readonly tax: "income" | "vat" | "ica";
  readonly percent: number;
  readonly base: number;
  readonly amount: number;
}

export interface InvoiceLine {
  readonly description: string;
  /** Before taxes. */
  readonly amount: number;
  /** The seller's own code of what is sold; absent where the line has none, as are those that follow. */
  readonly code?: string;
  /** Its GTIN, with a check digit that agrees. */
  readonly barcode?: string;
  /** In thousandths of a unit. */
  readonly quantity?: number;
  /** The code of its unit: "94", "KGM". */
  readonly unit?: string;
  /** Percent of its IVA. */
  readonly vat?: number;
}

export interface InvoiceTotals {
  /** Sum of the lines, before taxes. */
  readonly lines: number;
  readonly allowances: number;
  readonly charges: number;
  readonly prepaid: number;
  readonly rounding: number;
  readonly payable: number;
}

/** What a note corrects. */
export interface NoteSubject {
  readonly number: string;
  readonly key: string;
}

export interface EInvoice {
  readonly kind: InvoiceKind;
  readonly number: string;
  /** CUFE, CUDE or CUDS in small letters; empty where the document has none. */
  readonly key: string;
  readonly issued: Day;
  readonly due: Day | null;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly currency: string;
  /** Pesos for one unit of the currency; null where the document tells none. */
  readonly rate: number | null;
  /** credit, cash in hand, or through a bank. */
  readonly payment: "credit" | "cash" | "bank";
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  readonly withheld: readonly StatedWithholding[];
  readonly totals: InvoiceTotals;
  /** Of a note; null where it names no invoice. */
  readonly subject: NoteSubject | null;
  /** True of a supporting document that the buyer made for one who is not obliged to invoice; absent otherwise. */
  readonly supports?: boolean;
  /** True of a note that corrects a price and gives nothing back; absent otherwise. */
  readonly changesPrice?: boolean;
  /** Whether the container says that the DIAN did not accept it. */
  readonly rejected: boolean;
}

/** A field without which a document says too little. */
export type InvoiceField = "number" | "issued" | "seller" | "buyer" | "payable" | "amount" | "currency";

export type DocumentFault =
  /** Nómina electrónica. */
  | { readonly kind: "payroll" }
  /** An answer of the DIAN or of a customer (ApplicationResponse), not a document. */
  | { readonly kind: "response" }
  | { readonly kind: "not-invoice" }
  | { readonly kind: "incomplete"; readonly field: InvoiceField };
