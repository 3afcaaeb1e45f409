import { expect } from "@playwright/test";
import { test } from "../support/app.ts";
import { FULL_BROWSER } from "../support/browser/full-browser.ts";
import { homeReady } from "../support/public-home.ts";
import { watchShifts } from "../support/shifts.ts";

// The bare browser paints before the fonts that the page preloads, which no browser with windows does.
test.use(FULL_BROWSER);

for (const width of [1440, 390]) {
  test(`nothing moves while the page comes, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto("/");
    if (width === 1440) await homeReady(page);
    await page.waitForLoadState("networkidle");
    for (let screen = 1; screen <= 9; screen += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(150);
    }
    await expect(page.getByLabel(/Nombre completo/)).toBeVisible();
    const { sum, moved } = await shifts();
    // A quick machine may paint the names of the head before their font: a few pixels, a thousandth of what is felt.
    expect(sum, moved).toBeLessThan(0.0005);
  });
}
