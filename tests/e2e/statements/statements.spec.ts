import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { checkWorkbookBytes } from "#domain/import/workbook-file.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { goPremium } from "../support/premium.ts";
import { workbook } from "../support/service.ts";
import { enter } from "../support/sessions.ts";
import { putStatements, seededId } from "../support/statements.ts";

const STATEMENTS = "/dashboard/estados";
const LIMIT = "🚫 Solo puedes tener 3 estados financieros en el plan gratuito. ¡Actualiza a Premium!";
const BULK = "🚫 La exportación masiva está disponible solo en Premium";
const SABANA = "Ferretería La Sabana";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.locator(".toast-card", { hasText: text }).first();
const fileField = (page: Page) => page.getByRole("main").locator('input[type="file"]');

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Más acciones de ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Chooses a workbook and its kind. */
async function upload(page: Page, file: string, kind: string): Promise<void> {
  await fileField(page).setInputFiles(workbook(`${file}.xlsx`));
  const dialog = page.getByRole("dialog", { name: "Guardar el archivo como estado" });
  await expect(dialog.getByLabel("Nombre del estado")).toHaveValue(file);
  await dialog.getByLabel("Tipo de estado").selectOption({ label: kind });
  await dialog.getByRole("button", { name: "Guardar estado" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, file)).toBeVisible();
}

/** Runs axe on the current page in both themes. */
async function axeBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
}

test("PL-01 a free account keeps three workbooks, is told so at the fourth, and takes back a deletion with its file", async ({
  page,
}) => {
  await enter(page, STATEMENTS);

  await test.step("nothing is saved yet; what is no workbook is refused in words", async () => {
    await expect(page.getByText("Aún no tienes estados financieros guardados")).toBeVisible();
    await axeBothThemes(page);
    await fileField(page).setInputFiles(workbook("notas.txt"));
    await expect(
      page.getByRole("alert").getByText(/Solo aceptamos archivos que terminan en \.xlsx/),
    ).toBeVisible();
    await fileField(page).setInputFiles(workbook("balance.xlsx"));
    const dialog = page.getByRole("dialog", { name: "Guardar el archivo como estado" });
    await dialog.getByRole("button", { name: "Guardar estado" }).click();
    await expect(
      dialog.getByText("Por favor selecciona un tipo de estado financiero para continuar."),
    ).toBeVisible();
    await axe(page);
    await dialog.getByRole("button", { name: "Cancelar" }).click();
  });

  await test.step("a workbook is kept as it was brought, says that it waits, and is no waiting file", async () => {
    await upload(page, "balance", "Balance General");
    await expect(card(page, "balance").getByText(/quedó guardado en este equipo/)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar balance", exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("balance.xlsx");
    expect(readFileSync(await file.path())).toEqual(workbook().buffer);
    await page.goto("/workspace");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Un archivo espera")).toHaveCount(0);
    await page.goto(STATEMENTS);
  });

  await test.step("deleted and taken back, its file is there again; a name is changed and changed back", async () => {
    await choose(page, "balance", "Eliminar");
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(card(page, "balance")).toHaveCount(0);
    await toast(page, "Estado eliminado").getByRole("button", { name: "Deshacer" }).click();
    await expect(toast(page, "Estado recuperado")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar balance", exact: true }).click();
    expect(readFileSync(await (await download).path())).toEqual(workbook().buffer);
    await choose(page, "balance", "Cambiar nombre");
    const dialog = page.getByRole("dialog", { name: "Cambiar el nombre del estado" });
    await dialog.getByLabel("Nombre del estado").fill(" ");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByText("Escribe un nombre.")).toBeVisible();
    await dialog.getByLabel("Nombre del estado").fill("Balance del contador");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(card(page, "Balance del contador")).toBeVisible();
    await toast(page, "Nombre cambiado").getByRole("button", { name: "Deshacer" }).click();
    await expect(card(page, "balance")).toBeVisible();
  });

  await test.step("at three it says so where it was asked, and everything that is there stays open", async () => {
    await upload(page, "resultados", "Estado de Resultados");
    await upload(page, "flujo", "Flujo de Caja");
    await expect(page.getByText("Límite alcanzado", { exact: true })).toBeVisible();
    await expect(
      page.getByText(/Has alcanzado el límite de 3 estados financieros del plan gratuito/),
    ).toBeVisible();
    const place = page.getByRole("region", { name: "Sube tu archivo Excel (XLSX)" });
    await expect(place.getByText(LIMIT)).toBeVisible();
    await expect(fileField(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Nuevo estado" }).click();
    await expect(toast(page, LIMIT).getByRole("button", { name: "Hazte Premium" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: /^Exportar todo/ }).click();
    await expect(toast(page, BULK)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await axeBothThemes(page);
  });
});

test("saved statements are found, seen, compared, analysed, opened again and exported; an address may be wrong", async ({
  page,
}) => {
  await enter(page);
  await putStatements(page, [
    {
      name: "Balance octubre",
      statement: "balance",
      date: "2026-10-31",
      company: SABANA,
      rows: [
        ["1105", "Caja", 900_000],
        ["2205", "Proveedores", -150_000],
        ["3115", "Aportes sociales", -750_000],
      ],
    },
    {
      name: "Resultado de octubre",
      statement: "income",
      date: "2026-10-31",
      company: SABANA,
      rows: [
        ["4135", "Ventas", -800_000],
        ["6135", "Costo de ventas", 500_000],
      ],
    },
    {
      name: "Balance 2025",
      statement: "balance",
      date: "2025-12-31",
      rows: [
        ["1105", "Caja", 500_000],
        ["3115", "Aportes sociales", -500_000],
      ],
    },
  ]);
  const company = seededId("company", 1);
  const october = seededId("statement", 1);

  await test.step("what the address names that is not there is said, and all is shown", async () => {
    const gone = seededId("company", 99);
    await page.goto(`${STATEMENTS}?empresa=${gone}&estado=${seededId("statement", 99)}`);
    await expect(
      page.getByText(/La empresa de esta dirección ya no existe o es de otra cuenta/),
    ).toBeVisible();
    await expect(page.getByText(/El estado financiero de esta dirección ya no existe/)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  await test.step("by company in the address, by kind and by words", async () => {
    await page.goto(`${STATEMENTS}?empresa=${company}`);
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByLabel("Tipo de estado").selectOption({ label: "Balance General" });
    await expect(page.getByRole("article")).toHaveCount(1);
    const balance = card(page, "Balance octubre");
    await expect(balance.getByText("Balance General, 31/10/2026")).toBeVisible();
    for (const figure of ["900.000", "150.000", "750.000"])
      await expect(balance.getByText(figure)).toBeVisible();
    await page.getByRole("combobox", { name: "Empresa" }).selectOption({ label: "Todas las empresas" });
    await expect(page).not.toHaveURL(/empresa=/);
    await page.getByRole("searchbox", { name: "Buscar estado" }).fill("2025");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("searchbox", { name: "Buscar estado" }).fill("nada");
    await page.getByRole("button", { name: "Quitar filtros" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  await test.step("two of a kind beside each other, with what the later has more", async () => {
    await choose(page, "Balance octubre", "Comparar");
    const dialog = page.getByRole("dialog", { name: "Comparar dos estados" });
    const row = dialog.getByRole("row", { name: /Total activo/ });
    await expect(row).toContainText("500.000");
    await expect(row).toContainText("900.000");
    await expect(row).toContainText("400.000");
    await axeBothThemes(page);
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
    await choose(page, "Resultado de octubre", "Comparar");
    await expect(dialog.getByText(/No hay otro Estado de Resultados con cifras guardado/)).toBeVisible();
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  });

  await test.step("seen whole, and exported within the month's five", async () => {
    await card(page, "Balance octubre").getByRole("button", { name: "Balance octubre", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Balance octubre" });
    await expect(dialog.getByRole("row", { name: /Proveedores/ })).toContainText("150.000");
    await dialog.getByRole("button", { name: "Cerrar" }).last().click();
    await page.getByRole("button", { name: "Descargar Balance octubre", exact: true }).click();
    const kinds = page.getByRole("dialog", { name: "Descargar Balance octubre" });
    await expect(kinds.getByText("0 de 5 exportaciones de este mes")).toBeVisible();
    await axe(page);
    const download = page.waitForEvent("download");
    await kinds.getByRole("button", { name: /^Excel/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^balance-octubre.*\.xlsx$/);
    expect(checkWorkbookBytes(readFileSync(await file.path()))).toBeNull();
    await expect(kinds).toHaveCount(0);
    await expect(page.getByRole("region", { name: /^Exportaciones de/ })).toContainText("1 de 5");
  });

  await test.step("analysed, opened again, found from anywhere, and the last one named on Inicio", async () => {
    await page.getByRole("link", { name: "Analizar Balance octubre" }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/analisis\\?estado=${october}$`));
    await page.goBack();
    await choose(page, "Balance octubre", "Abrir en su espacio de trabajo");
    await expect(page).toHaveURL(/\/workspace\/complex\?/);
    expect(new URL(page.url()).searchParams.get("estado")).toBe(october);
    await page.goto("/dashboard");
    await expect(page.getByText("3 de 3 del plan gratuito.", { exact: false })).toContainText(
      "Balance octubre",
    );
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: /Ir a cualquier parte|Empresa, libro/ }).fill("balance 2025");
    await page.getByRole("option", { name: /Balance 2025/ }).click();
    await expect(page.getByRole("dialog", { name: "Balance 2025" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`estado=${seededId("statement", 3)}$`));
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).last().click();
    await expect(page).not.toHaveURL(/estado=/);
  });

  await test.step("with Premium all of them leave in one archive, and nothing is counted", async () => {
    await goPremium(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar todo" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("estados-financieros.zip");
    const names = readFileSync(await file.path()).toString("latin1");
    for (const name of ["balance-octubre.xlsx", "resultado-de-octubre.xlsx", "balance-2025.xlsx"])
      expect(names).toContain(name);
    await expect(toast(page, "3 estados en un solo archivo .zip.")).toBeVisible();
    await expect(page.getByRole("region", { name: /^Exportaciones de/ })).toHaveCount(0);
  });
});
