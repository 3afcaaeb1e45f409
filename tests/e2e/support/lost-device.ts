import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

export const FIXTURE = "tests/storage/backup/fixtures/v1.cuadra";
export const ID = "acct_01a0e1c2-7f00-7000-8000-000000000001";
export const EMAIL = "ana@ejemplo.co";

/** A device that lost its databases: only the sentinel and an automatic copy remain. */
export async function loseEverything(page: Page, withCopy = true): Promise<void> {
  await page.goto("/");
  const copy = withCopy ? readFileSync(FIXTURE, "utf8") : null;
  await page.evaluate(
    async ({ id, email, text }) => {
      const now = Date.now();
      const entry = { schema: 1, sequence: 9, changedAt: now };
      localStorage.setItem("cuadra_sentinel", JSON.stringify({ v: 1, accounts: { [id]: entry } }));
      if (text === null) return;
      const createdAt = now - 11 * 60_000;
      const info = {
        account: { id, name: "Ana Ruiz", email },
        createdAt,
        reason: "automatic",
        books: 1,
        entries: 3,
        bad: 0,
        sequence: 4,
        bytes: text.length,
      };
      const headers = { "cuadra-copia": encodeURIComponent(JSON.stringify(info)) };
      const cache = await caches.open("cuadra-copias");
      await cache.put(`/copias/${id}/${createdAt}.cuadra`, new Response(text, { headers }));
    },
    { id: ID, email: EMAIL, text: copy },
  );
}

export const option = (page: Page, name: RegExp) => page.getByRole("listitem").filter({ hasText: name });

/** The same device with its books back, from the automatic copy, under this password. */
export async function bringBack(page: Page, password = "clave"): Promise<void> {
  await loseEverything(page);
  await page.goto("/recuperacion.html");
  const row = option(page, /Volver a la copia automática/);
  await row.getByRole("button").first().click();
  await row.getByLabel("Contraseña nueva").fill(password);
  await row.getByLabel("Repite la contraseña").fill(password);
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus datos están de vuelta");
}

/** Signs in to the account that is back, remembered: a browser that starts again is then still signed in. */
export async function enterAgain(page: Page, password = "clave", remember = true): Promise<void> {
  await page.getByRole("link", { name: "Entrar a Cuadra" }).click();
  await page.getByLabel("Correo electrónico").fill(EMAIL);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  if (remember) await page.getByLabel("Recordarme").check();
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Restores the automatic copy on the recovery page, under this password, and sees all of it there. */
export async function restoreCopy(page: Page, password = "otra"): Promise<void> {
  const row = option(page, /Volver a la copia automática/);
  await row.getByRole("button").first().click();
  await row.getByLabel("Contraseña nueva").fill(password);
  await row.getByLabel("Repite la contraseña").fill(password);
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await expect(page.getByText("Recuperamos 3 asientos en 1 libro")).toBeVisible();
}
