import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { serveDist } from "../support/browser/serve-dist.ts";
import { bigBackup } from "../support/files/big-backup.ts";
import { openBook } from "../support/journal.ts";
import { watchTasks } from "../support/long/long-tasks.ts";
import { fits } from "../support/looks.ts";
import { EMAIL, enterAgain, FIXTURE, ID, loseEverything, option } from "../support/lost-device.ts";
import { ACCOUNT, enter } from "../support/sessions.ts";

/** The large one is measured on demand. */
const ENTRIES = Number(process.env.CUADRA_RESTORE_ENTRIES ?? 20_000);

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map((each) => each.name).sort());

test("ST-03 after a loss of everything the automatic copy brings it all back, under a new password", async ({
  page,
}) => {
  await loseEverything(page);
  await page.goto("/recuperacion.html?motivo=perdido");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No pudimos abrir tus datos");
  await expect(page.getByText("Última copia automática")).toBeVisible();
  expect(await databases(page)).toEqual([]);
  const row = option(page, /Volver a la copia automática/);
  await expect(row).toContainText("Recomendado");
  await expect(row).toContainText("Pierdes lo que escribiste entre");
  await row.getByRole("button", { name: "Restaurar esa copia" }).click();
  await row.getByLabel("Contraseña nueva").fill("una clave");
  await row.getByLabel("Repite la contraseña").fill("otra clave");
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await expect(row.getByRole("alert")).toHaveText("❌ Las contraseñas no coinciden");
  expect(await databases(page)).toEqual([]);
  await row.getByLabel("Repite la contraseña").fill("una clave");
  await row.getByLabel("Repite la contraseña").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus datos están de vuelta");
  await expect(page.getByText("Recuperamos 3 asientos en 1 libro")).toBeVisible();
  expect(await databases(page)).toEqual(["cuadra", `cuadra-user-${ID}`]);
  await enterAgain(page, "una clave", false);
});

test("ST-05 the automatic copy of a sign-in outlives the databases: cleared, led here, restored, back at the books", async ({
  page,
  context,
}) => {
  await loseEverything(page, false);
  await page.goto("/recuperacion.html?motivo=perdido");
  const row = option(page, /Usar una copia mía/);
  await row.locator('input[type="file"]').setInputFiles(FIXTURE);
  await row.getByLabel("Contraseña nueva").fill("clave");
  await row.getByLabel("Repite la contraseña").fill("clave");
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await enterAgain(page, "clave", false);
  await page.goto("/journal/complex?periodo=2026-11");
  await expect(page.getByText("Venta de mostrador").first()).toBeVisible();
  const copies = () =>
    page.evaluate(async () => (await (await caches.open("cuadra-copias")).keys()).map((each) => each.url));
  await expect.poll(copies).toHaveLength(1);
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: new URL(page.url()).origin,
    storageTypes: "indexeddb",
  });
  // The open page may detect the loss first and redirect by itself.
  await page.goto("/dashboard").catch(() => undefined);
  await expect(page).toHaveURL(/recuperacion\.html\?motivo=perdido/);
  const copy = option(page, /Volver a la copia automática/);
  await expect(copy).toContainText("Recupera todo lo guardado: 3 asientos en 1 libro");
  await copy.getByRole("button").first().click();
  await copy.getByLabel("Contraseña nueva").fill("otra clave");
  await copy.getByLabel("Repite la contraseña").fill("otra clave");
  await copy.getByRole("button", { name: "Restaurar", exact: true }).click();
  await enterAgain(page, "otra clave", false);
  await page.goto("/journal/complex?periodo=2026-11");
  await expect(page.getByText("Venta de mostrador").first()).toBeVisible();
});

test("ST-02 ST-05 the database of an account that vanished is a loss, though it was deleted past the application", async ({
  page,
}) => {
  await enter(page, "/journal/simple");
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("region", { name: "Nueva operación" })).toBeVisible();
  const [, account = ""] = await databases(page);
  expect(account).toMatch(/^cuadra-user-/);
  // The only page of this origin that keeps no database open.
  await page.goto("/recuperacion.html");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      }),
    account,
  );
  expect(await databases(page)).toEqual(["cuadra"]);
  await page.goto("/journal/simple");
  await expect(page.getByRole("button", { name: "Recuperar mis datos" })).toBeVisible();
  expect(await databases(page), "no empty account in the place of the lost one").toEqual(["cuadra"]);
  await page.getByRole("button", { name: "Recuperar mis datos" }).click();
  await expect(page).toHaveURL(/recuperacion\.html\?motivo=perdido/);
  await expect(page.getByText(ACCOUNT.email).first()).toBeVisible();
});

test("BR-03 a file of the user's is refused with its reason, or restored", async ({ page }) => {
  await loseEverything(page, false);
  await page.goto("/recuperacion.html?motivo=danado");
  const row = option(page, /Usar una copia mía/);
  const input = row.locator('input[type="file"]');
  const content = readFileSync(FIXTURE);
  const choose = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await choose("nota.cuadra", Buffer.from("hola"));
  await expect(row.getByRole("status")).toContainText("no es una copia de Cuadra");
  await choose("cortada.cuadra", content.subarray(0, content.length - 20));
  await expect(row.getByRole("status")).toContainText("le falta el final");
  expect(await databases(page)).toEqual([]);
  await choose("mía.cuadra", content);
  await expect(row).toContainText("Copia de Ana Ruiz (ana@ejemplo.co)");
  await row.getByLabel("Contraseña nueva").fill("clave");
  await row.getByLabel("Repite la contraseña").fill("clave");
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await enterAgain(page, "clave", false);
});

test("BR-14 a large file is read and restored beside the recovery page: progress is shown, a cancelled one changes nothing", async ({
  page,
}) => {
  await loseEverything(page, false);
  await page.goto("/recuperacion.html");
  const row = option(page, /Usar una copia mía/);
  const path = test.info().outputPath("grande.cuadra");
  writeFileSync(path, bigBackup(ENTRIES));
  const reading = row.getByRole("progressbar", { name: "Leyendo y comprobando la copia" });
  const writing = row.getByRole("progressbar", { name: "Restaurando la copia" });
  const choose = () => row.locator('input[type="file"]').setInputFiles(path);
  const restore = async () => {
    await expect(row).toContainText(`${ENTRIES.toLocaleString("es-CO")} asientos en 1 libro`);
    await row.getByLabel("Contraseña nueva").fill("clave");
    await row.getByLabel("Repite la contraseña").fill("clave");
    await row.getByRole("button", { name: "Restaurar", exact: true }).click();
    await expect(writing).toBeVisible();
  };
  await choose();
  await expect(reading).toBeVisible();
  await row.getByRole("button", { name: "Cancelar" }).click();
  await expect(reading).toHaveCount(0);
  await expect(row.getByRole("button", { name: "Elegir archivo" })).toBeFocused();
  expect(await databases(page)).toEqual([]);
  await choose();
  await restore();
  await row.getByRole("button", { name: "Cancelar" }).click();
  await expect(row.getByRole("status")).toHaveText("Restauración cancelada: todo quedó como estaba.");
  expect(await databases(page)).not.toContain("cuadra");
  const expectNoLongTask = await watchTasks(page);
  await choose();
  await restore();
  // A large file takes minutes on a loaded machine: what is looked at is the page beside it.
  const back = page.getByRole("heading", { level: 1 });
  await expect(back).toHaveText("Tus datos están de vuelta", { timeout: 300_000 });
  await expectNoLongTask();
  await enterAgain(page, "clave", false);
});

test("ST-15 a damaged book is named; the others can be opened, and everything can be taken away", async ({
  page,
}) => {
  await loseEverything(page);
  await page.goto("/recuperacion.html");
  const row = option(page, /Volver a la copia automática/);
  await row.getByRole("button").first().click();
  await row.getByLabel("Contraseña nueva").fill("clave");
  await row.getByLabel("Repite la contraseña").fill("clave");
  await row.getByRole("button", { name: "Restaurar", exact: true }).click();
  await expect(page.getByRole("link", { name: "Entrar a Cuadra" })).toBeVisible();
  await page.goto("/recuperacion.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus datos se pueden abrir");
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction("months", "readwrite");
          transaction.objectStore("months").clear();
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    `cuadra-user-${ID}`,
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No pudimos abrir tus datos");
  await expect(page.locator("dl")).toContainText("1 libro");
  await expect(page.locator("dl")).toContainText("Diario: 3 asientos");
  const waiting = page.waitForEvent("download");
  await option(page, /Descargar los datos/)
    .getByRole("button")
    .click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^cuadra-datos_\d{4}-\d\d-\d\d\.json$/);
  const dump = readFileSync(await download.path(), "utf8");
  expect(dump).toContain("Venta de mostrador");
  expect(dump).not.toMatch(/"(hash|salt|sessionKey)"/);
  // A known account requires its own password before anything is replaced.
  const again = option(page, /Volver a la copia automática/);
  await again.getByRole("button").first().click();
  await again.getByLabel(`Contraseña de ${EMAIL}`).fill("otra");
  await again.getByRole("button", { name: "Restaurar", exact: true }).click();
  await expect(again.getByRole("alert")).toHaveText("Esa contraseña no es la de la cuenta.");
  await option(page, /Abrir sin la parte dañada/)
    .getByRole("button")
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test("what the address of the page says is believed only where it was found", async ({ page }) => {
  await loseEverything(page);
  for (const reason of ["mas-nuevo", "bloqueado", "lleno", "%3Cimg%20src=x%3E"]) {
    await page.goto(`/recuperacion.html?motivo=${reason}`);
    await expect(page.getByRole("heading", { level: 1 }), reason).toHaveText("No pudimos abrir tus datos");
    await expect(page.getByRole("button", { name: "Restaurar esa copia" })).toBeVisible();
  }
  expect(await databases(page)).toEqual([]);
});

test("UP-06 data of a newer version are only handed out, found in the data alone", async ({ page }) => {
  await openBook(page);
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const name = names.find((each) => each.startsWith("cuadra-user-")) ?? "";
    await new Promise((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        const transaction = request.result.transaction("meta", "readwrite");
        transaction.objectStore("meta").put({ key: "schema", value: 99 });
        transaction.oncomplete = resolve;
      };
    });
  });
  await page.goto("/recuperacion.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Estos datos son de una versión más nueva",
  );
  await expect(page.getByRole("button", { name: "Restaurar esa copia" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Descargar" })).toBeVisible();
});

test("a clipboard that refuses is not called copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await loseEverything(page);
  await page.goto("/recuperacion.html?motivo=danado");
  await page.getByText("Detalle técnico").click();
  await page.getByRole("button", { name: "Copiar el código" }).click();
  const said = page.locator("details").getByRole("status");
  await expect(said).not.toBeEmpty();
  await expect(said).not.toContainText(/^Copiado/);
});

test("without a copy, somebody can start again, and only after saying so", async ({ page }) => {
  await loseEverything(page, false);
  await page.goto("/recuperacion.html?motivo=perdido");
  const row = option(page, /Empezar sin esos datos/);
  await row.getByRole("button", { name: "Empezar sin ellos" }).click();
  const confirm = row.getByRole("button", { name: "Sí, empezar sin ellos" });
  await expect(confirm).toBeDisabled();
  await row.getByLabel(/solo vuelven con una copia/).check();
  await confirm.click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/recuperacion.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay nada que recuperar");
});

test("OF-01 the recovery page opens with the server stopped, in a browser that has only seen the home page", async ({
  browser,
}) => {
  const host = await serveDist();
  const context = await browser.newContext({ serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await page.goto(host.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await host.stop();
    await page.goto(`${host.url}/recuperacion.html?motivo=danado`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No hay nada que recuperar");
  } finally {
    await context.close();
    await host.stop();
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 390, 320]) {
    test(`AX-01 recovery, ${colorScheme}, ${width} px: nothing for axe, no sideways scrolling, by keyboard`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await loseEverything(page);
      await page.goto("/recuperacion.html?motivo=danado");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await axe(page);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Restaurar esa copia" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Contraseña nueva")).toBeFocused();
      await page.getByText("Detalle técnico").click();
      await axe(page);
      await fits(page);
      await page.getByRole("button", { name: "Cancelar" }).click();
      await expect(page.getByRole("button", { name: "Restaurar esa copia" })).toBeFocused();
      if (process.env.CUADRA_SHOTS)
        await page.screenshot({
          path: `${process.env.CUADRA_SHOTS}/recovery-${colorScheme}-${width}.png`,
          fullPage: true,
        });
    });
  }
}
