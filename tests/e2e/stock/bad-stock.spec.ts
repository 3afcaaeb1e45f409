import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { enter, storedBook } from "../support/sessions.ts";
import { toastCard } from "../support/workspace.ts";
import { openKardex } from "./open-kardex.ts";

const HUGE_BYTES = 50 * 1024 * 1024;

/** The field was refused: it has the focus, says why, and what was typed stays. */
async function expectRefused(form: Locator, label: string, typed: string, text: RegExp): Promise<void> {
  const field = form.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typed);
  const note = await field.getAttribute("aria-describedby");
  await expect(form.locator(`[id="${note}"]`)).toHaveText(text);
}

/** Types and sends, and expects the refusal at that field. */
async function refuse(form: Locator, label: string, typed: string, text: RegExp): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(typed);
  await form.getByRole("button", { name: /^(Registrar|Guardar)/ }).click();
  await expectRefused(form, label, typed, text);
}

/** A button of the screen; a row of the kardex may be called as what moves it. */
const press = (page: Page, name: string) =>
  page.locator("button.btn", { hasText: new RegExp(`^${name}$`) }).click();

const send = (form: Locator) => form.getByRole("button", { name: /^(Registrar|Guardar)/ }).click();

test("UX-42 IN-05 what the stock refuses is said where it was typed, and goes through once it is corrected", async ({
  page,
}) => {
  await enter(page, `/dashboard/libro-contable/inventario?book=${storedBook()}`, "book");
  await page.getByRole("button", { name: "Empezar el inventario" }).click();
  await page.getByRole("button", { name: "Nuevo artículo" }).click();
  const item = page.getByRole("dialog", { name: "Nuevo artículo" });
  await refuse(item, "Nombre", "", /^Escribe un nombre/);
  await item.getByLabel("Código", { exact: true }).fill("BR-1");
  await item.getByLabel("Nombre", { exact: true }).fill("Brocha");
  await refuse(item, "Mínimo", "-5", /^Escribe una cantidad/);
  await refuse(item, "Mínimo", "1,2345", /tres decimales/);
  await item.getByLabel("Mínimo", { exact: true }).fill("1,5");
  await send(item);
  await openKardex(page, "Brocha");

  await press(page, "Compra");
  const purchase = page.getByRole("dialog", { name: "Registrar compra" });
  await refuse(purchase, "Cantidad", "", /^Escribe una cantidad mayor que cero/);
  await purchase.getByLabel("Cantidad", { exact: true }).fill("10");
  await refuse(purchase, "Costo total sin IVA", "", /^El costo no puede ser cero/);
  await refuse(purchase, "Costo total sin IVA", "-1000", /signo/);
  await purchase.getByLabel("Costo total sin IVA").fill("$ 1.000.000");
  await refuse(purchase, "Fecha", "31/02/2026", /31\/02\/2026/);
  await purchase.getByLabel("Fecha", { exact: true }).fill("02/11/2026");
  await send(purchase);
  await expect(page.getByRole("table").getByText("1.000.000").first()).toBeVisible();

  await press(page, "Venta");
  const sale = page.getByRole("dialog", { name: "Registrar venta" });
  await sale.getByLabel("Precio total sin IVA").fill("900.000");
  await refuse(sale, "Cantidad", "60", /hay 10\.$/);
  await expect(toastCard(page, "No quedó registrado")).toContainText("salen 60 y hay 10");
  await refuse(sale, "Cantidad", "2,5", /Se vende solo por unidades completas/);
  await sale.getByLabel("Cantidad", { exact: true }).fill("4");
  await send(sale);
  await expect(sale).toHaveCount(0);

  // Bought before: the costs that change are shown, and corrected by an entry that says so.
  await press(page, "Compra");
  await purchase.getByLabel("Cantidad", { exact: true }).fill("10");
  await purchase.getByLabel("Costo total sin IVA").fill("3.000.000");
  await purchase.getByLabel("Fecha", { exact: true }).fill("01/11/2026");
  await send(purchase);
  const asked = page.getByRole("alertdialog", { name: "Cambia el costo de movimientos posteriores" });
  await expect(asked).toContainText(/Brocha: de \$\s400\.000 a \$\s800\.000/);
  await asked.getByRole("button", { name: "Cancelar" }).click();
  await expect(purchase.getByLabel("Costo total sin IVA")).toHaveValue("3.000.000");
  await send(purchase);
  await asked.getByRole("button", { name: "Registrar con el ajuste" }).click();
  await expect(purchase).toHaveCount(0);

  await press(page, "Contar");
  const count = page.getByRole("dialog", { name: "Contar Brocha" });
  await refuse(count, "Cantidad contada", "2,5", /Se vende solo por unidades completas/);
  await count.getByLabel("Cantidad contada").fill("15");
  await send(count);
  await expect(count).toHaveCount(0);

  // An item with moves is closed, never deleted; a year with moves keeps its method.
  await expect(page.getByRole("button", { name: /Eliminar/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Volver al inventario" }).click();
  await expect(page.getByText("Igual al saldo de 1435 en el libro")).toBeVisible();
  await page.getByRole("button", { name: "Cambiar el método" }).click();
  const method = page.getByRole("dialog", { name: "Método y sistema de costo" });
  await method.getByText("PEPS", { exact: true }).click();
  await method.getByRole("button", { name: "Cambiar", exact: true }).click();
  await expect(method.getByLabel("Desde el año")).toBeFocused();
  await expect(method.getByLabel("Desde el año")).toHaveAttribute("aria-invalid", "true");
  await expect(method).toContainText(/Hay movimientos desde noviembre de 2026/);
  await method.getByLabel("Desde el año").selectOption("2027");
  await method.getByRole("button", { name: "Cambiar", exact: true }).click();
  await expect(method).toHaveCount(0);
});

test("UX-42 AD-03 what an asset refuses is said where it was typed, and a file of 50 MB by its name", async ({
  page,
}) => {
  await enter(page, `/dashboard/libro-contable/activos?book=${storedBook()}`, "book");
  await page.getByRole("button", { name: "Nuevo activo" }).click();
  const form = page.getByRole("dialog", { name: "Nuevo activo" });
  await refuse(form, "Nombre", "", /^Escribe un nombre/);
  await form.getByLabel("Nombre", { exact: true }).fill("Horno");
  await refuse(form, "Costo", "", /mayor que cero/);
  await form.getByLabel("Costo", { exact: true }).fill("1.200.000");
  for (const life of ["0", "1201", "-3", "12,5"])
    await refuse(form, "Vida útil en meses", life, /va de 1 a 1\.200 meses/);
  await form.getByLabel("Vida útil en meses").fill("12");
  await refuse(form, "Valor residual", "1.300.000", /va de cero a lo que vale/);
  await form.getByLabel("Valor residual").fill("0");
  await refuse(form, "Fecha de compra", "", /^Escribe la fecha de compra/);
  await form.getByLabel("Fecha de compra").fill("05/10/2026");
  await send(form);
  await expect(form).toHaveCount(0);

  await page.getByRole("button", { name: "Ver Horno" }).click();
  await page.getByRole("button", { name: "Soportes" }).click();
  const files = page.getByRole("dialog", { name: "Soportes de Horno" });
  const huge = join(mkdtempSync(join(tmpdir(), "soporte-")), "factura.pdf");
  writeFileSync(huge, "%PDF-1.4\n");
  truncateSync(huge, HUGE_BYTES);
  await files.locator('input[type="file"][multiple]').setInputFiles(huge);
  await expect(files.getByRole("alert")).toContainText(/factura\.pdf pasa de 4\sMB/);
});
