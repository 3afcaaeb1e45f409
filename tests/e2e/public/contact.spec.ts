import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";

const KEPT = "Guardado en este dispositivo; se enviará cuando haya un canal configurado";

const name = (page: Page) => page.getByLabel(/^Nombre completo/);
const phone = (page: Page) => page.getByLabel(/^Teléfono/);
const email = (page: Page) => page.locator("#contacto-correo");
const message = (page: Page) => page.getByLabel(/^Mensaje/);
const send = (page: Page) => page.getByRole("button", { name: "Enviar mensaje" });
const saved = (page: Page) => page.getByRole("button", { name: /^Mensajes guardados/ });

/** The prerendered page responds after the first interaction; one made before it listens is repeated. */
async function seeForm(page: Page): Promise<void> {
  await page.locator("#contacto").scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.locator("#contacto h2").hover();
    await page.mouse.wheel(0, 10);
    await expect(send(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openForm(page: Page): Promise<void> {
  await page.goto("/#contacto");
  await seeForm(page);
}

async function again(page: Page): Promise<void> {
  await page.reload();
  await seeForm(page);
}

async function write(page: Page, text = "Quiero llevar el diario de mi ferretería."): Promise<void> {
  await name(page).fill("Laura Castañeda");
  await email(page).fill("laura@ejemplo.co");
  await message(page).fill(text);
}

test("says what is missing when a field is left and when it is sent, and goes to the first", async ({
  page,
}) => {
  await openForm(page);
  await name(page).fill("   ");
  await email(page).focus();
  await expect(page.getByText("Escribe tu nombre completo.")).toBeVisible();
  await expect(page.getByText("Escribe tu mensaje.")).toHaveCount(0);
  await email(page).fill("laura@");
  await message(page).fill(" \n ");
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Revisa 3 campos" })).toBeVisible();
  await expect(name(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(phone(page)).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: "Mensaje", exact: true }).click();
  await expect(message(page)).toBeFocused();
  for (const [field, autocomplete] of [
    [name(page), "name"],
    [phone(page), "tel"],
    [email(page), "email"],
  ] as const)
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
});

test("a text that is too long is counted and refused, not cut", async ({ page }) => {
  await openForm(page);
  await write(page, "a".repeat(1700));
  await expect(page.getByText("1.700 de 2.000 caracteres")).toBeVisible();
  await message(page).fill("a".repeat(2001));
  await send(page).click();
  await expect(page.getByText("Sobra 1 carácter: acórtalo un poco.")).toBeVisible();
  await expect(message(page)).toBeFocused();
});

test("the draft survives a reload; what is sent is kept on this device, says so, and is there after a reload", async ({
  page,
}) => {
  await openForm(page);
  await write(page, "<b>Hola</b> & gracias");
  await again(page);
  await expect(message(page)).toHaveValue("<b>Hola</b> & gracias");
  // A double click saves one message.
  await send(page).dblclick();
  await expect(page.getByRole("heading", { name: KEPT })).toBeFocused();
  await expect(saved(page)).toHaveText("Mensajes guardados (1)");
  await again(page);
  await expect(message(page)).toHaveValue("");
  await saved(page).click();
  const list = page.getByRole("dialog", { name: "Mensajes guardados" });
  await expect(list.getByText("<b>Hola</b> & gracias")).toBeVisible();
  await expect(list.getByRole("link", { name: /Enviar por correo/ })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.*&body=.*%3Cb%3EHola%3C%2Fb%3E%20%26%20gracias$/,
  );
});

test("a kept message can be copied, deleted, and brought back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openForm(page);
  await write(page);
  await send(page).click();
  await saved(page).click();
  const list = page.getByRole("dialog", { name: "Mensajes guardados" });
  await list.getByRole("button", { name: /^Copiar/ }).click();
  await expect(page.getByText("Mensaje copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Laura Castañeda\nlaura@ejemplo.co",
  );
  await list.getByRole("button", { name: /^Eliminar/ }).click();
  await expect(list.getByText("No hay mensajes guardados.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(list.getByText("Quiero llevar el diario de mi ferretería.")).toBeVisible();
});

test("axe finds nothing in the contact form, in both themes, wide and narrow", async ({ page }) => {
  await openForm(page);
  await send(page).click();
  await expect(page.getByText("Revisa 3 campos")).toBeVisible();
  await looks(page, { include: "#contacto" });
  await write(page);
  await send(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await looks(page, { include: "#contacto" });
  await saved(page).click();
  await expect(page.getByRole("dialog", { name: "Mensajes guardados" })).toBeVisible();
  await looks(page);
});
