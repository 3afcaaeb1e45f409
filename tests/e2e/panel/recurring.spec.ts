import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop } from "../support/sample.ts";
import { toastCard } from "../support/workspace.ts";

test("RC-01 missed months are registered in one press, and undo returns them to the inbox", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/libro-contable/recurrentes");
  await page.getByRole("button", { name: "Nuevo recurrente" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo recurrente" });
  await dialog.getByLabel("Nombre").fill("Arriendo del local");
  await dialog.getByLabel("Valor de cada mes").fill("900.000");
  await dialog.getByLabel("Primera fecha").fill("30/09/2026");
  await dialog.getByLabel("Última fecha").fill("31/10/2026");
  await axe(page);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("heading", { name: "2 por registrar" })).toBeVisible();
  // The sample has closed September: it is said with what to do, and only October may be ticked.
  await expect(page.getByText("septiembre de 2026 está cerrado", { exact: false })).toBeVisible();
  await looks(page);
  await page.getByRole("button", { name: "Saltar Arriendo del local del 30/09/2026" }).click();
  await page.getByRole("button", { name: "Registrar 1 asiento" }).click();
  await expect(page.getByText("Nada por registrar hoy.")).toBeVisible();
  await toastCard(page, "Registré 1 asiento").getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("heading", { name: "1 por registrar" })).toBeVisible();
});

test("RC-01 an entry of the journal is repeated each month from its menu", async ({ page }) => {
  await enterOwnShop(page, "/journal/complex");
  const menu = page.locator("[data-entry-menu]").last();
  await menu.click();
  await page.getByRole("menuitem", { name: "Repetir cada mes…" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo recurrente" });
  await expect(dialog.getByRole("radio", { name: "Un asiento" })).toBeChecked();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(toastCard(page, "Se propondrá cada mes")).toBeVisible();
  await expect(page).toHaveURL(/\/recurrentes\?book=[^&]+$/);
});

test("AX-05 on a phone the form of what repeats shows each of its kinds, without scrolling sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOwnShop(page, "/dashboard/libro-contable/recurrentes");
  await page.getByRole("button", { name: "Nuevo recurrente" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo recurrente" });
  await expect(dialog.getByLabel("Nombre")).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const kind of await dialog.locator(".segment").all()) {
      const box = await kind.boundingBox();
      expect(box?.x ?? -1, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
  }
  await dialog.getByText("Préstamo", { exact: true }).click();
  await expect(dialog.getByLabel("Valor del préstamo")).toBeVisible();
});
