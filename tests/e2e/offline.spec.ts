import type { Page } from "@playwright/test";
import { expect, test } from "./support/app.ts";
import { persistentProfile } from "./support/persistent-profile.ts";
import { SERVER_GONE } from "./support/problems.ts";
import { PRIVATE_ROUTES, PUBLIC_ROUTES, UNKNOWN_ROUTES } from "./support/routes.ts";
import { serveDist } from "./support/serve-dist.ts";
import { waitUntilOfflineReady } from "./support/service-worker.ts";
import { signIn } from "./support/sign-in.ts";

const NOT_FOUND = "Oops! Page not found";

async function expectScreen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading").first(), url).toBeVisible();
  await expect(page.getByText(NOT_FOUND), url).toHaveCount(0);
  await expect(page.getByText("Unexpected Application Error!"), url).toHaveCount(0);
}

test("OF-01 every route opens with the server stopped, after one visit to / only, restart and sign-in included", async () => {
  test.setTimeout(180_000);
  const host = await serveDist();
  const profile = persistentProfile(host.url);
  try {
    const first = await profile.open();
    const page = first.context.pages()[0] ?? (await first.context.newPage());
    await page.goto(host.url);
    await waitUntilOfflineReady(page);
    await host.stop();
    first.problems.allow(SERVER_GONE);
    for (const path of PUBLIC_ROUTES) await expectScreen(page, host.url + path);
    expect(first.problems.found).toEqual([]);
    await profile.close();

    const second = await profile.open();
    second.problems.allow(SERVER_GONE);
    const later = second.context.pages()[0] ?? (await second.context.newPage());
    await later.goto(`${host.url}/login`);
    await signIn(later, "sin.red@ejemplo.co", "una clave larga 1");
    for (const path of PRIVATE_ROUTES) {
      await expectScreen(later, host.url + path);
      expect(new URL(later.url()).pathname).toBe(path.split("?")[0]);
    }
    expect(second.problems.found).toEqual([]);
  } finally {
    await profile.remove();
    await host.stop();
  }
});

test("SW-09 without network an unknown path shows the not-found screen, and a file that is not there is no screen", async () => {
  const host = await serveDist();
  const profile = persistentProfile(host.url);
  try {
    const { context, problems } = await profile.open();
    problems.allow(SERVER_GONE);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(host.url);
    await waitUntilOfflineReady(page);
    await host.stop();
    for (const path of UNKNOWN_ROUTES) {
      await page.goto(host.url + path);
      await expect(page.getByText(NOT_FOUND), path).toBeVisible();
    }
    const download = await context.newPage();
    await expect(download.goto(`${host.url}/copias/libro.json?de=/a.b`)).rejects.toThrow(/ERR_/);
    await page.goto(`${host.url}/login?returnUrl=%2Fa.b`);
    await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
    expect(problems.found).toEqual([]);
  } finally {
    await profile.remove();
    await host.stop();
  }
});
