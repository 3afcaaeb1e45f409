import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, openBook, post, SALE } from "../support/journal.ts";
import { fits } from "../support/looks.ts";
import { ACCOUNT } from "../support/sessions.ts";

const SETTINGS = "/dashboard/configuracion";
const PIN = "739145";
const NOW = Date.parse("2026-11-20T10:42:00-05:00");
const MINUTE = 60_000;

const lockTitle = (page: Page) => page.getByRole("heading", { name: "Cuadra está bloqueada" });
const pinField = (page: Page) => page.getByLabel("PIN", { exact: true });

/** An account with one entry, and a lock after five minutes. The clock of the page stands until it is moved. */
async function withPin(page: Page): Promise<string> {
  await page.clock.install({ time: NOW });
  const book = await openBook(page);
  await post(page, SALE);
  await page.goto(SETTINGS);
  await page.getByLabel("PIN, de 4 a 12 números").fill(PIN);
  await page.getByLabel("Repite el PIN").fill(PIN);
  await page.getByRole("button", { name: "Activar el bloqueo" }).click();
  await expect(page.getByText("Se bloquea después de 5 minutos sin uso.")).toBeVisible();
  return book;
}

async function idle(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

/** Everything that the document holds, the title of the tab included. */
const document_ = (page: Page) => page.evaluate(() => document.documentElement.outerHTML + document.title);

async function expectNothingOfTheBooks(page: Page): Promise<void> {
  await expect(lockTitle(page)).toBeVisible();
  const text = await document_(page);
  for (const word of ["Venta de contado", "Diario 2026", "2.380.000", "Configuración", "Noviembre"])
    expect(text, word).not.toContain(word);
}

async function open(page: Page, pin = PIN): Promise<void> {
  await pinField(page).fill(pin);
  await pinField(page).press("Enter");
}

test("SE-11 nobody used it for five minutes: nothing of the books is in the document, and what was typed comes back", async ({
  page,
}) => {
  const book = await withPin(page);
  await page.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await expect(entryRow(page, SALE.description)).toBeVisible();
  await page.getByRole("textbox", { name: "Buscar en el libro" }).fill("a medio escribir");
  await idle(page, 4 * MINUTE);
  await expect(lockTitle(page)).toHaveCount(0);
  await page.mouse.move(200, 200);
  await idle(page, 4 * MINUTE);
  await expect(lockTitle(page), "a movement is use").toHaveCount(0);
  await idle(page, 2 * MINUTE);
  await expectNothingOfTheBooks(page);
  await expect(page).toHaveTitle("Cuadra bloqueada");
  await expect(pinField(page)).toBeFocused();
  await axe(page);
  if (process.env.CUADRA_SHOTS) await page.screenshot({ path: `${process.env.CUADRA_SHOTS}/bloqueo.png` });
  // Keys, the clipboard and the pointer reach nothing behind it.
  await page.mouse.click(5, 5);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("n");
  await expectNothingOfTheBooks(page);
  await open(page, "0000");
  await expect(page.getByText("Ese no es tu PIN.")).toBeVisible();
  await expect(pinField(page)).toBeFocused();
  await expect(pinField(page)).toHaveAttribute("aria-invalid", "true");
  await open(page);
  await expect(lockTitle(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Buscar en el libro" })).toHaveValue("a medio escribir");
  await expect(page).not.toHaveTitle("Cuadra bloqueada");
});

test("SE-11 a reload, a new tab and a slept device stay locked; one PIN opens all tabs", async ({
  page,
  context,
}) => {
  await withPin(page);
  await page.getByRole("button", { name: "Bloquear ahora" }).click();
  await expectNothingOfTheBooks(page);
  await page.reload();
  await expectNothingOfTheBooks(page);
  const other = await (context as BrowserContext).newPage();
  await other.clock.install({ time: NOW });
  await other.goto("/dashboard");
  await expectNothingOfTheBooks(other);
  await open(other);
  await expect(lockTitle(other)).toHaveCount(0);
  await expect(other).toHaveURL(/\/dashboard/);
  await idle(page, 3000);
  await expect(lockTitle(page)).toHaveCount(0);
  // A device that slept: the clock jumps, and a movement comes before any timer.
  await page.clock.pauseAt(NOW + 90 * MINUTE);
  await page.mouse.move(300, 300);
  await expect(lockTitle(page)).toBeVisible();
  await page.clock.setSystemTime(NOW - 60 * MINUTE);
  await page.reload();
  await expect(lockTitle(page), "a clock set back").toBeVisible();
});

test("SE-11 a dialog that was open is there again above the page, with what was typed and its focus", async ({
  page,
}) => {
  await withPin(page);
  await page.goto("/dashboard/libro-contable");
  await page.getByRole("button", { name: "Más acciones de Diario 2026" }).click();
  await page.getByRole("menuitem", { name: "Cambiar nombre" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Ferretería La Sabana");
  await idle(page, 6 * MINUTE);
  await expectNothingOfTheBooks(page);
  expect(await document_(page)).not.toContain("Ferretería La Sabana");
  await open(page);
  await expect(dialog.getByRole("textbox").first()).toHaveValue("Ferretería La Sabana");
  expect(await dialog.evaluate((each) => each.matches(":modal"))).toBe(true);
  await expect(dialog.getByRole("textbox").first()).toBeFocused();
});

test("SE-11 wrong PINs wait longer and longer, a reload does not help, and the password is the way of who forgot", async ({
  page,
}) => {
  await withPin(page);
  await page.getByRole("button", { name: "Bloquear ahora" }).click();
  for (const pin of ["1111", "2222", "3333"]) {
    await open(page, pin);
    await expect(page.getByText(/Ese no es tu PIN/)).toBeVisible();
    await expect(pinField(page)).toHaveValue("");
  }
  await expect(page.getByText(/Espera [1-5] segundos?/)).toBeVisible();
  await page.reload();
  await open(page);
  await expect(page.getByText(/Demasiados intentos/), "the right one must wait too").toBeVisible();
  await page.clock.runFor(6000);
  await page.getByRole("button", { name: "Olvidé mi PIN" }).click();
  await expect(page.getByText(/No se pierde nada/)).toBeVisible();
  await axe(page);
  const password = page.getByLabel("Contraseña de tu cuenta");
  await expect(password).toBeFocused();
  await password.fill("otra");
  await password.press("Enter");
  await expect(page.getByText("Esa no es la contraseña de la cuenta.")).toBeVisible();
  await page.clock.runFor(20_000);
  await password.fill(ACCOUNT.password);
  await password.press("Enter");
  await expect(lockTitle(page)).toHaveCount(0);
  await page.goto(SETTINGS);
  await expect(page.getByRole("button", { name: "Activar el bloqueo" })).toBeVisible();
});

test("SE-11 the PIN is in no copy and no diagnosis; signing out ends the lock with the session", async ({
  page,
}) => {
  await withPin(page);
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("cuadra_pin_")) ?? "";
    return localStorage.getItem(key) ?? "";
  });
  expect(kept).not.toContain(PIN);
  const { hash, salt, iterations } = JSON.parse(kept) as { hash: string; salt: string; iterations: number };
  expect(iterations).toBeGreaterThanOrEqual(600_000);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const found = await page.evaluate(async (secret) => {
    const hits: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of Array.from(db.objectStoreNames)) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        if (JSON.stringify(rows).includes(secret)) hits.push(`${name}/${store}`);
      }
      db.close();
    }
    return hits;
  }, hash);
  expect(found, "in no database, so in no copy and no download of what is left").toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Bloquear ahora" }).click();
  await expectNothingOfTheBooks(page);
  await fits(page);
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(lockTitle(page)).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("SE-11 signing out on the lock asks before words are lost that nothing keeps, and shows none of them", async ({
  page,
}) => {
  const book = await withPin(page);
  await page.goto(`/journal/simple?book=${book}&periodo=2026-11`);
  const words = page.getByLabel("Descripción");
  await page.getByLabel("Valor").fill("486300");
  await words.fill("Energía del local");
  await idle(page, 6 * MINUTE);
  await expectNothingOfTheBooks(page);
  const leave = page.getByRole("button", { name: "Cerrar sesión", exact: true });
  await leave.click();
  await expect(page.getByRole("heading", { name: "Hay algo escrito sin guardar" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Seguir aquí" })).toBeFocused();
  expect(await document_(page)).not.toContain("Energía del local");
  await axe(page);
  await page.keyboard.press("Enter");
  await open(page);
  await expect(words).toHaveValue("Energía del local");
  await idle(page, 6 * MINUTE);
  await leave.click();
  await page.getByRole("button", { name: "Cerrar sesión y perderlo" }).click();
  await expect(lockTitle(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("SE-13 the recovery page shows, hands out and removes nothing of the account before its PIN", async ({
  page,
}) => {
  await withPin(page);
  await page.goto("/recuperacion.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus libros están detrás de tu PIN");
  await axe(page);
  for (const word of ["asiento", "Descargar", "Diario 2026"])
    expect(await page.getByRole("main").textContent(), word).not.toContain(word);
  if (process.env.CUADRA_SHOTS)
    await page.screenshot({ path: `${process.env.CUADRA_SHOTS}/recuperacion-pin.png`, fullPage: true });
  await open(page, "1111");
  await expect(page.getByRole("alert")).toHaveText("Ese no es tu PIN.");
  await page.getByRole("button", { name: "Olvidé mi PIN" }).click();
  await page.getByLabel("Contraseña de la cuenta").fill("otra");
  await page.getByRole("button", { name: "Mostrar sus libros" }).click();
  await expect(page.getByRole("alert")).toHaveText("Esa no es la contraseña de la cuenta.");
  await page.getByRole("button", { name: "Volver al PIN" }).click();
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus datos se pueden abrir");
  await expect(page.getByRole("button", { name: "Descargar" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus libros están detrás de tu PIN");
});
