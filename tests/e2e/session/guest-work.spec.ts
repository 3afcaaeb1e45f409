import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { persistentProfile } from "../support/browser/persistent-profile.ts";

const OFFER = "Tienes trabajo de invitado";
const BRING = "Traer mi trabajo de invitado";

async function workAsGuest(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/workspace/simple?guest=true`);
  await page.getByLabel("Valor de la fila 1").fill("777.000");
  await page.getByLabel("Valor de la fila 1").blur();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
}

async function signIn(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/login?returnUrl=%2Fworkspace%2Fsimple`);
  await page.getByLabel("Correo electrónico").fill("entrega@cuadra.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("Sabana-2026");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
}

const offer = (page: Page) => page.getByRole("dialog", { name: OFFER });
const value = (page: Page) => page.getByLabel("Valor de la fila 1");

/** Milliseconds after the press at which the browser is killed; null: before it, while the question stands. */
for (const moment of [null, 0, 40, 120])
  test(`AU-18 a browser killed ${moment === null ? "before the answer" : `${moment} ms after it`}: the work is in the account or offered`, async ({
    app,
  }) => {
    const profile = persistentProfile(app);
    try {
      const first = (await profile.open()).context;
      const page = first.pages()[0] ?? (await first.newPage());
      await workAsGuest(page, app);
      await signIn(page, app);
      await expect(offer(page)).toBeVisible();
      if (moment !== null) {
        await offer(page).getByRole("button", { name: BRING }).click();
        await page.waitForTimeout(moment);
      }
      await profile.kill();

      const { context } = await profile.open();
      const again = await context.newPage();
      // The browser may not have written the session to disk yet: then the person signs in again.
      await again.goto(`${app}/workspace/simple`);
      await expect(value(again).or(again.getByLabel("Correo electrónico"))).toBeVisible();
      if (!(await value(again).isVisible())) await signIn(again, app);
      await expect(value(again)).toBeVisible();
      await expect
        .poll(async () => (await offer(again).isVisible()) || (await value(again).inputValue()) === "777.000")
        .toBe(true);
      if (await offer(again).isVisible()) await offer(again).getByRole("button", { name: BRING }).click();
      await expect(value(again)).toHaveValue("777.000");
      // A tab of its own: what the first one knows of the guest is not its own.
      const third = await context.newPage();
      await third.goto(`${app}/workspace/simple`);
      await expect(value(third)).toHaveValue("777.000");
      await third.waitForTimeout(500);
      await expect(offer(third)).toBeHidden();
    } finally {
      await profile.remove();
    }
  });

test("AU-18 work of a tab that crashed is still there after another visitor came", async ({ app }) => {
  const profile = persistentProfile(app);
  try {
    const { context } = await profile.open();
    const page = await context.newPage();
    await workAsGuest(page, app);
    const marks = await page.evaluate(() => JSON.stringify(sessionStorage));
    void page.goto("chrome://crash").catch(() => undefined);
    await page.waitForEvent("crash");
    const visitor = await context.newPage();
    // Signing in opens the registry, which sweeps after four seconds.
    await signIn(visitor, app);
    await expect(value(visitor)).toBeVisible();
    await visitor.waitForTimeout(6000);
    await visitor.evaluate(() => localStorage.removeItem("cuadra_user"));
    await visitor.close();
    const back = await context.newPage();
    await back.goto(`${app}/`);
    await back.evaluate((text) => {
      for (const [key, kept] of Object.entries<string>(JSON.parse(text))) sessionStorage.setItem(key, kept);
    }, marks);
    await back.goto(`${app}/workspace/simple?guest=true`);
    await expect(value(back)).toHaveValue("777.000");
  } finally {
    await profile.remove();
  }
});
