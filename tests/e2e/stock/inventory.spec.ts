import type { Locator } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { openBook, typeHead, typeLines } from "../support/journal.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop, enterSample } from "../support/sample.ts";
import { toastCard } from "../support/workspace.ts";
import { openKardex } from "./open-kardex.ts";

test("IN-04 a purchase and a sale stand in the kardex, and undo takes the sale back", async ({ page }) => {
  await enterOwnShop(page, "/dashboard/libro-contable/inventario");
  await page.getByRole("button", { name: "Empezar el inventario" }).click();
  await page.getByRole("button", { name: "Nuevo artículo" }).click();
  const item = page.getByRole("dialog", { name: "Nuevo artículo" });
  await item.getByLabel("Nombre").fill("Brocha profesional");
  await item.getByLabel("Código", { exact: true }).fill("BR-0307");
  await item.getByLabel("Mínimo").fill("45");
  await axe(page);
  await item.getByRole("button", { name: "Guardar" }).click();
  await openKardex(page, "Brocha profesional");
  await page.getByRole("button", { name: "Compra", exact: true }).click();
  const purchase = page.getByRole("dialog", { name: "Registrar compra" });
  await purchase.getByLabel("Cantidad").fill("50");
  await purchase.getByLabel("Costo total sin IVA").fill("20000*50");
  await axe(page);
  await purchase.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("table").getByText("1.000.000").first()).toBeVisible();
  await axe(page);
  await looks(page);
  await page.getByRole("button", { name: "Venta", exact: true }).click();
  const sale = page.getByRole("dialog", { name: "Registrar venta" });
  await sale.getByLabel("Cantidad").fill("60");
  await sale.getByLabel("Precio total sin IVA").fill("400.000");
  await sale.getByRole("button", { name: "Registrar" }).click();
  await expect(toastCard(page, "No quedó registrado")).toContainText("salen 60 y hay 50");
  await sale.getByLabel("Cantidad").fill("10");
  await sale.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("table").getByText("800.000").first()).toBeVisible();
  await toastCard(page, "Venta: quedó en el kardex").getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("table").getByText("800.000")).toHaveCount(0);
  await page.getByRole("button", { name: "Volver al inventario" }).click();
  await looks(page);
});

test("IN-07 a purchase typed in the journal is asked of which item it is, and its entry shows it", async ({
  page,
}) => {
  const book = await openBook(page);
  await page.goto(`/dashboard/libro-contable/inventario?book=${book}`);
  await page.getByRole("button", { name: "Empezar el inventario" }).click();
  await page.getByRole("button", { name: "Nuevo artículo" }).click();
  const item = page.getByRole("dialog", { name: "Nuevo artículo" });
  await item.getByLabel("Nombre").fill("Brocha profesional");
  await item.getByLabel("Código", { exact: true }).fill("BR-0307");
  await item.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("gridcell", { name: "Brocha profesional" })).toBeVisible();
  await page.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeHead(page, { date: "3", description: "Brochas de Andina", lines: [] });
  await typeLines(page, [
    ["1435", 1_000_000],
    ["2205", -1_000_000],
  ]);
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("dialog", { name: "¿De qué artículo?" });
  await question.getByRole("combobox", { name: "Artículo" }).fill("br-0307");
  await page.keyboard.press("Enter");
  await question.getByLabel("Cantidad").fill("50");
  await looks(page, { within: question });
  await question.getByRole("button", { name: "Registrar" }).click();
  await toastCard(page, "Quedó en el kardex").waitFor();
  await page.getByRole("button", { name: "Acciones del asiento 1" }).click();
  await page.getByRole("menuitem", { name: "Artículos del inventario" }).click();
  const items = page.getByRole("dialog", { name: "Artículos del asiento 1" });
  await expect(items).toContainText("Brocha profesional, 50 unidades");
  await axe(page);
});

test("IN-01 each line of a long kardex is as high as any other, one row of text or on a phone two, to its sums", async ({
  page,
}) => {
  await enterSample(page);
  for (const [width, most] of [
    [1440, 36],
    [390, 62],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/dashboard/libro-contable/inventario");
    await openKardex(page, /^Arena lavada/);
    const card = page.getByRole("region", { name: /Arena lavada/ });
    const lines = card.locator('tbody tr[data-kind="line"]');
    await expect(lines.first()).toBeVisible();
    const heights = () =>
      lines.evaluateAll((rows) => [
        ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))),
      ]);
    const [high = 0, ...others] = await heights();
    expect(others, `${width} px`).toEqual([]);
    expect(high, `${width} px`).toBeLessThan(most);
    await card.evaluate((part) => part.scrollTo(0, part.scrollHeight));
    await expect(card.locator('tr[data-kind="total"]')).toBeVisible();
    expect(await heights(), `${width} px, at the end`).toEqual([high]);
  }
});

/** That one is as wide as the other. */
async function endsWith(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  expect(a && [a.x, a.width]).toEqual(b && [b.x, b.width]);
}

test("IN-54 on a phone an item rises in a sheet, and what is done most stands at the foot", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterSample(page);
  await page.goto("/dashboard/libro-contable/inventario");
  const sell = page.getByRole("button", { name: "Venta", exact: true });
  await expect(sell).toBeInViewport({ ratio: 1 });
  await axe(page);
  await page.getByRole("gridcell", { name: /^Brocha/ }).click();
  const sheet = page.getByRole("complementary", { name: "Artículo" });
  const moves = sheet.getByRole("table", { name: /^Últimos movimientos de Brocha/ });
  await expect(moves).toBeVisible();
  await endsWith(sheet.locator(".stock-bar"), moves);
  await expect(sell).toBeHidden();
  await looks(page);
  await sheet.getByRole("button", { name: /^Venta de Brocha/ }).click();
  const form = page.getByRole("dialog", { name: "Registrar venta" });
  await form.getByLabel("Cantidad").fill("2");
  await expect(form.getByText(/^Sale del inventario a su costo: \$\s[\d.]+\.$/)).toBeVisible();
  await axe(page);
});

test("IN-54 IN-55 beside the list an item, and its whole kardex with what the other method would make of it", async ({
  page,
}) => {
  await enterSample(page);
  await page.goto("/dashboard/libro-contable/inventario");
  await page.getByRole("gridcell", { name: /^Brocha/ }).click();
  const panel = page.getByRole("complementary", { name: "Artículo" });
  await endsWith(panel.locator(".stock-bar"), panel.getByRole("table"));
  await looks(page);
  await page.getByRole("button", { name: "Kardex completo" }).click();
  await expect(page.getByRole("region", { name: "El método cambia el costo, no el total" })).toBeVisible();
  await looks(page);
});

test("IN-57 IN-58 on a phone what is low is ordered, and the shelf is counted with the thumb", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterSample(page);
  await page.goto("/dashboard/libro-contable/inventario");
  await page.getByRole("gridcell", { name: /^Brocha/ }).click();
  await page.getByRole("button", { name: /^Editar Brocha/ }).click();
  const item = page.getByRole("dialog");
  await item.getByLabel("Mínimo").fill("2000");
  await item.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("complementary", { name: "Artículo" }).getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("button", { name: "Armar el pedido" }).click();
  const order = page.getByRole("dialog", { name: "Pedido" });
  await order.getByRole("button", { name: /^Uno más de Brocha/ }).click();
  await expect(order.getByText("1 artículo en el pedido")).toBeVisible();
  await axe(page);
  await looks(page);
  await order.getByRole("button", { name: "Exportar" }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^pedido_.*\.csv$/);
  await page.goto("/dashboard/libro-contable/inventario");
  await page.getByRole("button", { name: "Conteo", exact: true }).click();
  const count = page.getByRole("dialog", { name: "Conteo de inventario" });
  await count.getByRole("button", { name: /^Uno menos de Brocha/ }).click();
  await expect(count.getByText("1 artículo contado, 1 diferencia.")).toBeAttached();
  await axe(page);
  await looks(page);
  await count.getByRole("button", { name: "Registrar las diferencias" }).click();
  await expect(toastCard(page, "Diferencias registradas")).toBeVisible();
});
