import type { TaxDetail } from "../fiscal/effect-line.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { VAT, type VatTreatment } from "../law/tax-statutes.data.ts";
import type { EInvoice, InvoiceTaxScheme } from "./e-invoice.ts";
import { wholePesos } from "./invoice-amount.ts";

/** Taxes of one scheme and rate, in whole pesos. */
export interface ChargedTax {
  readonly scheme: InvoiceTaxScheme;
  readonly percent: number;
  readonly base: Pesos;
  readonly amount: Pesos;
}

/** What is charged, by scheme and rate, each rounded once; rates that charge nothing are left out. */
export function chargedByRate({ taxes }: Pick<EInvoice, "taxes">): readonly ChargedTax[] {
  const rates = new Map<
    string,
    { scheme: InvoiceTaxScheme; percent: number; base: number; amount: number }
  >();
  for (const { scheme, percent, base, amount } of taxes) {
    const key = `${scheme} ${percent ?? ""}`;
    const known = rates.get(key) ?? { scheme, percent: percent ?? 0, base: 0, amount: 0 };
    rates.set(key, { ...known, base: known.base + base, amount: known.amount + amount });
  }
  return [...rates.values()]
    .map((each) => ({ ...each, base: pesos(wholePesos(each.base)), amount: pesos(wholePesos(each.amount)) }))
    .filter(({ amount }) => amount > 0);
}

function treatmentOf(percent: number): VatTreatment {
  return percent === 5 ? "reduced" : "general";
}

/** Why the IVA of a document is deducted or not, with the norm of its rate. */
export function vatDetail(tax: ChargedTax, kind: "vat-generated" | "vat-deductible"): TaxDetail {
  const { percent: rate, base, amount } = tax;
  const norm = VAT.find((row) => row.treatment === treatmentOf(rate))?.norm ?? "";
  return { base, rate, amount, norm, why: { kind }, provisional: false };
}
