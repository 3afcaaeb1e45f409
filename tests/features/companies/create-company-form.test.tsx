// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CreateCompanyForm } from "#features/companies/create-company-form.tsx";
import { companyTexts as texts } from "#features/companies/texts.ts";
import { createCompany } from "#storage/commands/create-company.ts";
import { fixedPlan } from "#storage/plan-source.ts";
import { listCompanies } from "#storage/queries/books.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

it("makes no second company in the free plan, though another tab made the first after the form opened", async () => {
  const storage = await openTestStorage({ plan: fixedPlan("free") });
  const nothing = () => undefined;
  render(<CreateCompanyForm onClose={nothing} onCreated={nothing} />, {
    wrapper: inStorage(storage),
  });
  const ids = { id: storage.newId("command"), companyId: storage.newId("company") };
  expect((await createCompany(storage, { ...ids, name: "La Esquina" })).ok).toBe(true);
  typeInto(screen.getByLabelText(texts.name), "Otra");
  fireEvent.click(screen.getByRole("button", { name: texts.create }));
  await screen.findByText("Solo puedes tener 1 empresa en el plan gratuito. ¡Actualiza a Premium!");
  expect(await listCompanies(storage)).toHaveLength(1);
});
