import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { openBook, post, SALE, typeHead, typeLines } from "../support/journal.ts";
import { goPremium } from "../support/premium.ts";

declare global {
  interface Window {
    /** Whether the store refuses every write, as a full disk does. */
    storeIsFull?: boolean;
  }
}

/** From here on the page's store refuses every write while `storeIsFull` is set; reading goes on. */
async function refusable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["put", "add", "delete"] as const) {
      const real = IDBObjectStore.prototype[name] as (this: IDBObjectStore, ...all: unknown[]) => IDBRequest;
      Object.assign(IDBObjectStore.prototype, {
        [name](this: IDBObjectStore, ...all: unknown[]) {
          if (window.storeIsFull === true) throw new DOMException("no room", "QuotaExceededError");
          return real.apply(this, all);
        },
      });
    }
  });
}

const setFull = (page: Page, full: boolean) =>
  page.evaluate((value) => {
    window.storeIsFull = value;
  }, full);

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.locator(".toast-card", { hasText: text });

interface Family {
  readonly name: string;
  readonly path?: string;
  /** Opens the form and types; absent where there is only a press. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What was typed: it stays, and is not what is wrong. */
  readonly typed?: (page: Page) => readonly (readonly [field: Locator, value: string])[];
  /** What tells that it was done. */
  readonly done: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole("dialog");

/** One command of each family, as a person presses it. Each leaves what the next ones need. */
const FAMILIES: readonly Family[] = [
  {
    name: "an entry",
    begin: async (page) => {
      await typeHead(page, { ...SALE, description: "Venta con el disco lleno" });
      await typeLines(page, SALE.lines);
    },
    press: (page) => page.keyboard.press("Control+Enter"),
    done: (page) =>
      page.locator('[role="row"][data-status="posted"]', { hasText: "Venta con el disco lleno" }),
  },
  {
    name: "the account's profile",
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
    begin: (page) => button(page, "Cerrar nómina").click(),
    press: (page) => button(page.getByRole("alertdialog"), "Cerrar nómina").click(),
    done: (page) => toast(page, "Nómina cerrada"),
  },
  {
    name: "posting the run",
    begin: (page) => button(page, "Contabilizar").click(),
    press: (page) => button(dialog(page), "Registrar el asiento").click(),
    done: (page) => toast(page, "Nómina contabilizada"),
  },
  {
    name: "the inventory",
    path: "/dashboard/libro-contable/inventario",
    press: (page) => button(page, "Empezar el inventario").click(),
    done: (page) => toast(page, "Inventario empezado"),
  },
];

test("ST-06 what a full disk refuses: each command says so, keeps what was typed, and goes through by the same press", async ({
  page,
  problems,
}) => {
  problems.allow(/Quota|no room/i);
  await refusable(page);
  const book = await openBook(page);
  await post(page, SALE);
  for (const { name, path, begin, press, typed, done } of FAMILIES) {
    await test.step(name, async () => {
      if (path !== undefined) {
        await page.goto(`${path}?book=${book}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      await begin?.(page);
      await setFull(page, true);
      await press(page);
      const told = page.getByText("El disco está lleno");
      await expect(told.first()).toBeVisible();
      await expect(done(page)).toHaveCount(0);
      for (const [field, value] of typed?.(page) ?? []) {
        await expect(field).toHaveValue(value);
        await expect(field).not.toHaveAttribute("aria-invalid", "true");
      }
      await setFull(page, false);
      // A question that was answered has gone: it is asked again.
      if (begin !== undefined && name === "closing the run") await begin(page);
      await press(page);
      await expect(done(page).first()).toBeVisible();
      await expect(page.locator('main [role="alert"]', { hasText: "El disco está lleno" })).toHaveCount(0);
    });
  }
  await test.step("the plan", async () => {
    await page.goto("/dashboard");
    await page.getByRole("banner").getByRole("button", { name: "Hazte Premium" }).click();
    await setFull(page, true);
    const plans = page.getByRole("dialog", { name: "Gratis y Premium" });
    await button(plans, "Hazte Premium").first().click();
    await expect(toast(page, "No pudimos cambiar tu plan")).toContainText("El disco está lleno");
    await setFull(page, false);
    await page.keyboard.press("Escape");
    await goPremium(page);
  });
});
