import { expect, test } from "../support/app.ts";
import { enter } from "../support/sessions.ts";

const bogota = (text: string) => new Date(`${text}-05:00`);

test("DT-01 a journal that is open over midnight proposes the new day, and keeps a day that was typed", async ({
  page,
}) => {
  await page.clock.install({ time: bogota("2026-11-22T23:59:00") });
  await enter(page, "/journal/complex?periodo=2026-11", "book");
  const date = page.getByLabel("Fecha");
  await expect(date).toHaveValue("22/11/2026");
  await page.clock.fastForward("02:00");
  await expect(date).toHaveValue("23/11/2026");
  await date.fill("10/11/2026");
  await date.press("Tab");
  await page.clock.fastForward("24:00:00");
  await expect(date).toHaveValue("10/11/2026");
});

test("DT-01 dialogs that are open over the turn of the year propose its first day, and keep one that was chosen", async ({
  page,
}) => {
  await page.clock.install({ time: bogota("2026-12-31T23:59:00") });
  await enter(page, "/dashboard/libro-contable", "book");
  await page
    .getByRole("button", { name: /^Nuevo libro/ })
    .first()
    .click();
  const from = page.getByLabel("Desde", { exact: true }).first();
  await expect(from).toHaveValue("31/12/2026");
  await page.clock.fastForward("02:00");
  await expect(from).toHaveValue("01/01/2027");
  await from.fill("1/11/2026");
  await from.press("Tab");
  await page.clock.fastForward("24:00:00");
  await expect(from).toHaveValue("01/11/2026");
});

test("DT-01 a device that slept over midnight wakes in the new day", async ({ page }) => {
  await page.clock.install({ time: bogota("2026-11-22T22:00:00") });
  await enter(page, "/journal/complex?periodo=2026-11", "book");
  const date = page.getByLabel("Fecha");
  await expect(date).toHaveValue("22/11/2026");
  // No timer runs while the device sleeps: the clock alone moves, and the window comes back.
  await page.clock.setFixedTime(bogota("2026-11-24T08:00:00"));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(date).toHaveValue("24/11/2026");
});
