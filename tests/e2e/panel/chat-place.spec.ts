import { expect, test } from "../support/app.ts";
import { routeTree } from "../support/route-tree.ts";
import { putSession } from "../support/sessions.ts";

/** Longer than the button waits before it shows its word. */
const CLEAR_MS = 2_200;

/** Figures and controls under the button while it shows its word. */
function hidden(): readonly string[] {
  const button = document.querySelector<HTMLElement>(".chat-button");
  if (button === null || button.dataset.contracted === "true") return [];
  const own = button.getBoundingClientRect();
  const content = document.querySelectorAll("main :is(a[href], button, input, select, td, .amount, .pesos)");
  return (
    [...content]
      // Closed parts of the page have boxes too.
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        // A pixel of a border is no figure.
        return right - 2 > own.left && left + 2 < own.right && bottom - 2 > own.top && top + 2 < own.bottom;
      })
      .map((each) => each.textContent?.slice(0, 40) || each.outerHTML.slice(0, 80))
  );
}

for (const width of [1440, 390])
  test(`with its word the assistant's button stands over no figure and no control, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await putSession(page, "sample");
    // Moved by hand below: nothing of the time that the button waits is waited for.
    await page.clock.install();
    let worded = 0;
    for (const path of routeTree().filter((each) => each !== "/")) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      if ((await page.locator(".chat-button").count()) === 0) continue;
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
        await page.clock.runFor(CLEAR_MS);
        // It is drawn in its form after the look that chose it; what is read later moves the page, until the next look.
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(hidden), `${path} at ${share}`)
          .toEqual([]);
        worded += await page.locator('.chat-button[data-contracted="false"]').count();
      }
    }
    expect(worded).toBeGreaterThan(0);
  });

test("it is a disc while it would cover, and has its word where nothing is under it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putSession(page, "sample");
  await page.goto("/dashboard");
  const button = page.locator(".chat-button");
  await expect(page.locator('[data-indicator="debt"]')).toBeVisible();
  await expect(button).toHaveAttribute("data-contracted", "true");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // The page ends with room for the button.
  await expect(button).toHaveAttribute("data-contracted", "false");
  await button.click();
  await expect(page.getByRole("dialog", { name: "Asistente" })).toBeVisible();
});
