import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export interface AxeOptions {
  readonly include?: string;
  readonly exclude?: string;
  /** Only the rules about colours: all that another theme can break on the same page. */
  readonly colours?: boolean;
  /** The system draws its own colours, which axe cannot see. */
  readonly forcedColors?: boolean;
}

/** The rules whose outcome depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Waits until a change of theme or state is drawn and no colour transition is running. A toast is inserted before it
 * appears: until it counts as mounted, its animation has not started.
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
 * Expects axe to find nothing on the current page. Enables reduced motion from here on: a toast appearing during the
 * check would be measured half transparent.
 */
export async function axe(
  page: Page,
  { include, exclude, colours = false, forcedColors = false }: AxeOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settled(page);
  // No frames of other origins, and nothing is asked but what is wrong: half of the work otherwise.
  let builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    ...(colours && { runOnly: { type: "rule", values: COLOUR_RULES } }),
  });
  if (include !== undefined) builder = builder.include(include);
  if (exclude !== undefined) builder = builder.exclude(exclude);
  if (forcedColors) builder = builder.disableRules(["color-contrast"]);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
