import { expect, type Page } from "@playwright/test";

/**
 * What the fixed work below takes on a laptop of today; a small virtual machine with two shared cores needs twice as much
 * (0.33 to 0.49 s were measured). What is slower needs more for everything: its seconds are counted as so many of that
 * laptop's.
 */
const FIXED_WORK_SECONDS = 0.2;

/** Text, objects and a laid-out table: what a screen does, in small. */
function fixedWork(): void {
  const place = document.createElement("div");
  place.style.position = "absolute";
  place.style.visibility = "hidden";
  document.body.append(place);
  for (let round = 0; round < 12; round++) {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      name: `row ${at * round}`,
      sum: (at * 7919) % 1009,
    }));
    const kept: typeof rows = JSON.parse(JSON.stringify(rows));
    kept.sort((a, b) => a.sum - b.sum || a.name.localeCompare(b.name));
    const table = document.createElement("table");
    for (const { name, sum } of kept) {
      const row = table.insertRow();
      row.insertCell().textContent = name;
      row.insertCell().textContent = String(sum);
    }
    place.replaceChildren(table);
    place.getBoundingClientRect();
  }
  place.remove();
}

async function threadSeconds(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
}

/**
 * Does a fixed work on the page, a fifth of a second of the usual machine, and tells how many seconds of this machine,
 * as it is now, are one of the machine that the limits were written for.
 */
export async function plantWork(page: Page): Promise<number> {
  const seconds = await threadSeconds(page);
  // Once to have it compiled.
  await page.evaluate(fixedWork);
  const before = await seconds();
  await page.evaluate(fixedWork);
  const taken = (await seconds()) - before;
  expect(taken).toBeGreaterThan(0);
  return Math.max(1, taken / FIXED_WORK_SECONDS);
}

/**
 * From here on, counts the seconds of processor time that the page's main thread uses, as an idle machine of the usual
 * speed would: the same on a loaded one, which no clock on the wall is.
 */
export async function countWork(page: Page): Promise<() => Promise<number>> {
  const seconds = await threadSeconds(page);
  const before = await seconds();
  return async () => ((await seconds()) - before) / (await plantWork(page));
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
