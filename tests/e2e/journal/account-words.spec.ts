import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, openBook, typeHead } from "../support/journal.ts";
import { fits } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

test("a new book takes what people say for the right account, from the side that is missing", async ({
  page,
}) => {
  const { keyboard } = page;
  await openBook(page);
  await typeHead(page, { date: "3", description: "Ventas del día", lines: [] });
  for (const [words, amount, account] of [
    ["nequi", "400000", "1120 Cuentas de ahorro"],
    ["datafono", "600000", "1110 Bancos"],
  ] as const) {
    const field = page.getByRole("combobox", { name: /^Cuenta/ }).last();
    await expect(field).toBeFocused();
    await keyboard.type(words);
    await keyboard.press("Tab");
    await expect(
      page
        .getByRole("combobox", { name: /^Cuenta/ })
        .filter({ hasText: "" })
        .first(),
    ).toBeVisible();
    await keyboard.type(amount);
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await expect(page.locator(`input[value="${account}"]`)).toHaveCount(1);
  }
  await keyboard.type("venta");
  await keyboard.press("Tab");
  await expect(page.locator('input[value^="4135 "]')).toHaveCount(1);
  await keyboard.press("Tab");
  await keyboard.press("=");
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "Ventas del día")).toBeVisible();
});

test("two meanings are both told and chosen by a person; a line against its words is hinted at (UX-12)", async ({
  page,
}) => {
  const { keyboard } = page;
  await openBook(page);
  await typeHead(page, { date: "3", description: "Venta de contado", lines: [] });
  await keyboard.type("intereses");
  const options = page.getByRole("option");
  await expect(options.nth(0)).toContainText("Intereses que pagas");
  await expect(options.nth(1)).toContainText("Intereses que te pagan");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
  await axe(page);
  await keyboard.press("Tab");
  await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
  await keyboard.press("Escape");
  await keyboard.press("Control+A");
  await keyboard.type("1105");
  await keyboard.press("Tab");
  await keyboard.type("50000");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("131505");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  const hint = page.getByText(/Por el detalle, lo usual aquí es 4135/);
  await expect(hint).toBeHidden();
  await keyboard.press("=");
  await expect(hint).toBeVisible();
  await axe(page);
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "Venta de contado")).toBeVisible();
  await expect(hint).toBeHidden();

  // Where the description says nothing, what was typed to find the account does.
  await typeHead(page, { date: "4", description: "Lo del mostrador", lines: [] });
  await keyboard.type("venta");
  await options.filter({ hasText: "131505" }).click();
  await keyboard.press("Tab");
  await keyboard.type("50000");
  await keyboard.press("Tab");
  await keyboard.type("1105");
  await keyboard.press("Tab");
  const typed = page.getByText(/Con «venta» lo usual aquí es 4135/);
  await expect(typed).toBeHidden();
  await keyboard.press("=");
  await expect(typed).toBeVisible();
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "Lo del mostrador")).toBeVisible();
  await expect(typed).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("both meanings are read and pressed, and the hint stands in the sheet (UX-12)", async ({ page }) => {
    await enter(page, "/journal/complex");
    await page.getByLabel("Nombre del libro").fill("Diario 2026");
    await page.getByRole("button", { name: "Crear libro" }).click();
    const sheet = page.getByRole("dialog");
    const account = sheet.getByRole("combobox", { name: "Cuenta" });
    await sheet.getByLabel("Detalle").fill("Arriendo del local");
    await account.fill("anticipo");
    const options = page.getByRole("option");
    await expect(options.nth(0)).toContainText("Le adelantas plata a un proveedor");
    await expect(options.nth(1)).toContainText("Un cliente te adelanta plata");
    await fits(page);
    await options.nth(0).click();
    await account.fill("1516");
    await account.press("Enter");
    await sheet.getByLabel("Valor").fill("900000");
    await sheet.getByRole("button", { name: "Agregar otra" }).click();
    await account.fill("efectivo");
    await account.press("Enter");
    await sheet.getByRole("button", { name: /Cuadrar con/ }).click();
    await expect(sheet.getByText(/Por el detalle, lo usual aquí es 512010/)).toBeVisible();
    await axe(page);
    await sheet.getByRole("button", { name: "Cerrar asiento" }).click();
    await expect(sheet).toBeHidden();
  });

  test("the simple journal reads the words by what comes in or goes out (UX-12)", async ({ page }) => {
    await enter(page, "/journal/simple");
    await page.getByLabel("Nombre del libro").fill("La Sabana");
    await page.getByLabel("Nombre del libro").press("Enter");
    await page.getByRole("button", { name: "Empezar en blanco" }).click();
    await page
      .getByRole("group", { name: "Operaciones rápidas" })
      .getByRole("button", { name: "Gasto" })
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Valor").fill("90000");
    await sheet.getByLabel("Descripción").fill("Gasolina de la moto");
    await sheet.getByText("Más datos").click();
    const account = sheet.getByRole("combobox", { name: "Cuenta" });
    await account.fill("intereses");
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await account.fill("154030");
    await account.press("Enter");
    await expect(sheet.getByText(/Por el detalle, lo usual aquí es/)).toBeVisible();
    await fits(page);
    await account.fill("gasolina");
    await account.press("Enter");
    await expect(sheet.getByText(/Por el detalle/)).toBeHidden();
    await axe(page);
  });
});

test("a sentence in the description proposes its lines, and Tab alone writes them (UX-03)", async ({
  page,
}) => {
  const { keyboard } = page;
  await openBook(page);
  await keyboard.type("10");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("pagué arriendo 3.200.000 por el banco");
  const ghost = page.getByText("$ 3.200.000. Debe: 5120 Arrendamientos, Haber: 1110 Bancos");
  await expect(ghost).toBeVisible();
  await axe(page);
  await keyboard.press("Tab");
  await expect(ghost).toBeHidden();
  await expect(page.locator('input[value="5120 Arrendamientos"]')).toHaveCount(1);
  await expect(page.locator('input[value="1110 Bancos"]')).toHaveCount(1);
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "pagué arriendo 3.200.000 por el banco")).toBeVisible();
});
