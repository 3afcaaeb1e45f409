import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { persistentProfile } from "../support/browser/persistent-profile.ts";
import { openBook, post, RENT, SALE } from "../support/journal.ts";
import { bringBack, enterAgain } from "../support/lost-device.ts";

type Damage = "total" | "missing" | "orphan";

/** Damages what the book counted of its entries, on the page that keeps no database open. */
async function damage(page: Page, kind: Damage): Promise<void> {
  await page.goto("/recuperacion.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus datos se pueden abrir");
  await page.evaluate(async (wanted) => {
    const { id } = JSON.parse(localStorage.getItem("cuadra_user") ?? "{}");
    // The last check was made more than a week ago.
    localStorage.setItem(`cuadra_revisada_${id}`, String(Date.now() - 8 * 24 * 3_600_000));
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(`cuadra-user-${id}`);
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction("months", "readwrite");
    const store = transaction.objectStore("months");
    const all = store.getAll();
    all.onsuccess = () => {
      const row = all.result[0];
      if (wanted === "missing") store.delete([row.bookId, row.month]);
      if (wanted === "orphan") store.put({ ...row, month: "2031-01" });
      if (wanted === "total") {
        const [account] = Object.keys(row.accounts);
        row.accounts[account ?? ""].debit += 1;
        store.put(row);
      }
    };
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, kind);
}

const banner = (page: Page) => page.getByText("Revisamos tus libros y corregimos los totales de uno");

async function trialIsEqual(page: Page, book: string): Promise<void> {
  await page.goto(`/dashboard/libro-contable/comprobacion?book=${book}&periodo=2026-11`);
  await expect(page.getByText("Sumas iguales").first()).toBeVisible();
}

for (const [kind, says] of [
  ["total", /El total de la cuenta \d+ en noviembre de 2026 no es la suma de sus asientos/],
  ["missing", /El número de asientos de noviembre de 2026 no coincide con los que hay/],
  ["orphan", /enero de 2031/],
] as const)
  test(`ST-17 once a week the books are checked by themselves: ${kind}`, async ({ page }) => {
    const book = await openBook(page);
    await post(page, SALE);
    await post(page, RENT);
    await damage(page, kind);
    await page.goto("/dashboard");
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    if (process.env.CUADRA_SHOTS)
      await page.screenshot({ path: `${process.env.CUADRA_SHOTS}/revision-${kind}.png` });
    await trialIsEqual(page, book);
    await page.goto("/dashboard/configuracion");
    await page.getByRole("button", { name: "Verificar mis libros" }).click();
    await expect(page.getByText("Todo cuadra")).toBeVisible();
  });

test("ST-17 after a kill the books are checked at the next start, though the last check was today", async ({
  app,
}) => {
  const profile = persistentProfile(app);
  try {
    const { context } = await profile.open();
    const page = await context.newPage();
    await bringBack(page);
    await enterAgain(page);
    await damage(page, "total");
    await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem("cuadra_user") ?? "{}");
      localStorage.setItem(`cuadra_revisada_${id}`, String(Date.now()));
    });
    // A browser writes local storage to disk ever more rarely; one that has just started does so within seconds.
    await profile.close();
    const started = await profile.open();
    const marked = await started.context.newPage();
    await marked.goto("/dashboard");
    const marks = () =>
      marked.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith("cuadra_abierta_")).length,
      );
    await expect.poll(marks).toBe(1);
    await marked.waitForTimeout(10_000);
    await expect(banner(marked), "nothing was due").toHaveCount(0);
    await profile.kill();
    const again = await profile.open();
    again.problems.allow(/./);
    const next = await again.context.newPage();
    await next.goto("/dashboard");
    await expect(banner(next)).toBeVisible();
  } finally {
    await profile.remove();
  }
});
