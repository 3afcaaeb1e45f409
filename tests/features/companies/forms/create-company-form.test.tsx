import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  CreateCompanyForm,
  type CreateCompanyFormProps,
} from "#features/companies/forms/create-company-form.tsx";
import { companyFormTexts as texts } from "#features/companies/texts.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { leave, typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

function show(storage: AppStorage, props: Partial<CreateCompanyFormProps> = {}) {
  render(<CreateCompanyForm others={[]} place="side" refused={null} most={1} {...props} />, {
    wrapper: inStorage(storage),
  });
  const name = screen.getByLabelText(texts.name);
  const send = () => {
    const form = name.closest("form");
    if (form) fireEvent.submit(form);
  };
  return { name, nit: screen.getByLabelText(texts.nit), send };
}

async function add(storage: AppStorage, name: string) {
  const ids = { id: storage.newId("command"), companyId: storage.newId("company") };
  const made = await createCompany(storage, { ...ids, name });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

describe("the form that makes a company", () => {
  it("makes no second one in the free plan, though another tab made the first after the form opened", async () => {
    const storage = await openTestStorage({ plan: fixedPlan("free") });
    const { name, send } = show(storage);
    await add(storage, "La Esquina");
    typeInto(name, "Otra");
    send();
    await screen.findByText("Solo puedes tener 1 empresa en el plan gratuito. ¡Actualiza a Premium!");
    expect(await listCompanies(storage)).toHaveLength(1);
  });

  it("writes nothing at the limit, and nothing without a name", async () => {
    const storage = await openTestStorage();
    const full = show(storage, { refused: "company-limit" });
    typeInto(full.name, "Otra");
    full.send();
    expect(screen.getByRole("button", { name: texts.create }).getAttribute("aria-disabled")).toBe("true");
    expect(await listCompanies(storage)).toEqual([]);
  });

  it("refuses a blank name and says so", async () => {
    const storage = await openTestStorage();
    const { name, send } = show(storage);
    typeInto(name, "   ");
    send();
    await screen.findByText(texts.nameMissing);
    expect(await listCompanies(storage)).toEqual([]);
  });

  it("shows the check digit, says a wrong one when the field is left, and keeps the NIT as it is written", async () => {
    const storage = await openTestStorage();
    const { name, nit, send } = show(storage);
    typeInto(nit, "901482316-3");
    leave(nit);
    await screen.findByText("El dígito de verificación de este NIT es 8. Revisa el número.");
    typeInto(nit, "901482316");
    await screen.findByText(texts.nitShown("901.482.316-8", 8));
    typeInto(name, "La Sabana");
    send();
    await waitFor(async () => expect(await listCompanies(storage)).toHaveLength(1));
    expect((await listCompanies(storage))[0]).toMatchObject({ name: "La Sabana", nit: "901.482.316-8" });
  });

  it("tells of a company with the same name, and makes it all the same; each press makes one of its own", async () => {
    const storage = await openTestStorage();
    const first = await add(storage, "Café Alto");
    const { name, send } = show(storage, { others: [first] });
    typeInto(name, "  CAFE   alto ");
    await screen.findByText(texts.nameRepeated);
    send();
    send();
    await waitFor(async () => expect(await listCompanies(storage)).toHaveLength(2));
    await waitFor(() => expect((name as HTMLInputElement).value).toBe(""));
    typeInto(name, "Otra");
    send();
    await waitFor(async () => expect(await listCompanies(storage)).toHaveLength(3));
  });
});
