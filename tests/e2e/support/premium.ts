import { expect, type Page } from "@playwright/test";

/** Switches to the paid plan through its own dialog, from any screen with the panel's header. */
export async function goPremium(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Hazte Premium" }).click();
  const plans = page.getByRole("dialog", { name: "Gratis y Premium" });
  await plans.getByRole("button", { name: "Hazte Premium" }).first().click();
  await expect(plans).toHaveCount(0);
  // Matches the badge, not a person with that name.
  await expect(banner.locator(".tag", { hasText: "Premium" })).toBeVisible();
}
