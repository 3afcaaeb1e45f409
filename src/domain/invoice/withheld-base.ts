import { type Pesos, pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { IncomeConcept } from "../law/tax-statutes.data.ts";
import type { EInvoice } from "./e-invoice.ts";
import { wholePesos } from "./invoice-amount.ts";

/** Services of which only administration, contingencies and profit are taxed (ET art. 462-1). */
const OF_AIU: ReadonlySet<IncomeConcept | "none"> = new Set(["temporary-staff", "security-cleaning"]);

/** A line that is that part: "AIU 10 %", "Administración", "Imprevistos", "Utilidad". */
const AIU_LINE = /^\W*(?:a\W?i\W?u\b|administracion\b(?! (?:de|del) )|imprevistos?\b|utilidad(?:es)?\b)/;

const lesser = (part: number, base: Pesos): Pesos => pesos(Math.min(wholePesos(part), base));

/** What a document charges before its taxes. */
export const beforeTaxes = ({ totals: { lines, allowances, charges } }: Pick<EInvoice, "totals">): Pesos =>
  pesos(Math.max(wholePesos(lines - allowances + charges), 0));

/**
 * What is withheld from: all before taxes, but of cleaning, guards and temporary staff the AIU alone, which is what the
 * document counts its IVA on, or else the lines that say so. What says neither is withheld from whole.
 */
export function withheldBase(
  { taxes, lines }: Pick<EInvoice, "taxes" | "lines">,
  base: Pesos,
  concept: IncomeConcept | "none",
): Pesos {
  if (!OF_AIU.has(concept)) return base;
  const taxed = taxes.filter(({ scheme, amount }) => scheme === "iva" && amount > 0);
  const counted = taxed.reduce((sum, each) => sum + each.base, 0);
  if (counted > 0) return lesser(counted, base);
  const said = lines.filter(({ description }) => AIU_LINE.test(fold(description)));
  const part = said.reduce((sum, each) => sum + each.amount, 0);
  return part > 0 ? lesser(part, base) : base;
}
