import { expect, type Locator } from "@playwright/test";
import { test } from "../support/app.ts";
import { enterOwnShop } from "../support/sample.ts";
import { putSession } from "../support/sessions.ts";

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const sidesOf = (of: Locator): Promise<Sides> =>
  of.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

function meet(a: Sides, b: Sides): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test("UX-10 in the journal a toast stands in the rail on a wide screen, and above the bar on a phone", async ({
  page,
}) => {
  await putSession(page, "sample");
  await page.goto("/journal/complex?periodo=2026-11");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const toast = page.locator(".toast-card");
  await expect(toast).toBeVisible();
  expect(meet(await sidesOf(toast), await sidesOf(page.locator(".journal-frame")))).toBe(false);
  expect((await sidesOf(toast)).bottom).toBeGreaterThan(800);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/journal/complex?periodo=2026-11");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Guardar" }).click();
  await expect(toast).toBeVisible();
  expect(meet(await sidesOf(toast), await sidesOf(page.locator(".journal-bar")))).toBe(false);
});

test("UX-10 in a workspace a toast stands above the sums, beside the guided panel too, and so does the assistant", async ({
  page,
}) => {
  const foot = page.getByRole("region", { name: "Totales" });
  const toast = page.locator(".toast-card").last();
  for (const [width, height, isGuided] of [
    [1440, 880, true],
    [1440, 880, false],
    [800, 900, false],
    [390, 844, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/workspace/complex?guest=true");
    await page.getByRole("button", { name: "10 filas" }).click();
    if (isGuided) await page.getByRole("button", { name: /^Modo Guiado/ }).click();
    const remove = page.getByRole("button", { name: /^Eliminar la fila|^Quitar la fila/ });
    await remove.first().click();
    await expect(toast).toBeVisible();
    expect(meet(await sidesOf(toast), await sidesOf(foot)), `${width}`).toBe(false);
    if (width !== 800) continue;
    expect(meet(await sidesOf(page.locator(".chat-button")), await sidesOf(foot))).toBe(false);
  }
});

test("UX-10 a toast stands beside the panel at the edge of the window, and above its buttons on a phone", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/libro-contable/plan-de-cuentas");
  const panel = page.locator(".side-panel, .side-sheet");
  const toast = page.locator(".toast-card");
  for (const [width, height, name] of [
    [1440, 900, "Nequi del local"],
    [390, 844, "Daviplata"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    const tree = page.getByRole("treegrid", { name: "Plan de cuentas" });
    await tree.getByRole("row", { name: "1 Activo", exact: true }).focus();
    await page.keyboard.type("1110");
    await tree.getByRole("row", { name: /^1110 / }).click();
    await expect(panel).toBeVisible();
    await panel.getByRole("button", { name: /^Acciones de/ }).click();
    await page.getByRole("menuitem", { name: "Agregar una debajo" }).click();
    const dialog = page.getByRole("dialog", { name: /cuenta/i });
    await dialog.getByLabel("Nombre").fill(name);
    await page.keyboard.press("Enter");
    await expect(toast.filter({ hasText: name })).toBeVisible();
    await expect(panel).toBeVisible();
    const card = await sidesOf(toast.last());
    expect(card.left >= 0 && card.right <= width && card.bottom <= height).toBe(true);
    if (width === 1440) expect(meet(card, await sidesOf(panel))).toBe(false);
    for (const button of await panel.getByRole("button").all())
      expect(meet(card, await sidesOf(button)), `${await button.textContent()}`).toBe(false);
  }
});

test("UX-10 a toast keeps off a dialog beside it, and above a phone's buttons in two rows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterOwnShop(page, "/dashboard/libro-contable/activos");
  await page.getByRole("button", { name: "Nuevo activo" }).click();
  const form = page.getByRole("dialog", { name: "Nuevo activo" });
  await form.getByLabel("Nombre").fill("Camión de reparto");
  await form.getByLabel("Fecha de compra").fill("05/10/2026");
  await form.getByLabel("Costo").fill("31.200.000");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form).toBeHidden();
  const toast = page.locator(".toast-card");
  await expect(toast).toBeVisible();

  await test.step("as narrow as the room beside a high dialog", async () => {
    await page.getByRole("button", { name: "Ver Camión de reparto" }).click();
    await page.getByRole("button", { name: "Vender o dar de baja" }).click();
    const dialog = page.getByRole("dialog", { name: /^Vender/ });
    await dialog.getByLabel("Precio de venta").fill("35.000.000");
    await expect(async () => {
      expect(meet(await sidesOf(toast), await sidesOf(dialog))).toBe(false);
    }).toPass({ timeout: 10_000 });
    expect((await sidesOf(toast)).right).toBeLessThanOrEqual(1280);
    await dialog.getByRole("button", { name: "Registrar" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Deshacer" }).first().click();
    await expect(page.getByRole("button", { name: "Vender o dar de baja" })).toBeVisible();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const foot = page.locator(".side-sheet .side-panel-foot");
  await expect(foot).toBeVisible();
  const high = await foot.evaluate((element: HTMLElement) => element.offsetHeight);
  expect(high).toBeGreaterThan(90);
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--bottom-bar")),
    )
    .toBe(`${high}px`);
});
