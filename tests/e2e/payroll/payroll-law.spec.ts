import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { LAST_LEGAL_YEAR } from "#domain/law/horizon.ts";
import { readPdf } from "../../support/files/read-pdf.ts";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

const CALCULATOR = "/payroll-calculator";
// Fixes the date in a year whose law is known.
const NOW = new Date("2026-11-20T15:00:00Z");
const NOT_PUBLISHED = `01/01/${LAST_LEGAL_YEAR + 1}`;

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(`${name} de la persona 1`, { exact: true });
const table = (page: Page) => page.locator(".payroll-table");

async function settle(within: Page | Locator, label: string, typed: string): Promise<void> {
  await within.getByLabel(label, { exact: true }).fill(typed);
  await within.getByLabel(label, { exact: true }).press("Tab");
}

async function download(page: Page, name: string): Promise<Uint8Array> {
  const waiting = page.waitForEvent("download");
  await button(page, name).click();
  return new Uint8Array(readFileSync(await (await waiting).path()));
}

test("the law of any date: norms, days, tables; two dates with what changed first; what is not known is said", async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  const path = "/dashboard/nomina/ley";
  await enter(page, path);
  await expect(page.getByRole("heading", { name: "Parámetros de la ley", level: 1 })).toBeVisible();
  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect(row(/^Salario mínimo mensual/)).toContainText("$ 1.750.905");
  await expect(row(/^Salario mínimo mensual/)).toContainText("Decreto 159 de 2026");
  await expect(row(/^Salario mínimo mensual/)).toContainText("Provisional");
  await expect(row(/^Horas del mes/)).toContainText("Desde el 15/07/2026");
  await expect(row(/^De 4 a menos de 16/)).toContainText("1%");
  await expect(row(/^Más de 95 hasta 150/)).toContainText("19%");

  await settle(page, "Comparar con otra fecha", "14/07/2026");
  await expect(page.getByRole("rowheader", { name: "Lo que cambia", exact: true })).toBeVisible();
  await expect(page.getByRole("row").nth(2)).toContainText("42 horas");
  await expect(page.getByRole("row").nth(2)).toContainText("44 horas");
  await looks(page);

  for (const [typed, said] of [
    ["31/12/2022", "Cuadra no tiene parámetros para el 31/12/2022: los conoce desde el 01/01/2023."],
    [NOT_PUBLISHED, `Parámetros por confirmar para el ${NOT_PUBLISHED}: Salario mínimo mensual (SMMLV)`],
  ] as const) {
    await settle(page, "Ley del día", typed);
    await expect(page.getByRole("main").getByText(said)).toBeVisible();
    await expect(row(/^Salario mínimo mensual/)).toContainText("Por confirmar");
  }
});

test("PY-04 the calculator by the law of a date, for an employer, with a value changed by hand: one set of figures, kept as it was", async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await enter(page, CALCULATOR);
  for (const [name, value] of Object.entries({
    Nombre: "Yuliana Cárdenas Peña",
    "Salario básico": "2200000",
    "Horas extra": "8",
  }))
    await field(page, name).fill(value);
  await page.getByLabel("Parámetros", { exact: true }).selectOption("law");
  await expect(table(page).getByText("2.369.477").first()).toBeVisible();

  // 8 hours of 2.200.000 ÷ 230 at 125 %, and the allowance of 2025.
  await settle(page, "Fecha de la ley", "30/06/2025");
  await expect(table(page).getByText("2.312.000").first()).toBeVisible();
  await expect(
    page.getByText("con la ley vigente al 30/06/2025, para una empresa", { exact: false }),
  ).toBeVisible();
  await settle(page, "Fecha de la ley", "31/12/2022");
  await expect(
    page.getByRole("alert").getByText("Cuadra no tiene parámetros para el 31/12/2022"),
  ).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await settle(page, "Fecha de la ley", "30/06/2025");

  await page.getByLabel("Quién paga la nómina", { exact: true }).selectOption("person-one");
  await expect(page.getByText("Paga salud, SENA e ICBF por todos.", { exact: true })).toBeVisible();
  await expect(page.getByText("que paga todos los aportes", { exact: false })).toBeVisible();

  await button(page, "Valores de la ley").click();
  const law = page.getByRole("dialog", { name: "Parámetros de la ley", exact: true });
  await law.getByLabel("Valor que quieres cambiar").selectOption("hourDivisor");
  await law.getByLabel("Valor nuevo").fill("0");
  await button(law, "Cambiar").click();
  await expect(law.getByText("No es un valor posible para este parámetro.")).toBeVisible();
  await law.getByLabel("Valor nuevo").fill("240");
  await button(law, "Cambiar").click();
  await expect(law.getByRole("row", { name: /^Horas del mes/ })).toContainText("La ley: 230 horas");
  await looks(page, { within: law });
  await page.keyboard.press("Escape");
  // 91.667 for the hours, and twice 4 % of 2.291.667.
  await expect(table(page).getByText("2.308.333").first()).toBeVisible();
  await expect(button(page, "1 valor cambiado a mano")).toBeVisible();
  await expect(
    page.getByText("Horas del mes para el valor de la hora: valor cambiado a mano.", { exact: false }),
  ).toBeVisible();
  await looks(page);

  const [header = "", row = ""] = new TextDecoder()
    .decode(await download(page, "Exportar CSV"))
    .split("\r\n");
  expect(header.endsWith("Costo Total,Cambiado a mano")).toBe(true);
  expect(row.endsWith(",Horas del mes para el valor de la hora 240 horas")).toBe(true);
  expect(row.split(",")[4]).toBe("2308333");
  const pdf = readPdf(await download(page, "Exportar PDF")).pages.flat();
  expect(pdf).toContain("2.308.333");
  for (const said of [
    "Ley vigente al 30/06/2025",
    "Quién paga la nómina: Persona natural",
    "Cambiado a mano: Horas",
  ])
    expect(pdf.join(" ")).toContain(said);

  await button(page, "Guardar Documento").click();
  await expect(page.getByText("Documento Guardado", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Quién paga la nómina", { exact: true })).toHaveValue("person-one");
  await button(page, "Guardados").click();
  await page.getByRole("button", { name: /^Abrir el cálculo de Yuliana/ }).click();
  await expect(table(page).getByText("2.308.333").first()).toBeVisible();
  await expect(page.getByLabel("Fecha de la ley", { exact: true })).toHaveValue("30/06/2025");
  await button(page, "Calcular Nómina Detallada").click();
  await expect(table(page).getByText("2.308.333").first()).toBeVisible();
  await button(page, "Calcular con la ley de hoy").click();
  await expect(page.getByLabel("Fecha de la ley", { exact: true })).toHaveValue("20/11/2026");
});
