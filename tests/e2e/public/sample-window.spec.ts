import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";

const WAYS = [
  ["Su panel", "/dashboard", '[data-indicator="debt"]'],
  ["Libro mayor", "/dashboard/libro-contable/mayor", "main"],
  ["Balance de comprobación", "/dashboard/libro-contable/comprobacion", "text=Sumas"],
  ["Estados financieros", "/dashboard/libro-contable/estados", "text=Total activo"],
  ["Nómina", "/dashboard/nomina", "main"],
  ["Análisis", "/dashboard/analisis", "main"],
] as const;

/** In the notice: the bar of the panel has an icon that does the same. */
const leave = (page: Page) => page.getByRole("button").filter({ hasText: "Salir del ejemplo" });
const HOME = { name: "Que todo cuadre." };

test("whoever has no account looks through the sample company from the home page, and comes back", async ({
  page,
}) => {
  await page.goto("/");
  for (const [name, path, shown] of WAYS) {
    await page
      .getByRole("region", { name: "Mira una empresa por dentro" })
      .getByRole("link", { name })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === path && !url.search.includes("ejemplo"));
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(leave(page)).toBeVisible();
    await leave(page).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", HOME)).toBeVisible();
  }
});

test("an address of the sample opens it as it is typed", async ({ page }) => {
  await page.goto("/dashboard/libro-contable/comprobacion?ejemplo=true");
  await expect(leave(page)).toBeVisible();
  await expect(page).toHaveURL(/\/comprobacion(?:\?book=[^&]+)?$/);
});

test("a guest begins a statement in the sample, brings the book, and is asked for no account", async ({
  page,
}) => {
  await page.goto("/dashboard/estados?ejemplo=true");
  await page.getByRole("button", { name: "Nuevo estado", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Balance General", { exact: true }).first().click();
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByText("Vista Compleja", { exact: true }).first().click();
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/workspace\/complex/);
  await page.getByRole("button", { name: "Traer del libro" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Traer", exact: true }).click();
  await expect(page.getByText(/^Trajimos \d+ cuentas/)).toBeVisible();
  await page.getByRole("button", { name: "Interpretar este estado" }).click();
  await expect(page.getByRole("dialog").getByText(/^De cada \$\s100 que tiene/)).toBeVisible();
  await page.keyboard.press("Escape");
  await leave(page).click();
  await expect(page.getByRole("heading", HOME)).toBeVisible();
});

for (const [device, options, caja] of [
  ["desktop", {}, "2.380.000, de dónde sale: Caja"],
  [
    "phone",
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    "2.380.000, de dónde sale: Caja",
  ],
] as const)
  test.describe(device, () => {
    test.use(options);

    test("a figure of the home page's ledger opens what it is made of, and a whole company", async ({
      page,
    }) => {
      await page.goto("/");
      await page.getByRole("button", { name: caja }).click();
      const source = page.getByRole("dialog", { name: "De dónde sale" });
      await expect(source.getByRole("row", { name: "Ventas 2.000.000" })).toBeVisible();
      await expect(source.getByRole("row", { name: "IVA 19% 380.000" })).toBeVisible();
      await axe(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: caja })).toBeFocused();
      await page.getByRole("button", { name: /de dónde sale: Sumas del debe/ }).click();
      await source.getByRole("link", { name: "Ver una empresa completa" }).click();
      await expect(page).toHaveURL(/\/dashboard\/libro-contable\/mayor/);
      await expect(leave(page)).toBeVisible();
    });
  });
