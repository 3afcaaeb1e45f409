import { expect, type Page } from "@playwright/test";

type WorkerState = "none" | "installing" | "waiting" | "active" | "controlling";

/** How far the newest worker of this page's address has come. */
async function readWorkerState(page: Page): Promise<WorkerState> {
  return await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return "none";
    if (registration.waiting !== null) return "waiting";
    if (registration.installing !== null) return "installing";
    if (registration.active?.state !== "activated") return "none";
    return navigator.serviceWorker.controller === null ? "active" : "controlling";
  });
}

/** Resolves once this page's worker has stored everything and controls the page: from here on no network is needed. */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await expect.poll(() => readWorkerState(page)).toBe("controlling");
}

/** Asks the browser to look for a new version, as the hourly check does, and waits until one waits. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => readWorkerState(page)).toBe("waiting");
}
