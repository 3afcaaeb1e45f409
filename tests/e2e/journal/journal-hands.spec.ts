import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { slowDisk, slowProcessor } from "../support/browser/slow-disk.ts";
import { entryRow, openBook, post, RENT, SALE, sums } from "../support/journal.ts";

/** Between two keys (ms). */
const QUICK = { delay: 20 };

/** Types an entry at full speed and closes it; nothing is waited for. */
async function typeQuickly(page: Page, day: string, description: string, amount: number): Promise<void> {
  const { keyboard } = page;
  for (const text of [day, "RC-1", description, "1105", String(amount), "", "4135", "", String(amount)]) {
    await keyboard.type(text, QUICK);
    await keyboard.press("Tab");
  }
  await keyboard.press("Control+Enter");
}

/** Follows how many rows with this text the sheet draws, frame by frame; what it answers is each number that it had. */
async function followRows(page: Page, text: string): Promise<() => Promise<readonly number[]>> {
  const counts = await page.evaluateHandle((wanted) => {
    const seen: number[] = [];
    const look = () => {
      const rows = [...document.querySelectorAll("[role=row][data-status]")];
      const count = rows.filter((row) => row.textContent?.includes(wanted)).length;
      if (seen.at(-1) !== count) seen.push(count);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, text);
  return () => counts.evaluate((seen) => [...seen]);
}

test("UX-22 ten entries at full key speed, six times slowed and on a slow disk, lose and merge nothing", async ({
  page,
}) => {
  // Each key waits for a page that is slowed on a machine that may be loaded too.
  test.setTimeout(1_800_000);
  await slowDisk(page, 150);
  await openBook(page);
  await slowProcessor(page, 6);
  const days = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const day of days) await typeQuickly(page, `${day}/11`, `Venta ${day}`, day * 1_000);
  // The hand has rested; what it left behind is written and read at the machine's own speed.
  await slowProcessor(page, 1);
  await expect(sums(page)).toContainText("55.000");
  await expect(sums(page)).toContainText("Sumas iguales");
  // The rows are virtual: from the last to the first.
  for (const day of [...days].reverse()) {
    const row = page.getByRole("row", { name: `Asiento ${day}, Venta ${day}`, exact: true });
    if (day === 4) await page.locator(".journal-frame").evaluate((frame) => frame.scrollTo(0, 0));
    await expect(row).toHaveAttribute("data-status", "posted");
    await expect(row).toContainText(`${String(day).padStart(2, "0")}/11/2026`);
    await expect(row).toContainText(`${day}.000`);
  }
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await expect(page.getByLabel("Detalle")).toHaveValue("");
  await expect(page.getByLabel("Buscar en el libro")).toHaveValue("");
});

test("UX-22 the next row has the focus in the same task, and keys pressed in it stay when the posting is refused", async ({
  page,
}) => {
  await openBook(page, "2026-10");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Cerrar octubre" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar octubre" }).click();
  await expect(page.getByRole("note").getByRole("button", { name: "Reabrir" })).toBeVisible();
  // So slow that a loaded machine types the next row before the answer comes.
  await slowDisk(page, 5_000);
  await page.reload();
  await page.getByRole("button", { name: "Mes siguiente" }).click();
  await page.getByRole("button", { name: "Nuevo asiento" }).click();
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeQuickly(page, "10/10", "Venta de octubre", 5_000);
  // In the task of the key itself, which the browser has answered by now.
  expect(await page.getByLabel("Detalle").inputValue()).toBe("");
  await page.keyboard.type("12/11", QUICK);
  await page.keyboard.press("Tab");
  await page.keyboard.type("CE-2", QUICK);
  const told = page.getByRole("alert").filter({ hasText: "Venta de octubre no se registró" });
  await expect(told).toBeVisible();
  await expect(page.getByLabel("Referencia")).toHaveValue("CE-2");
  await expect(page.getByLabel("Fecha")).toHaveValue("12/11/2026");
  await page.getByRole("button", { name: "Volver a ese asiento" }).click();
  await expect(page.getByLabel("Detalle")).toHaveValue("Venta de octubre");
  await expect(page.getByLabel("Haber, línea 2")).toHaveValue("5.000");
  await page.getByLabel("Fecha").fill("11/11");
  const rows = await followRows(page, "Venta de octubre");
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Venta de octubre")).toHaveAttribute("data-status", "posted");
  // What was set aside for it is in the row again.
  await expect(page.getByLabel("Referencia")).toHaveValue("CE-2");
  await expect(page.getByLabel("Fecha")).toHaveValue("12/11/2026");
  // The month is read with it by now, and it stood on the sheet all the time, once.
  await page.waitForTimeout(1_000);
  expect(await rows()).toEqual([0, 1]);
});

test("UX-21 a double click opens what was pressed, in a line without words of its own too", async ({
  page,
}) => {
  await openBook(page);
  await post(page, SALE);
  await post(page, RENT);
  const second = page.locator('[role="row"][data-status]', { hasText: "2.000.000" });
  await second.getByText("2.000.000").dblclick();
  await expect(page.getByLabel("Haber, línea 2")).toBeFocused();
  await expect(page.getByLabel("Haber, línea 2")).toHaveValue("2.000.000");
  await page.getByRole("button", { name: "Dejar sin cambios" }).click();
  await second.getByText("4135").dblclick();
  await expect(page.getByLabel("Cuenta, línea 2")).toBeFocused();
  await page.getByRole("button", { name: "Dejar sin cambios" }).click();
  // Under the description, where the second line is blank.
  const head = await page.getByRole("columnheader", { name: "Detalle" }).boundingBox();
  const row = await second.boundingBox();
  if (!head || !row) throw new Error("not shown");
  await page.mouse.dblclick(head.x + 40, row.y + row.height / 2);
  await expect(page.getByLabel("Detalle")).toBeFocused();
  await expect(page.getByLabel("Detalle")).toHaveValue(SALE.description);
});

test("a slash in the day is part of the day, right after posting too", async ({ page }) => {
  await openBook(page);
  await typeQuickly(page, "3", "Venta", 7_000);
  await page.keyboard.type("5/11", QUICK);
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Fecha")).toHaveValue("05/11/2026");
  await expect(page.getByLabel("Buscar en el libro")).not.toBeFocused();
});

test("UX-23 what is wrong stands in a row under the line, covers nothing and takes no press away", async ({
  page,
}) => {
  await openBook(page);
  await post(page, RENT);
  await entryRow(page, RENT.description).getByText("3.200.000").dblclick();
  const debit = page.getByLabel("Debe, línea 1");
  await expect(debit).toBeFocused();
  await debit.fill("abc");
  // The row appears with the press and must not move the button from under the pointer before the click.
  await page.getByRole("button", { name: "Dejar sin cambios" }).click();
  await expect(page.getByLabel("Debe, línea 1")).toHaveCount(1);
  await expect(page.getByText("Corrigiendo el asiento 1")).toHaveCount(0);
  await page.getByLabel("Debe, línea 1").fill("abc");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Debe, línea 1")).toHaveAttribute("aria-invalid", "true");
  const message = page.locator(".journal-message");
  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  for (const cell of await page.locator(".journal-editor > .journal-row").all()) {
    const line = await cell.boundingBox();
    if (!box || !line) throw new Error("not shown");
    expect(box.y).toBeGreaterThanOrEqual(line.y + line.height - 1);
  }
  await expect(page.locator(".cell-note")).toHaveCount(0);
});

/** What a spreadsheet gives the clipboard, pasted where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

test("UX-24 5,000 pasted movements are drafts with suggested accounts, posted at once and taken back", async ({
  page,
}) => {
  await openBook(page);
  const rows = Array.from(
    { length: 5_000 },
    (_, at) => `${(at % 28) + 1}/11/2026\tPAGO ARRIENDO LOCAL ${at}\t${at + 1}000,00\t`,
  );
  await paste(page, ["Fecha\tDetalle\tDébito\tCrédito", ...rows].join("\n"));
  const dialog = page.getByRole("dialog", { name: "Pegar movimientos" });
  await expect(dialog).toContainText("5.000 movimientos por crear, todos con cuenta sugerida");
  await dialog.getByRole("button", { name: "Crear 5.000 borradores" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sums(page)).toContainText("12.502.500.000");
  const frame = page.locator(".journal-frame");
  // Virtual: thousands of lines are not drawn.
  expect(await frame.locator('[role="row"][data-status]').count()).toBeLessThan(200);
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Registrar 5.000 borradores completos" }).click();
  await expect(page.getByText("5.000 asientos registrados: del 1 al 5.000")).toBeVisible();
  await expect(sums(page)).toContainText("Sumas iguales");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(sums(page)).toContainText("Cuadra con 5.000 borradores");
});
