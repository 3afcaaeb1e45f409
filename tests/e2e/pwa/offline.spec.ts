import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { withServerGone } from "../support/browser/server-gone.ts";
import { PRIVATE_ROUTES, PUBLIC_ROUTES, UNKNOWN_ROUTES } from "../support/routes.ts";
import { signIn } from "../support/sign-in.ts";

const NOT_FOUND = "Oops! Page not found";

async function expectScreen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading").first(), url).toBeVisible();
  await expect(page.getByText(NOT_FOUND), url).toHaveCount(0);
  await expect(page.getByText("Unexpected Application Error!"), url).toHaveCount(0);
}

test("OF-01 every route opens with the server stopped, after one visit to / only, restart and sign-in included", async () => {
  await withServerGone(async ({ url, page, restart }) => {
    for (const path of PUBLIC_ROUTES) await expectScreen(page, url + path);
    const later = await restart();
    await later.goto(`${url}/login`);
    await signIn(later, "sin.red@ejemplo.co", "una clave larga 1");
    for (const path of PRIVATE_ROUTES) {
      await expectScreen(later, url + path);
      expect(new URL(later.url()).pathname).toBe(path.split("?")[0]);
    }
  });
});

test("SW-09 without network an unknown path shows the not-found screen, and a file that is not there is no screen", async () => {
  await withServerGone(async ({ url, context, page }) => {
    for (const path of UNKNOWN_ROUTES) {
      await page.goto(url + path);
      await expect(page.getByText(NOT_FOUND), path).toBeVisible();
    }
    const download = await context.newPage();
    await expect(download.goto(`${url}/copias/libro.json?de=/a.b`)).rejects.toThrow(/ERR_/);
    await page.goto(`${url}/login?returnUrl=%2Fa.b`);
    await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
  });
});
