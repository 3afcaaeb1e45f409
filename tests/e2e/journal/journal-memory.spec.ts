import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, openBook, post, RENT, SALE, typeHead, typeLines } from "../support/journal.ts";
import { enter } from "../support/sessions.ts";

const party = (page: Page, line: number) => page.getByLabel(`Tercero, línea ${line}`);

/** A pause after what was typed, which brings the last entry like it. */
const LIKE = "Como el";

test("UX-25 a third party is created with its NIT in the row, offered to the next line, found again by its number", async ({
  page,
}) => {
  await openBook(page);
  const { keyboard } = page;
  await typeHead(page, { date: "5", reference: "FC-1", description: "Telas a crédito", lines: [] });
  await typeLines(page, [["1435", 500_000]]);
  await keyboard.type("2205");
  await keyboard.press("Tab");
  await keyboard.press("@");
  await expect(party(page, 2)).toBeFocused();
  await keyboard.type("Textiles Medellín 900.214.867-1");
  await expect(page.getByRole("option").last()).toContainText("dígito de verificación de ese número es 2");
  await keyboard.press("Backspace");
  await keyboard.type("2");
  await expect(page.getByRole("option").last()).toContainText("Crear «Textiles Medellín»");
  await keyboard.press("Enter");
  await expect(party(page, 2)).toHaveValue("Textiles Medellín");
  await expect(page.getByText("Tercero creado: Textiles Medellín")).toBeVisible();
  await axe(page);
  await expect(page.getByLabel("Debe, línea 2")).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("=");
  await keyboard.press("Control+Enter");
  const row = page.locator('[role="row"][data-status="posted"]', { hasText: "Textiles Medellín" });
  await expect(row).toHaveCount(1);
  await expect(page.getByLabel("Fecha")).toBeFocused();

  // The next entry finds it by any word, and its second line is offered the same.
  await typeHead(page, { date: "6", description: "Otra compra", lines: [] });
  await keyboard.type("1435");
  await keyboard.press("Tab");
  await keyboard.type("90000");
  await keyboard.press("@");
  await keyboard.type("mede");
  await keyboard.press("Enter");
  await expect(party(page, 1)).toHaveValue("Textiles Medellín");
  await page.getByLabel("Cuenta, línea 2").focus();
  await keyboard.type("2205");
  await keyboard.press("Tab");
  await expect(party(page, 2)).toHaveAttribute("placeholder", "@ Textiles Medellín");
  await keyboard.press("@");
  await keyboard.press("Enter");
  await expect(party(page, 2)).toHaveValue("Textiles Medellín");
  await page.getByLabel("Haber, línea 2").focus();
  await keyboard.press("=");
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "Otra compra")).toHaveAttribute("data-status", "posted");
  await page.getByLabel("Buscar en el libro").fill("textiles");
  await expect(page.getByText("2 asientos encontrados")).toBeVisible();
});

test("UX-03 the last entry like the one begun comes whole: refused with Esc, taken with Tab, repeated from the palette", async ({
  page,
}) => {
  await openBook(page);
  const { keyboard } = page;
  await post(page, { ...RENT, description: "Arriendo del local, octubre" });
  await post(page, SALE);
  await typeHead(page, { date: "12", description: "", lines: [] });
  await keyboard.press("Shift+Tab");
  await keyboard.type("ARRIENDO DEL LOCAL, NOVIEMBRE");
  const ghost = page.getByText(LIKE);
  await expect(ghost).toContainText("$ 3.200.000");
  await keyboard.press("Escape");
  await expect(ghost).toBeHidden();
  await expect(page.getByLabel("Detalle")).toBeFocused();
  await keyboard.type(" ");
  await expect(ghost).toBeVisible();
  await keyboard.press("Tab");
  await expect(page.getByLabel("Debe, línea 1")).toHaveValue("3.200.000");
  await expect(page.getByLabel("Detalle")).toHaveValue("ARRIENDO DEL LOCAL, NOVIEMBRE ");
  await expect(page.getByLabel("Fecha")).toHaveValue("12/11/2026");
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "ARRIENDO DEL LOCAL, NOVIEMBRE")).toHaveAttribute("data-status", "posted");

  // What came twice stands under the empty row.
  const often = page.getByRole("button", { name: "ARRIENDO DEL LOCAL, NOVIEMBRE" });
  await expect(often).toBeVisible();
  await axe(page);
  await often.click();
  await expect(page.getByLabel("Haber, línea 2")).toHaveValue("3.200.000");
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await expect(often).toBeHidden();

  await keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Ir a cualquier parte" }).fill("contado");
  await page.getByRole("option", { name: /Repetir el asiento «Venta de contado FE-1187»/ }).click();
  await expect(page.getByLabel("Detalle")).toHaveValue(SALE.description);
  await expect(page.getByLabel("Debe, línea 1")).toHaveValue("2.380.000");
  await expect(page).not.toHaveURL(/repetir/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("UX-25 the sheet of a line asks for its third party where the account wants one", async ({ page }) => {
    await enter(page, "/journal/complex");
    await page.getByLabel("Nombre del libro").fill("Diario 2026");
    await page.getByRole("button", { name: "Crear libro" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Detalle").fill("Venta a crédito");
    await expect(sheet.getByRole("button", { name: "Agregar tercero" })).toBeVisible();
    const account = sheet.getByRole("combobox", { name: "Cuenta" });
    await account.fill("1305");
    await account.press("Enter");
    await sheet.getByRole("combobox", { name: "Tercero" }).fill("Construcciones Páramo");
    await page.getByRole("option", { name: /Crear «Construcciones Páramo»/ }).click();
    await sheet.getByLabel("Valor").fill("80000");
    await sheet.getByRole("button", { name: "Agregar otra" }).click();
    await account.fill("4135");
    await account.press("Enter");
    await sheet.getByRole("button", { name: /^Cuadrar con/ }).click();
    await axe(page);
    await sheet.getByRole("button", { name: "Cerrar asiento" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("region", { name: /^Asiento 1/ })).toContainText("Construcciones Páramo");
  });
});
