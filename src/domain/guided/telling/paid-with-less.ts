import type { ClassedWord } from "../../accounting/search/deed-pattern.ts";
import type { ClauseWords, Recognized } from "./recognized.ts";
import { refined } from "./said-account.ts";
import { isPaidByThem } from "./told-verb.ts";

/** What of a debt was paid: by whom it says the verb; null where it says nobody. */
export function paidWithLess(
  { doing, telling }: ClauseWords,
  text: readonly ClassedWord[],
): Recognized | null {
  const isPaidToUs =
    /\b(?:me|nos) (?:pag|cancel|abon|consign|transfir|gir)[a-z]+/.test(doing) ||
    /\bcliente @? ?(?:paga|cancela|abona|consigna|gira)\b/.test(doing) ||
    /\b(?:recibi|recibimos|cobre|cobramos|recaude|recaudo)\b/.test(doing) ||
    isPaidByThem(doing, text) ||
    /^(?:el |la |un |una )?(?:@|client[ea]\b|don\b|dona\b).*\b(?:pago|cancelo|abono|consigno)\b/.test(doing);
  if (isPaidToUs) return { by: "deed", deed: "collection", puc: "1305", open: [] };
  if (
    !/\b(?:pague|pagamos|cancele|cancelamos|abone|abonamos|gire|transferi)\b|^(?:pago|abono|cancelacion) (?:a|al) /.test(
      doing,
    )
  )
    return null;
  return refined({ by: "deed", deed: "payment", puc: "2205", open: [] }, telling);
}
