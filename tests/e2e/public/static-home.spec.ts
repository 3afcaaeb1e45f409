import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { enterSample } from "../support/sample.ts";

/** A processor so slow that the code, kept by the service worker, runs before the page is parsed. */
async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

const painted = (page: Page) => page.locator("#static-home");

test("the painted home page leaves every other screen, also where the code came before the page was parsed", async ({
  page,
}) => {
  await enterSample(page);
  await slow(page);
  for (const address of ["/dashboard", "/journal/complex", "/login", "/no-existe"]) {
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(painted(page), address).toHaveCount(0);
    }
  }
});

test("the home page is there once, also where the code came before the page was parsed", async ({ page }) => {
  await enterSample(page);
  await slow(page);
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto("/");
    await expect(page.locator("#static-home[data-taken]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
  }
  await page.locator('header a[href^="/dashboard"], header a[href^="/login"]').first().click();
  await expect(painted(page)).toHaveCount(0);
});
