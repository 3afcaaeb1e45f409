import type { Locator } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { enter } from "../support/sessions.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SCREENS = [
  "/dashboard",
  "/journal/simple?periodo=2026-11",
  "/journal/complex?periodo=2026-11",
  "/workspace/complex?statement=cash",
];

const lines = (text: Locator) =>
  text.evaluate((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight));

for (const path of SCREENS)
  test(`on a phone the sample's banner is one whole line, and so is what is under a title: ${path}`, async ({
    page,
  }) => {
    await enter(page, path, "sample");
    await expect(page.getByRole("button", { name: "Salir del ejemplo" })).toBeVisible();
    const words = page.getByText(/^(Empresa de ejemplo|Ejemplo)$/).filter({ visible: true });
    await expect(words).toHaveCount(1);
    // Asked until it stands: a screen that comes meanwhile draws the banner anew.
    await expect.poll(() => words.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await expect.poll(() => lines(words)).toBeLessThan(1.5);
    const subtitle = page.getByText(/^Ferretería La Sabana S\.A\.S\. · /);
    if (path.startsWith("/journal")) await expect.poll(() => lines(subtitle)).toBeLessThan(1.5);
  });
