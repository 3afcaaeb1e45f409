import type { Browser, Download, Page } from "@playwright/test";
import { expect } from "../app.ts";
import { waitUntilOfflineReady } from "../browser/service-worker.ts";

/** A device of its own, without network once the app is on it. */
export const device = (browser: Browser, app: string, role: "teacher" | "student"): Promise<Page> =>
  deviceAt(browser, app, `/educacion/dashboard?type=${role}`);

/** The same, with any first screen. */
export async function deviceAt(browser: Browser, app: string, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: app, serviceWorkers: "allow", locale: "es-CO" });
  const page = await context.newPage();
  await page.goto(address);
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

const sharing = (page: Page) => page.getByRole("dialog", { name: /^Compartir/ });

export const closeShared = (page: Page) =>
  sharing(page).getByRole("button", { name: "Cerrar" }).first().click();

/** The file of what is being shared, once its code is drawn. */
export async function downloadShared(page: Page): Promise<string> {
  const dialog = sharing(page);
  await expect(dialog.getByRole("img", { name: /^(Código QR|Parte 1 de)/ })).toBeVisible();
  const path = await saved(page, () => dialog.getByRole("button", { name: "Descargar archivo" }).click());
  await closeShared(page);
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

/** Pictures of the codes of what is being shared, as a phone would take them. */
export async function codePictures(page: Page): Promise<readonly Buffer[]> {
  const dialog = sharing(page);
  const code = dialog.getByRole("img", { name: /^(Código QR|Parte \d+ de)/ });
  await expect(code).toBeVisible();
  const [, count = "1"] = /de (\d+)$/.exec((await code.getAttribute("aria-label")) ?? "") ?? [];
  const pictures: Buffer[] = [];
  for (let part = 1; part <= Number(count); part += 1) {
    if (part > 1) await dialog.getByRole("button", { name: "Siguiente" }).click();
    if (count !== "1") await expect(dialog.getByRole("img", { name: `Parte ${part} de` })).toBeVisible();
    pictures.push(await code.screenshot());
  }
  return pictures;
}
