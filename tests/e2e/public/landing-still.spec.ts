import { expect, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { FULL_BROWSER } from "../support/browser/full-browser.ts";
import { homeReady } from "../support/public-home.ts";

// The bare browser paints before the fonts that the page preloads, which no browser with windows does.
test.use(FULL_BROWSER);

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Collects every layout shift of the page from the start. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const found: Shift[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => found.push(...(list.getEntries() as unknown as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: readonly Shift[] }).shifts
        .filter((shift) => !shift.hadRecentInput)
        .reduce((sum, shift) => sum + shift.value, 0),
    );
}

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
    expect(await shifts()).toBe(0);
  });
}
