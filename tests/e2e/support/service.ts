import { expect, type Locator, type Page } from "@playwright/test";
import { makeZip } from "../../support/files/make-zip.ts";

export type Place = "products" | "workspace";
export type ServiceName = "create" | "upload" | "analyze" | "accounting-journal" | "journal";

const OPENERS: Readonly<Record<Place, Partial<Record<ServiceName, string>>>> = {
  products: {
    create: "Crea estados financieros desde cero",
    upload: "Mejora tu archivo de Excel",
    analyze: "Analiza y visualiza",
    "accounting-journal": "Libro contable diario",
    journal: "Elegir la vista del diario",
  },
  workspace: {
    create: "Comenzar un proyecto",
    upload: /Subir un archivo de Excel/.source,
    analyze: /Subir un archivo para análisis/.source,
  },
};

export function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}

export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(dialog(page).getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
}

/** Opens a service through the interface: from the products on the home page, or from the workspace's entry. */
export async function openService(page: Page, place: Place, service: ServiceName): Promise<void> {
  await page.goto(place === "products" ? "/" : "/workspace");
  const opener = OPENERS[place][service];
  if (opener === undefined) throw new Error(`${service} is not offered in ${place}`);
  // The home page is prerendered: presses before hydration do nothing.
  const button = page.getByRole("button", { name: new RegExp(opener) });
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await button.click({ timeout: 2_000 });
    await expect(dialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

export async function press(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole("button", { name, exact: true }).click();
}

export async function choose(page: Page, name: string): Promise<void> {
  await dialog(page)
    .getByRole("radio", { name: new RegExp(`^${name}`) })
    .check();
}

const PARTS = ["[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/worksheets/sheet1.xml"];

export function workbook(name = "ventas.xlsx", bytes: Uint8Array = makeZip(PARTS)) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

export function fileField(page: Page): Locator {
  return dialog(page).locator('input[type="file"]');
}

/** The state stored while the user signs in, or null. */
export function storedState(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("cuadra_producto"));
}

export function storedUser(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("cuadra_user"));
}
