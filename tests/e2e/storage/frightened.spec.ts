import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { type Device, makeDevice, takeTheCopy, withDevice } from "../support/browser/kept-device.ts";
import type { Profile } from "../support/browser/persistent-profile.ts";
import { damageStore } from "../support/browser/profile-store.ts";
import { enterAgain, ID, option, restoreCopy } from "../support/lost-device.ts";

let made: Profile;

test.beforeAll(async () => {
  made = await makeDevice(process.env.CUADRA_URL ?? "");
});

test.afterAll(() => made.remove());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** With CUADRA_SHOTS, a picture of the page as each person sees it (`npm run recovery-pictures`). */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.CUADRA_SHOTS;
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      // The page takes its theme as it opens.
      await page.evaluate(
        (theme) => document.documentElement.setAttribute("data-theme", theme),
        colorScheme === "dark" ? "cuadra-noche" : "cuadra",
      );
      const path = `${folder}/${name}-${width}-${colorScheme === "light" ? "claro" : "oscuro"}.png`;
      await page.screenshot({ path, fullPage: true, scale: "css" });
    }
  if (before) await page.setViewportSize(before);
}

/** The file that was taken away, on a device that knows nothing: the books are there, under a new password. */
async function opensElsewhere(browser: Browser, app: string, file: string): Promise<void> {
  const context = await browser.newContext({ baseURL: app, serviceWorkers: "block", locale: "es-CO" });
  const page = await context.newPage();
  await page.goto("/recuperacion.html");
  await expect(heading(page)).toHaveText("No hay nada que recuperar");
  const row = option(page, /Usar una copia mía/);
  const buffer = readFileSync(file);
  await row
    .locator('input[type="file"]')
    .setInputFiles({ name: "mía.cuadra", mimeType: "application/octet-stream", buffer });
  await row.getByLabel("Contraseña nueva").fill("otra");
  await row.getByLabel("Repite la contraseña").fill("otra");
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await expect(heading(page)).toHaveText("Tus datos están de vuelta");
  await enterAgain(page, "otra", false);
  await page.goto("/journal/complex?periodo=2026-11");
  await expect(page.getByText("Venta de mostrador").first()).toBeVisible();
  await context.close();
}

/** Opens the panel, as somebody does who knows of nothing, and is led to the recovery page or goes there. */
async function meetsTrouble(page: Page, reason: string): Promise<void> {
  await page.goto("/dashboard").catch(() => undefined);
  const way = page.getByRole("button", { name: "Recuperar mis datos" });
  const there = new RegExp(`recuperacion\\.html\\?motivo=${reason}`);
  await expect
    .poll(async () => there.test(page.url()) || (await way.isVisible().catch(() => false)), {
      timeout: 90_000,
    })
    .toBe(true);
  if (!there.test(page.url())) await way.click();
  await expect(page).toHaveURL(/recuperacion/);
}

interface Trouble {
  readonly name: string;
  readonly says: string;
  /** Makes the trouble and leads a person to the page. */
  readonly meet: (device: Device, app: string) => Promise<Page>;
  /** Whether the page itself brings the books back; the file opens elsewhere in any case. */
  readonly restores: boolean;
}

const TROUBLES: readonly Trouble[] = [
  {
    name: "disco-lleno",
    says: "El disco está lleno",
    restores: false,
    meet: async ({ open }, app) => {
      const page = await open();
      const session = await page.context().newCDPSession(page);
      await session.send("Storage.overrideQuotaForOrigin", { origin: app, quotaSize: 1 });
      await page.goto("/recuperacion.html");
      return page;
    },
  },
  {
    name: "danado",
    says: "No pudimos abrir tus datos",
    restores: true,
    meet: async ({ profile, open }) => {
      damageStore(profile.dir);
      const page = await open();
      await meetsTrouble(page, "(?:danado|perdido)");
      return page;
    },
  },
  {
    name: "borrado",
    says: "No pudimos abrir tus datos",
    restores: true,
    meet: async ({ open }, app) => {
      const page = await open();
      await page.goto("/dashboard");
      await expect(heading(page)).toBeVisible();
      const session = await page.context().newCDPSession(page);
      await session.send("Storage.clearDataForOrigin", { origin: app, storageTypes: "indexeddb" });
      await meetsTrouble(page, "perdido");
      return page;
    },
  },
  {
    name: "version-mas-nueva",
    says: "Estos datos son de una versión más nueva",
    restores: false,
    meet: async ({ open }) => {
      const page = await open();
      await page.goto("/recuperacion.html");
      await expect(heading(page)).toHaveText("Tus datos se pueden abrir");
      await page.evaluate(
        (name) =>
          new Promise<void>((resolve, reject) => {
            const request = indexedDB.open(name, 9_990);
            request.onsuccess = () => {
              request.result.close();
              resolve();
            };
            request.onerror = () => reject(request.error);
          }),
        `cuadra-user-${ID}`,
      );
      await meetsTrouble(page, "mas-nuevo");
      return page;
    },
  },
  {
    name: "nunca-responde",
    says: "El navegador no abre tus datos por ahora",
    restores: false,
    meet: async ({ open }) => {
      const page = await open();
      await page.addInitScript(() => {
        indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
        indexedDB.databases = () => new Promise(() => undefined);
      });
      await page.goto("/recuperacion.html");
      return page;
    },
  },
];

for (const { name, says, meet, restores } of TROUBLES)
  test(`ST-03 ST-06 somebody who meets trouble (${name}) ends with the work back or in hand`, async ({
    app,
    browser,
  }) => {
    await withDevice(made, app, async (device) => {
      const page = await meet(device, app);
      await expect(heading(page)).toHaveText(says, { timeout: 60_000 });
      await picture(page, name);
      const file = await takeTheCopy(page);
      if (restores) await restoreCopy(page);
      await opensElsewhere(browser, app, file);
    });
  });
