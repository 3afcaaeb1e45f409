import type { Locator, Page } from "@playwright/test";
import { formatNumber } from "#domain/kernel/format.ts";
import { rowOn } from "#domain/law/dated.ts";
import { HORIZON, LAST_LEGAL_YEAR } from "#domain/law/horizon.ts";
import { PARAMETERS } from "#domain/law/parameters.ts";
import { UNPUBLISHED_YEAR } from "../../support/law-days.ts";
import { stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { putPeople } from "../support/payroll-people.ts";
import { enter } from "../support/sessions.ts";
import { plain, press, startBlank } from "../support/workspace.ts";

// The first year of which no yearly value is published: what waits for them says so, the rest goes on.
const KNOWN = LAST_LEGAL_YEAR;
const YEAR = UNPUBLISHED_YEAR;
/** In the known year: 2.200.000 and its allowance, which cesantías of the whole year are. */
const WHOLE_YEAR = 2_200_000 + (rowOn(PARAMETERS.transportAllowance.rows, HORIZON)?.value ?? Number.NaN);
const bogota = (text: string) => new Date(`${text}-05:00`);

const PROFILE = {
  id: "fisc_019a0000-0000-7000-8000-000000000001",
  companyId: null,
  statementId: null,
  name: "General",
  regime: { type: "common", name: "Común", description: "Responsable de IVA" },
  flags: { vatResponsible: true, simple: false, largeTaxpayer: false, selfWithholder: false, filer: true },
  vatSettings: { enabled: true, rate: 19, accountCode: "2408" },
  retentions: [
    {
      id: "ret_019a0000-0000-7000-8000-000000000001",
      name: "Compras",
      type: "income",
      rate: 2.5,
      accountCode: "2365",
      enabled: true,
    },
  ],
  isDefault: true,
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

async function typeSaleAndExpense(page: Page): Promise<void> {
  await startBlank(page);
  await press(page, "1 fila");
  await page.getByLabel("Código de la fila 1").fill("4135");
  await page.getByLabel("Haber de la fila 1").fill("36000000");
  await page.getByLabel("Código de la fila 2").fill("1435");
  await page.getByLabel("Debe de la fila 2").fill("4050000");
  for (const row of [1, 2])
    await page.getByRole("switch", { name: `La fila ${row} afecta impuestos` }).check();
}

test("DT-01 January of a year without its UVT: the IVA of a statement and of an entry goes on, withholding says what it waits for", async ({
  page,
}) => {
  await page.clock.install({ time: bogota(`${YEAR}-01-15T10:00:00`) });
  await enter(page, "/dashboard", "book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await stored(page, { fiscalProfiles: [PROFILE] });

  await test.step("a typed statement", async () => {
    await page.goto("/workspace/complex?statement=income");
    await typeSaleAndExpense(page);
    const proposed = page.getByRole("region", { name: "Líneas que propone tu perfil fiscal" });
    await expect(proposed).toContainText("IVA 19%");
    expect(plain(await proposed.textContent())).toContain("6.840.000");
    await expect(proposed).not.toContainText("IVA 19% (por confirmar)");
    await proposed.getByText("Lo que no se propone, y por qué").click();
    await expect(proposed).toContainText(`Compras: parámetros por confirmar después del 31/12/${KNOWN}.`);
  });

  await test.step("an entry while it is typed", async () => {
    await page.goto(`/journal/complex?periodo=${YEAR}-01`);
    await expect(page.getByLabel("Fecha")).toBeFocused();
    for (const text of ["15", "FC 88", "Mercancía", "1435", "4050000", "", "2205", "", "4050000"]) {
      if (text !== "") await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    const offer = page.locator(".journal-taxes");
    await expect(offer).toContainText("IVA 19%");
    await expect(offer).not.toContainText("Retención");
    await offer.getByRole("button", { name: "Ver y cambiar" }).click();
    const dialog = page.getByRole("dialog", { name: "Impuestos de este asiento" });
    await dialog.getByText("Lo que no se propone, y por qué").click();
    await expect(dialog).toContainText(`parámetros por confirmar después del 31/12/${KNOWN}`);
  });
});

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

/** Types the three values of a year that no norm gives yet. */
async function typeYearly(form: Locator): Promise<void> {
  for (const [of, value] of [
    ["minimumWage", "1900000"],
    ["transportAllowance", "270000"],
    ["uvt", "55000"],
  ] as const) {
    await form.getByLabel("Valor que quieres cambiar").selectOption(of);
    await form.getByLabel("Valor nuevo").fill(value);
    await button(form, "Cambiar").click();
  }
}

test("PY-04 April of a year without its values: typed by hand they pay everybody but whom the solidarity fund waits for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: bogota(`${YEAR}-04-15T10:00:00`) });
  await enter(page);
  const person = { document: "52731094", position: "Auxiliar" };
  await putPeople(page, {
    name: "Ferretería La Sabana S.A.S.",
    people: [{ ...person, name: "Yuliana Cárdenas Peña", salary: 2_200_000 }],
  });

  await test.step("a run of the month is begun, and names what it waits for", async () => {
    await page.goto("/dashboard/nomina");
    await page.getByRole("main").getByRole("button", { name: "Nueva nómina" }).first().click();
    const form = page.getByRole("dialog", { name: "Nueva nómina" });
    await expect(form.getByLabel("Mes", { exact: true }).locator("option:checked")).toHaveText(
      `Abril de ${YEAR}`,
    );
    await button(form, "Crear nómina").click();
    await expect(page.getByText("Parámetros por confirmar", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Salario mínimo mensual (SMMLV)");
    await expect(page.getByRole("main")).not.toContainText("no se conoce: Fondo de solidaridad");
  });

  await test.step("the calculator goes on with the values that somebody types", async () => {
    await page.goto("/payroll-calculator");
    await page.getByLabel("Nombre de la persona 1", { exact: true }).fill("Yuliana");
    const salary = page.getByLabel("Salario básico de la persona 1", { exact: true });
    await salary.fill("2200000");
    await page.getByLabel("Parámetros", { exact: true }).selectOption("law");
    await expect(
      page.getByRole("alert").getByText(`Parámetros por confirmar para el 15/04/${YEAR}`),
    ).toBeVisible();
    await button(page, "Valores de la ley").click();
    const law = page.getByRole("dialog", { name: "Parámetros de la ley", exact: true });
    await typeYearly(law);
    await page.keyboard.press("Escape");
    // 2.200.000 and the allowance of 270.000, less twice 4 % of 2.200.000.
    await expect(page.locator(".payroll-table").getByText("2.294.000").first()).toBeVisible();
    await salary.fill("7600000");
    await button(page, "Calcular Nómina Detallada").click();
    await expect(page.getByRole("alert").filter({ hasText: /solidaridad/i })).toBeVisible();
  });
});

test("PY-17 February of such a year: what a run was given serves the next one, a settlement and the benefits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: bogota(`${YEAR}-02-10T10:00:00`) });
  await enter(page);
  const person = { document: "52731094", position: "Auxiliar", start: `${KNOWN}-01-01` };
  await putPeople(page, {
    name: "Ferretería La Sabana S.A.S.",
    people: [{ ...person, name: "Yuliana Cárdenas Peña", salary: 2_200_000 }],
  });
  const main = page.getByRole("main");

  await test.step("a settlement says what it waits for and takes it there, for its own year", async () => {
    await page.goto("/dashboard/nomina/empleados");
    await button(main, "Acciones de Yuliana Cárdenas Peña").click();
    await page.getByRole("menuitem", { name: "Liquidar contrato" }).click();
    const form = page.getByRole("dialog", { name: "Liquidar contrato", exact: true });
    await expect(form).toContainText(`Parámetros por confirmar para el 10/02/${YEAR}`);
    await button(form, "Escribir los valores").click();
    const law = page.getByRole("dialog", { name: "Parámetros de la ley", exact: true });
    await typeYearly(law);
    await page.keyboard.press("Escape");
    await expect(form.getByRole("region", { name: "Liquidación" })).toBeVisible();
    await expect(form).toContainText(
      "Con valores escritos a mano: Salario mínimo mensual (SMMLV) $ 1.900.000",
    );
    // Cesantías of the known year keep its allowance.
    expect(plain(await form.textContent())).toContain(formatNumber(WHOLE_YEAR));
    await page.keyboard.press("Escape");
    await button(page.getByRole("alertdialog"), "Descartar").click();
  });

  await test.step("a run leads to where its values are typed, and the benefits know them", async () => {
    await page.goto("/dashboard/nomina");
    await main.getByRole("button", { name: "Nueva nómina" }).first().click();
    await button(page.getByRole("dialog", { name: "Nueva nómina" }), "Crear nómina").click();
    await main.getByRole("link", { name: "Escribir los valores" }).click();
    await typeYearly(main);
    await expect(page.getByText("Parámetros por confirmar", { exact: true })).toBeHidden();
    await page.getByRole("navigation").getByRole("link", { name: "Nómina", exact: true }).first().click();
    await main.getByRole("link", { name: "Empleados", exact: true }).click();
    await button(main, "Prestaciones").click();
    const form = page.getByRole("dialog", { name: "Prestaciones", exact: true });
    await expect(form).toContainText("Con valores escritos a mano");
    // Half of 2.200.000 and the typed allowance of 270.000.
    expect(plain(await form.textContent())).toContain("1.235.000");
  });
});
