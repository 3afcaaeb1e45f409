import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export interface AxeOptions {
  readonly include?: string;
  readonly exclude?: string;
}

/**
 * A change of theme or of state has been drawn, and nothing is on its way to another colour. A toast is put into
 * the page before it begins to appear: until it counts as mounted, its animation has not started yet.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const arriving = () => document.querySelector('[data-sonner-toast][data-mounted="false"]') !== null;
    do {
      await frame();
      await frame();
      await Promise.all(passing().map((each) => each.finished.catch(() => undefined)));
    } while (passing().some(({ playState }) => playState === "running") || arriving());
  });
}

/**
 * Expects axe to find nothing on the page as it stands now. From here on the page is asked not to move: a toast that
 * came while axe looks would be read half transparent.
 */
export async function axe(page: Page, { include, exclude }: AxeOptions = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settled(page);
  // No frames of other origins, and nothing is asked but what is wrong: half of the work otherwise.
  let builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (include !== undefined) builder = builder.include(include);
  if (exclude !== undefined) builder = builder.exclude(exclude);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
