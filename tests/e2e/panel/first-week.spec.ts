import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { createBook, post, SALE } from "../support/journal.ts";
import { enter } from "../support/sessions.ts";

const list = (page: Page) => page.getByRole("region", { name: "Tu primera semana" });
const line = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });

async function expectDone(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto("/dashboard");
  await expect(list(page).getByText(`${names.length} de 5`)).toBeVisible();
  for (const name of names) await expect(line(page, name)).toContainText("Hecho");
}

test("the five lines are ticked by doing them, and then gone", async ({ page }) => {
  await enter(page);
  await expect(list(page).getByText("0 de 5")).toBeVisible();
  await axe(page);

  await list(page).getByRole("link", { name: "Abre tu primer libro" }).click();
  await createBook(page);
  await expectDone(page, "Abre tu primer libro");

  await list(page).getByRole("link", { name: "Registra tu primer asiento" }).click();
  await post(page, SALE);
  await expectDone(page, "Abre tu primer libro", "Registra tu primer asiento");

  await list(page).getByRole("link", { name: "Mira tu balance de comprobación" }).click();
  await expect(page.getByText("110505").or(page.getByText("1105")).first()).toBeVisible();
  await expectDone(
    page,
    "Abre tu primer libro",
    "Registra tu primer asiento",
    "Mira tu balance de comprobación",
  );

  await list(page).getByRole("link", { name: "Lee un estado financiero" }).click();
  await expect(page.getByText("Total activo").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(list(page).getByText("4 de 5")).toBeVisible();

  await list(page).getByRole("link", { name: "Descarga una copia de tus libros" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar copia" }).first().click();
  await download;
  // Only the person can tell that the file arrived.
  await page.getByRole("button", { name: "Sí, ya la tengo" }).click();
  await expect(page.getByRole("button", { name: "Sí, ya la tengo" })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Trabajo reciente" })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the list is taken away, comes back with Deshacer, and stays away", async ({ page }) => {
    await enter(page);
    await expect(list(page).getByText("0 de 5")).toBeVisible();
    await axe(page);
    await list(page).getByRole("button", { name: "Quitar esta lista" }).tap();
    await expect(list(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer" }).tap();
    await expect(list(page)).toBeVisible();
    await list(page).getByRole("button", { name: "Quitar esta lista" }).tap();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Trabajo reciente" })).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });

  test("a look at the sample ticks nothing", async ({ page }) => {
    await enter(page, "/dashboard/libro-contable/comprobacion", "sample");
    await expect(page.getByText("Caja").first()).toBeVisible();
    await page.getByRole("button", { name: "Salir del ejemplo" }).tap();
    await page.goto("/dashboard");
    await expect(list(page).getByText("0 de 5")).toBeVisible();
  });
});
