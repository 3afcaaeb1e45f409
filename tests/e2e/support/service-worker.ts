import type { Page } from "@playwright/test";

/** Resolves once this page's worker has stored everything and controls the page: from here on no network is needed. */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
    },
    undefined,
    { timeout: 30_000 },
  );
}

/** Asks the browser to look for a new version, as the hourly check does, and waits until one waits. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null, undefined, {
    timeout: 30_000,
  });
}
