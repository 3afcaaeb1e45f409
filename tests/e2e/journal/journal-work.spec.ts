import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, openBook, post, RENT, SALE, sums } from "../support/journal.ts";
import { enter } from "../support/sessions.ts";

async function choose(page: Page, entry: number, action: string): Promise<void> {
  await page.getByRole("button", { name: `Acciones del asiento ${entry}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a month that fits is seen whole, without anything to scroll", async ({ page }) => {
  await openBook(page);
  await post(page, SALE);
  await post(page, RENT);
  const overflow = () =>
    page.locator(".journal-frame").evaluate((frame) => frame.scrollHeight - frame.clientHeight);
  await expect.poll(overflow).toBe(0);
  await page.reload();
  await expect(entryRow(page, SALE.description)).toBeInViewport();
  await expect.poll(overflow).toBe(0);
});

test("what stood in the new row comes back after a correction, the day too", async ({ page }) => {
  await openBook(page);
  await post(page, RENT);
  await page.getByLabel("Fecha").fill("5");
  await page.getByLabel("Referencia").focus();
  await choose(page, 1, "Editar");
  await expect(page.getByLabel("Detalle")).toHaveValue(RENT.description);
  await page.getByRole("button", { name: "Dejar sin cambios" }).click();
  await expect(page.getByLabel("Fecha")).toHaveValue("05/11/2026");
});

test("sums that are equal with a draft are not called equal sums", async ({ page }) => {
  await openBook(page);
  await page.keyboard.type("3");
  await page.getByLabel("Cuenta, línea 1").fill("1105");
  await page.keyboard.press("Tab");
  await page.keyboard.type("500");
  await page.getByLabel("Cuenta, línea 2").fill("4135");
  await page.keyboard.press("Tab");
  await page.getByLabel("Haber, línea 2").fill("500");
  await expect(sums(page)).toContainText("Cuadra con un borrador");
  await page.keyboard.press("Control+Enter");
  await expect(sums(page)).toContainText("Sumas iguales");
});

test("letters in an amount are marked as any error is", async ({ page }) => {
  await openBook(page);
  const debit = page.getByLabel("Debe, línea 1");
  await debit.fill("abc");
  await page.keyboard.press("Tab");
  await expect(debit).toHaveAttribute("aria-invalid", "true");
  const red = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--color-error)";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(debit.locator("..")).toHaveCSS("border-top-color", red);
});

test("the focus goes on to where one writes when a closed month is opened again", async ({ page }) => {
  await openBook(page);
  await post(page, RENT);
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Cerrar noviembre" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar noviembre" }).click();
  await page.getByRole("note").getByRole("button", { name: "Reabrir" }).click();
  await expect(page.getByRole("note")).toHaveCount(0);
  await expect(page.getByLabel("Fecha")).toBeFocused();
});

test("UX-26 what is deleted, brought back or closed with its notice leaves the focus in the sheet, not at the top", async ({
  page,
}) => {
  await openBook(page);
  await post(page, RENT);
  await post(page, SALE);
  const sheet = page.getByRole("grid");
  await choose(page, 2, "Eliminar");
  await expect(sheet).toBeFocused();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(entryRow(page, SALE.description)).toBeVisible();
  await expect(page.getByText(/^Se deshizo: /)).toBeVisible();
  await expect(sheet).toBeFocused();
  await choose(page, 1, "Anular");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("button", { name: "Acciones del asiento 1" })).toBeFocused();
});

test("MT-11 a month closed in another tab while an entry of it is being corrected: refused, and reversing is offered", async ({
  page,
  context,
}) => {
  const book = await openBook(page);
  await post(page, RENT);
  await choose(page, 1, "Editar");
  await page.getByLabel("Detalle").fill("Corregido tarde");
  const other = await context.newPage();
  await other.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await other.getByRole("button", { name: "Más acciones" }).click();
  await other.getByRole("menuitem", { name: "Cerrar noviembre" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Cerrar noviembre" }).click();
  await expect(other.getByRole("note")).toContainText("Noviembre de 2026 está cerrado");

  await page.getByLabel("Detalle").focus();
  await page.keyboard.press("Control+Enter");
  await expect(
    page.getByText("Noviembre de 2026 está cerrado. Usa una fecha de un mes abierto o revierte el asiento."),
  ).toBeVisible();
  await expect(page.getByLabel("Detalle")).toHaveValue("Corregido tarde");
  await expect(entryRow(other, RENT.description)).toBeVisible();
  await page.getByRole("button", { name: "Dejar sin cambios" }).click();
  await choose(page, 1, "Revertir");
  await page.getByLabel("Fecha de la reversión").fill("01/12/2026");
  await page.getByRole("dialog").getByRole("button", { name: "Revertir" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`/journal/complex?book=${book}&periodo=2026-12`);
  await expect(entryRow(page, /Reversión del asiento 1/)).toContainText("01/12/2026");
});

test("the history of an entry says when, what, and each figure as it was and as it is", async ({ page }) => {
  await openBook(page);
  await post(page, RENT);
  await choose(page, 1, "Editar");
  await page.getByLabel("Debe, línea 1").fill("3300000");
  await page.getByLabel("Haber, línea 2").fill("3300000");
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, RENT.description)).toContainText("3.300.000");
  await choose(page, 1, "Ver historial");
  const dialog = page.getByRole("dialog", { name: "Historial del asiento 1" });
  // The open dialog also contains the notices, in their own list.
  const steps = dialog.locator("ol:not([data-sonner-toaster]) > li");
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2} · Corregido/);
  await expect(steps.first()).toContainText(/5120 Arrendamientos Debe \$\s3\.200\.000 → \$\s3\.300\.000/);
  await expect(steps.last()).toContainText("Registrado");
  await axe(page);
});

test("MT-02 a draft written in two tabs: the second is told, and nothing is written over", async ({
  page,
  context,
}) => {
  const book = await openBook(page);
  await page.getByLabel("Detalle").fill("A medias");
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await expect(other.getByLabel("Detalle")).toHaveValue("A medias");
  const told = (tab: Page) => tab.getByText("Otra pestaña guardó una versión distinta de este borrador");
  let round = 0;
  // Typed simultaneously, neither tab knows of the other's save. On a loaded machine one may come late: then it does.
  await expect(async () => {
    round += 1;
    await Promise.all([
      page.getByLabel("Detalle").fill(`La primera ${round}`),
      other.getByLabel("Detalle").fill(`La segunda ${round}`),
    ]);
    const both = async () => (await told(page).count()) + (await told(other).count());
    await expect.poll(both, { timeout: 5000 }).toBe(1);
  }).toPass();
  const second = (await told(other).count()) > 0 ? other : page;
  const texts = [`La segunda ${round}`, `La primera ${round}`] as const;
  const [mine, theirs] = second === other ? texts : ([texts[1], texts[0]] as const);
  await expect(told(second)).toBeVisible();
  await expect(second.getByLabel("Detalle")).toHaveValue(mine);
  await second.getByRole("button", { name: "Comparar" }).click();
  const dialog = second.getByRole("alertdialog", { name: "Este borrador cambió en otra pestaña" });
  await expect(dialog.getByRole("region", { name: "Versión guardada" })).toContainText(theirs);
  await dialog.getByRole("button", { name: "Guardar la mía" }).click();
  await expect(told(second)).toHaveCount(0);
  const first = second === other ? page : other;
  await expect(first.getByLabel("Detalle")).toHaveValue(mine);
});

test("search results stand in the columns of the sheet", async ({ page }) => {
  await openBook(page);
  await post(page, SALE);
  const left = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((each) => each.getBoundingClientRect().left);
  const words = ["03/11/2026", "Caja"];
  const before = await Promise.all(words.map(left));
  await page.getByPlaceholder("Buscar en el libro").fill("venta");
  await expect(page.getByText("1 asiento encontrado")).toBeVisible();
  expect(await Promise.all(words.map(left))).toEqual(before);
});

test("a half-typed operation stays when a tablet is turned", async ({ page }) => {
  await enter(page, "/journal/simple");
  await page.getByLabel("Nombre del libro").fill("La Sabana");
  await page.keyboard.press("Enter");
  await page.getByLabel("Valor").fill("1000");
  await page.getByLabel("Descripción").fill("A medias");
  for (const width of [800, 1100, 800]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole("dialog")).toHaveCount(width < 1024 ? 1 : 0);
    await expect(page.getByLabel("Descripción")).toHaveValue("A medias");
    await expect(page.getByLabel("Valor")).toHaveValue("1.000");
  }
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("region", { name: "Operaciones" })).toContainText("A medias");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true });

  test("the focus goes on through the sheet of a line, and nothing is cut at 320 px", async ({ page }) => {
    await enter(page, "/journal/complex");
    await page.getByLabel("Nombre del libro").fill("Diario 2026");
    await page.getByRole("button", { name: "Crear libro" }).click();
    const sheet = page.getByRole("dialog");
    const account = sheet.getByRole("combobox", { name: "Cuenta" });
    await account.fill("5135");
    await account.press("Enter");
    await sheet.getByLabel("Valor").fill("486300");
    await sheet.getByRole("button", { name: "Agregar otra" }).click();
    await expect(account).toBeFocused();
    await account.fill("4135");
    await account.press("Enter");
    await sheet.getByRole("button", { name: /Cuadrar con/ }).click();
    await expect(sheet.getByRole("button", { name: "Cerrar asiento" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Cuadra con un borrador")).toBeVisible();
    await expect(page.getByText("Sumas iguales")).toHaveCount(0);
    const cut = await page
      .getByRole("heading", { level: 1 })
      .evaluate((title) => title.scrollWidth > title.clientWidth);
    expect(cut).toBe(false);
    await page.getByRole("button", { name: "Cerrar asiento" }).click();
    await expect(page.getByRole("region", { name: /^Asiento 1/ })).toContainText("Cuadra");
    await expect(page.getByRole("button", { name: "Agregar línea" })).toBeFocused();
    await axe(page);
  });
});

test("a sub-account of one's own is added from the book's menu, by keyboard, and written with at once", async ({
  page,
}) => {
  await openBook(page);
  await page.getByRole("button", { name: "Diario 2026" }).click();
  await page.getByRole("menuitem", { name: "Agregar subcuenta" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar subcuenta" });
  await expect(dialog.getByLabel("Código")).toBeFocused();
  await page.keyboard.type("11100501");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Escribe el nombre de la cuenta.")).toBeVisible();
  await axe(page, { include: "dialog" });
  // The field that was refused has the focus.
  await expect(dialog.getByLabel("Nombre")).toBeFocused();
  await page.keyboard.type("Bancolombia ahorros");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Nuevo asiento" }).click();
  await post(page, {
    ...RENT,
    lines: [
      ["5120", 50_000],
      ["11100501", -50_000],
    ],
  });
  await expect(page.getByRole("row", { name: /11100501.*Bancolombia ahorros/ })).toBeVisible();
});
