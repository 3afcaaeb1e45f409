import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export interface AxeOptions {
  readonly include?: string;
  readonly exclude?: string;
}

/** Expects axe to find nothing on the page as it stands now. */
export async function axe(page: Page, { include, exclude }: AxeOptions = {}): Promise<void> {
  let builder = new AxeBuilder({ page });
  if (include !== undefined) builder = builder.include(include);
  if (exclude !== undefined) builder = builder.exclude(exclude);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
