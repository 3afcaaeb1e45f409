import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop } from "../support/sample.ts";
import { toastCard } from "../support/workspace.ts";

test("IN-14 units are moved between stores and shown in each, and undo brings them back", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/libro-contable/inventario");
  await page.getByRole("button", { name: "Empezar el inventario" }).click();
  await page.getByRole("button", { name: "Nuevo artículo" }).click();
  const item = page.getByRole("dialog", { name: "Nuevo artículo" });
  await item.getByLabel("Nombre").fill("Brocha profesional");
  await item.getByLabel("Código", { exact: true }).fill("BR-0307");
  await item.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("button", { name: "Cambiar: Bodegas" }).click();
  const stores = page.getByRole("dialog", { name: "Bodegas" });
  await stores.getByRole("textbox", { name: "Bodega 2" }).fill("Norte");
  await axe(page);
  await stores.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("button", { name: "Compra", exact: true }).click();
  const purchase = page.getByRole("dialog", { name: "Registrar compra" });
  await purchase.getByRole("combobox", { name: "Artículo" }).fill("br-0307");
  await page.keyboard.press("Enter");
  await purchase.getByLabel("Cantidad").fill("50");
  await purchase.getByLabel("Costo total sin IVA").fill("1000000");
  await purchase.getByRole("button", { name: "Registrar" }).click();
  await page.getByRole("button", { name: "Traslado" }).click();
  const transfer = page.getByRole("dialog", { name: "Trasladar entre bodegas" });
  await transfer.getByRole("combobox", { name: "Artículo" }).fill("br-0307");
  await page.keyboard.press("Enter");
  await transfer.getByLabel("Cantidad").fill("60");
  await axe(page);
  await transfer.getByRole("button", { name: "Trasladar" }).click();
  await expect(toastCard(page, "No quedó registrado")).toContainText("salen 60 de la bodega «Principal»");
  await transfer.getByLabel("Cantidad").fill("20");
  await transfer.getByRole("button", { name: "Trasladar" }).click();
  await page.getByLabel("Bodega", { exact: true }).selectOption("Norte");
  await expect(page.getByRole("gridcell", { name: "20 unidades" })).toBeVisible();
  await looks(page);
  await page.getByRole("gridcell", { name: "Brocha profesional" }).click();
  await page.getByLabel("Kardex que se muestra").selectOption("Norte");
  await expect(page.getByRole("table").getByText("Traslado desde Principal")).toBeVisible();
  await axe(page);
  await looks(page);
  await toastCard(page, "Trasladado").getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("table").getByText("Traslado desde Principal")).toHaveCount(0);
});
