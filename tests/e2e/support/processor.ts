import { expect, type Page } from "@playwright/test";

/**
 * From here on, counts the seconds of processor time that the page's main thread uses: the same on a loaded machine
 * as on an idle one, which no clock on the wall is.
 */
export async function countWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
}

/** Expects what another tab did to be shown by this one after less than a second of its own work. */
export async function expectSoon(page: Page, act: () => Promise<void>, shown: () => Promise<void>) {
  const work = await countWork(page);
  await act();
  await shown();
  const seconds = await work();
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(1);
}
