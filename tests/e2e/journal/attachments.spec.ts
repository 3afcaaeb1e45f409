import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, openBook, post, SALE } from "../support/journal.ts";

/** EXIF that says: turn it a quarter to the right, and it was taken by a camera of this name. */
const EXIF = Buffer.from(
  `ffe1003e${Buffer.from("Exif\0\0").toString("hex")}4d4d002a000000080002` +
    `010f0002000000100000002601120003000000010006000000000000${Buffer.from("CamaraSecreta12\0").toString("hex")}`,
  "hex",
);

/** A photo of 300 by 100 points as a camera writes it lying on its side. */
async function photo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 100);
    canvas.getContext("2d")?.fillRect(0, 0, 150, 100);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const made = Buffer.from(bytes);
  return Buffer.concat([made.subarray(0, 2), EXIF, made.subarray(2)]);
}

test("AD-02 AD-05 a photo is turned, stripped, marked on its entry, kept over a reload and given back", async ({
  page,
}) => {
  await openBook(page);
  await post(page, SALE);
  const row = entryRow(page, SALE.description);
  await row.locator("[data-entry-menu]").click();
  await page.getByRole("menuitem", { name: "Soportes…" }).click();
  const dialog = page.getByRole("dialog", { name: "Soportes del asiento 1" });
  await dialog.locator('input[type="file"][multiple]').setInputFiles([
    { name: "recibo.png", mimeType: "image/png", buffer: await photo(page) },
    { name: "factura.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload='x()'>") },
    { name: "rota.jpg", mimeType: "image/jpeg", buffer: Buffer.from("ffd8ffe0001000", "hex") },
  ]);
  await expect(dialog.getByRole("alert")).toContainText("2 archivos no se agregaron");
  await axe(page);
  await dialog.getByRole("button", { name: "Ver recibo.jpg" }).click();
  const picture = page.getByRole("img", { name: "recibo.jpg" });
  await expect(picture).toBeVisible();
  const size = await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  expect(size).toEqual([100, 300]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar" }).click();
  const saved = await readFile(await (await download).path());
  expect(saved.includes("CamaraSecreta12")).toBe(false);
  await page.getByRole("button", { name: "Volver a los soportes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).last().click();
  await page.reload();
  await row.getByRole("button", { name: "Ver 1 soporte" }).click();
  await expect(page.getByRole("button", { name: "Ver recibo.jpg" })).toBeVisible();
  await page.getByRole("button", { name: "Ver todos los soportes del libro" }).click();
  const whole = page.getByRole("dialog", { name: "Soportes del libro" });
  await expect(whole.getByRole("link", { name: /^Asiento 1 del / })).toBeVisible();
  await axe(page);
  await whole.getByRole("button", { name: "Cerrar" }).last().click();
  await page.getByRole("radio", { name: "Vista Sencilla" }).click({ force: true });
  const operation = page.getByRole("button", { name: new RegExp(SALE.description) });
  await expect(operation).toContainText("1 soporte");
});
