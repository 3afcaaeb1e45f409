import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { makeNextBuild } from "../support/browser/next-build.ts";
import { type OddHost, oddHost } from "../support/browser/odd-host.ts";
import { type Host, serveDist } from "../support/browser/serve-dist.ts";
import { findUpdate, waitUntilOfflineReady } from "../support/browser/service-worker.ts";
import { openBook, type TypedEntry, typeHead, typeLines } from "../support/journal.ts";

test.use({ serviceWorkers: "allow" });

const NOT_READY = "Cuadra no quedó lista para usarse sin conexión.";

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? "first");

/** Asks for a newer version, and waits until the worker that was found has given up. */
const updateFails = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const gone = new Promise<void>((resolve) => {
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve());
      });
    });
    await registration.update().catch(() => undefined);
    await gone;
  });

async function accept(page: Page, mark: string): Promise<void> {
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect.poll(() => build(page).catch(() => "reloading")).toBe(mark);
}

let first: Host;
let odd: OddHost;

const NETWORK = /net::ERR_|integrity|Failed to (?:load resource|fetch)|bad-precaching-response|script/i;

test.beforeEach(async () => {
  first = await serveDist();
});

test.afterEach(async () => {
  await odd.stop();
  await first.stop();
});

test("SW-04 a network that dies in the middle of an update leaves the old version whole, and the update comes another day", async ({
  page,
  problems,
}) => {
  problems.allow(NETWORK);
  odd = await oddHost(first.url);
  problems.alsoAt(odd.url);
  const next = makeNextBuild();
  try {
    await page.goto(odd.url);
    await waitUntilOfflineReady(page);
    await first.start(next.dir);
    odd.left = 60;
    await updateFails(page);
    expect(odd.left).toBe(0);
    // Still dead: every screen of the old version opens, the late ones too.
    for (const path of ["/login", "/payroll-calculator?guest=true", "/recuperacion.html"]) {
      await page.goto(`${odd.url}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await build(page)).toBe("first");
    }
    odd.left = null;
    await page.goto(odd.url);
    await findUpdate(page);
    await accept(page, "x2");
  } finally {
    next.remove();
  }
});

test("SW-07 a host that lets everything be kept for a year, with a broken release: the mended one still arrives", async ({
  page,
  context,
  problems,
}) => {
  // The broken release is broken aloud.
  problems.allow(/broken release|net::ERR_|MIME/);
  odd = await oddHost(first.url, true);
  problems.alsoAt(odd.url);
  const broken = makeNextBuild("x2");
  const mended = makeNextBuild("x3");
  // Its first script throws, so that nothing of the application runs: no banner, no check of its own.
  const assets = join(broken.dir, "assets");
  for (const file of readdirSync(assets))
    if (/^index-.*\.js$/.test(file)) writeFileSync(join(assets, file), 'throw new Error("broken release");');
  broken.sign();
  try {
    await page.goto(odd.url);
    await waitUntilOfflineReady(page);
    await first.start(broken.dir);
    await findUpdate(page);
    await accept(page, "x2");
    await first.start(mended.dir);
    // The broken page asks for nothing itself: the browser looks at each start, and changes once no tab is open.
    let start = page;
    await expect(async () => {
      await start.close();
      start = await context.newPage();
      await start.goto(`${odd.url}/login`);
      await expect.poll(() => build(start), { timeout: 20_000 }).toBe("x3");
    }).toPass({ timeout: 300_000 });
    await expect(start.getByLabel("Correo electrónico")).toBeVisible();
  } finally {
    broken.remove();
    mended.remove();
  }
});

test("SW-11 without room for its files the page says that it is not ready without network, and works", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Quota|quota/);
  odd = await oddHost(first.url);
  problems.alsoAt(odd.url);
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: odd.url, quotaSize: 1_000_000 });
  await page.goto(`${odd.url}/payroll-calculator?guest=true`);
  await expect(page.getByText(NOT_READY)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${odd.url}/login`);
  await expect(page.getByLabel("Correo electrónico")).toBeVisible();
  await session.send("Storage.overrideQuotaForOrigin", { origin: odd.url });
  await page.reload();
  await waitUntilOfflineReady(page);
});

test("OF-04 a network that comes and goes while entries are posted: none twice, none lost, and no storm of notices", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(NETWORK);
  odd = await oddHost(first.url);
  await openBook(page);
  await waitUntilOfflineReady(page);
  let flips = 0;
  let most = 0;
  const flapping = (async () => {
    for (; flips < 20; flips += 1) {
      await context.setOffline(flips % 2 === 0);
      await page.waitForTimeout(500);
      most = Math.max(most, await page.locator(".toast-card").count());
    }
    await context.setOffline(false);
  })();
  const COUNT = 8;
  for (let number = 1; number <= COUNT; number += 1) {
    const entry: TypedEntry = {
      date: "3",
      description: `Venta con red que va y viene ${number}.`,
      lines: [
        ["1105", 1_000 * number],
        ["4135", -1_000 * number],
      ],
    };
    await expect(page.getByLabel("Fecha")).toBeFocused();
    await typeHead(page, entry);
    await typeLines(page, entry.lines);
    await page.keyboard.press("Control+Enter");
  }
  await flapping;
  expect(flips).toBe(20);
  const rows = page.locator('[role="row"][data-status="posted"]', { hasText: "va y viene" });
  await expect(rows).toHaveCount(COUNT);
  await page.reload();
  await expect(rows).toHaveCount(COUNT);
  for (let number = 1; number <= COUNT; number += 1)
    await expect(rows.filter({ hasText: `viene ${number}.` })).toHaveCount(1);
  expect(most).toBeLessThanOrEqual(2);
});
