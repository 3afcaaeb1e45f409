import type { Page } from "@playwright/test";
import { outDir } from "../../../scripts/paths.mjs";
import { chunksHolding, readChunks } from "../../../scripts/read-build.mjs";
import { expect } from "./app.ts";

/** The name that the build gave the page's chunk with this source file. */
export function chunkOf(source: string): string {
  const [file, ...others] = chunksHolding(readChunks(outDir()), source);
  expect(others, `the chunks of ${source}`).toEqual([]);
  expect(file, `a chunk with ${source}`).toBeDefined();
  return `**/${file}`;
}

/**
 * Holds back what matches an address until it is released: what a page shows meanwhile can then be looked at on any
 * machine. Releasing fails if nothing was held.
 */
export async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  let held = 0;
  await page.route(address, async (route) => {
    held += 1;
    await opened;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, `requests of ${address}`).toBeGreaterThan(0);
    gate.open?.();
  };
}
