import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { openBook, post, RENT, SALE } from "../support/journal.ts";

/** The worker that makes copies has the real clock. */
const NOW = Date.now();
const HOUR = 3_600_000;
const SETTINGS = "/dashboard/configuracion";

/** Only the picker is replaced, which no test can press: what it gives is a real directory of the browser. */
async function withPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle("mis copias", { create: true });
      },
    });
  });
}

const inFolder = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("mis copias", { create: true });
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
      names.push(name);
    return names.sort();
  });

/** An account with one entry and an automatic copy of it, at the settings. */
async function atSettings(page: Page): Promise<void> {
  await withPicker(page);
  await page.clock.install({ time: NOW });
  await openBook(page);
  await post(page, SALE);
  // Its minute begins when the entry has been written, which a loaded machine may still be doing.
  const copies = async () => {
    await page.clock.runFor(70_000);
    return page.evaluate(async () => (await (await caches.open("cuadra-copias")).keys()).length);
  };
  await expect.poll(copies).toBeGreaterThan(0);
  await page.goto(SETTINGS);
  await expect(page.getByRole("button", { name: "Descargar copia" })).toBeVisible();
}

const choose = (page: Page) => page.getByRole("button", { name: "Elegir carpeta" }).click();
const told = (page: Page) => page.getByText(/En «mis copias» · Última copia/);

test("BR-15 a chosen folder gets a copy that opens in any account, says how old it is, and is asked for once", async ({
  page,
}) => {
  await atSettings(page);
  await axe(page);
  await choose(page);
  await expect(page.getByText("En «mis copias» · Última copia hoy")).toBeVisible();
  await expect(page.getByText(/la leímos de vuelta, se abrió y cuadra/)).toBeVisible();
  const [name = ""] = await inFolder(page);
  expect(name).toMatch(/^cuadra_[0-9a-f]{6}_\d{4}-\d\d-\d\d_\d\d-\d\d\.cuadra$/);
  await axe(page);
  if (process.env.CUADRA_SHOTS)
    await page.screenshot({ path: `${process.env.CUADRA_SHOTS}/carpeta.png`, fullPage: true });
  // Remembered after a reload, and told in days.
  await page.clock.setFixedTime(NOW + 48 * HOUR);
  await page.reload();
  await expect(page.getByText("En «mis copias» · Última copia hace 2 días")).toBeVisible();
  await page.getByRole("button", { name: "Dejar de copiar aquí" }).click();
  await expect(page.getByRole("button", { name: "Elegir carpeta" })).toBeVisible();
  // A newer automatic copy may have joined it after the reload.
  expect(await inFolder(page), "the copies stay").toContain(name);
  const bytes = await page.evaluate(async (file) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("mis copias");
    return [...new Uint8Array(await (await (await folder.getFileHandle(file)).getFile()).arrayBuffer())];
  }, name);
  const path = test.info().outputPath(name);
  const { writeFileSync } = await import("node:fs");
  writeFileSync(path, Buffer.from(bytes));
  expect(readFileSync(path).length).toBeGreaterThan(200);
  await page.getByLabel("Elegir un archivo .cuadra").setInputFiles(path);
  await expect(page.getByRole("alertdialog")).toContainText("1 asiento en 1 libro");
});

/** Each way in which writing fails, after the folder was chosen and has its first copy. */
const FAILURES: readonly (readonly [what: string, fail: (page: Page) => Promise<unknown>, says: RegExp])[] = [
  [
    "the folder is gone",
    (page) =>
      page.evaluate(async () =>
        (await navigator.storage.getDirectory()).removeEntry("mis copias", { recursive: true }),
      ),
    /La carpeta ya no está/,
  ],
  [
    "the permission lapsed",
    (page) =>
      page.evaluate(() => {
        Object.assign(FileSystemHandle.prototype, { queryPermission: async () => "prompt" });
      }),
    /pide permiso otra vez/,
  ],
  [
    "there is no room",
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const origin = new URL(page.url()).origin;
      await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    },
    // Where it is missed first: at the trial of the copy, or while it is written.
    /no cabe la copia|no queda espacio para probar la copia/,
  ],
  [
    "what was written is something else",
    (page) =>
      page.evaluate(() => {
        const write = FileSystemWritableFileStream.prototype.write;
        FileSystemWritableFileStream.prototype.write = function () {
          return write.call(this, "otra cosa");
        };
      }),
    /no quedó escrita igual/,
  ],
];

for (const [what, fail, says] of FAILURES)
  test(`BR-15 ${what}: it is told with what to do, and nothing says that there is a newer copy`, async ({
    page,
    problems,
  }) => {
    problems.allow(/quota|NotFound|404/i);
    await atSettings(page);
    await choose(page);
    await expect(told(page)).toBeVisible();
    const before = await page.getByText(/la leímos de vuelta/).textContent();
    const files = await inFolder(page);
    await page.clock.setFixedTime(NOW + 2 * HOUR);
    await fail(page);
    await page.getByRole("button", { name: "Copiar ahora" }).click();
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page.getByText("La última copia no llegó a tu carpeta").first()).toBeVisible();
    await expect(page.getByText(/la leímos de vuelta/)).toHaveText(before ?? "");
    if (what !== "the folder is gone" && what !== "what was written is something else")
      expect(await inFolder(page)).toEqual(files);
    if (process.env.CUADRA_SHOTS)
      await page.screenshot({ path: `${process.env.CUADRA_SHOTS}/carpeta-${what.split(" ")[1]}.png` });
    if (what !== "the permission lapsed") return;
    await page.evaluate(() => {
      const granted = async () => "granted";
      Object.assign(FileSystemHandle.prototype, { queryPermission: granted, requestPermission: granted });
    });
    await page.getByRole("button", { name: "Volver a permitir" }).first().click();
    await expect(page.getByText(says)).toHaveCount(0);
  });

test("BR-15 a browser without folders says what to do instead", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showDirectoryPicker");
  });
  await openBook(page);
  await post(page, RENT);
  await page.goto(SETTINGS);
  await expect(page.getByText(/Este navegador no deja guardar copias en una carpeta/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Elegir carpeta" })).toHaveCount(0);
});
