import { expect, type Locator, type Page } from "@playwright/test";

/** Stops of the tabulator after which what is looked for is not on the page. */
const MOST = 150;

/** Keys that lead from one stop to the next; arrows within a menu. */
type Step = "Tab" | "Shift+Tab" | "ArrowDown";

const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** Goes to an element by keys alone. */
export async function tabTo(page: Page, target: Locator, key: Step = "Tab"): Promise<void> {
  await expect(target.first()).toBeVisible();
  // Past the last stop of a page or a dialog a bare browser may go nowhere: a person turns back there.
  const back: Step = key === "Tab" ? "Shift+Tab" : "Tab";
  for (const step of key === "ArrowDown" ? [key] : [key, back])
    for (let count = 0; count < MOST; count += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(step);
    }
  throw new Error(`no key reaches ${target}`);
}

/** Goes to a button, a link or the like, and presses it. */
export async function pressAt(page: Page, target: Locator, key: Step = "Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Writes in a field over what is in it. */
export async function writeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** What has the focus, in words; what is wrong with it, if nobody can see it. */
function seenFocus(): string {
  const { activeElement: element, body } = document;
  if (element === null || element === body) return "nothing has the focus";
  const box = element.getBoundingClientRect();
  const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return isIn && element.checkVisibility() ? "seen" : `out of sight: ${element.outerHTML.slice(0, 120)}`;
}

/** The focus is on something in sight, and not on the page itself (UX-29). */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(seenFocus)).toBe("seen");
}
