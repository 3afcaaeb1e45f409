import { expect, it } from "vitest";
import { findAnalysis } from "#features/analysis/use-analysis.ts";
import { noFiguresText } from "#flows/company-figures/no-figures-text.ts";
import { newId } from "#storage/engine/environment.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { makeCompany } from "../../support/payroll/payroll-runs.ts";
import { openTestStorage } from "../../support/test-storage.ts";

const company = { id: newId("company"), name: "La Sabana", nit: "", createdAt: 1, updatedAt: 1, version: 1 };

it.each([
  ["nothing", false, 0, undefined, "No hay datos financieros cargados aún para esta empresa."],
  ["saved statements alone", true, 0, undefined, "Tiene estados guardados."],
  ["saved statements, with a fiscal year", true, 0, 2024, "Tiene estados guardados."],
  ["entries after its fiscal year", true, 3, 2024, "Sin asientos hasta el cierre de 2024, su año fiscal."],
] as const)("says that a company has %s", (_case, hasFinancialData, entries, fiscalYear, words) => {
  const card = { hasFinancialData, entries, company: { ...company, ...(fiscalYear && { fiscalYear }) } };
  expect(noFiguresText(card)).toContain(words);
});

it("is asked by the analysis too: a company with a saved statement is not one without data", async () => {
  const storage = await openTestStorage();
  const companyId = await makeCompany(storage);
  const subject = { kind: "company", companyId } as const;
  expect(await findAnalysis(storage, subject)).toMatchObject({ card: { hasFinancialData: false } });
  await storage.db.statements.add({ id: newId("statement"), companyId } as never);
  const found = await findAnalysis(storage, subject);
  expect(found).toEqual({ kind: "no-figures", card: await companyCard(storage, companyId) });
  expect(found).toMatchObject({ card: { hasFinancialData: true } });
  storage.close();
});
