import type { Locator, Page } from "@playwright/test";
import { expect } from "../app.ts";
import { SALE, typeHead, typeLines } from "../journal.ts";

export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
export const toast = (page: Page, text: string | RegExp) => page.locator(".toast-card", { hasText: text });

export interface Family {
  readonly name: string;
  readonly path?: string;
  /** Opens the form and types; absent where there is only a press. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What was typed: it stays, and is not what is wrong. */
  readonly typed?: (page: Page) => readonly (readonly [field: Locator, value: string])[];
  /** Its question is answered by the press and has gone: it is asked again before the next one. */
  readonly isAsked?: boolean;
  /** What was typed is kept as a draft: waits until it came back after the page was loaded again. */
  readonly back?: (page: Page) => Promise<void>;
  /** It writes to the list of accounts, which no newer version of an account's books takes away. */
  readonly isRegistry?: boolean;
  /** What tells that it was done. */
  readonly done: (page: Page) => Locator;
}

export const dialog = (page: Page) => page.getByRole("dialog");

async function chooseFor(page: Page, description: string, action: string): Promise<void> {
  const row = page.locator('[role="row"][data-status]', { hasText: description }).first();
  await row.getByRole("button", { name: /^Acciones del asiento/ }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

const BALANCES = "Código;Cuenta;Débito;Crédito\n1105;Caja;1.000.000;\n3115;Aportes sociales;;1.000.000\n";

/** One command of each family, as a person presses it. Each leaves what the next ones need. */
export const FAMILIES: readonly Family[] = [
  {
    name: "an entry",
    back: (page) => expect(page.getByLabel("Detalle")).toHaveValue("Venta con el disco lleno"),
    begin: async (page) => {
      await typeHead(page, { ...SALE, description: "Venta con el disco lleno" });
      await typeLines(page, SALE.lines);
      // The draft is written within half a second.
      await page.waitForTimeout(700);
      await expect(page.getByText(/^Guardado/)).toBeVisible();
    },
    press: (page) => page.keyboard.press("Control+Enter"),
    done: (page) =>
      page.locator('[role="row"][data-status="posted"]', { hasText: "Venta con el disco lleno" }),
  },
  {
    name: "an entry edited",
    begin: async (page) => {
      await chooseFor(page, SALE.description, "Editar");
      await page.getByLabel("Detalle").fill("Venta corregida");
    },
    press: async (page) => {
      await page.getByLabel("Detalle").focus();
      await page.keyboard.press("Control+Enter");
    },
    typed: (page) => [[page.getByLabel("Detalle"), "Venta corregida"]],
    done: (page) => page.locator('[role="row"][data-status="posted"]', { hasText: "Venta corregida" }),
  },
  {
    name: "an entry voided",
    press: (page) => chooseFor(page, "Venta corregida", "Anular"),
    done: (page) => page.locator('[role="row"][data-status="void"]', { hasText: "Venta corregida" }),
  },
  {
    name: "a file imported",
    begin: async (page) => {
      await button(page, "Más acciones").click();
      await page.getByRole("menuitem", { name: "Importar un archivo…" }).click();
      const file = { name: "saldos.csv", mimeType: "text/csv", buffer: Buffer.from(BALANCES) };
      await dialog(page).locator('input[type="file"]').setInputFiles(file);
      await expect(button(dialog(page), "Registrar 1 asiento")).toBeVisible();
    },
    press: (page) => button(dialog(page), "Registrar 1 asiento").click(),
    typed: () => [],
    done: (page) => toast(page, /importad|registrad/i),
  },
  {
    name: "the account's profile",
    isRegistry: true,
    path: "/dashboard/configuracion",
    begin: (page) => page.getByLabel("Nombre", { exact: true }).fill("Mariana Pérez"),
    press: (page) => button(page, "Guardar cambios").click(),
    typed: (page) => [[page.getByLabel("Nombre", { exact: true }), "Mariana Pérez"]],
    done: (page) => toast(page, "Perfil actualizado"),
  },
  {
    name: "a company",
    path: "/dashboard/empresas",
    begin: async (page) => {
      await button(page, "Crear empresa").first().click();
      await page.getByLabel("Nombre de la Empresa").fill("Café Alto");
    },
    press: (page) => page.getByLabel("Nombre de la Empresa").press("Enter"),
    typed: (page) => [[page.getByLabel("Nombre de la Empresa"), "Café Alto"]],
    done: (page) => toast(page, "«Café Alto» está lista"),
  },
  {
    name: "a book",
    path: "/dashboard/libro-contable",
    begin: async (page) => {
      await page
        .getByRole("button", { name: /^Nuevo libro/ })
        .first()
        .click();
      await page.getByLabel("Nombre del libro").fill("Caja menor");
    },
    press: (page) => page.getByLabel("Nombre del libro").press("Enter"),
    typed: (page) => [[page.getByLabel("Nombre del libro"), "Caja menor"]],
    done: (page) => toast(page, "«Caja menor» está listo"),
  },
  {
    name: "an account of one's own",
    path: "/dashboard/libro-contable/plan-de-cuentas",
    begin: async (page) => {
      await page
        .getByRole("button", { name: /Nueva cuenta|Agregar/ })
        .first()
        .click();
      await dialog(page).getByLabel("Código").fill("11100501");
      await dialog(page).getByLabel("Nombre").fill("Bancolombia");
    },
    press: (page) => button(dialog(page), "Agregar").click(),
    typed: (page) => [
      [dialog(page).getByLabel("Código"), "11100501"],
      [dialog(page).getByLabel("Nombre"), "Bancolombia"],
    ],
    done: (page) => toast(page, "Agregaste 11100501 Bancolombia"),
  },
  {
    name: "a third party",
    path: "/dashboard/libro-contable/terceros",
    begin: async (page) => {
      await button(page, "Nuevo tercero").first().click();
      await dialog(page).getByLabel("Nombre o razón social").fill("Aceros del Norte");
    },
    press: (page) => button(dialog(page), "Guardar").click(),
    typed: (page) => [[dialog(page).getByLabel("Nombre o razón social"), "Aceros del Norte"]],
    done: (page) => toast(page, "Tercero guardado"),
  },
  {
    name: "an employee",
    path: "/dashboard/nomina/empleados",
    begin: async (page) => {
      await button(page.getByRole("main"), "Agregar empleado").last().click();
      await dialog(page).getByLabel("Nombre completo").fill("Yuliana Cárdenas");
      await dialog(page).getByLabel("Salario del mes").fill("2200000");
      await dialog(page).getByLabel("Fecha de ingreso").fill("15/01/2024");
    },
    press: (page) => dialog(page).getByLabel("Nombre completo").press("Enter"),
    typed: (page) => [[dialog(page).getByLabel("Nombre completo"), "Yuliana Cárdenas"]],
    done: (page) => toast(page, "Empleado agregado"),
  },
  {
    name: "a payroll run",
    path: "/dashboard/nomina",
    begin: (page) => button(page.getByRole("main"), "Nueva nómina").first().click(),
    press: (page) => button(dialog(page), "Crear nómina").click(),
    typed: (page) => [[dialog(page).getByLabel("Período"), "month"]],
    done: (page) => button(page, "Cerrar nómina"),
  },
  {
    name: "closing the run",
    isAsked: true,
    begin: (page) => button(page, "Cerrar nómina").click(),
    press: (page) => button(page.getByRole("alertdialog"), "Cerrar nómina").click(),
    done: (page) => toast(page, "Nómina cerrada"),
  },
  {
    name: "posting the run",
    // The dialog reads the company's books first; a store that fails meanwhile is told of in their place.
    begin: async (page) => {
      await button(page, "Contabilizar").click();
      await expect(button(dialog(page), "Registrar el asiento")).toBeVisible();
    },
    press: (page) => button(dialog(page), "Registrar el asiento").click(),
    done: (page) => toast(page, "Nómina contabilizada"),
  },
  {
    name: "the inventory",
    path: "/dashboard/libro-contable/inventario",
    // The screen is there before it has read whether there is an inventory.
    begin: (page) => expect(button(page, "Empezar el inventario")).toBeVisible(),
    press: (page) => button(page, "Empezar el inventario").click(),
    done: (page) => toast(page, "Inventario empezado"),
  },
];
