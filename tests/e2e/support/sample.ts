import { expect, type Page } from "@playwright/test";
import { enter } from "./sessions.ts";

const shown = (page: Page) => expect(page.locator('[data-indicator="debt"]')).toBeVisible();

/** Opens the sample company and waits until its figures are drawn on the panel. */
export async function openSample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await shown(page);
}

/** An account that looks at the sample company, its figures drawn on the panel. */
export async function enterSample(page: Page): Promise<void> {
  await enter(page, "/dashboard", "sample");
  await shown(page);
}
