import type { EInvoice, InvoiceTax } from "./e-invoice.ts";

/** What of a document does not agree, in hundredths of its currency. */
export interface TotalsDoubt {
  /** lines: its lines with their sum; tax: a tax with its base and rate; payable: its parts with what is to pay. */
  readonly of: "lines" | "tax" | "payable";
  readonly told: number;
  readonly counted: number;
}

/** Each emitter rounds its own way: two pesos in all, and half a peso for each line or tax. */
const LEAST = 200;
const EACH = 50;

const total = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

function doubt(of: TotalsDoubt["of"], told: number, counted: number, parts: number): TotalsDoubt[] {
  return Math.abs(told - counted) > LEAST + EACH * parts ? [{ of, told, counted }] : [];
}

function taxDoubt({ percent, base, amount, scheme }: InvoiceTax): TotalsDoubt[] {
  if (percent === null || scheme === "other") return [];
  return doubt("tax", amount, Math.round((base * percent) / 100), 0);
}

/** All taxes that are charged, and not withheld. */
export function chargedTaxes({ taxes }: Pick<EInvoice, "taxes">): number {
  return total(taxes.map((tax) => tax.amount));
}

/** What the document adds up to before anything was paid in advance, by what is to pay. */
export function grossOf({ totals }: Pick<EInvoice, "totals">): number {
  return totals.payable + totals.prepaid;
}

/** What of its totals does not agree with its lines and taxes (FE-04); empty for a sound document. */
export function totalsDoubts(invoice: Pick<EInvoice, "lines" | "taxes" | "totals">): readonly TotalsDoubt[] {
  const { lines, taxes, totals } = invoice;
  const counted = total(lines.map((line) => line.amount));
  const parts = totals.lines + chargedTaxes(invoice) - totals.allowances + totals.charges + totals.rounding;
  // Some count the rounding in what is to pay, others beside it.
  const plain = parts - totals.rounding;
  const payable = doubt("payable", grossOf(invoice), parts, lines.length);
  return [
    ...(lines.length === 0 ? [] : doubt("lines", totals.lines, counted, lines.length)),
    ...taxes.flatMap(taxDoubt),
    ...(payable.length > 0 ? doubt("payable", grossOf(invoice), plain, lines.length) : []),
  ];
}
