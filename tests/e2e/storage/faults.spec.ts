import { expect, test } from "../support/app.ts";
import { entryRow, openBook, post, RENT, SALE, sums, typeHead, typeLines } from "../support/journal.ts";
import { expectSoon } from "../support/processor.ts";
import { enter } from "../support/sessions.ts";

test("MT-10 what one tab posts is in the other within a second, also when that one was hidden", async ({
  page,
  context,
}) => {
  const book = await openBook(page);
  const other = await context.newPage();
  await other.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  await expect(other.getByLabel("Fecha")).toBeFocused();
  const ledger = await context.newPage();
  await ledger.goto(`/dashboard/libro-contable/comprobacion?book=${book}&periodo=2026-11`);
  await expect(ledger.getByRole("heading", { level: 1 })).toBeVisible();
  await page.bringToFront();
  await expectSoon(
    other,
    () => post(page, SALE),
    async () => {
      await expect(entryRow(other, SALE.description)).toBeVisible();
      await expect(sums(other)).toContainText("2.380.000");
    },
  );
  await expect(ledger.getByText("2.380.000").first()).toBeVisible();
});

test("UP-02 a newer version that takes the database over stops writing; what was typed stays, and a reload is asked for", async ({
  page,
  context,
}) => {
  const book = await openBook(page);
  await post(page, SALE);
  await typeHead(page, { ...RENT, lines: [] });
  const name = await page.evaluate(
    () => `cuadra-user-${JSON.parse(localStorage.getItem("cuadra_user") ?? "{}").id}`,
  );
  const newer = await context.newPage();
  await newer.goto("/");
  await newer.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, 9_990);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
    name,
  );
  await expect(page.getByText("Estos datos son de una versión más nueva")).toBeVisible();
  await expect(page.getByRole("button", { name: "Volver a cargar" })).toBeVisible();
  await expect(page.getByLabel("Detalle")).toHaveValue(RENT.description);
  await typeLines(page, RENT.lines);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/Guardado a las/)).toHaveCount(0);
  const kept = await newer.evaluate(
    ([database, id]) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(database ?? "");
        request.onsuccess = () => {
          const count = request.result
            .transaction("books")
            .objectStore("books")
            .get(id ?? "");
          count.onsuccess = () => resolve(count.result.entries);
        };
      }),
    [name, book],
  );
  expect(kept).toBe(1);
});

test("ST-09 two presses in one instant post one entry", async ({ page }) => {
  const book = await openBook(page);
  await typeHead(page, RENT);
  await typeLines(page, RENT.lines);
  await page.evaluate(() => {
    const close = [...document.querySelectorAll<HTMLButtonElement>("button")].find((each) =>
      each.getAttribute("aria-label")?.startsWith("Cerrar asiento"),
    );
    if (!close) throw new Error("no button closes the entry");
    close.click();
    close.click();
  });
  await expect(entryRow(page, RENT.description)).toBeVisible();
  await expect(sums(page)).toContainText("3.200.000");
  // Left earlier, what is not said to be saved need not be.
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await page.goto(`/dashboard/libro-contable?book=${book}`);
  await expect(page.getByText("Asientos").first()).toBeVisible();
  const count = await page.evaluate(async (id) => {
    const name = `cuadra-user-${JSON.parse(localStorage.getItem("cuadra_user") ?? "{}").id}`;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
    return new Promise<number>((resolve) => {
      const request = db.transaction("books").objectStore("books").get(id);
      request.onsuccess = () => resolve(request.result.lastNumber);
    });
  }, book);
  expect(count).toBe(1);
});

test.describe("DT-01 an evening in Bogotá", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("today is the day in Bogotá, whatever the device's zone says (DT-02)", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-01-31T23:30:00-05:00"));
    await enter(page, "/journal/complex");
    await expect(page.getByLabel("Desde")).toHaveValue("31/01/2026");
    await expect(page.getByLabel("Hasta")).toHaveValue("02/03/2026");
  });
});
