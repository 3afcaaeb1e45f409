import { expect, type Page } from "@playwright/test";

type WorkerState = "none" | "installing" | "waiting" | "active" | "controlling";

/** All of the application is fetched and hashed meanwhile, beside the other tests of a small machine. */
const CACHING = { timeout: 240_000 };

/** State of the newest service worker for this page's address. */
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

/** Resolves once this page's worker has cached everything and controls the page: no network is needed after that. */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await expect.poll(() => readWorkerState(page), CACHING).toBe("controlling");
}

/** Makes the browser check for a new version, like the hourly check, and resolves once one is waiting. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => readWorkerState(page), CACHING).toBe("waiting");
}
