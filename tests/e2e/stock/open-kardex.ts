import type { Page } from "@playwright/test";

/** Presses an item of the list, and its whole kardex in the panel beside it. */
export async function openKardex(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("gridcell", { name }).click();
  await page.getByRole("button", { name: "Kardex completo" }).click();
}
