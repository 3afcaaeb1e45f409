import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { makeNextBuild } from "../support/browser/next-build.ts";
import { type Host, serveDist } from "../support/browser/serve-dist.ts";
import { findUpdate, waitUntilOfflineReady } from "../support/browser/service-worker.ts";
import { homeReady } from "../support/public-home.ts";

test.use({ serviceWorkers: "allow" });

const READY = "Hay una versión nueva de Cuadra.";

let host: Host;
let next: ReturnType<typeof makeNextBuild>;

test.beforeEach(async ({ problems }) => {
  host = await serveDist();
  problems.alsoAt(host.url);
  next = makeNextBuild();
});

test.afterEach(async () => {
  await host.stop();
  next.remove();
});

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? "first");

/** Sets a mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { cuadraMark: true }));
const isMarked = (page: Page) => page.evaluate(() => "cuadraMark" in window);

async function openReady(page: Page): Promise<void> {
  await page.goto(host.url);
  await waitUntilOfflineReady(page);
  await mark(page);
}

async function followToLogin(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Iniciar sesión" }).first().click();
  await expect(page.getByLabel("Correo electrónico")).toBeVisible();
}

test("SW-01 a new version shows a banner, waits for Actualizar, and then runs", async ({ page }) => {
  await openReady(page);
  await host.start(next.dir);
  await findUpdate(page);
  await expect(page.getByText(READY)).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await isMarked(page)).toBe(true);
  expect(await build(page)).toBe("first");

  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect.poll(() => build(page).catch(() => "reloading")).toBe("x2");
  await expect(page.getByText(READY)).toHaveCount(0);
});

test("SW-02 before the update is accepted, an old tab opens a lazy route from its own version", async ({
  page,
}) => {
  await openReady(page);
  await host.start(next.dir);
  await findUpdate(page);
  await followToLogin(page);
  expect(await isMarked(page)).toBe(true);
});

test("SW-08 accepting in one tab leaves the other alone, which goes on in its own version", async ({
  page,
  context,
}) => {
  await openReady(page);
  const other = await context.newPage();
  await openReady(other);
  await host.start(next.dir);
  await findUpdate(page);
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect.poll(() => build(page).catch(() => "reloading")).toBe("x2");

  await expect(other.getByText("Cuadra se actualizó en otra pestaña.", { exact: false })).toBeVisible();
  expect(await isMarked(other)).toBe(true);
  await followToLogin(other);
  expect(await isMarked(other)).toBe(true);
  await other.getByRole("button", { name: "Recargar" }).click();
  await expect.poll(() => build(other).catch(() => "reloading")).toBe("x2");
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("SW-02 a lazy part that the new version took away brings exactly one reload", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404|dynamically imported module|Refused to apply style|Unable to preload CSS/);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.goto(host.url);
    await page.waitForLoadState("networkidle");
    // Before that a link is the document's own, and loads a page.
    await homeReady(page);
    await host.start(next.dir);
    await page.getByRole("link", { name: "Iniciar sesión" }).first().click();
    await expect.poll(() => build(page).catch(() => "reloading")).toBe("x2");
    await page.waitForTimeout(2_000);
    expect(loads).toBe(2);
  });

  test("SW-02 a lazy part that is nowhere brings a message and no reload", async ({ page, problems }) => {
    problems.allow(/status of 404|dynamically imported module|Unable to preload CSS/);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.goto(host.url);
    await page.waitForLoadState("networkidle");
    // Before that a link is the document's own, and loads a page.
    await homeReady(page);
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.getByRole("link", { name: "Iniciar sesión" }).first().click();
    await expect(page.getByText("No se pudo abrir esta parte de Cuadra.", { exact: false })).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toBe(1);
  });
});
