import { expect, type Page } from "@playwright/test";

/** React has replaced the static header and footer. */
export async function homeReady(page: Page): Promise<void> {
  await expect(page.locator("header").getByRole("link", { name: "Inicio" })).toHaveAttribute(
    "aria-current",
    "location",
  );
}
