import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { makeDevice, takeTheCopy, withDevice } from "../support/browser/kept-device.ts";
import { damageSomewhere } from "../support/browser/profile-store.ts";
import { counted, fixedRandom } from "../support/long/long-mode.ts";
import { restoreCopy } from "../support/lost-device.ts";

const { count, seed } = counted("damages");
const damages = count ?? 2;

const SOUND = "Tus datos se pueden abrir";
const BUSY = "El navegador no abre tus datos por ahora";
const LOST = "No pudimos abrir tus datos";

/** What the page says once it has looked. */
async function verdict(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(new RegExp([SOUND, BUSY, LOST].join("|")), { timeout: 90_000 });
  return (await heading.textContent()) ?? "";
}

/** Either everything is there, or the page says that it is not and the copy is in hand or back. */
test("ST-03 a store damaged at any place is whole, or its copy is in hand", async ({ app }) => {
  test.setTimeout(180_000 + damages * 60_000);
  const random = fixedRandom(seed, "damages");
  const made = await makeDevice(app);
  const said = new Map<string, number>();
  try {
    for (let damage = 0; damage < damages; damage += 1)
      await withDevice(made, app, async ({ profile, open }) => {
        const what = damageSomewhere(profile.dir, random);
        const page = await open();
        await page.goto("/recuperacion.html");
        const found = await verdict(page);
        said.set(found, (said.get(found) ?? 0) + 1);
        if (found === SOUND) await expect(page.locator("dl"), what).toContainText("3 asientos");
        else await takeTheCopy(page);
        if (found === LOST) await restoreCopy(page);
      });
  } finally {
    await made.remove();
    console.log([...said].map(([text, times]) => `${text}: ${times}`).join(", "));
  }
});
