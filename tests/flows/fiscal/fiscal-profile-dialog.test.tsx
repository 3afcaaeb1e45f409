import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type FiscalProfile,
  newProfile,
  newRetention,
  profileContentOf,
} from "#domain/fiscal/fiscal-profile.ts";
import { FiscalProfileDialog } from "#flows/fiscal/fiscal-profile-dialog.tsx";
import type { FiscalDialogProps } from "#flows/fiscal/use-fiscal-dialog.ts";
import { session } from "#session/who/session.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { createFiscalProfile, updateFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { companyFiscalProfile, listFiscalProfiles } from "#storage/queries/fiscal.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { UNPUBLISHED_YEAR, unpublished } from "#tests/support/law-days.ts";
import { leave, typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";
import { connectStage } from "#ui/kit/feedback/toast.ts";

beforeAll(async () => {
  session.start();
  await session.ready();
  const signed = await session.signIn({ email: "ana@ejemplo.co", password: "Contrasena segura 1" }, false);
  expect(signed.ok).toBe(true);
});

const told = vi.fn();
let storage: AppStorage;
const outcome = vi.fn();
const closed = vi.fn();

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  connectStage({ show: told, dismiss: () => undefined });
  told.mockClear();
  outcome.mockClear();
  closed.mockClear();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => {
    session.setSample(false);
    storage.close();
    vi.unstubAllGlobals();
  };
});

function show(part: Partial<FiscalDialogProps> = {}) {
  const props = { context: "workspace", of: {}, applied: null, onClose: closed, onOutcome: outcome } as const;
  render(<FiscalProfileDialog {...props} {...part} />, { wrapper: inStorage(storage) });
}

async function stored(name = "Ferretería", part = {}): Promise<FiscalProfile> {
  const content = { ...newProfile(), name, retentions: [newRetention(newId("retention"))], ...part };
  const command = { id: newId("command"), profileId: newId("fiscalProfile"), content };
  const made = await createFiscalProfile(storage, { ...command, scope: { kind: "default" } });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const click = async (name: string | RegExp) => fireEvent.click(await button(name));
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Guardar perfil" });

describe("creating a profile", () => {
  it("has the defaults of the specification, and saves what was typed", async () => {
    show();
    await screen.findByRole("heading", { name: "Gestionar Perfil Fiscal" });
    // Without profiles there is nothing to choose among.
    const name = await screen.findByLabelText<HTMLInputElement>("Nombre del perfil");
    expect(name.value).toBe("Nuevo Perfil Fiscal");
    expect(screen.getByLabelText<HTMLInputElement>("Tarifa del IVA").value).toBe("19");
    expect(screen.getByLabelText<HTMLInputElement>("Cuenta del IVA").value).toBe("2408");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Común/ }).checked).toBe(true);
    typeInto(name, "Ferretería");
    await click("Agregar retención");
    expect(screen.getByLabelText<HTMLInputElement>("Nombre de la retención 1").value).toBe("Nueva Retención");
    expect(screen.getByLabelText<HTMLInputElement>("Tarifa de la retención 1").value).toBe("2,5");
    expect(screen.getByLabelText<HTMLInputElement>("Cuenta de la retención 1").value).toBe("2365");
    fireEvent.click(save());
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    expect(await listFiscalProfiles(storage)).toMatchObject([
      { name: "Ferretería", isDefault: true, retentions: [{ name: "Nueva Retención", rate: 2.5 }] },
    ]);
  });

  it("TX-05 usual withholdings are ticks, with the law's rates; one that was changed is only switched off", async () => {
    show();
    const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });
    fireEvent.click(await tick(/^Servicios generales, 4%/));
    fireEvent.click(await tick(/^ReteIVA, 15%/));
    expect(screen.getByLabelText<HTMLInputElement>("Cuenta de la retención 1").value).toBe("236525");
    typeInto(screen.getByLabelText("Tarifa de la retención 2"), "20");
    fireEvent.click(await tick(/^Servicios generales/));
    fireEvent.click(await tick(/^ReteIVA/));
    expect((await tick(/^ReteIVA/)).checked).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>("Nombre de la retención 1").value).toBe("ReteIVA");
    expect(screen.queryByLabelText("Nombre de la retención 2")).toBeNull();
    fireEvent.click(await tick(/^ReteIVA/));
    fireEvent.click(save());
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    expect(await listFiscalProfiles(storage)).toMatchObject([
      { retentions: [{ name: "ReteIVA", type: "vat", rate: 20, enabled: true }] },
    ]);
  });

  it("TX-05 takes over what another company's profile says, but its name", async () => {
    const other = await stored("Ferretería", {
      vatSettings: { enabled: true, rate: 16, accountCode: "240805" },
    });
    show({ start: { kind: "create" } });
    const field = await screen.findByLabelText<HTMLSelectElement>("Copiar de otra empresa");
    typeInto(screen.getByLabelText("Nombre del perfil"), "Sucursal");
    fireEvent.change(field, { target: { value: other.id } });
    expect(screen.getByLabelText<HTMLInputElement>("Nombre del perfil").value).toBe("Sucursal");
    expect(screen.getByLabelText<HTMLInputElement>("Tarifa del IVA").value).toBe("16");
    expect(screen.getByLabelText<HTMLInputElement>("Nombre de la retención 1").value).toBe("Nueva Retención");
  });

  it("TX-05 a copy is taken back by «Ninguna», with what was typed before it", async () => {
    const other = await stored("Ferretería", {
      vatSettings: { enabled: true, rate: 16, accountCode: "240805" },
    });
    show({ start: { kind: "create" } });
    const field = await screen.findByLabelText<HTMLSelectElement>("Copiar de otra empresa");
    typeInto(screen.getByLabelText("Tarifa del IVA"), "5");
    fireEvent.change(field, { target: { value: other.id } });
    typeInto(screen.getByLabelText("Nombre del perfil"), "Sucursal");
    const none = within(field).getByRole<HTMLOptionElement>("option", { name: "Ninguna" });
    expect(none.disabled).toBe(false);
    fireEvent.change(field, { target: { value: none.value } });
    expect(field.selectedOptions[0]?.text).toBe("Ninguna");
    expect(screen.getByLabelText<HTMLInputElement>("Tarifa del IVA").value).toBe("5");
    expect(screen.queryByLabelText("Nombre de la retención 1")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Nombre del perfil").value).toBe("Sucursal");
  });

  it("TX-05 a second profile of a company is not offered its own as another company's", async () => {
    const companyId = newId("company");
    const own = { id: newId("command"), companyId, name: "Sabana", activate: false } as const;
    expect((await createCompany(storage, own)).ok).toBe(true);
    const content = { ...newProfile(), name: "Propio" };
    const command = { id: newId("command"), profileId: newId("fiscalProfile"), content };
    const made = await createFiscalProfile(storage, { ...command, scope: { kind: "company", companyId } });
    expect(made.ok).toBe(true);
    show({ start: { kind: "create" }, of: { companyId } });
    await screen.findByLabelText("Nombre del perfil");
    await stored("Predeterminado");
    const field = await screen.findByLabelText<HTMLSelectElement>("Copiar de otra empresa");
    expect([...field.options].map(({ text }) => text)).toEqual(["Ninguna", "Predeterminado"]);
  });

  it("TX-03 asks for the UVT of a year that has none published, and forgets it when it is emptied", async () => {
    storage.close();
    const later = Date.parse(`${unpublished("01-15")}T12:00:00-05:00`);
    storage = await openTestStorage({ newId, clock: { now: () => later } });
    show();
    typeInto(await screen.findByLabelText(`UVT de ${UNPUBLISHED_YEAR}`), "55000");
    fireEvent.click(save());
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    const [profile] = await listFiscalProfiles(storage);
    expect(profile?.uvt).toEqual({ year: UNPUBLISHED_YEAR, value: 55_000 });
    const { id, version } = profile as FiscalProfile;
    const { uvt: _typed, ...content } = profileContentOf(profile as FiscalProfile);
    const command = { id: newId("command"), profileId: id, content, scope: null, version };
    expect((await updateFiscalProfile(storage, command)).ok).toBe(true);
    expect((await listFiscalProfiles(storage))[0]).not.toHaveProperty("uvt");
  });

  it("has no such field in a published year", async () => {
    show({ start: { kind: "create" } });
    await screen.findByLabelText("Nombre del perfil");
    expect(screen.queryByLabelText(/^UVT de/)).toBeNull();
  });

  it("cannot be saved without a name, and says so", async () => {
    show({ start: { kind: "create" } });
    typeInto(await screen.findByLabelText("Nombre del perfil"), "   ");
    expect(save().disabled).toBe(true);
    await screen.findByText("Escribe un nombre para guardar.");
  });

  it("NU-11 a rate that is no number stays, marked as what is not sent; a rate per thousand is doubted", async () => {
    show({ start: { kind: "create" } });
    const rate = await screen.findByLabelText<HTMLInputElement>("Tarifa del IVA");
    typeInto(rate, "diez");
    leave(rate);
    expect(rate.value).toBe("diez");
    expect(screen.getByText(/^«diez» no va de 0 a 100, con hasta cuatro decimales\.$/)).toBeTruthy();
    expect(rate.dataset.unread).toBe("true");
    await click("Agregar retención");
    fireEvent.change(screen.getByLabelText("Tipo de la retención 1"), { target: { value: "ica" } });
    typeInto(screen.getByLabelText("Tarifa de la retención 1"), "11,04");
    await screen.findByText(/11,04 por mil es 1,104%/);
  });

  it("the example is calculated again at each change", async () => {
    show({ start: { kind: "create" } });
    const panel = within(await screen.findByRole("complementary"));
    expect(panel.getByText("Le pagas").nextSibling?.textContent).toBe("2.380.000");
    await click("Agregar retención");
    expect(panel.getByText("Le pagas").nextSibling?.textContent).toBe("2.330.000");
    fireEvent.click(screen.getByRole("radio", { name: /^Simplificado/ }));
    expect(panel.getAllByText("IVA 19%, mayor costo")).not.toHaveLength(0);
  });

  it("keeps the focus in the rows when one comes or goes", async () => {
    show({ start: { kind: "create" } });
    await click("Agregar retención");
    await click("Agregar retención");
    expect(document.activeElement).toBe(screen.getByLabelText("Nombre de la retención 2"));
    const bins = () => screen.getAllByRole("button", { name: "Quitar Nueva Retención" });
    fireEvent.click(bins()[0] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByLabelText("Nombre de la retención 1"));
    fireEvent.click(bins()[0] as HTMLElement);
    expect(document.activeElement).toBe(await button("Agregar retención"));
  });

  it("asks before what was typed is lost", async () => {
    show({ start: { kind: "create" } });
    typeInto(await screen.findByLabelText("Nombre del perfil"), "Otro");
    await click("Cancelar");
    await screen.findByText("¿Descartar los cambios?");
    expect(closed).not.toHaveBeenCalled();
    await click("Descartar");
    expect(closed).toHaveBeenCalledOnce();
  });

  it("the smart analysis first asks where it is kept", async () => {
    const statementId = newId("statement");
    show({ context: "creation", of: { statementId } });
    await screen.findByRole("heading", { name: "Análisis fiscal inteligente" });
    fireEvent.click(await screen.findByRole("radio", { name: /Solo este estado/ }));
    await click("Continuar");
    await screen.findByLabelText("Nombre del perfil");
    fireEvent.click(save());
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    expect(await listFiscalProfiles(storage)).toMatchObject([{ statementId, isDefault: false }]);
  });
});

describe("stored profiles", () => {
  it("one is applied, and on a company's card becomes the company's", async () => {
    await stored();
    const companyId = newId("company");
    await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
    show({ context: "home", of: { companyId }, start: "profile-selection" });
    await click("Aplicar Ferretería");
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    expect(await companyFiscalProfile(storage, companyId)).toMatchObject({ name: "Ferretería" });
  });

  it("PL-01 a second one is refused with the plan's text, made or copied", async () => {
    const profile = await stored();
    show({ start: { kind: "update", id: profile.id } });
    await screen.findByText("1 de 1 perfil del plan gratuito");
    await click("Duplicar");
    expect(told.mock.lastCall?.[0]).toMatchObject({
      tone: "error",
      title: "Límite alcanzado",
      text: "🚫 Solo puedes tener 1 perfil fiscal en el plan gratuito. ¡Actualiza a Premium!",
    });
    expect(screen.getByDisplayValue("Ferretería")).toBeTruthy();
  });

  it("is duplicated under ' - Copia'", async () => {
    session.setSample(true);
    const profile = await stored();
    show({ start: { kind: "update", id: profile.id } });
    await click("Duplicar");
    expect((await screen.findByDisplayValue<HTMLInputElement>("Ferretería - Copia")).value).toBeTruthy();
    fireEvent.click(save());
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    expect((await listFiscalProfiles(storage)).map((each) => each.name)).toEqual([
      "Ferretería",
      "Ferretería - Copia",
    ]);
  });

  it("is taken away: the outcome is none", async () => {
    const applied = await stored();
    show({ applied });
    await click(/Quitar el perfil/);
    await waitFor(() => expect(outcome).toHaveBeenCalledWith(null));
    expect(await listFiscalProfiles(storage)).toHaveLength(1);
  });

  it("is deleted while it is applied: the outcome is none", async () => {
    const applied = await stored();
    show({ applied, start: "profile-selection" });
    await click("Eliminar Ferretería");
    await waitFor(() => expect(outcome).toHaveBeenCalledWith(null));
    expect(await listFiscalProfiles(storage)).toEqual([]);
  });
});
