import type { EInvoice } from "./e-invoice.ts";

export const OWN_CURRENCY = "COP";

/** Pesos for a unit: what was typed, else what the document tells; null where neither is known. */
export function rateFor(
  { currency, rate }: Pick<EInvoice, "currency" | "rate">,
  typed: number | null,
): number | null {
  return currency === OWN_CURRENCY ? 1 : (typed ?? rate);
}

/** The document with every amount in pesos, each rounded once to the hundredth. */
export function inPesos(invoice: EInvoice, rate: number): EInvoice {
  if (rate === 1) return invoice;
  const turn = (amount: number) => Math.round(amount * rate);
  const taxed = <Tax extends { readonly base: number; readonly amount: number }>(tax: Tax): Tax => ({
    ...tax,
    base: turn(tax.base),
    amount: turn(tax.amount),
  });
  const { lines, allowances, charges, prepaid, rounding, payable } = invoice.totals;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, amount: turn(line.amount) })),
    taxes: invoice.taxes.map(taxed),
    withheld: invoice.withheld.map(taxed),
    totals: {
      lines: turn(lines),
      allowances: turn(allowances),
      charges: turn(charges),
      prepaid: turn(prepaid),
      rounding: turn(rounding),
      payable: turn(payable),
    },
  };
}

const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?$/;
const PLAIN = /^\d{1,9}(?:[.,]\d{1,6})?$/;

/** A rate as it is typed, "4.123,45"; null for what is none. */
export function readTypedRate(text: string): number | null {
  const typed = text.replace(/[$\s\u00a0]/g, "");
  const plain = GROUPED.test(typed) ? typed.replaceAll(".", "").replace(",", ".") : typed.replace(",", ".");
  const rate = GROUPED.test(typed) || PLAIN.test(typed) ? Number(plain) : 0;
  return rate > 0 ? rate : null;
}
