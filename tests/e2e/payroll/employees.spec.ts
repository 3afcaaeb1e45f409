import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../../support/files/read-pdf.ts";
import { UNPUBLISHED_YEAR } from "../../support/law-days.ts";
import { expect, test } from "../support/app.ts";
import { fits, looks, makesSense } from "../support/looks.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

const EMPLOYEES = "/dashboard/nomina/empleados";

const toast = (page: Page, text: string | RegExp) => page.locator(".toast-card", { hasText: text }).first();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function makeCompany(page: Page, name: string): Promise<void> {
  await page.goto("/dashboard/empresas");
  const field = page.getByLabel("Nombre de la Empresa");
  await expect(page.getByRole("heading", { name: "Mis empresas" })).toBeVisible();
  if ((await field.count()) === 0) await page.getByRole("button", { name: "Crear empresa" }).first().click();
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByRole("article", { name, exact: true })).toBeVisible();
}

async function choose(page: Page, person: string, item: string): Promise<void> {
  await button(page, `Acciones de ${person}`).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("an employee is added with the keys alone, warned of, changed, deleted and brought back; the free plan pays one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EMPLOYEES);
  await expect(page.getByRole("heading", { name: "Primero crea tu empresa" })).toBeVisible();
  await makeCompany(page, "Ferretería La Sabana S.A.S.");
  await page.goto(EMPLOYEES);
  await expect(page.getByRole("heading", { name: "Todavía no hay empleados" })).toBeVisible();

  await test.step("what is missing is said under its field", async () => {
    await page.getByRole("main").getByRole("button", { name: "Agregar empleado" }).last().press("Enter");
    const form = dialog(page, "Agregar empleado");
    await expect(form.getByLabel("Nombre completo")).toBeFocused();
    await page.keyboard.press("Enter");
    for (const text of ["Escribe el nombre.", "Escribe el salario.", "Escribe la fecha de ingreso."])
      await expect(form.getByText(text)).toBeVisible();
    await expect(form.getByLabel("Nombre completo")).toBeFocused();
  });

  await test.step("typed with Tab, warned under the minimum wage, saved with Enter", async () => {
    const form = dialog(page, "Agregar empleado");
    const { keyboard } = page;
    for (const text of ["Yuliana Cárdenas Peña", "52731094", "Vendedora", "1000000"]) {
      await keyboard.type(text);
      await keyboard.press("Tab");
    }
    await expect(form.getByText(/^El salario está por debajo del mínimo, /)).toBeVisible();
    await form.getByLabel("Salario del mes").fill("2200000");
    await expect(form.getByText(/por debajo del mínimo/)).toHaveCount(0);
    await form.getByLabel("Fecha de ingreso").fill("15/01/2024");
    await form.getByLabel("Clase de riesgo (ARL)").selectOption({ label: "II, riesgo bajo: 1,044%" });
    await expect(form.getByText(/^Confecciones/)).toBeVisible();
    await form.getByLabel("EPS").fill("Sanitas");
    await form.getByLabel("EPS").press("Enter");
    await expect(toast(page, "Empleado agregado")).toBeVisible();
    const line = row(page, "Yuliana Cárdenas Peña");
    for (const text of ["52.731.094", "Vendedora", "15/01/2024", "Activo", "2.200.000"])
      await expect(line).toContainText(text);
  });

  await test.step("the second one is what Premium gives", async () => {
    await page.getByRole("button", { name: /^Agregar empleado/ }).click();
    await expect(toast(page, /Premium/)).toBeVisible();
    await expect(dialog(page, "Agregar empleado")).toHaveCount(0);
  });

  await test.step("changed, and not lost by Esc while something was typed", async () => {
    await choose(page, "Yuliana Cárdenas Peña", "Editar");
    const form = dialog(page, "Editar empleado");
    await expect(form.getByLabel("EPS")).toHaveValue("Sanitas");
    await form.getByLabel("Cargo", { exact: true }).fill("Administradora");
    await page.keyboard.press("Escape");
    // Asked, and back in the field that was being typed.
    const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
    await expect(question.getByRole("button", { name: "Seguir editando" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Cargo", { exact: true })).toBeFocused();
    await form.getByLabel("Último día").fill("31/12/2023");
    await button(form, "Guardar cambios").click();
    await expect(form.getByText("La fecha de retiro no puede ir antes de la de ingreso.")).toBeVisible();
    await form.getByLabel("Último día").fill("");
    await button(form, "Guardar cambios").click();
    await expect(row(page, "Yuliana Cárdenas Peña")).toContainText("Administradora");
  });

  await test.step("MT-02 another tab saved it differently meanwhile", async () => {
    await choose(page, "Yuliana Cárdenas Peña", "Editar");
    const form = dialog(page, "Editar empleado");
    const other = await page.context().newPage();
    await other.goto(EMPLOYEES);
    await choose(other, "Yuliana Cárdenas Peña", "Editar");
    const there = dialog(other, "Editar empleado");
    await there.getByLabel("Salario del mes").fill("2300000");
    await button(there, "Guardar cambios").click();
    await expect(row(other, "Yuliana Cárdenas Peña")).toContainText("2.300.000");
    await other.close();
    await form.getByLabel("Cargo", { exact: true }).fill("Gerente");
    await button(form, "Guardar cambios").click();
    await expect(form.getByText(/Otra pestaña guardó una versión distinta/)).toBeVisible();
    await button(form, "Usar lo guardado").click();
    await expect(form.getByLabel("Cargo", { exact: true })).toHaveValue("Administradora");
    await button(form, "Cancelar").click();
  });

  await test.step("deleted, and brought back from the notice", async () => {
    await choose(page, "Yuliana Cárdenas Peña", "Eliminar");
    await expect(page.getByRole("heading", { name: "Todavía no hay empleados" })).toBeVisible();
    await button(toast(page, "Empleado eliminado"), "Deshacer").click();
    await expect(row(page, "Yuliana Cárdenas Peña")).toContainText("2.300.000");
  });
});

const PEOPLE = [
  ["Nombre", "Documento", "Cargo", "Salario", "Ingreso"],
  ["Óscar Iván Méndez Rojas", "80123456", "Bodeguero", "$ 3.600.000", "01/01/2026"],
  ["Luz Dary Quintero", "80.123.456", "Cajera", "1750905", "2025-03-01"],
  ["Brayan Stiven Forero", "1019", "Mensajero", "uno", "01/02/2026"],
];

test("a pasted list, a settlement to the peso with its PDF and its entry, and the cesantías of everybody", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await goPremium(page);
  await makeCompany(page, "Ferretería La Sabana S.A.S.");
  await page.goto("/dashboard/libro-contable");
  await page.getByRole("button", { name: "Nuevo libro" }).first().click();
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("article", { name: "Diario 2026" })).toBeVisible();
  await page.goto(EMPLOYEES);

  await test.step("rows that cannot be read are told and stop nothing else", async () => {
    await button(page, "Importar una lista").click();
    const form = dialog(page, "Importar empleados");
    const field = form.getByLabel("Lista de empleados");
    await field.fill(PEOPLE.map((cells) => cells.join("\t")).join("\n"));
    await expect(form.getByText("No entendimos el salario «uno»")).toBeVisible();
    await expect(form.getByText("Es la misma persona de la fila 2")).toBeVisible();
    const mended = PEOPLE.map((cells) => cells.join("\t").replace("uno", "1750905"));
    await field.fill(mended.join("\n").replace("80.123.456", "43.567.890"));
    await button(form, "Guardar 3 empleados").click();
    await expect(row(page, "Brayan Stiven Forero")).toBeVisible();
  });

  await test.step("a document that somebody has is told, and stops nothing", async () => {
    await row(page, "Luz Dary Quintero").getByText("Cajera").click();
    const form = dialog(page, "Editar empleado");
    await form.getByLabel("Documento").fill("80.123.456");
    await expect(form.getByText(/^Óscar Iván Méndez Rojas ya tiene este documento/)).toBeVisible();
    await form.getByLabel("Documento").fill("43.567.890");
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("mendez bodeg");
    await expect(page.getByRole("grid").getByRole("row")).toHaveCount(2);
    await page.getByRole("searchbox").fill("");
  });

  await test.step("the list and the form, narrow and wide", async () => {
    await looks(page, { include: "main" });
    await makesSense(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, "Abrir a Luz Dary Quintero").click();
    const form = dialog(page, "Editar empleado");
    await form.getByText("Certificados para la retención").click();
    await looks(page, { include: "dialog[open]", within: form });
    await button(form, "Cancelar").click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("what Óscar is owed on 30 September 2026", async () => {
    await choose(page, "Óscar Iván Méndez Rojas", "Liquidar contrato");
    const form = dialog(page, "Liquidar contrato");
    await form.getByLabel("Último día de trabajo").fill("30/09/2026");
    await form.getByLabel("Último día de trabajo").press("Enter");
    const result = form.getByRole("region", { name: "Liquidación" });
    await expect(result.getByRole("status").first()).toHaveText("$\u00a05.193.000");
    for (const text of ["2.700.000", "243.000", "900.000", "1.350.000"])
      await expect(result.getByText(text, { exact: true })).toBeVisible();
    await result.getByRole("button", { name: /^Cesantías/ }).click();
    const steps = dialog(page, "Cesantías");
    await expect(steps.getByText("270 días")).toBeVisible();
    await expect(steps.getByText("Norma: CST art. 249.")).toBeVisible();
    await page.keyboard.press("Escape");
    await form.getByText("Pago variable, días no pagados y anticipos").click();
    await form.getByLabel("Prima", { exact: true }).fill("400000");
    await expect(result.getByRole("status").first()).toHaveText("$\u00a04.793.000");
    await form.getByLabel("Causa del retiro").selectOption({ label: "Despido sin justa causa" });
    await expect(result.getByText("Indemnización por despido")).toBeVisible();
    await expect(result.getByRole("status").first()).toHaveText("$\u00a08.393.000");
    await looks(page, { include: "dialog[open]", within: form });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("a day whose law is not known is not settled", async () => {
    const form = dialog(page, "Liquidar contrato");
    const last = form.getByLabel("Último día de trabajo");
    await last.fill(`15/01/${UNPUBLISHED_YEAR}`);
    await last.press("Enter");
    await expect(form.getByText(`Parámetros por confirmar para el 15/01/${UNPUBLISHED_YEAR}`)).toBeVisible();
    await expect(button(form, "Contabilizar")).toHaveCount(0);
    await last.fill("30/09/2026");
    await last.press("Enter");
  });

  await test.step("on paper, and in the book of the company", async () => {
    const form = dialog(page, "Liquidar contrato");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(form, "Descargar PDF").click(),
    ]);
    const pdf = readPdf(new Uint8Array(readFileSync(await download.path())));
    const text = pdf.pages.flat().join(" ");
    expect(pdf.pages).toHaveLength(1);
    for (const words of ["Liquidación de contrato", "Óscar Iván Méndez Rojas", "8.393.000", "Empleador"])
      expect(text).toContain(words);
    await button(form, "Contabilizar").click();
    const post = dialog(page, "Contabilizar la liquidación");
    await expect(post.getByRole("table")).toContainText("Sumas iguales");
    await looks(page, { include: "dialog[open]", within: post, widths: [390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(post, "Registrar el asiento").click();
    await expect(toast(page, "Liquidación contabilizada")).toContainText("asiento N.º 1 de Diario 2026");
    await expect(form.getByText(/^Ya se liquidó: asiento 1 /)).toBeVisible();
    await button(form, "Terminar el contrato").click();
    await expect(button(form, "Terminar el contrato")).toHaveCount(0);
    await expect(form.getByText(/^Ya se liquidó: asiento 1 /)).toBeVisible();
    await button(form.locator(".sheet-foot"), "Cerrar").click();
    await expect(row(page, "Óscar Iván Méndez Rojas")).toContainText("Liquidado");
  });

  await test.step("opened again, it is known; reversed in the journal, it is not any more", async () => {
    const form = dialog(page, "Liquidar contrato");
    const note = form.getByText("Ya se liquidó: asiento 1 de «Diario 2026», 30/09/2026");
    await choose(page, "Óscar Iván Méndez Rojas", "Liquidar contrato");
    await expect(note).toBeVisible();
    await looks(page, { include: "dialog[open]", within: form, widths: [390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(form, "Contabilizar otra vez").click();
    const asked = page.getByRole("alertdialog", { name: "¿Contabilizar otra vez?" });
    await expect(asked).toContainText("Ya se liquidó: asiento 1 de «Diario 2026», 30/09/2026");
    await button(asked, "Cancelar").click();
    await form.getByRole("link", { name: "Ver asiento" }).click();
    await expect(page).toHaveURL(/periodo=2026-09/);
    await button(page, "Acciones del asiento 1").click();
    await page.getByRole("menuitem", { name: "Revertir" }).click();
    await page.getByLabel("Fecha de la reversión").fill("30/09/2026");
    await button(page.getByRole("dialog"), "Revertir").click();
    await expect(page.getByText("Revertido por el asiento 2")).toBeVisible();
    await page.goto(EMPLOYEES);
    await expect(row(page, "Óscar Iván Méndez Rojas")).toContainText("Retirado");
    await choose(page, "Óscar Iván Méndez Rojas", "Liquidar contrato");
    await expect(button(form, "Contabilizar")).toBeVisible();
    await expect(note).toHaveCount(0);
    await button(form.locator(".sheet-foot"), "Cerrar").click();
  });

  await test.step("the cesantías of 2025 of whoever was there, with what varied for one", async () => {
    await button(page, "Prestaciones").click();
    const form = dialog(page, "Prestaciones");
    await form.getByLabel("Qué se paga").selectOption({ label: "Cesantías e intereses del año" });
    await form.getByLabel("Año").selectOption("2025");
    // Luz Dary alone, from March on: (1.750.905 + 200.000) × 300 ÷ 360, and 12 % of it for 300 days.
    await expect(form.getByRole("grid").getByText("1.625.754", { exact: true })).toBeVisible();
    await expect(form.getByRole("grid").getByText("162.575", { exact: true })).toBeVisible();
    await form.getByRole("grid").getByText("Luz Dary Quintero").click();
    const one = dialog(page, "Luz Dary Quintero");
    await one.getByLabel("Promedio variable del mes").fill("9000000000000000");
    await one.getByLabel("Promedio variable del mes").blur();
    await expect(one.getByText("«9000000000000000» es demasiado grande.", { exact: false })).toBeVisible();
    await one.getByLabel("Promedio variable del mes").fill("120000");
    await button(one, "Listo").click();
    await expect(form.getByRole("grid").getByText("1.725.754", { exact: true })).toBeVisible();
    await looks(page, { include: "dialog[open]", within: form, widths: [390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(form, "Contabilizar").click();
    const post = dialog(page, "Contabilizar las prestaciones");
    await button(post, "Registrar el asiento").click();
    await button(toast(page, "Prestaciones contabilizadas"), "Ver asiento").click();
    await expect(page).toHaveURL(/periodo=2025-12/);
    await expect(page.getByText("Cesantías e intereses consolidados de 2025").first()).toBeVisible();
    await fits(page);
  });

  await test.step("whoever has them already is left out, unless asked for", async () => {
    await page.goto(EMPLOYEES);
    await button(page, "Prestaciones").click();
    const form = dialog(page, "Prestaciones");
    await form.getByLabel("Qué se paga").selectOption({ label: "Cesantías e intereses del año" });
    await form.getByLabel("Año").selectOption("2025");
    await expect(
      form.getByText("1 persona ya lo tiene en los libros y no entra en el asiento."),
    ).toBeVisible();
    await expect(form.getByText("Contabilizada", { exact: true })).toBeVisible();
    await expect(button(form, "Contabilizar")).toHaveCount(0);
    await looks(page, { include: "dialog[open]", within: form, widths: [390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByRole("row").filter({ hasText: "En los libros" }).getByText("Luz Dary Quintero").click();
    const one = dialog(page, "Luz Dary Quintero");
    await expect(
      one.getByText("Ya está en los libros: asiento 3 de «Diario 2026», 31/12/2025"),
    ).toBeVisible();
    await one.getByLabel("Incluir otra vez en el asiento").check();
    await button(one, "Listo").click();
    await button(form, "Contabilizar").click();
    const asked = page.getByRole("alertdialog", { name: "¿Contabilizar otra vez?" });
    await expect(asked).toContainText("1 persona del asiento ya tiene este pago en los libros.");
    await button(asked, "Cancelar").click();
    await button(form.locator(".sheet-foot"), "Cerrar").click();
  });

  await test.step("of many people only those in sight are drawn on a phone, and the last is reached", async () => {
    await button(page, "Importar una lista").click();
    const form = dialog(page, "Importar empleados");
    const many = Array.from({ length: 60 }, (_, index) =>
      [`Zoila Ruiz ${index + 1}`, "", "", "2000000", "01/02/2026"].join("\t"),
    );
    await form.getByLabel("Lista de empleados").fill(many.join("\n"));
    await button(form, "Guardar 60 empleados").click();
    await expect(toast(page, "Agregaste 60 empleados")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const list = page.getByRole("list", { name: "Empleados", exact: true });
    await expect(list.getByRole("listitem").first()).toBeVisible();
    expect(await list.getByRole("listitem").count()).toBeLessThan(40);
    await page.locator(".employee-scroll").evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect(button(page, "Abrir a Zoila Ruiz 60")).toBeVisible();
    await looks(page, { include: "main", widths: [390] });
  });
});
