import type { Page } from "@playwright/test";

/** From here on, notes every text that these elements show, however briefly: a file may be ready within a frame. */
export async function watchTexts(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const shown = await page.evaluateHandle((wanted) => {
    const texts = new Set<string>();
    const note = () => {
      for (const each of document.querySelectorAll(wanted)) texts.add(each.textContent ?? "");
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  }, selector);
  return () => shown.evaluate((texts) => [...texts]);
}
