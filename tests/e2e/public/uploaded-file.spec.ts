import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dataOf, makeWorkbook } from "../../support/files/make-workbook.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { fileField, openService, press, type ServiceName, workbook } from "../support/service.ts";
import { putSession } from "../support/sessions.ts";

const SHOP: readonly (readonly (string | number | null)[])[] = [
  ["FERRETERÍA LA SABANA S.A.S.", null, null, null],
  ["Balance de prueba", null, null, null],
  ["Código", "Nombre", "2025", "2024"],
  ["1105", "Caja", 175, 140],
  ["1305", "Clientes", 250, 200],
  ["2205", "Proveedores", 200, 190],
  ["3115", "Aportes sociales", 140, 50],
  ["4135", "Comercio al por mayor", 900, 700],
  ["5105", "Gastos de personal", 240, 240],
  ["6135", "Costo de ventas", 600, 400],
  [null, "Cosas del tío Ernesto", 25, 40],
  ["1110", "Bancos", "por confirmar", null],
];

async function bring(page: Page, service: ServiceName): Promise<void> {
  await openService(page, "workspace", service);
  await fileField(page).setInputFiles(
    workbook("tienda.xlsx", makeWorkbook([{ name: "Prueba", data: dataOf(SHOP) }])),
  );
  await press(page, "Subir y continuar");
}

test("IM-40 a guest's file is recognised, asks for what it was not, and comes back better", async ({
  page,
}) => {
  await bring(page, "upload");
  await press(page, "Omitir por ahora");
  await page.getByRole("link", { name: "Mejorar tienda.xlsx" }).click();
  await expect(page.getByText(/Reconocimos un balance de comprobación con 8 cuentas/)).toBeVisible();
  await expect(page.getByText("7 cuentas por su código del PUC")).toBeVisible();
  await page.getByText("Filas que no leímos (1)").click();
  await expect(page.getByText("Hoja «Prueba», fila 12")).toBeVisible();
  const asked = page.getByRole("combobox", { name: /Cosas del tío Ernesto/ });
  await asked.fill("233595");
  await asked.press("Enter");
  await expect(page.getByText("Ya dijiste qué hacer con 1 cuenta.")).toBeVisible();
  await looks(page);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar el Excel mejorado" }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("tienda_mejorado.xlsx");
  const book = readZip(await readFile(await file.path())).get("xl/workbook.xml") ?? "";
  for (const name of ["Balance General", "Flujo de Caja", "Lo que no entendimos", "Prueba"])
    expect(book).toContain(`name="${name}"`);
  await page.getByRole("button", { name: "Guardar como estado financiero" }).click();
  await expect(page.getByText("Acceso Requerido")).toBeVisible();
});

test("IM-40 IM-44 with an account a file is analysed, begins a book, and is kept as a statement", async ({
  page,
}) => {
  await putSession(page);
  await bring(page, "analyze");
  await page.getByRole("link", { name: "Analizar tienda.xlsx" }).click();
  await page.getByRole("button", { name: "Ver el análisis" }).click();
  await expect(page.getByRole("heading", { name: "Análisis vertical" }).first()).toBeVisible();
  await looks(page);
  await page.getByRole("button", { name: "Empezar un libro con estos saldos" }).click();
  await page.getByRole("checkbox", { name: /Llevar la diferencia/ }).check();
  await expect(page.getByRole("row", { name: /^Sumas/ })).toBeVisible();
  await looks(page, { include: "dialog" });
  await page.getByRole("button", { name: "Registrar los saldos" }).click();
  await expect(page.getByRole("button", { name: "Abrir el libro" })).toBeVisible();
  await page.getByRole("button", { name: "Guardar como estado financiero" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("button", { name: "Ver en el panel" }).click();
  await expect(page.getByText("tienda", { exact: true }).first()).toBeVisible();
});

test("IM-41 a file without figures says so, and writes nothing", async ({ page }) => {
  await openService(page, "workspace", "analyze");
  await fileField(page).setInputFiles(
    workbook(
      "carta.xlsx",
      makeWorkbook([{ name: "Carta", data: dataOf([["Apreciado cliente"], ["Gracias"]]) }]),
    ),
  );
  await press(page, "Subir y continuar");
  await press(page, "Omitir por ahora");
  await page.getByRole("link", { name: "Analizar carta.xlsx" }).click();
  await expect(page.getByText(/«carta.xlsx» no trae un balance ni un estado de resultados/)).toBeVisible();
});
