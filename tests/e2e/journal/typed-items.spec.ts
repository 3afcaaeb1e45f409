import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { openBook, typeHead, typeLines } from "../support/journal.ts";

/** Begins the inventory of the book with one item. */
async function beginInventory(page: Page, book: string): Promise<void> {
  await page.goto(`/dashboard/libro-contable/inventario?book=${book}`);
  await page.getByRole("button", { name: "Empezar el inventario" }).click();
  await page.getByRole("button", { name: "Nuevo artículo" }).click();
  const item = page.getByRole("dialog", { name: "Nuevo artículo" });
  await item.getByLabel("Nombre").fill("Brocha profesional");
  await item.getByLabel("Código", { exact: true }).fill("BR-0307");
  await item.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("gridcell", { name: "Brocha profesional" })).toBeVisible();
}

/** Says with the keyboard alone that the entry is of so many of the item. */
async function sayItem(page: Page, units: string): Promise<void> {
  await page.keyboard.press("F9");
  await expect(page.getByLabel("Artículo 1", { exact: true })).toBeFocused();
  await page.keyboard.type("br-0307");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Cantidad del artículo 1")).toBeFocused();
  await page.keyboard.type(units);
}

test("IN-40 a purchase and a sale typed in the complex journal move the stock, by keyboard alone", async ({
  page,
}) => {
  const book = await openBook(page);
  await beginInventory(page, book);
  await page.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeHead(page, { date: "3", description: "Brochas de Andina", lines: [] });
  await typeLines(page, [
    ["1435", 1_000_000],
    ["2205", -1_000_000],
  ]);
  await sayItem(page, "50");
  await expect(page.getByText("Queda en el kardex con el asiento.")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("status").filter({ hasText: "Asiento 1" })).toBeAttached();
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeHead(page, { date: "4", description: "Venta de brochas", lines: [] });
  await typeLines(page, [
    ["1105", 600_000],
    ["4135", -600_000],
  ]);
  await sayItem(page, "60");
  await expect(page.getByText(/salen 60 y hay 50/)).toBeVisible();
  await page.getByLabel("Cantidad del artículo 1").fill("20");
  await expect(page.getByText(/^Costo del kardex: \$\s400\.000, débito 6135/)).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Enter");
  const sheet = page.getByRole("grid");
  await expect(sheet.getByText("400.000").first()).toBeVisible();
});
