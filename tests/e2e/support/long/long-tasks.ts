import { expect, type Page, test } from "@playwright/test";

interface Task {
  readonly at: number;
  readonly took: number;
}

/**
 * The rule is 100 ms on a machine of its own. Where other tests share its processors every task takes longer, and so
 * does the whole: done on the page, one task alone would take more than a tenth of it.
 */
const longestTask = (whole: number): number => Math.max(100, whole / 10);

/** Begins to write down when each long task of the page begins and how long it takes. */
export async function watchTasks(page: Page): Promise<() => Promise<Task[]>> {
  await page.evaluate(() => {
    const tasks: Task[] = [];
    const begun = performance.now();
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ at: Math.round(startTime - begun), took: Math.round(duration) });
    }).observe({ type: "longtask" });
  });
  return () => page.evaluate(() => (window as unknown as { tasks: Task[] }).tasks);
}

/** `whole`: milliseconds that the work took in all. */
export async function expectNoLongTask(tasks: () => Promise<Task[]>, whole: number): Promise<void> {
  const long = await tasks();
  const longest = Math.max(0, ...long.map(({ took }) => took));
  const all = long.map(({ at, took }) => `${took} at ${at}`).join(", ");
  test.info().annotations.push({ type: "long tasks", description: `${all} (of ${whole} ms)` });
  expect(longest, `tasks: ${all}`).toBeLessThanOrEqual(longestTask(whole));
}
