import type { TaxDetail } from "../fiscal/effect-line.ts";
import type { OfferedTax } from "../fiscal/offer/tax-offer.ts";
import { pesos } from "../kernel/pesos.ts";
import { type IncomeConcept, WITHHOLDING } from "../law/tax-statutes.data.ts";
import type { EInvoice, StatedWithholding } from "./e-invoice.ts";
import { wholePesos } from "./invoice-amount.ts";

const ACCOUNTS = { vat: "2367", ica: "2368" } as const;
/** The group, for a payment of no concept. */
const INCOME = "2365";
const NAMES = { income: "documento soporte", vat: "IVA", ica: "ICA" } as const;

function accountOf(tax: StatedWithholding["tax"], concept: IncomeConcept | "none"): string {
  if (tax !== "income") return ACCOUNTS[tax];
  return WITHHOLDING.find((row) => row.concept === concept)?.account ?? INCOME;
}

function whyOf(tax: StatedWithholding["tax"]): TaxDetail["why"] {
  return { kind: "withheld", tax, name: NAMES[tax], floor: null, floorUvt: null, rateFrom: "profile" };
}

/**
 * What a supporting document says was withheld, as taxes of its entry. Whoever buys makes that document, so that what it
 * states is what its maker withheld; in any other document it is informative. On the account that the profile has for
 * the same tax, else on that of the PUC.
 */
export function ownWithheld(
  { supports, withheld, kind }: Pick<EInvoice, "supports" | "withheld" | "kind">,
  concept: IncomeConcept | "none",
  offered: readonly OfferedTax[],
): readonly OfferedTax[] {
  if (!supports) return [];
  return withheld.flatMap(({ tax, percent, base, amount }) => {
    const paid = pesos(wholePesos(amount));
    if (paid <= 0) return [];
    const same = offered.find(({ detail: { why } }) => why.kind === "withheld" && why.tax === tax);
    const account = same?.account ?? accountOf(tax, concept);
    const why = same?.detail.why ?? whyOf(tax);
    const norm = same?.detail.norm ?? "Documento soporte";
    const detail = {
      base: pesos(wholePesos(base)),
      rate: percent,
      amount: paid,
      norm,
      why,
      provisional: false,
    };
    return [{ account, side: kind === "credit-note" ? "debit" : "credit", detail }] as const;
  });
}
