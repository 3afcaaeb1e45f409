import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { openBook, post, SALE } from "../support/journal.ts";
import { looks } from "../support/looks.ts";
import { SAMPLE_DAY } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

const DOOR = "/dashboard/estados";
const YEAR = SAMPLE_DAY.slice(0, 4);
const MONTH = SAMPLE_DAY.slice(0, 7);
const NAMES = ["Balance General", "Estado de Resultados", "Flujo de Caja", "Estado de Patrimonio"] as const;

const sheet = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const digits = (text: string) => text.replace(/[^\d()]/g, "");

test("Mis estados begins with the four live statements, and each figure leads to what it is made of", async ({
  page,
}) => {
  await enter(page, `${DOOR}?desde=${YEAR}-01-01&hasta=${SAMPLE_DAY}`, "sample");
  for (const name of NAMES) await expect(sheet(page, name)).toBeVisible();
  await expect(page.getByText("Los cuatro concuerdan entre sí")).toBeVisible();
  const total = sheet(page, "Balance General").getByRole("listitem").filter({ hasText: "Total activo" });
  const shown = digits((await total.getByRole("link").textContent()) ?? "");
  await total.getByRole("link").click();
  await expect(page).toHaveURL(/libro-contable\/estados.*linea=assets/);
  const panel = page.getByRole("complementary", { name: "De dónde sale" });
  await expect(panel.locator(".figure-large")).toBeVisible();
  expect(digits((await panel.locator(".figure-large").textContent()) ?? "")).toBe(shown);
  await page.goBack();

  // A figure of equity is one of the total of its components.
  const closing = sheet(page, "Estado de Patrimonio")
    .getByRole("listitem")
    .filter({ hasText: "Saldo al final" });
  const equity = digits((await closing.getByRole("link").textContent()) ?? "");
  await closing.getByRole("link").press("Enter");
  expect(digits((await panel.locator(".figure-large").textContent()) ?? "")).toBe(equity);
  await page.goBack();
  // What each was in the compared period leads to its own column.
  for (const name of NAMES) {
    const then = sheet(page, name).locator(".door-compared").getByRole("link");
    const before = digits((await then.textContent()) ?? "");
    expect(before, name).not.toBe("");
    await then.click();
    await expect(page).toHaveURL(/columna=/);
    await expect
      .poll(async () => digits((await panel.locator(".figure-large").textContent()) ?? ""))
      .toBe(before);
    await page.goBack();
  }
  // The final double rules of the four stand on one line.
  const finals = page.locator(".door-lines > li:last-child .rule-figure[data-rule='double']");
  await expect(finals).toHaveCount(NAMES.length);
  const bottoms = await finals.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(new Set(bottoms.map(Math.round)).size, bottoms.join()).toBe(1);

  await page.getByRole("button", { name: /^Período/ }).click();
  await page.getByRole("dialog", { name: "Período" }).getByRole("combobox").selectOption("month");
  await expect(page).toHaveURL(new RegExp(`desde=${MONTH}-01`));
  await page.keyboard.press("Escape");
  const flows = sheet(page, "Flujo de Caja").getByRole("link", { name: "Ver Flujo de Caja" });
  // The sheets of the period before stay until those of the new one are read.
  await expect(flows).toHaveAttribute("href", new RegExp(`desde=${MONTH}-01`));
  await flows.click();
  await expect(page.getByRole("article").getByRole("heading", { name: /flujos de efectivo/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`desde=${MONTH}-01`));
  await page.goBack();

  const waiting = page.waitForEvent("download");
  await sheet(page, "Balance General")
    .getByRole("button", { name: /^Descargar Balance General/ })
    .click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  expect((await waiting).suggestedFilename()).toBe(
    `estado-de-situacion-financiera_ferreteria-la-sabana_${SAMPLE_DAY}.pdf`,
  );
  await test.step("the full set, as a PDF and as a workbook", async () => {
    for (const [item, extension] of [
      ["PDF", "pdf"],
      [/^Excel/, "xlsx"],
    ] as const) {
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: "Exportar juego completo" }).click();
      await page.getByRole("menuitem", { name: item }).click();
      expect((await file).suggestedFilename()).toBe(
        `estados-financieros_ferreteria-la-sabana_${SAMPLE_DAY}.${extension}`,
      );
    }
  });
  await looks(page);
  await test.step("the notes, edited in place", async () => {
    await page.getByRole("link", { name: "Notas", exact: true }).click();
    const note = page.getByRole("article", { name: /^Nota 1\. / });
    await note.getByRole("button", { name: /^Editar Nota 1/ }).click();
    await note.getByRole("textbox").fill("{empresa} vende ferretería.");
    await note.getByRole("button", { name: "Guardar" }).click();
    await expect(note.getByText(/^Ferretería La Sabana.* vende ferretería\.$/)).toBeVisible();
    await looks(page);
  });
});

test("without books the front door says so, below its buttons", async ({ page }) => {
  await enter(page, DOOR);
  const said = page.getByRole("heading", { name: "Todavía no tienes libros contables" });
  await expect(said).toBeVisible();
  const above = await page.getByRole("button", { name: "Nuevo estado", exact: true }).first().boundingBox();
  const box = await page.locator(".empty").filter({ has: said }).boundingBox();
  expect((box?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8);
});

test("without entries, and on a phone the front door says what to do", async ({ page }) => {
  const book = await openBook(page);
  await page.goto(DOOR);
  await expect(page.getByRole("heading", { name: /aún no tiene asientos$/ })).toBeVisible();
  await page.getByRole("link", { name: "Ir al diario" }).click();
  await expect(page).toHaveURL(new RegExp(`journal/complex.*${book}`));
  await post(page, SALE);
  await page.goto(`${DOOR}?book=${book}`);
  await expect(sheet(page, "Balance General")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const income = sheet(page, "Estado de Resultados");
  await expect(income.getByRole("link")).toHaveCount(0);
  // Folded, each says its last figure and whether it holds.
  await expect(income.locator(".rule-figure[data-rule='double']")).toBeVisible();
  await expect(income.getByText("Resultado = ingresos − costos y gastos", { exact: true })).toBeVisible();
  await income.getByRole("button", { name: /^Estado de Resultados/ }).click();
  await expect(income.getByRole("link", { name: "Ver Estado de Resultados" })).toBeVisible();
  await looks(page);
});
