import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export interface AxeOptions {
  readonly include?: string;
  readonly exclude?: string;
}

/** A change of theme or of state has been drawn, and nothing is on its way to another colour. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(passing.map((each) => each.finished.catch(() => undefined)));
  });
}

/** Expects axe to find nothing on the page as it stands now. */
export async function axe(page: Page, { include, exclude }: AxeOptions = {}): Promise<void> {
  await settled(page);
  let builder = new AxeBuilder({ page });
  if (include !== undefined) builder = builder.include(include);
  if (exclude !== undefined) builder = builder.exclude(exclude);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
