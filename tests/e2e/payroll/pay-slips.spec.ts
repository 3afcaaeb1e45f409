import { readFileSync } from "node:fs";
import type { BrowserContext, Download, Page } from "@playwright/test";
import { readPdf } from "../../support/files/read-pdf.ts";
import { readXlsx } from "../../support/files/read-xlsx.ts";
import { readZip } from "../../support/files/read-zip.ts";
import type { SeedPerson } from "../harness/seed-run.ts";
import { expect, test } from "../support/app.ts";
import { openHarness } from "../support/harness.ts";
import { fits, looks } from "../support/looks.ts";
import { countWork } from "../support/processor.ts";
import { enter } from "../support/sessions.ts";

const PEOPLE: readonly SeedPerson[] = [
  { name: "Yuliana Cárdenas Peña", document: "52.731.094", salary: 2_200_000 },
  { name: "Íngrid Núñez Ágredo", document: "1.020.456.789", salary: 9_000_000 },
  { name: "José Peña Ñustes", document: "79.123.456", salary: 1_750_905 },
];

const toast = (page: Page, text: string) => page.locator(".toast-card", { hasText: text }).first();
const menu = (page: Page) => page.getByRole("button", { name: "Desprendibles", exact: true });
const bytesOf = async (download: Download) => new Uint8Array(readFileSync(await download.path()));

/** Creates an account with a closed run of these people and opens its screen. */
async function openRun(
  { page, context, app }: { page: Page; context: BrowserContext; app: string },
  people: readonly SeedPerson[],
): Promise<void> {
  await enter(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Created by the panel shortly after its heading is shown.
  const accountDatabase = () =>
    page.evaluate(async () => {
      const all = await indexedDB.databases();
      return all.map(({ name }) => name ?? "").find((name) => name.startsWith("cuadra-user-")) ?? "";
    });
  await expect.poll(accountDatabase).not.toBe("");
  const database = await accountDatabase();
  const harness = await openHarness(context, app);
  const run = await harness.evaluate(
    ([name, all]) => window.harness.seedRun(name, "Ferretería La Sabana S.A.S.", all),
    [database, people] as const,
  );
  await harness.close();
  await page.goto(`/dashboard/nomina/${run}`);
  await expect(page.getByRole("heading", { name: "Noviembre de 2026" })).toBeVisible();
}

async function chosen(page: Page, item: RegExp | string): Promise<void> {
  await menu(page).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function downloaded(page: Page, start: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent("download");
  await start();
  const download = await waiting;
  await expect(toast(page, "Descarga Lista")).toBeVisible();
  return download;
}

test("PY-04 slips leave as one PDF and as a PDF for each, the run as a workbook: the figures of the screen", async ({
  page,
  context,
  app,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRun({ page, context, app }, PEOPLE);
  const shown = (await page.locator("main").textContent())?.replaceAll("\u00a0", " ") ?? "";

  await test.step("all in one PDF", async () => {
    const download = await downloaded(page, () => chosen(page, /^Los 3 en un PDF/));
    expect(download.suggestedFilename()).toBe("desprendibles-de-pago_ferreteria-la-sabana_2026-11.pdf");
    const { pages, language, title, fonts } = readPdf(await bytesOf(download));
    expect([language, title]).toEqual([
      "es-CO",
      "Desprendibles de pago, Ferretería La Sabana S.A.S., Noviembre de 2026",
    ]);
    expect(fonts).toHaveLength(2);
    expect(pages).toHaveLength(3);
    for (const { name, document } of PEOPLE) {
      const slip = pages.find((texts) => texts.includes(name)) ?? [];
      expect(slip).toEqual(expect.arrayContaining([document, "NIT 901.482.316-8", "Auxiliar de ventas"]));
      const net = slip[slip.indexOf("Neto a pagar") + 1] ?? "";
      expect(net).toMatch(/^\$ [\d.]+$/);
      expect(shown).toContain(net.slice(2));
    }
  });

  await test.step("a PDF for each in an archive", async () => {
    const download = await downloaded(page, () => chosen(page, /^Un PDF por persona/));
    const files = readZip(await bytesOf(download));
    expect(files.size).toBe(3);
    for (const [name, file] of files) {
      expect(name).toMatch(/^desprendible-de-pago_2026-11-0[123]_[a-z-]+\.pdf$/);
      expect(file.startsWith("%PDF-")).toBe(true);
    }
  });

  await test.step("one person's, from their place in the run", async () => {
    const [{ name }] = PEOPLE as readonly [SeedPerson];
    await page.getByRole("row").filter({ hasText: name }).click();
    const dialog = page.getByRole("dialog", { name });
    const download = await downloaded(page, () =>
      dialog.getByRole("button", { name: `Exportar el desprendible de ${name} en PDF` }).click(),
    );
    expect(download.suggestedFilename()).toBe(
      "desprendible-de-pago_ferreteria-la-sabana_yuliana-cardenas-pena_2026-11.pdf",
    );
    const { pages } = readPdf(await bytesOf(download));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(name);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("who signs for the company, once it is typed with it", async () => {
    const run = page.url();
    await page.goto("/dashboard/empresas");
    await page.getByRole("button", { name: /^Editar Ferretería/ }).click();
    const edit = page.getByRole("dialog", { name: "Editar empresa" });
    await edit.getByText("Quién firma y ciudad").click();
    await edit.getByLabel("Representante legal", { exact: true }).fill("Mariana Restrepo Gil");
    await edit.getByLabel("Ciudad", { exact: true }).fill("Bogotá");
    await edit.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(edit).toHaveCount(0);
    await page.goto(run);
    const download = await downloaded(page, () => chosen(page, /^Los 3 en un PDF/));
    const signed = ["NIT 901.482.316-8, Bogotá", "Mariana Restrepo Gil", "Representante legal"];
    for (const slip of readPdf(await bytesOf(download)).pages) {
      expect(slip).toEqual(expect.arrayContaining(signed));
      expect(slip).not.toContain("Por la empresa");
    }
  });

  await test.step("the run as a workbook that adds up across", async () => {
    const download = await downloaded(page, async () => {
      await page
        .getByRole("button", { name: /^Exportar/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Excel" }).click();
    });
    const sheet = readXlsx(await bytesOf(download));
    const heads = sheet.rows[sheet.frozen - 1] ?? [];
    const net = heads.indexOf("Neto a pagar");
    const letter = String.fromCharCode(65 + net);
    expect(sheet.cells.get(`${letter}${sheet.frozen + 1}`)?.formula).toMatch(/^[A-Z]+\d+-[A-Z]+\d+$/);
    expect(sheet.cells.get(`${letter}${sheet.frozen + 4}`)?.formula).toMatch(/^SUM\(/);
    expect(sheet.rows).toHaveLength(sheet.frozen + 4);
  });

  await test.step("the menu, narrow and wide, in both themes", async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await menu(page).click();
      await expect(page.getByRole("menuitem", { name: /^Los 3 en un PDF/ })).toBeInViewport();
      await looks(page, { widths: [width] });
      await page.keyboard.press("Escape");
    }
  });
});

test("a slip on screen has the figures of its file, explains each, and prints on one page", async ({
  page,
  context,
  app,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRun({ page, context, app }, PEOPLE);
  const sheet = page.getByRole("article");
  const title = page.getByRole("heading", { level: 1, name: "Desprendible de pago" });

  await test.step("opened from the menu; the keys go from one to the next, Back leads to the run", async () => {
    await chosen(page, /^Ver en pantalla/);
    await expect(title).toBeFocused();
    await expect(sheet).toHaveAccessibleName("Desprendible de pago, Íngrid Núñez Ágredo");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(sheet).toHaveAccessibleName("Desprendible de pago, Yuliana Cárdenas Peña");
    await page.keyboard.press("ArrowLeft");
    await expect(sheet).toHaveAccessibleName("Desprendible de pago, José Peña Ñustes");
    await page.goBack();
    await expect(menu(page)).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step("opened from the person; a reload keeps it, and its figures are those of the file", async () => {
    await page.getByRole("row").filter({ hasText: "Yuliana" }).click();
    await page.getByRole("button", { name: "Ver desprendible" }).click();
    await expect(sheet).toHaveAccessibleName("Desprendible de pago, Yuliana Cárdenas Peña");
    await page.reload();
    await expect(sheet).toHaveAccessibleName("Desprendible de pago, Yuliana Cárdenas Peña");
    const shown = await sheet.locator("button .amount").allTextContents();
    expect(shown.length).toBeGreaterThan(14);
    const facts = await sheet.locator("dd").allTextContents();
    const download = await downloaded(page, () =>
      page.getByRole("button", { name: "Exportar el desprendible de Yuliana Cárdenas Peña en PDF" }).click(),
    );
    const [texts = []] = readPdf(await bytesOf(download)).pages;
    const amounts = (all: readonly string[]) =>
      all
        .map((text) => text.replace(/^\$./, ""))
        .filter((text) => /^[\d.]{4,}$/.test(text))
        .toSorted();
    // The document number and the basic salary are shown above the table.
    expect(amounts([...shown, ...facts])).toEqual(amounts(texts));
    for (const fact of facts) expect(texts.join(" ")).toContain(fact.replace("\u00a0", " "));
  });

  await test.step("a figure explains itself beside the sheet, for whoever comes next too", async () => {
    const health = sheet.getByRole("button", { name: /^Salud, 4%/ });
    await health.click();
    const panel = page.getByRole("complementary", { name: "De dónde sale" });
    await expect(panel.getByRole("heading", { name: "Salud" })).toBeFocused();
    await expect(panel).toContainText("Ingreso base de cotización");
    await expect(panel.getByText("Cuenta 237005, al haber")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Corregir" })).toHaveCount(0);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await panel.getByRole("button", { name: "Copiar el cálculo" }).click();
    await expect(toast(page, "Cálculo copiado")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "= Al peso más cercano: $ 88.000",
    );
    await page.keyboard.press("ArrowLeft");
    await expect(sheet).toHaveAccessibleName("Desprendible de pago, José Peña Ñustes");
    await expect(panel).toContainText("70.036");
    await sheet.getByRole("button", { name: /^Neto a pagar/ }).click();
    await expect(panel.getByText("Total deducciones")).toBeVisible();
    await looks(page, { widths: [1440], include: "main" });
  });

  await test.step("printed with the panel open: the sheet alone, on one letter page", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await expect(sheet.getByText("Neto a pagar", { exact: true })).toBeVisible();
    for (const gone of [title, page.getByRole("complementary"), page.getByRole("dialog")])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    const file = await page.pdf({ preferCSSPageSize: true });
    expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("of a draft it says so, and a figure can be corrected; on a phone it explains over the sheet", async () => {
    await page.getByRole("link", { name: "Noviembre de 2026" }).click();
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Reabrir" }).click();
    await expect(page.getByText("Borrador", { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await chosen(page, /^Ver en pantalla/);
    await expect(sheet).toContainText("Borrador: la nómina de este período no está cerrada.");
    await looks(page, { widths: [390], include: "main" });
    await page.getByLabel("Persona", { exact: true }).selectOption({ label: "José Peña Ñustes" });
    await sheet.getByRole("button", { name: /^Salario básico, 30 días/ }).click();
    const panel = page.getByRole("complementary", { name: "De dónde sale" });
    await expect(panel.getByRole("heading", { name: "Salario básico" })).toBeFocused();
    await fits(page, panel);
    await panel.getByRole("button", { name: "Corregir" }).click();
    const person = page.getByRole("dialog", { name: "José Peña Ñustes" });
    await person.getByLabel("Comisiones").fill("100000");
    await page.keyboard.press("Tab");
    await person.getByRole("button", { name: "Listo" }).click();
    await expect(sheet.getByRole("button", { name: /^Comisiones/ })).toContainText("100.000");
  });
});

test("a thousand slips: can be stopped, come as one PDF, and the page answers meanwhile", async ({
  page,
  context,
  app,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const people = Array.from({ length: 1000 }, (_, index) => ({
    name: `Persona número ${index + 1}`,
    document: String(10_000_000 + index),
    salary: 1_750_905 + index * 12_345,
  }));
  await openRun({ page, context, app }, people);

  await test.step("stopped", async () => {
    await chosen(page, /^Los 1\.000 en un PDF/);
    const notice = toast(page, "Exportando desprendibles");
    await expect(notice.getByRole("progressbar")).toBeVisible();
    await notice.getByRole("button", { name: "Cancelar" }).click();
    await expect(toast(page, "Exportación cancelada")).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step("made", async () => {
    const work = await countWork(page);
    const file = await bytesOf(await downloaded(page, () => chosen(page, /^Los 1\.000 en un PDF/)));
    const seconds = await work();
    const { pages } = readPdf(file);
    expect(pages).toHaveLength(1000);
    expect(pages[999]).toEqual(expect.arrayContaining(["Persona número 1000", "N.º 2026-11-1000"]));
    info.annotations.push({
      type: "measured",
      description: `${file.length} bytes, ${seconds.toFixed(2)} s of the page's own work`,
    });
    // What draws is beside the page.
    expect(seconds).toBeLessThan(1);
  });
});
