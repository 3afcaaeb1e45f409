import type { ReviewedDocument } from "#domain/invoice/review.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";

/** What the documents that are recorded come to together; credit notes take away. In pesos. */
export interface RegisteredSums {
  readonly deed: "purchase" | "sale";
  readonly invoices: number;
  readonly notes: number;
  readonly base: Pesos;
  readonly vat: Pesos;
  readonly total: Pesos;
  readonly withheld: Pesos;
  /** The total without what is withheld. */
  readonly net: Pesos;
}

/** Sums of the purchases and of the sales, whichever there are. */
export function registeredSums(documents: readonly ReviewedDocument[]): readonly RegisteredSums[] {
  return (["purchase", "sale"] as const).flatMap((deed) => {
    const own = documents.flatMap(({ invoice, plan }) =>
      plan?.deed === deed ? [{ entry: plan.entry, sign: invoice.kind === "credit-note" ? -1 : 1 }] : [],
    );
    if (own.length === 0) return [];
    const sum = (part: "base" | "vat" | "gross" | "withheld") =>
      pesos(own.reduce((total, { entry, sign }) => total + sign * entry[part], 0));
    const notes = own.filter(({ sign }) => sign < 0).length;
    const [total, withheld] = [sum("gross"), sum("withheld")];
    const net = pesos(total - withheld);
    return [
      { deed, invoices: own.length - notes, notes, base: sum("base"), vat: sum("vat"), total, withheld, net },
    ];
  });
}
