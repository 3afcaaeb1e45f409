import { expect, type Page } from "@playwright/test";

/** The sample company in one press, its figures drawn on the panel. */
export async function openSample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(page.locator('[data-indicator="debt"]')).toBeVisible({ timeout: 20_000 });
}
