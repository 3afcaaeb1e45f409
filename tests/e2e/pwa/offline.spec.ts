import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { withServerGone } from "../support/browser/server-gone.ts";
import { PRIVATE_ROUTES, PUBLIC_ROUTES, UNKNOWN_ROUTES } from "../support/routes.ts";
import { signIn } from "../support/sign-in.ts";

const BALANCES = "Código;Cuenta;Débito;Crédito\n1105;Caja;1.000.000;\n3115;Aportes sociales;;1.000.000\n";
const NOT_FOUND = "Oops! Page not found";

async function expectScreen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading").first(), url).toBeVisible();
  await expect(page.getByText(NOT_FOUND), url).toHaveCount(0);
  await expect(page.getByText("Unexpected Application Error!"), url).toHaveCount(0);
}

test("OF-01 every route opens with the server stopped, after one visit to / only, restart and sign-in included", async () => {
  await withServerGone(async ({ url, page, restart }) => {
    for (const path of PUBLIC_ROUTES) await expectScreen(page, url + path);
    const later = await restart();
    await later.goto(`${url}/login`);
    await signIn(later, "sin.red@ejemplo.co", "una clave larga 1");
    for (const path of PRIVATE_ROUTES) {
      await expectScreen(later, url + path);
      expect(new URL(later.url()).pathname).toBe(path.split("?")[0]);
    }
  });
});

/** To another screen within the page that is open, as its own links do. */
const go = (page: Page, path: string) => page.evaluate((next) => history.pushState(null, "", next), path);

test("OF-02 what is opened for the first time after the network was lost opens all the same: glossary, lessons, accounts, files", async () => {
  await withServerGone(async ({ page }) => {
    // The page stays the one that was loaded: nothing of this was ever asked for.
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Asistente", exact: true }).click();
    await page.getByRole("textbox", { name: "Escribe tu pregunta" }).fill("¿Qué es un activo?");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Ver en el glosario" }).click();
    await expect(page.getByRole("dialog", { name: "Activo", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");

    // The page that whoever prepares a room looks at.
    await go(page, "/educacion");
    await expect(page.getByText("Este equipo ya abre Cuadra sin internet")).toBeVisible();

    await go(page, "/educacion/dashboard?type=student&section=lessons&leccion=razones");
    await expect(page.getByRole("button", { name: "Comprobar" }).first()).toBeVisible();

    await go(page, "/journal/complex?guest=true");
    await page.getByRole("combobox", { name: "Cuenta" }).first().fill("retención arr");
    await expect(page.getByRole("option").first()).toContainText("Retención en la fuente");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Importar un archivo…" }).click();
    const file = { name: "saldos.csv", mimeType: "text/csv", buffer: Buffer.from(BALANCES) };
    await page.getByRole("dialog").locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole("button", { name: "Registrar 1 asiento" })).toBeVisible();
    expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
  });
});

test("SW-09 without network an unknown path shows the not-found screen, and a file that is not there is no screen", async () => {
  await withServerGone(async ({ url, context, page }) => {
    for (const path of UNKNOWN_ROUTES) {
      await page.goto(url + path);
      await expect(page.getByText(NOT_FOUND), path).toBeVisible();
    }
    const download = await context.newPage();
    await expect(download.goto(`${url}/copias/libro.json?de=/a.b`)).rejects.toThrow(/ERR_/);
    await page.goto(`${url}/login?returnUrl=%2Fa.b`);
    await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
  });
});
