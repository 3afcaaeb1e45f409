import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { PUBLIC_SCREENS } from "../support/public-texts.ts";

/** Finds visible text, or the name of a control. */
function findText(page: Page, text: string): Locator {
  return page
    .getByText(text)
    .or(page.getByRole("button", { name: text }))
    .or(page.getByRole("link", { name: text }))
    .filter({ visible: true })
    .first();
}

for (const { name, open, texts } of PUBLIC_SCREENS) {
  test(`the texts of the specification stand on their screen: ${name}`, async ({ page }) => {
    await open(page);
    for (const text of texts) await expect(findText(page, text), text).toBeVisible();
  });
}

test("a text that stands nowhere is missed", async ({ page }) => {
  await page.goto("/");
  await expect(findText(page, "Finanzas y Contabilidad")).toBeVisible();
  await expect(findText(page, "Finanzas sin contabilidad")).toBeHidden();
});
