import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { entryRow, openBook, post, SALE } from "../support/journal.ts";
import { button, toast } from "../support/store/families.ts";
import { faultyStore } from "../support/store/store-faults.ts";

// What becomes of what was sent when its window is left, or its screen, before the store has answered.

/** Nobody is let go after ten seconds here, which a slow machine needs for the presses alone. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 60;
  }),
);

const PLAN = "/dashboard/libro-contable/plan-de-cuentas";
const dialog = (page: Page) => page.getByRole("dialog").last();

async function typeAccount(page: Page, book: string): Promise<void> {
  await page.goto(`${PLAN}?book=${book}`);
  await page
    .getByRole("button", { name: /Nueva cuenta|Agregar/ })
    .first()
    .click();
  await dialog(page).getByLabel("Código").fill("11100501");
  await dialog(page).getByLabel("Nombre").fill("Bancolombia");
}

/** Every way out of a window but its own main button. */
async function leaveEveryWay(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Cerrar" }).click();
  await button(dialog(page), "Cancelar").click();
  await page.mouse.click(5, 5);
}

test("ST-30 a form that is left while the store holds its answer back stays, says why, and is done once it is answered", async ({
  page,
  context,
}) => {
  const store = await faultyStore(page, context, "silent");
  const book = await openBook(page);
  await typeAccount(page, book);
  await store.begin();
  await button(dialog(page), "Agregar").click();
  await leaveEveryWay(page);
  await expect(dialog(page).getByLabel("Nombre")).toHaveValue("Bancolombia");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(toast(page, "Espera un momento")).toBeVisible();
  await store.end();
  await expect(toast(page, "Agregaste 11100501 Bancolombia")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("ST-31 a refusal whose screen was left meanwhile is told where the person is by then", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Quota|no room/i);
  const store = await faultyStore(page, context, "silent");
  const book = await openBook(page);
  await typeAccount(page, book);
  await store.begin();
  await button(dialog(page), "Agregar").click();
  await page.evaluate(() => {
    window.storeFault = "full";
    history.pushState(null, "", "/dashboard/empresas");
  });
  await expect(page).toHaveURL(/empresas/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await store.end();
  await expect(toast(page, "No quedó guardado")).toContainText("El disco está lleno");
});

const ROWS = 6_000;
/** A journal of many entries of two lines. */
const journal = () => {
  const rows = ["Fecha;Comprobante;Cuenta;Descripción;Débito;Crédito"];
  for (let at = 1; at <= ROWS; at += 1) {
    const day = `${String((at % 20) + 1).padStart(2, "0")}/11/2026`;
    rows.push(`${day};${at};1105;Venta ${at};1000;0`, `${day};${at};4135;Venta ${at};0;1000`);
  }
  return Buffer.from(rows.join("\n"));
};

async function chooseJournal(page: Page): Promise<void> {
  await button(page, "Más acciones").click();
  await page.getByRole("menuitem", { name: "Importar un archivo…" }).click();
  const file = { name: "diario.csv", mimeType: "text/csv", buffer: journal() };
  await dialog(page).locator('input[type="file"]').setInputFiles(file);
}

test("ST-30 IM-16 an import is left while it reads and while it writes: nothing of it, or all of it", async ({
  page,
  context,
}) => {
  const store = await faultyStore(page, context, "silent");
  await openBook(page);
  await post(page, SALE);
  await chooseJournal(page);
  await page.keyboard.press("Escape");
  // What was read by then is asked about; what was not is left at once.
  const discard = page.getByRole("alertdialog").getByRole("button", { name: "Descartar" });
  await expect(async () => {
    if (await discard.isVisible()) await discard.click();
    await expect(page.locator("dialog[open]")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(entryRow(page, SALE.description)).toBeVisible();
  await expect(page.getByText("Venta 1", { exact: true })).toHaveCount(0);

  await chooseJournal(page);
  const register = dialog(page).getByRole("button", { name: /^Registrar 6\.000/ });
  await expect(register).toBeEnabled({ timeout: 60_000 });
  await store.begin();
  await register.click();
  await page.keyboard.press("Escape");
  await expect(toast(page, "Espera un momento")).toBeVisible();
  await expect(register).toBeVisible();
  await store.end();
  await expect(toast(page, /6\.000/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
