import { expect } from "@playwright/test";
import { test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { THIS_MONTH } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

const [YEAR, MONTH] = THIS_MONTH.split("-");

test("CB-05, AX-01: an extract that is pasted is kept, its commission becomes an entry in one press, and both are undone", async ({
  page,
}) => {
  await enter(page, `/dashboard/libro-contable/conciliacion?cuenta=1110&periodo=${THIS_MONTH}`, "sample");
  await page.getByRole("button", { name: "Traer extracto" }).click();
  const lines = [
    "Bancolombia",
    "Fecha;Descripción;Valor",
    `01/${MONTH}/${YEAR};COMISION PAGOS Y RECAUDOS;-92.820`,
    `01/${MONTH}/${YEAR};TRANSFERENCIA SIN NOMBRE;1.234.567`,
  ];
  await page.getByLabel("O pega aquí los movimientos").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Guardar 2 movimientos" }).click();
  await expect(page.getByRole("heading", { name: /En el extracto, sin asiento 2/ })).toBeVisible();
  await page.getByRole("button", { name: "Registrar: COMISION PAGOS Y RECAUDOS" }).click();
  await expect(page.getByRole("heading", { name: /Conciliadas 1/ })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await looks(page, { widths: [width] });
  }
  await page.getByRole("button", { name: "Deshacer" }).first().click();
  await expect(page.getByRole("heading", { name: /En el extracto, sin asiento 2/ })).toBeVisible();
});
