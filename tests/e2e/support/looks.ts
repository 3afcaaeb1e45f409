import { expect, type Locator, type Page } from "@playwright/test";
import { type AxeOptions, axe } from "./axe.ts";

/** Text that a malformed figure leaves on the page. */
const NONSENSE = /\bNaN\b|\bundefined\b|\bInfinity\b|Invalid Date|\[object /;

/** Theme names in the page, as in src/ui/kit/theme.ts. */
const THEMES = { light: "cuadra", dark: "cuadra-noche" } as const;

/** Expects that the element, by default the page, has no horizontal overflow. */
export async function fits(page: Page, within: Locator = page.locator("html")): Promise<void> {
  const over = await within.evaluate((each) => each.scrollWidth - each.clientWidth);
  const width = page.viewportSize()?.width;
  expect(over, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  const dialogs = await page
    .locator("dialog[open] .sheet-body")
    .evaluateAll((bodies) => bodies.map((each) => each.scrollWidth - each.clientWidth));
  expect(Math.max(0, ...dialogs), `a dialog of ${page.url()} scrolls sideways at ${width} px`).toBe(0);
  await holdsItsOwn(page);
}

/**
 * Expects that whatever scrolls holds what stands in it: else a hidden radio below its edge makes an outer box taller,
 * and Tab scrolls that box, its title and its buttons with it.
 */
async function holdsItsOwn(page: Page): Promise<void> {
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".sr-only")].flatMap((each) => {
      for (let at = each.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowY, position } = getComputedStyle(at);
        if (position !== "static") return [];
        if (/auto|scroll|hidden/.test(overflowY) && at.scrollHeight > at.clientHeight) return [at.className];
      }
      return [];
    }),
  );
  expect([...new Set(loose)], page.url()).toEqual([]);
}

/** Expects that the page shows no malformed figure. */
export async function makesSense(page: Page): Promise<void> {
  expect(await page.locator("body").textContent(), page.url()).not.toMatch(NONSENSE);
}

/** The theme in which every rule is asked. */
const WHOLE = "light";

interface Looks extends AxeOptions {
  readonly widths?: readonly number[];
  /** The element that must fit: behind a dialog the page does not scroll. */
  readonly within?: Locator;
}

/**
 * Checks the current page in narrow and wide windows and both themes: accessible, without horizontal overflow. A theme
 * changes colours alone, so that at each width every rule is asked in one theme and those about colours in the other.
 */
export async function looks(
  page: Page,
  { widths = [390, 1440], within, ...axed }: Looks = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Every screen follows the system's theme while open.
      await expect(page.locator("html")).toHaveAttribute("data-theme", THEMES[colorScheme]);
      await axe(page, { ...axed, colours: colorScheme !== WHOLE });
    }
    await fits(page, within);
  }
}
