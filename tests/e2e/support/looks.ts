import { expect, type Locator, type Page } from "@playwright/test";
import { type AxeOptions, axe } from "./axe.ts";

/** What a figure that was not made reads like. */
const NONSENSE = /\bNaN\b|\bundefined\b|\bInfinity\b|Invalid Date|\[object /;

/** The names of the themes in the page, as src/ui/kit/theme.ts has them. */
const THEMES = { light: "cuadra", dark: "cuadra-noche" } as const;

/** Nothing in it, the page if nothing else is named, reaches beyond its edge. */
export async function fits(page: Page, within: Locator = page.locator("html")): Promise<void> {
  const over = await within.evaluate((each) => each.scrollWidth - each.clientWidth);
  const width = page.viewportSize()?.width;
  expect(over, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/** No figure stands on the page that was not made. */
export async function makesSense(page: Page): Promise<void> {
  expect(await page.locator("body").textContent(), page.url()).not.toMatch(NONSENSE);
}

interface Looks extends AxeOptions {
  readonly widths?: readonly number[];
  /** What has to fit: a dialog stands over a page that does not move. */
  readonly within?: Locator;
}

/** The page as it stands, narrow and wide, in both themes: sound for readers, and nothing beyond its edge. */
export async function looks(
  page: Page,
  { widths = [390, 1440], within, ...axed }: Looks = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Every screen goes with the system's theme while it stands.
      await expect(page.locator("html")).toHaveAttribute("data-theme", THEMES[colorScheme]);
      await axe(page, axed);
    }
    await fits(page, within);
  }
}
