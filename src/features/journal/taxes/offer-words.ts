import type { SkippedTax } from "#domain/fiscal/effect-line.ts";
import { taxName } from "#domain/fiscal/effect-words.ts";
import type { OfferedTax } from "#domain/fiscal/offer/tax-offer.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { taxTexts } from "./texts.ts";

/**
 * "IVA 19% $ 769.500 · Retención por compras 2,5% $ 101.250", and which taxes wait for values that the year has not yet
 * been given: without that the offer would look whole.
 */
export function offerWords(taxes: readonly OfferedTax[], skipped: readonly SkippedTax[]): string {
  const waiting = skipped.filter(({ why }) => why.kind === "to-confirm").map(({ name }) => name);
  return [
    ...taxes.map(({ detail }) => `${taxName(detail)} ${formatPesos(detail.amount)}`),
    ...(waiting.length === 0 ? [] : [taxTexts.waiting(listed([...new Set(waiting)]))]),
  ].join(" · ");
}
