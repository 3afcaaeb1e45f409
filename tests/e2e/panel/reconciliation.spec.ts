import { expect } from "@playwright/test";
import { test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop } from "../support/sample.ts";
import { toastCard } from "../support/workspace.ts";

const EXTRACT = [
  "FECHA;DESCRIPCION;REFERENCIA;VALOR;SALDO",
  "03/11/2026;CONSIGNACION LOCAL;123;2.500.000,00;12.500.000,00",
  "15/11/2026;GMF 4X1000;;-4.800,00;12.495.200,00",
  "30/11/2026;COMISION TRANSFERENCIA;;-7.200,00;12.488.000,00",
].join("\n");

test("CB-01 CB-05 an extract is brought, what the bank did is registered in one press, and undone", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/libro-contable/conciliacion");
  // The shop has the extract of October, with a charge that no entry has.
  await page.getByRole("combobox", { name: "Mes" }).selectOption({ label: "Noviembre de 2026" });
  await page.getByRole("button", { name: "Traer extracto" }).click();
  const dialog = page.getByRole("dialog", { name: "Extracto de noviembre de 2026" });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "extracto.csv", mimeType: "text/csv", buffer: Buffer.from(EXTRACT, "latin1") });
  await dialog.getByRole("button", { name: "Guardar 3 movimientos" }).click();
  await expect(page.getByText("CONSIGNACION LOCAL 123")).toBeVisible();
  await axe(page);
  await looks(page);
  await page.getByRole("button", { name: "Registrar 3 propuestas" }).click();
  const toast = toastCard(page, "3 asientos registrados");
  await expect(page.getByRole("button", { name: "Registrar 3 propuestas" })).toBeHidden();
  await toast.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("button", { name: "Registrar 3 propuestas" })).toBeVisible();
});
