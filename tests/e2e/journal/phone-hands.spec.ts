import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { fingersFindAll } from "../support/browser/finger.ts";
import { fits } from "../support/looks.ts";

/** The complex journal by taps alone, as somebody who has never seen it would use it. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const RETENTION = "Retención en la fuente: Arrendamientos";

const sheetOf = (page: Page) => page.getByRole("dialog");
const goOn = (page: Page) => page.getByRole("button", { name: "Agregar línea" });

/** Taps the account of the sheet, types some of it and taps the first one found. */
async function chooseAccount(page: Page, typed: string): Promise<void> {
  await sheetOf(page).getByRole("combobox", { name: "Cuenta" }).tap();
  await page.keyboard.type(typed);
  await page.getByRole("option").first().tap();
}

async function typeAmount(page: Page, amount: string): Promise<void> {
  await sheetOf(page).getByLabel("Valor").tap();
  await page.keyboard.type(amount);
}

/** The notices lie in the open sheet too. */
async function leaveSheet(page: Page): Promise<void> {
  await sheetOf(page).getByRole("button", { name: "Cerrar", exact: true }).first().tap();
  await expect(sheetOf(page)).toHaveCount(0);
}

/** A rent with its retention, whose second line names its third party. */
async function begin(page: Page): Promise<void> {
  await page.goto("/journal/complex?guest=true");
  await goOn(page).tap();
  await sheetOf(page).getByLabel("Detalle").fill("Arriendo del local");
  await chooseAccount(page, "arriendo");
  await typeAmount(page, "3200000");
  await sheetOf(page).getByRole("button", { name: "Agregar otra" }).tap();
  await page.keyboard.type("retención arr");
  await page.getByRole("option").first().tap();
  await sheetOf(page).getByRole("combobox", { name: "Tercero" }).fill("Inmobiliaria del Norte");
  await page.getByRole("option", { name: /^Crear/ }).tap();
  await typeAmount(page, "112000");
  await leaveSheet(page);
}

/** Expects that nothing within the element is cut. */
async function showsWhole(page: Page, text: string): Promise<void> {
  const cut = await page
    .getByText(text, { exact: true })
    .evaluateAll(
      (found) =>
        found.filter(
          (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
        ).length,
    );
  expect(cut, text).toBe(0);
}

test("UX-26 the sheet that begins an entry keeps its day and words while its first line is written", async ({
  page,
}) => {
  await page.goto("/journal/complex?guest=true");
  await goOn(page).tap();
  const sheet = sheetOf(page);
  await chooseAccount(page, "arriendo");
  await expect(sheet.getByRole("heading", { name: "Nuevo asiento" })).toBeVisible();
  await sheet.getByLabel("Detalle").fill("Arriendo del local");
  await typeAmount(page, "3200000");
  await expect(sheet.getByLabel("Detalle")).toHaveValue("Arriendo del local");
  await sheet.getByRole("button", { name: "Agregar otra" }).tap();
  await expect(sheet.getByRole("heading", { name: "Nueva línea" })).toBeVisible();
  await expect(sheet.getByLabel("Detalle")).toHaveCount(0);
});

test("UX-26 a line is corrected where it is tapped, taken away and brought back, and the focus goes on", async ({
  page,
}) => {
  await begin(page);
  await showsWhole(page, RETENTION);
  await showsWhole(page, "Inmobiliaria del Norte");
  const amount = page.getByText("112.000", { exact: true }).first();
  await amount.tap({ force: true });
  const value = sheetOf(page).getByLabel("Valor");
  await expect(value).toBeFocused();
  await page.keyboard.type("100000");
  await leaveSheet(page);
  const line = page.getByRole("button", { name: new RegExp(RETENTION) });
  await line.tap();
  await sheetOf(page).getByRole("button", { name: "Quitar esta línea" }).tap();
  await expect(line).toHaveCount(0);
  await expect(goOn(page)).toBeFocused();
  const notice = page.getByRole("listitem").filter({ hasText: "Línea 2 quitada" });
  await notice.getByRole("button", { name: "Deshacer" }).tap();
  await expect(line).toBeVisible();
  await expect(page.getByText("100.000", { exact: true }).first()).toBeVisible();
  await expect(goOn(page)).toBeFocused();
});

test("UX-26 what is posted, opened, left, deleted and copied leaves the focus on what goes on, and the copy in sight", async ({
  page,
}) => {
  await begin(page);
  await goOn(page).tap();
  await chooseAccount(page, "bancos");
  await sheetOf(page)
    .getByRole("button", { name: /^Cuadrar con/ })
    .tap();
  await sheetOf(page).getByRole("button", { name: "Cerrar asiento" }).tap();
  const posted = page.getByRole("region", { name: /^Asiento 1, / });
  const menu = posted.getByRole("button", { name: "Acciones del asiento 1" });
  await menu.tap();
  await page.getByRole("menuitem", { name: "Editar" }).tap();
  await expect(goOn(page)).toBeFocused();
  await page.getByRole("button", { name: "Dejar sin cambios" }).tap();
  await expect(goOn(page)).toBeFocused();
  await menu.tap();
  await page.getByRole("menuitem", { name: "Eliminar" }).tap();
  await expect(posted).toHaveCount(0);
  await expect(goOn(page)).toBeFocused();
  await page.getByRole("button", { name: "Deshacer" }).first().tap();
  await expect(posted).toBeVisible();
  for (const _ of [1, 2, 3]) {
    await menu.tap();
    await page.getByRole("menuitem", { name: "Duplicar" }).tap();
    const copy = page.getByRole("region", { name: /^Borrador, Arriendo del local/ }).last();
    await expect(copy.getByRole("button", { name: "Acciones del borrador" })).toBeInViewport();
    await page.getByRole("button", { name: "Cerrar asiento" }).tap();
    await page.locator(".journal-blocks").evaluate((each) => {
      each.scrollTop = 0;
    });
  }
});

/** Left edges of a column's cells, over its head and all rows. */
const edges = (page: Page, line: "double" | "single") =>
  page
    .locator(`.journal-block-amount[data-line="${line}"]`)
    .evaluateAll((cells) => [...new Set(cells.map((each) => each.getBoundingClientRect().left))].length);

test("UX-26 the rules between the columns are straight, whatever the digits of an amount", async ({
  page,
}) => {
  await begin(page);
  for (const digits of ["12345678", "123456789", "12345678901"]) {
    await goOn(page).tap();
    await chooseAccount(page, "bancos");
    await typeAmount(page, digits);
    await leaveSheet(page);
    await expect(page.locator(".journal-block-line").last()).toContainText(digits.slice(-3));
    expect(await edges(page, "double"), digits).toBe(1);
    expect(await edges(page, "single"), digits).toBe(1);
    await fits(page);
  }
});

test("UX-26 a month begins at its end, and its name opens the others", async ({ page }) => {
  await page.goto("/journal/complex?guest=true");
  await page.getByRole("button", { name: "Ver ejemplo" }).tap();
  await expect(page.getByRole("button", { name: "Salir del ejemplo" })).toBeVisible();
  const sheet = page.locator(".journal-blocks");
  await expect(page.locator(".journal-block").last()).toBeVisible();
  await expect
    .poll(() => sheet.evaluate((each) => each.scrollHeight - each.clientHeight - each.scrollTop))
    .toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: /Elegir mes$/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Marzo" }).tap();
  await expect(page).toHaveURL(/periodo=\d{4}-03/);
  await expect
    .poll(() => sheet.evaluate((each) => each.scrollHeight - each.clientHeight - each.scrollTop))
    .toBeLessThanOrEqual(1);
  await fits(page);
});

test("AX-14 a finger finds 44 px of each control: sheet, list, menu, notice and banner", async ({ page }) => {
  await page.goto("/journal/complex?guest=true");
  await expect(page.getByRole("button", { name: "Usar este asiento" })).toBeVisible();
  await fingersFindAll(page);
  await goOn(page).tap();
  await fingersFindAll(page);
  await sheetOf(page).getByRole("combobox", { name: "Cuenta" }).tap();
  await page.keyboard.type("retención arr");
  await expect(page.getByRole("option").first()).toBeVisible();
  await showsWhole(page, "Pasivo / Cuentas por pagar / Retención en la fuente");
  await fingersFindAll(page);
  await page.getByRole("option").first().tap();
  await typeAmount(page, "112000");
  await leaveSheet(page);
  await page.getByRole("button", { name: new RegExp(RETENTION) }).tap();
  await sheetOf(page).getByRole("button", { name: "Quitar esta línea" }).tap();
  await expect(page.getByText("Línea 1 quitada")).toBeVisible();
  await fingersFindAll(page);
  await page.getByRole("button", { name: "Más acciones" }).tap();
  await fingersFindAll(page);
});

/** The sample company's journal, once its figures are there. */
async function openSample(page: Page): Promise<void> {
  await page.goto("/journal/complex?guest=true");
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(page.getByText("Sumas iguales").first()).toBeVisible({ timeout: 60_000 });
}

test("the movements of a phone's ledger keep their words on two lines", async ({ page }) => {
  await openSample(page);
  await page.goto("/dashboard/libro-contable/mayor");
  await expect(page.getByText(/^Consignación de ventas/).first()).toBeVisible();
  await showsWhole(page, "Consignación de ventas de contado");
  await fits(page);
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test("the balance of the account beside the sheet is over the keys", async ({ page }) => {
    await openSample(page);
    const rail = page.locator(".journal-rail");
    const balance = rail.locator(".t-balance");
    await expect(balance).toBeVisible();
    const keys = await rail.locator(".journal-rail-keys").boundingBox();
    const box = await balance.boundingBox();
    expect((box?.y ?? 1e4) + (box?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  });
});

test.describe("zoomed to 200 %", () => {
  test.use({ viewport: { width: 720, height: 450 }, hasTouch: false, isMobile: false });

  test("the folded head says the whole month", async ({ page }) => {
    await openSample(page);
    const month = page.getByRole("button", { name: /Elegir mes$/ });
    const box = await month.boundingBox();
    expect(box?.width).toBeGreaterThan(40);
    const hit = await month.evaluate((each) => {
      const { right, top, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(right - 2, top + height / 2));
    });
    expect(hit).toBe(true);
  });
});
