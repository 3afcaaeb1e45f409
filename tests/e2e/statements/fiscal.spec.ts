import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

const COMPANIES = "/dashboard/empresas";
const COMPANY = "La Sabana S.A.S.";
const LIMIT = "🚫 Solo puedes tener 1 perfil fiscal en el plan gratuito. ¡Actualiza a Premium!";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Perfil fiscal de la empresa" });
const card = (page: Page) => page.getByRole("article", { name: COMPANY, exact: true });
const toast = (page: Page, text: string | RegExp) => page.locator(".toast-card", { hasText: text }).last();
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });

/** Signs in with an own company and opens its profile. */
async function openProfile(page: Page): Promise<Locator> {
  await enter(page, COMPANIES);
  await page.getByLabel("Nombre de la Empresa").fill(COMPANY);
  await page.getByLabel("Nombre de la Empresa").press("Enter");
  await expect(card(page).getByText("Sin perfil fiscal")).toBeVisible();
  await button(card(page), "Crear perfil fiscal").click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** The total of the example purchase of 2.000.000 under the profile in the form. */
const paid = (within: Locator) =>
  within.getByRole("complementary", { name: "Ejemplo de una operación" }).locator(".example-total dd");

interface Field {
  readonly label: string;
  readonly value: string;
}

/** Defaults of a new profile and of a new retention (spec §5, spec §9). */
const DEFAULTS: readonly Field[] = [
  { label: "Nombre del perfil", value: "Nuevo Perfil Fiscal" },
  { label: "Tarifa del IVA", value: "19" },
  { label: "Cuenta del IVA", value: "2408" },
  { label: "Nombre de la retención 1", value: "Nueva Retención" },
  { label: "Tipo de la retención 1", value: "income" },
  { label: "Tarifa de la retención 1", value: "2,5" },
  { label: "Cuenta de la retención 1", value: "2365" },
];

test("a profile on the free plan: its defaults, VAT, retentions and example; edited; a second one is refused", async ({
  page,
}) => {
  const form = await openProfile(page);
  // Without profiles there is nothing to choose among: the form comes first.

  await test.step("the defaults, and an example that follows what is typed", async () => {
    await expect(form.getByText("0 de 1 perfil del plan gratuito")).toBeVisible();
    await expect(form.getByRole("radio", { name: /^Común/ })).toBeChecked();
    await expect(paid(form)).toHaveText("2.380.000");
    await button(form, "Agregar retención").click();
    for (const { label, value } of DEFAULTS)
      await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
    await expect(form.getByRole("switch", { name: "Aplicar Nueva Retención" })).toBeChecked();
    await expect(paid(form)).toHaveText("2.330.000");
    await form.getByRole("switch", { name: "Aplicar Nueva Retención" }).uncheck();
    await expect(paid(form)).toHaveText("2.380.000");
    await form.getByRole("switch", { name: "Aplicar Nueva Retención" }).check();
  });

  await test.step("a name that is blank, a rate that is no number, one that looks per thousand", async () => {
    const name = form.getByLabel("Nombre del perfil");
    await name.fill("   ");
    await expect(form.getByText("Escribe un nombre para guardar.")).toBeVisible();
    await expect(button(form, "Guardar perfil")).toBeDisabled();
    await name.fill("Ferretería 🧰");
    const rate = form.getByLabel("Tarifa del IVA");
    await rate.fill("diez");
    await rate.blur();
    // What cannot be read stays in its field, marked.
    await expect(rate).toHaveValue("diez");
    await expect(rate).toHaveAttribute("aria-invalid", "true");
    await rate.fill("5");
    await button(form, "Agregar retención").click();
    await form.getByLabel("Nombre de la retención 2").fill("ICA de Bogotá");
    await form.getByLabel("Tipo de la retención 2").selectOption("ICA");
    await form.getByLabel("Tarifa de la retención 2").fill("11,04");
    await expect(form.getByText(/11,04 por mil es 1,104%/)).toBeVisible();
    await form.getByLabel("Tarifa de la retención 2").fill("1,104");
    await form.getByLabel("Cuenta de la retención 2").fill("dos");
    await button(form, "Guardar perfil").click();
    const refused = toast(page, "Retención 2: la cuenta solo lleva números.");
    await expect(refused).toBeVisible();
    // A toast stands beside the dialog, over none of it.
    const sheet = await form.boundingBox();
    await expect
      .poll(async () => {
        const shown = await refused.boundingBox();
        return shown !== null && sheet !== null && shown.x >= sheet.x + sheet.width;
      })
      .toBe(true);
    await form.getByLabel("Cuenta de la retención 2").fill("2368");
  });

  await test.step("saved, and there again after a reload", async () => {
    await button(form, "Guardar perfil").click();
    await expect(toast(page, "Perfil fiscal creado: Ferretería 🧰")).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(card(page).getByText("Ferretería 🧰")).toBeVisible();
    await page.reload();
    await button(card(page), "Gestionar perfil").click();
    await form.getByRole("button", { name: /^Editar Ferretería/ }).click();
    await expect(form.getByLabel("Tarifa del IVA")).toHaveValue("5");
    await expect(form.getByLabel("Nombre de la retención 2")).toHaveValue("ICA de Bogotá");
    await expect(form.getByLabel("Tipo de la retención 2")).toHaveValue("ica");
  });

  await test.step("asked before a change is thrown away; kept when it is saved", async () => {
    await button(form, "Quitar ICA de Bogotá").click();
    await form.getByRole("switch", { name: "Aplicar IVA" }).uncheck();
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
    await button(question, "Seguir editando").click();
    await button(form, "Guardar perfil").click();
    await expect(toast(page, "Perfil fiscal guardado: Ferretería 🧰")).toBeVisible();
    const panel = page.getByRole("region", { name: "Perfil fiscal", exact: true });
    await expect(panel.getByText("No lo cobra")).toBeVisible();
    await expect(panel.getByText("ICA de Bogotá")).toHaveCount(0);
  });

  await test.step("PL-01 a second one is refused, made or copied", async () => {
    await button(card(page), "Gestionar perfil").click();
    await form.getByRole("button", { name: /Crear un perfil nuevo/ }).click();
    await expect(toast(page, LIMIT)).toBeVisible();
    await form.getByRole("button", { name: /^Editar Ferretería/ }).click();
    await expect(form.getByText("1 de 1 perfil del plan gratuito")).toBeVisible();
    await button(form, "Duplicar").click();
    await expect(toast(page, LIMIT)).toBeVisible();
    await expect(form.getByLabel("Nombre del perfil")).toHaveValue("Ferretería 🧰");
  });
});

test("with Premium a profile is copied, made the default, applied, deleted and brought back; the dialogs are sound for readers", async ({
  page,
}) => {
  const form = await openProfile(page);
  await page.keyboard.press("Escape");
  await goPremium(page);
  await button(card(page), "Crear perfil fiscal").click();
  await form.getByLabel("Nombre del perfil").fill("Ferretería");
  await button(form, "Agregar retención").click();
  await form.getByRole("checkbox", { name: "Honorarios, 11%" }).check();
  await expect(form.getByLabel("Nombre de la retención 2")).toHaveValue("Honorarios");
  await button(form, "Guardar perfil").click();
  await expect(card(page).getByText("Ferretería", { exact: true })).toBeVisible();

  await test.step("copied under ' - Copia', which stays where nothing else is", async () => {
    await button(card(page), "Gestionar perfil").click();
    await form.getByRole("button", { name: /^Usar un perfil guardado/ }).click();
    await button(form, "Duplicar Ferretería").click();
    await expect(form.getByLabel("Nombre del perfil")).toHaveValue("Ferretería - Copia");
    await expect(form.getByLabel("Nombre de la retención 1")).toHaveValue("Nueva Retención");
    await button(form, "Guardar perfil").click();
    await expect(toast(page, "Perfil fiscal creado: Ferretería - Copia")).toBeVisible();
    await expect(card(page).getByText("Ferretería", { exact: true })).toBeVisible();
  });

  const saved = form.getByRole("list", { name: "Perfiles guardados" }).getByRole("listitem");
  const item = (name: string) => saved.filter({ has: page.getByText(name, { exact: true }) });

  await test.step("made the default, deleted and brought back, applied", async () => {
    await button(card(page), "Gestionar perfil").click();
    await form.getByRole("button", { name: /^Usar un perfil guardado/ }).click();
    await expect(item("Ferretería").getByText("Aplicado")).toBeVisible();
    await button(form, "Usar Ferretería - Copia como predeterminado").click();
    await expect(item("Ferretería - Copia").getByText("Predeterminado")).toBeVisible();
    await button(form, "Eliminar Ferretería - Copia").click();
    await expect(saved).toHaveCount(1);
    await button(toast(page, "Perfil fiscal eliminado"), "Deshacer").click();
    await expect(saved).toHaveCount(2);
    await looks(page, { include: "dialog", within: form });
    await button(form, "Aplicar Ferretería - Copia").click();
    await expect(form).toHaveCount(0);
    await expect(card(page).getByText("Ferretería - Copia")).toBeVisible();
  });

  await test.step("taken away from the company; the default holds then", async () => {
    await button(card(page), "Gestionar perfil").click();
    await looks(page, { include: "dialog", within: form });
    await form.getByRole("button", { name: /^Editar Ferretería - Copia/ }).click();
    await expect(form.getByLabel("Nombre del perfil")).toBeVisible();
    await looks(page, { include: "dialog", within: form });
    await form.getByRole("button", { name: /Elegir perfil/ }).click();
    await form.getByRole("button", { name: /Quitar el perfil/ }).click();
    await expect(toast(page, "Perfil quitado: Ferretería - Copia")).toBeVisible();
  });
});
