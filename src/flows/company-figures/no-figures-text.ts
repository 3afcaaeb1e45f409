import type { CompanyCard } from "#storage/queries/companies/company-figures.ts";

/** Why a company has no figures, in the same words wherever they are asked for (spec-decision 13). */
export function noFiguresText(card: Pick<CompanyCard, "company" | "entries" | "hasFinancialData">): string {
  const { fiscalYear } = card.company;
  if (!card.hasFinancialData) return "No hay datos financieros cargados aún para esta empresa.";
  if (card.entries > 0 && fiscalYear !== undefined)
    return `Sin asientos hasta el cierre de ${fiscalYear}, su año fiscal.`;
  return "Tiene estados guardados. Sus saldos aparecerán aquí con el primer asiento.";
}
