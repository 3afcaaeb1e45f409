import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop } from "../support/sample.ts";
import { enter } from "../support/sessions.ts";
import { toastCard } from "../support/workspace.ts";

test("AF-02 an asset is bought, depreciated in one press, taken back and looked at", async ({ page }) => {
  await enterOwnShop(page, "/dashboard/libro-contable/activos");
  await page.getByRole("button", { name: "Nuevo activo" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo activo" });
  await dialog.getByLabel("Nombre").fill("Camión de reparto");
  await dialog.getByLabel("Placa o serie").fill("WGK 482");
  await dialog.getByLabel("Fecha de compra").fill("05/10/2026");
  await dialog.getByLabel("Costo").fill("31.200.000");
  await axe(page);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  const month = page.getByRole("heading", { name: "Depreciación de noviembre de 2026" });
  await expect(month).toBeVisible();
  await page.getByRole("button", { name: "Ver Camión de reparto" }).click();
  // The panel takes room from the tabs: the current one stays in sight.
  await expect(page.getByRole("link", { name: "Activos", exact: true })).toBeInViewport({ ratio: 1 });
  await looks(page);
  const panel = page.getByRole("complementary", { name: "Activo" });
  await panel.getByRole("button", { name: "Cerrar", exact: true }).click();
  await page.getByRole("button", { name: "Registrar depreciación de noviembre de 2026" }).click();
  await expect(page.getByText("No hay depreciación por registrar.")).toBeVisible();
  await toastCard(page, "Depreciación registrada").getByRole("button", { name: "Deshacer" }).click();
  await expect(month).toBeVisible();
});

test("AF-06 on a phone the table of differences shows each figure without scrolling sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOwnShop(page, "/dashboard/libro-contable/activos");
  const table = page.getByRole("table", { name: "Registro y libro mayor por cuenta" });
  await expect(table.getByRole("row").filter({ hasText: "1524" })).toContainText("18.400.000");
  await expect(table.getByText(/^Registro \$\s0, libro mayor \$\s18\.400\.000$/)).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await table.evaluate(({ parentElement: part }) =>
      part === null ? 0 : part.scrollWidth - part.clientWidth,
    );
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("AF-06 the sample has its register, and a month that waits is told whole on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, "/dashboard/libro-contable/activos", "sample");
  await expect(page.getByText("Registro = cuentas 15 y 1592")).toBeVisible();
  const falls = page.getByText(/^El neto baja de /);
  const post = page.getByRole("button", { name: /^Registrar depreciación de / });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const [said, button] = [await falls.boundingBox(), await post.boundingBox()];
    if (said === null || button === null) throw new Error("no month waits");
    expect(said.width, `${width} px`).toBeGreaterThan(160);
    const isBelow = button.y >= said.y + said.height;
    expect(isBelow || button.x >= said.x + said.width, `${width} px`).toBe(true);
    await looks(page);
  }
});
