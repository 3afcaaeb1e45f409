import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { readPdf } from "../../support/files/read-pdf.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { withServerGone } from "../support/browser/server-gone.ts";
import { openHarness } from "../support/harness.ts";
import { fits } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const BOOKS = "/dashboard/libro-contable";
const PASSWORD = "Sabana-2026";
const LIMIT = "🚫 Límite alcanzado. Los usuarios gratuitos pueden crear máximo 5 libros contables.";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.locator(".toast-card", { hasText: text }).first();

async function makeBook(page: Page, name: string): Promise<void> {
  const field = page.getByLabel("Nombre del libro");
  if (!(await field.isVisible()))
    await page
      .getByRole("button", { name: /Nuevo libro/ })
      .first()
      .click();
  await field.fill(name);
  await field.press("Enter");
  await expect(card(page, name)).toBeVisible();
}

async function choose(page: Page, book: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Más acciones de ${book}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function bookId(book: Locator): Promise<string> {
  const href = await book.getByRole("link", { name: "Ver" }).getAttribute("href");
  return new URL(href ?? "", "http://cuadra").searchParams.get("book") ?? "";
}

const accountDatabase = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.map(({ name }) => name ?? "").find((name) => name.startsWith("cuadra-user-")) ?? "";
  });

async function pdfOf(download: Download) {
  return readPdf(new Uint8Array(readFileSync(await download.path())));
}

test("PL-01 a free account makes five books, with Enter and by copying, and is told so at the sixth", async ({
  page,
}) => {
  await enter(page, BOOKS);
  await page.getByRole("button", { name: "Nuevo libro", exact: true }).click();
  await expect(page.getByRole("button", { name: "Crear libro 1/5" })).toBeVisible();
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByText("Escribe el nombre del libro.")).toBeVisible();
  for (const name of ["Diario 2026", "Caja menor", "Práctica"]) await makeBook(page, name);
  await expect(page.getByRole("button", { name: "Nuevo libro 3/5" })).toBeVisible();
  await choose(page, "Caja menor", "Duplicar");
  const dialog = page.getByRole("dialog", { name: "Duplicar libro" });
  await expect(dialog.getByLabel("Nombre del libro")).toHaveValue("Caja menor - Copia");
  await dialog.getByLabel("Nombre del libro").press("Enter");
  await expect(card(page, "Caja menor - Copia").getByText("Activo")).toBeVisible();
  await makeBook(page, "Quinto");
  await expect(page.getByText(LIMIT)).toBeVisible();
  const create = page.getByRole("button", { name: "Nuevo libro 5/5" });
  await create.click();
  await expect(toast(page, LIMIT).getByRole("button", { name: "Hazte Premium" })).toBeVisible();
  await expect(page.getByLabel("Nombre del libro")).toHaveCount(0);
  await choose(page, "Quinto", "Duplicar");
  await dialog.getByRole("button", { name: "Duplicar" }).click();
  await expect(dialog.locator("form").getByText(LIMIT)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(5);
});

test("a book is completed, archived and opened again, renamed, seen without writing, deleted and brought back", async ({
  page,
  context,
}) => {
  await enter(page, `${BOOKS}?empresa=comp_01890000-0000-7000-8000-000000000000`);
  await makeBook(page, "Diario 2026");
  await makeBook(page, "Caja menor");
  const diary = card(page, "Diario 2026");

  await test.step("complete, archive, restore", async () => {
    await choose(page, "Diario 2026", "Marcar como completado");
    await expect(diary.getByText("Completado", { exact: true })).toBeVisible();
    await expect(diary.getByRole("link", { name: "Editar" })).toHaveCount(0);
    await diary.getByRole("button", { name: "Reabrir" }).click();
    await expect(diary.getByText("Activo", { exact: true })).toBeVisible();
    await choose(page, "Diario 2026", "Archivar");
    await expect(diary.getByText("Archivado", { exact: true })).toBeVisible();
    await page.getByText("Activos 1", { exact: true }).click();
    await expect(diary).toHaveCount(0);
    await page.getByText("Todos 2", { exact: true }).click();
    await diary.getByRole("button", { name: "Restaurar" }).click();
    await expect(diary.getByText("Activo", { exact: true })).toBeVisible();
  });

  await test.step("search forgives accents, and says when nothing is found", async () => {
    await page.getByRole("searchbox").fill("cajá");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("searchbox").fill("nada");
    await page.getByRole("button", { name: "Quitar filtros" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  await test.step("MT-04 a book deleted in another tab while its name is being changed here", async () => {
    await choose(page, "Caja menor", "Cambiar nombre");
    const dialog = page.getByRole("dialog", { name: "Cambiar el nombre del libro" });
    await dialog.getByLabel("Nombre del libro").fill("Otra caja");
    const other = await context.newPage();
    await other.goto(BOOKS);
    await choose(other, "Caja menor", "Eliminar");
    await expect(other.getByText("¿Estás seguro de que deseas eliminar este libro contable?")).toBeVisible();
    await other.getByRole("button", { name: "Eliminar" }).click();
    await expect(card(other, "Caja menor")).toHaveCount(0);
    await dialog.getByLabel("Nombre del libro").press("Enter");
    await expect(dialog.getByText(/ya no existe/)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
    await expect(card(page, "Caja menor")).toHaveCount(0);
    await toast(other, "Libro eliminado").getByRole("button", { name: "Deshacer" }).click();
    await expect(card(page, "Caja menor")).toBeVisible();
    await other.close();
  });

  await test.step("rename, with its way back", async () => {
    await choose(page, "Caja menor", "Cambiar nombre");
    await page.getByRole("dialog").getByLabel("Nombre del libro").fill("Caja 😀");
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await expect(card(page, "Caja 😀")).toBeVisible();
    await toast(page, "Nombre cambiado").getByRole("button", { name: "Deshacer" }).click();
    await expect(card(page, "Caja menor")).toBeVisible();
  });

  await test.step("seen without writing", async () => {
    await diary.getByRole("link", { name: "Ver" }).click();
    await expect(page.getByText("Estás viendo este libro en modo de solo lectura.")).toBeVisible();
    await expect(page).toHaveURL(/mode=view/);
    await expect(page.getByRole("button", { name: "Agregar operación" })).toHaveCount(0);
    await page.keyboard.press("n");
    await expect(page.getByLabel("Valor")).toHaveCount(0);
  });
});

test("the journal of 1,000 entries is made as a PDF while the screen works on, and can be stopped", async ({
  page,
  context,
  app,
}) => {
  await enter(page, BOOKS);
  await makeBook(page, "Diario 2026");
  await makeBook(page, "Caja menor");
  const diary = card(page, "Diario 2026");
  const harness = await openHarness(context, app);
  const where = [await accountDatabase(page), await bookId(diary)] as const;
  expect(await harness.evaluate(([db, id]) => window.harness.importMany(db, id, 1000), where)).toBe(true);
  await harness.close();
  await expect(diary.getByText("1.000", { exact: true })).toBeVisible();
  const pdf = page.getByRole("button", { name: "Descargar PDF de Diario 2026" });

  await test.step("stopped", async () => {
    await pdf.click();
    const notice = toast(page, "Exportando PDF");
    await notice.getByRole("button", { name: "Cancelar" }).click();
    await expect(toast(page, "Exportación cancelada")).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });

  await test.step("made, while the search answers", async () => {
    const waiting = page.waitForEvent("download");
    let arrived = false;
    void waiting.then(() => {
      arrived = true;
    });
    await pdf.click();
    await expect(page.getByRole("progressbar", { name: "Exportando PDF" })).toBeVisible();
    await page.getByRole("searchbox").fill("caja");
    await expect(diary).toHaveCount(0);
    expect(arrived, "the search answers before the document is ready").toBe(false);
    const download = await waiting;
    await expect(toast(page, "Descarga Lista")).toBeVisible();
    expect(download.suggestedFilename()).toBe("libro-diario_diario-2026.pdf");
    const { pages, language, title } = await pdfOf(download);
    const texts = pages.flat();
    expect([language, title]).toEqual(["es-CO", "Libro diario, Diario 2026"]);
    const shown = new Set(texts);
    const numbers = Array.from({ length: 1000 }, (_, index) => String(index + 1));
    expect(numbers.filter((number) => !shown.has(number))).toEqual([]);
    expect(texts.filter((text) => text === "1.499.500")).toHaveLength(2);
    expect(texts).toEqual(
      expect.arrayContaining([
        "Sumas de octubre",
        "Vienen de octubre",
        "Sumas de noviembre",
        "Sumas iguales",
      ]),
    );
    for (const [index, page] of pages.entries())
      expect(page).toEqual(
        expect.arrayContaining(["Cifras en pesos", "Debe", `Página ${index + 1} de ${pages.length}`]),
      );
  });
});

test("with Premium: statistics of use and the way to the statements, both locked before", async ({
  page,
}) => {
  await enter(page, BOOKS);
  await makeBook(page, "Diario 2026");
  await expect(page.getByRole("heading", { name: "Estadísticas de uso" })).toBeVisible();
  await choose(page, "Diario 2026", "Exportar a estados");
  const refused = toast(page, "🚫 La exportación a estados financieros está disponible solo en Premium");
  await refused.getByRole("button", { name: "Hazte Premium" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hazte Premium" }).first().click();
  await expect(page.getByText("Este libro todavía no tiene asientos.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nuevo libro", exact: true })).toBeVisible();
  await choose(page, "Diario 2026", "Exportar a estados");
  await expect(page).toHaveURL(/\/libro-contable\/estados\?book=book_.*desde=.*hasta=/);
});

test("axe finds nothing in form, menu, dialog and full limit, in both themes, and nothing is wider than a phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter(page, BOOKS);
  const long = `Libro ${"interminable".repeat(9)} 😀`;
  for (const name of [long, "Dos", "Tres", "Cuatro", "Cinco"]) await makeBook(page, name);
  await choose(page, "Cinco", "Eliminar");
  await page.getByRole("button", { name: "Eliminar" }).click();
  for (const [colorScheme, width] of [
    ["light", 1440],
    ["dark", 390],
    ["light", 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: /Nuevo libro/ }).click();
    await expect(page.getByLabel("Nombre del libro")).toBeVisible();
    await page.getByRole("button", { name: "Más acciones de Dos" }).click();
    await expect(page.getByRole("menuitem", { name: "Eliminar" })).toBeVisible();
    await axe(page);
    await page.getByRole("menuitem", { name: "Duplicar" }).click();
    await expect(page.getByRole("dialog", { name: "Duplicar libro" })).toBeVisible();
    if (width === 390) await axe(page, { include: "dialog" });
    await page.keyboard.press("Escape");
    await fits(page);
    await page.getByRole("button", { name: "Cerrar el formulario" }).click();
  }
});

test("OF-01 the PDF is made with the server stopped, on the first day", async () => {
  await withServerGone(async ({ url, page }) => {
    await page.goto(`${url}/login`);
    await signIn(page, "sin.red.pdf@cuadra.co", PASSWORD);
    await page.goto(url + BOOKS);
    await makeBook(page, "Diario sin red");
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar PDF de Diario sin red" }).click();
    const { pages } = await pdfOf(await waiting);
    expect(pages.flat()).toEqual(expect.arrayContaining(["Libro diario", "Diario sin red", "Sin empresa"]));
  });
});
