import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Download, Page } from "@playwright/test";
import { outDir } from "../../../scripts/paths.mjs";
import { readCsv } from "../../support/files/read-csv.ts";
import { readPdf } from "../../support/files/read-pdf.ts";
import { readXlsx } from "../../support/files/read-xlsx.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { openBook, post, RENT, SALE } from "../support/journal.ts";

const LIMIT = "Límite mensual de exportaciones alcanzado. Actualiza a Pro o espera al próximo mes.";
const TRIAL = "/dashboard/libro-contable/comprobacion";
const TOTAL = ["0", "0", "5.580.000", "5.580.000", "5.580.000", "5.580.000"];

const exportButton = (page: Page) => page.getByRole("button", { name: /^Exportar/ });
const toast = (page: Page, text: string) => page.locator(".toast-card", { hasText: text }).first();
const bytesOf = async (download: Download) => new Uint8Array(readFileSync(await download.path()));

/** Chooses a format in the menu and returns the download. */
async function exported(page: Page, kind: string): Promise<Download> {
  const waiting = page.waitForEvent("download");
  await exportButton(page).click();
  await page.getByRole("menuitem", { name: kind }).click();
  const download = await waiting;
  await expect(toast(page, "Descarga Lista")).toBeVisible();
  return download;
}

/** Runs axe on the current page in both themes. */
async function soundInBothThemes(page: Page): Promise<void> {
  for (const scheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await axe(page);
  }
}

test("I-25 PL-01 a trial balance leaves as Excel, CSV and PDF with the figures of the screen; five a month, then the message first", async ({
  page,
}) => {
  const book = await openBook(page);
  await post(page, SALE);
  await post(page, { ...RENT, description: "=Arriendo; del local" });
  await page.goto(`${TRIAL}?book=${book}&periodo=2026-11`);
  const total = page.getByRole("row", { name: /Sumas iguales/ });
  await expect(total).toContainText("5.580.000");
  await expect(exportButton(page)).toContainText("0/5");

  await test.step("Excel, with live sums", async () => {
    const download = await exported(page, "Excel");
    expect(download.suggestedFilename()).toMatch(/^balance-de-comprobacion_diario-2026_2026-11[\w-]*\.xlsx$/);
    const sheet = readXlsx(await bytesOf(download));
    expect(sheet.name).toBe("Balance de comprobación");
    const sums = sheet.rows.findIndex(([first]) => first === "Sumas iguales");
    expect(sheet.rows[sums]?.slice(2)).toEqual([0, 0, 5_580_000, 5_580_000, 5_580_000, 5_580_000]);
    expect(sheet.cells.get(`E${sums + 1}`)?.formula).toMatch(/^SUM\(E\d/);
    await expect(exportButton(page)).toContainText("1/5");
  });

  await test.step("CSV, for other programs", async () => {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      await bytesOf(await exported(page, "CSV")),
    );
    expect(text.startsWith("\ufeff")).toBe(true);
    const rows = readCsv(text.slice(1));
    expect(rows[0]?.slice(0, 3)).toEqual(["Código", "Cuenta", "Saldo anterior: Debe"]);
    expect(rows.at(-1)?.slice(2).map(Number)).toEqual(TOTAL.map((each) => Number(each.replaceAll(".", ""))));
  });

  await test.step("PDF, with its pages counted", async () => {
    const { pages, language, title } = readPdf(await bytesOf(await exported(page, "PDF")));
    expect([language, title]).toEqual(["es-CO", "Balance de comprobación, Diario 2026"]);
    expect(pages[0]).toEqual(expect.arrayContaining(["Saldo nuevo", "Sumas iguales", "Página 1 de 1"]));
    expect(pages.flat().filter((each) => each === "5.580.000")).toHaveLength(4);
  });

  await test.step("the ledger counts in the same month; what is stopped does not", async () => {
    await page.goto(`/dashboard/libro-contable/mayor?book=${book}&cuenta=1110`);
    await expect(exportButton(page)).toContainText("3/5");
    const rows = readCsv(new TextDecoder().decode(await bytesOf(await exported(page, "CSV"))));
    // Neutralized for spreadsheets, and complete.
    expect(rows.find((cells) => cells[2] === "CE-0155")?.[3]).toBe("'=Arriendo; del local");
    await exported(page, "Excel");
    await expect(exportButton(page)).toContainText("5/5");
  });

  await test.step("the sixth: the limit's text, and the message of 15 s", async () => {
    await exportButton(page).click();
    await page.getByRole("menuitem", { name: "PDF" }).click();
    const limit = page.getByRole("dialog", { name: "Límite alcanzado" });
    await expect(limit.getByText(LIMIT)).toBeVisible();
    await soundInBothThemes(page);
    await limit.getByRole("button", { name: "Ver anuncio y descargar" }).click();
    const ad = page.getByRole("dialog", { name: "Ver anuncio para continuar" });
    await expect(ad.getByText("Ya usaste 5 de 5 exportaciones de", { exact: false })).toBeVisible();
    await expect(ad.getByText(/^libro-mayor-1110-bancos_.*\.pdf$/)).toBeVisible();
    await soundInBothThemes(page);
    // Closed before its end: no download.
    await page.keyboard.press("Escape");
    await expect(ad).toHaveCount(0);

    // What a report is asked for stands behind its options on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Opciones", exact: true }).click();
    await exportButton(page).click();
    await page.getByRole("menuitem", { name: "PDF" }).click();
    await limit.getByRole("button", { name: "Ver anuncio y descargar" }).click();
    await soundInBothThemes(page);
    const waiting = page.waitForEvent("download");
    const goOn = ad.getByRole("button", { name: "Continuar con descarga" });
    await expect(ad.getByRole("button", { name: /^Espera \d+s$/ })).toBeDisabled();
    await expect(goOn).toBeEnabled();
    await goOn.click();
    expect((await waiting).suggestedFilename()).toMatch(/^libro-mayor-1110-bancos/);
    await expect(exportButton(page)).toContainText("5/5");
  });

  await test.step("Premium: no counter, no message", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await exportButton(page).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    await page
      .getByRole("dialog", { name: "Límite alcanzado" })
      .getByRole("button", { name: "Hazte Premium" })
      .click();
    const plans = page.getByRole("dialog").filter({ hasText: "Premium" });
    await plans.getByRole("button", { name: "Hazte Premium" }).click();
    await expect(plans).toHaveCount(0);
    await expect(exportButton(page)).toHaveText("Exportar");
    await exported(page, "CSV");
  });
});

test("the journal leaves whole, also for a guest after the message; every writer is kept for working offline", async ({
  page,
}) => {
  const worker = readFileSync(join(outDir(), "sw.js"), "utf8");
  for (const name of ["file\\.worker", "write-xlsx", "write-csv", "write-pdf"])
    expect(worker).toMatch(new RegExp(`assets/${name}-`));

  await page.goto("/journal/complex?guest=true");
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await post(page, { ...SALE, date: "03/11/2026" });
  await exportButton(page).click();
  await page.getByRole("menuitem", { name: "Excel" }).click();
  const why = page.getByRole("dialog", { name: "Acceso Requerido" });
  await expect(
    why.getByText("Para exportar el libro, debes iniciar sesión o ver el anuncio publicitario."),
  ).toBeVisible();
  await expect(why.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await why.getByRole("button", { name: "Ver anuncio y descargar" }).click();
  const ad = page.getByRole("dialog", { name: "Ver anuncio para continuar" });
  await expect(ad.getByText("Hazte Premium")).toHaveCount(0);
  const waiting = page.waitForEvent("download");
  const goOn = ad.getByRole("button", { name: "Continuar con descarga" });
  await expect(goOn).toBeEnabled();
  await goOn.click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("libro-diario_libro-de-practica.xlsx");
  const sheet = readXlsx(await bytesOf(download));
  const sums = sheet.rows.findIndex(([first]) => first === "Sumas iguales");
  expect(sheet.rows[sums]?.slice(-2)).toEqual([2_380_000, 2_380_000]);
  expect(sheet.cells.get(`F${sums + 1}`)?.formula).toMatch(/^SUM\(F\d+\)$/);
});

test("the simple journal leaves by the same way as the complex one, from its bar and from a phone's menu", async ({
  page,
}) => {
  const book = await openBook(page);
  await post(page, SALE);
  await page.goto(`/journal/simple?book=${book}&periodo=2026-11`);
  const sheet = readXlsx(await bytesOf(await exported(page, "Excel")));
  const sums = sheet.rows.findIndex(([first]) => first === "Sumas iguales");
  expect(sheet.rows[sums]?.slice(-2)).toEqual([2_380_000, 2_380_000]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Más acciones" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV$/ }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^libro-diario_.*\.csv$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines = await bytesOf(await exported(page, "CSV por líneas"));
  const [head = "", first = ""] = new TextDecoder().decode(lines).split("\r\n");
  expect(head.split(";").slice(1, 4)).toEqual(["Número", "Tipo", "Código"]);
  expect(first.split(";").slice(1, 3)).toEqual(["1", "Diario"]);
  const plain = await exported(page, "Texto plano (hledger)");
  expect(plain.suggestedFilename()).toMatch(/^libro-diario_.*\.journal$/);
  expect(new TextDecoder().decode(await bytesOf(plain))).toMatch(/^2026-11-\d\d \* \(1\) /m);
});
