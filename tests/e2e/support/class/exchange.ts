import type { Browser, Download, Page } from "@playwright/test";
import { expect } from "../app.ts";
import { waitUntilOfflineReady } from "../browser/service-worker.ts";

/** A device of its own, without network once the app is on it. */
export async function device(browser: Browser, app: string, role: "teacher" | "student"): Promise<Page> {
  const context = await browser.newContext({ baseURL: app, serviceWorkers: "allow", locale: "es-CO" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`/educacion/dashboard?type=${role}`);
  await waitUntilOfflineReady(page);
  await context.setOffline(true);
  return page;
}

/** The file that pressing something saves. */
export async function saved(page: Page, press: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all<[Promise<Download>, Promise<unknown>]>([
    page.waitForEvent("download"),
    press(),
  ]);
  return (await download).path();
}

/** The file of what is being shared, once its code is drawn. */
export async function downloadShared(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog", { name: /^Compartir/ });
  await expect(dialog.getByRole("img", { name: /^(Código QR|Parte 1 de)/ })).toBeVisible();
  const path = await saved(page, () => dialog.getByRole("button", { name: "Descargar archivo" }).click());
  await dialog.getByRole("button", { name: "Cerrar" }).first().click();
  return path;
}

export const receive = (page: Page, paths: readonly string[]) =>
  page.getByLabel("Elegir archivos").setInputFiles([...paths]);

export async function receivePasted(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Pegar texto" }).click();
  const dialog = page.getByRole("dialog", { name: "Pegar texto" });
  await dialog.getByLabel("Texto que recibiste").fill(text);
  await dialog.getByRole("button", { name: "Leer" }).click();
}
