import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { outDir } from "../../../scripts/paths.mjs";
import { expect, test } from "../support/app.ts";
import { makeNextBuild } from "../support/browser/next-build.ts";
import { type Host, serveDist } from "../support/browser/serve-dist.ts";
import { waitUntilOfflineReady } from "../support/browser/service-worker.ts";

test.use({ serviceWorkers: "allow" });

const NOT_READY = "Cuadra no quedó lista para usarse sin conexión.";

let host: Host;
let next: ReturnType<typeof makeNextBuild>;

test.beforeEach(async ({ problems }) => {
  host = await serveDist();
  problems.alsoAt(host.url);
  // The browser names each file that it refuses.
  problems.allow(/integrity|Failed to (?:load resource|fetch)|bad-precaching-response/i);
  next = makeNextBuild();
});

test.afterEach(async () => {
  await host.stop();
  next.remove();
});

/** A screen that opens later than the first page. */
const lateScript = (dir: string) => {
  const file = readdirSync(join(dir, "assets")).find((name) => /^settings-.*\.js$/.test(name));
  if (file === undefined) throw new Error("the build has no settings");
  return join(dir, "assets", file);
};

const SPOILED: Readonly<Record<string, (path: string, dir: string) => void>> = {
  "a page in place of a script": (path, dir) => cpSync(join(dir, "index.html"), path),
  "half of a script": (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2)),
  "a script of the same length with another content": (path) => {
    const bytes = readFileSync(path);
    bytes[bytes.length - 2] = 32;
    writeFileSync(path, bytes);
  },
  "nothing at all": (path) => rmSync(path),
};

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      active: registration?.active?.state ?? null,
      waiting: registration?.waiting?.state ?? null,
      installing: registration?.installing?.state ?? null,
    };
  });

for (const [name, spoil] of Object.entries(SPOILED)) {
  test(`a release with ${name} never installs, and the version before goes on without network`, async ({
    page,
  }) => {
    spoil(lateScript(next.dir), next.dir);
    await page.goto(host.url);
    await waitUntilOfflineReady(page);
    await host.start(next.dir);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<void>((resolve) => {
        registration.addEventListener("updatefound", () => {
          const worker = registration.installing;
          worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve());
        });
      });
      await registration.update().catch(() => undefined);
      await found;
    });
    expect(await workers(page)).toEqual({ active: "activated", waiting: null, installing: null });
    await host.stop();
    await page.goto(`${host.url}/login`);
    await expect(page.getByLabel("Correo electrónico")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.build ?? "first")).toBe("first");
  });
}

test("a first visit to a spoiled release says that it is not ready for use without network", async ({
  page,
}) => {
  const path = lateScript(next.dir);
  cpSync(join(next.dir, "index.html"), path);
  await host.start(next.dir);
  await page.goto(`${host.url}/login`);
  await expect(page.getByText(NOT_READY)).toBeVisible();
  expect(await workers(page)).toMatchObject({ active: null });
});

for (const [name, evict] of Object.entries({
  "all of its files": () =>
    caches.keys().then((names) => Promise.all(names.map((each) => caches.delete(each)))),
  "one file": async () => {
    for (const each of await caches.keys()) {
      const cache = await caches.open(each);
      const lost = (await cache.keys()).find(({ url }) => /\/assets\/settings-.*\.js/.test(url));
      if (lost) await cache.delete(lost);
    }
    return [];
  },
}))
  test(`after the browser has dropped ${name}, the next start with network fetches them again`, async ({
    page,
  }) => {
    await page.goto(host.url);
    await waitUntilOfflineReady(page);
    await page.evaluate(evict);
    await page.goto(`${host.url}/login`);
    const list: string[] = JSON.parse(readFileSync(join(outDir(), "offline-files.json"), "utf8"));
    const missing = async () => {
      const kept = await page.evaluate(async () => {
        const names = (await caches.keys()).filter((each) => each.startsWith("workbox-precache"));
        const all = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
      return list.filter((path) => !kept.includes(path));
    };
    await expect.poll(missing).toEqual([]);
    await host.stop();
    await page.goto(`${host.url}/payroll-calculator?guest=true`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("without network, a start with a file missing says so", async ({ page, context }) => {
  await page.goto(`${host.url}/login`);
  await waitUntilOfflineReady(page);
  await expect(page.getByLabel("Correo electrónico")).toBeVisible();
  // Without the host first: else this page's own check may fetch the file again before it is missed. The browser's own
  // cache would also give it back.
  await host.stop();
  await context.setOffline(true);
  await page.evaluate(async () => {
    for (const each of await caches.keys()) {
      const cache = await caches.open(each);
      const lost = (await cache.keys()).find(({ url }) => /\/assets\/closing-.*\.js/.test(url));
      if (lost) await cache.delete(lost);
    }
  });
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await page.goto(`${host.url}/login`);
  await expect(page.getByText(NOT_READY)).toBeVisible();
});
