import { taxName } from "#domain/fiscal/effect-words.ts";
import type { OfferedTax } from "#domain/fiscal/offer/tax-offer.ts";
import { formatPesos } from "#domain/kernel/format.ts";

/** "IVA 19% $ 769.500 · Retención por compras 2,5% $ 101.250". */
export function offerWords(taxes: readonly OfferedTax[]): string {
  return taxes.map(({ detail }) => `${taxName(detail)} ${formatPesos(detail.amount)}`).join(" · ");
}
