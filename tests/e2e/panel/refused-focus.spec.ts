import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { putSession } from "../support/sessions.ts";

interface FormCase {
  readonly path: string;
  readonly signedIn: boolean;
  /** Opens the form, if it is not there at once. */
  readonly open?: (page: Page) => Promise<void>;
  /** Makes it wrong where an empty form is not, or cannot be sent. */
  readonly spoil?: (page: Page) => Promise<void>;
  readonly send: RegExp;
  /** A field of it: a page may have several forms with a button of one name. */
  readonly field: RegExp;
}

const SETTINGS = "/dashboard/configuracion";

/** Forms that can be refused, with how to be refused. The button of the registration waits until nothing can be. */
const FORMS: Readonly<Record<string, FormCase>> = {
  "sign-in": { path: "/login", signedIn: false, send: /^Iniciar sesión$/, field: /^Correo electrónico/ },
  "sign-in with another password": {
    path: "/login",
    signedIn: false,
    spoil: async (page) => {
      await page.getByLabel("Correo electrónico").fill("no es un correo");
      await page.getByLabel("Contraseña", { exact: true }).fill("x");
    },
    send: /^Iniciar sesión$/,
    field: /^Correo electrónico/,
  },
  contact: { path: "/#contacto", signedIn: false, send: /^Enviar mensaje$/, field: /^Nombre/ },
  company: {
    path: "/dashboard/empresas",
    signedIn: true,
    open: (page) =>
      page
        .getByRole("button", { name: /^(Crear|Nueva) empresa/ })
        .first()
        .click(),
    send: /^Crear empresa/,
    field: /^Nombre/,
  },
  "a new book": {
    path: "/dashboard/libro-contable",
    signedIn: true,
    open: (page) =>
      page
        .getByRole("button", { name: /^Nuevo libro/ })
        .first()
        .click(),
    spoil: async (page) => page.getByLabel(/^Nombre del libro/).fill(""),
    send: /^Crear libro/,
    field: /^Nombre del libro/,
  },
  profile: {
    path: SETTINGS,
    signedIn: true,
    spoil: async (page) => page.getByLabel("Nombre", { exact: true }).fill(""),
    send: /^Guardar cambios$/,
    field: /^Nombre$/,
  },
  password: { path: SETTINGS, signedIn: true, send: /^Cambiar contraseña$/, field: /^Contraseña actual$/ },
  PIN: { path: SETTINGS, signedIn: true, send: /^Activar el bloqueo$/, field: /^PIN, de/ },
  "a PIN typed otherwise": {
    path: SETTINGS,
    signedIn: true,
    spoil: async (page) => {
      await page.getByLabel("PIN, de 4 a 12 números").fill("1234");
      await page.getByLabel("Repite el PIN").fill("4321");
    },
    send: /^Activar el bloqueo$/,
    field: /^PIN, de/,
  },
};

for (const [name, form] of Object.entries(FORMS))
  test(`AX-10 ${name}: what is refused gets the focus, and is described`, async ({ page }) => {
    if (form.signedIn) await putSession(page);
    await page.goto(form.path);
    await form.open?.(page);
    const field = page.getByLabel(form.field).first();
    await expect(field).toBeVisible();
    await form.spoil?.(page);
    // The focus is away from every field, as after a press of the mouse.
    await page.getByRole("button", { name: form.send }).last().click();
    const focused = page.locator(":focus");
    await expect(focused).toHaveAttribute("aria-invalid", "true");
    const described = await focused.getAttribute("aria-describedby");
    expect(described).not.toBeNull();
    await expect(page.locator(`[id="${described}"]`)).not.toBeEmpty();
    const first = page.locator('form:has(:focus) [aria-invalid="true"]').first();
    expect(await first.evaluate((each) => each === document.activeElement)).toBe(true);
  });
