import { readFile } from "node:fs/promises";
import { expect, test } from "../support/app.ts";
import { fits, looks, makesSense } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

const BY_MONTH = "/dashboard/libro-contable/movimiento-por-mes";

test("the movements of an account by month: found, read, opened, brought back to, taken as a file", async ({
  page,
}) => {
  await enter(page, "/dashboard/libro-contable", "sample");
  await expect(page.getByRole("link", { name: "Movimiento por mes" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("movimiento por mes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(BY_MONTH));
  await expect(page.getByRole("heading", { level: 1, name: "Movimiento por mes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Movimiento por mes" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.getByLabel("Cuenta", { exact: true }).fill("2105");
  await page.getByLabel("Cuenta", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/cuenta=2105(?!\d)/);
  const october = page.getByRole("row", { name: /Octubre de 2026/ });
  await expect(october).toBeVisible();
  const figures = (await october.getByRole("cell").allInnerTexts()).map((text) => text.trim());
  expect(figures).toHaveLength(5);
  await makesSense(page);

  await page.getByRole("button", { name: "Octubre de 2026" }).press("Enter");
  await expect(page).toHaveURL(/mayor\?.*cuenta=2105.*desde=2026-10-01.*hasta=2026-10-31/);
  // The ledger of the month ends where the month's row did.
  await expect(page.getByText(/^Saldo al 31\/10\/2026/).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Sumas de octubre/ })).toContainText(figures[2] ?? "");
  await expect(page.getByRole("row", { name: /Sumas de octubre/ })).toContainText(figures[4] ?? "");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Octubre de 2026" })).toBeFocused();

  const waiting = page.waitForEvent("download", { timeout: 30_000 });
  await page.getByRole("button", { name: /^Exportar/ }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const file = await readFile(await (await waiting).path(), "utf8");
  expect(file).toContain("Mes;Saldo inicial;Débitos;Créditos;Saldo final");
  expect(file).toContain("Octubre de 2026");

  await page.getByLabel("Desde").selectOption({ label: "Agosto de 2026" });
  await expect(page).toHaveURL(/desde=2026-08-01/);
  await expect(page.getByRole("row", { name: /Julio de 2026/ })).toHaveCount(0);
  await looks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The card, and not the row of the wide table, which is hidden a moment later.
  await page
    .getByRole("listitem")
    .getByRole("button", { name: /Octubre de 2026/ })
    .click();
  await expect(page).toHaveURL(/mayor\?.*desde=2026-10-01/);
  await fits(page);
});

test("an address of no report is not found, and an unknown account is said", async ({ page }) => {
  await enter(page, "/dashboard/libro-contable/informe-que-no-existe", "sample");
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await page.goto(`${BY_MONTH}?cuenta=9876`);
  await expect(page.getByText("La cuenta 9876 no existe en este libro")).toBeVisible();
});
