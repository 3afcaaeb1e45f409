import { expect, test } from "../support/app.ts";
import { fits } from "../support/looks.ts";
import { signIn } from "../support/sign-in.ts";

const WIDTHS = [768, 900, 1023, 1024, 1100, 1200, 1279, 1280, 1340, 1440];

test("the header holds name, plan and leaving at every width, and no title of a workspace is cut", async ({
  page,
}) => {
  await signIn(page, "maria.fernanda.villamizar@universidadnacional.edu.co", "Sabana-2026");
  for (const path of [
    "/dashboard",
    "/workspace/complex?statement=income",
    "/workspace/simple?statement=equity",
  ]) {
    await page.goto(path);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 800 });
    if (path === "/dashboard")
      // The browser offers to install it, to whoever listens by then.
      await expect(async () => {
        await page.evaluate(() => {
          const offer = new Event("beforeinstallprompt", { cancelable: true });
          dispatchEvent(Object.assign(offer, { prompt: async () => {}, userChoice: new Promise(() => {}) }));
        });
        const install = page.getByRole("banner").getByRole("button", { name: /^Instalar/ });
        await expect(install).toBeVisible({ timeout: 500 });
      }).toPass();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await fits(page);
      const isCut = await title.evaluate((each) => each.scrollWidth > each.clientWidth);
      expect(isCut, `${path} at ${width} px`).toBe(false);
    }
  }
});
