import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { enter, putSession } from "../support/sessions.ts";

const notice = (page: Page) => page.getByText("Tus datos tardan en responder");

/** Holds every table of the account from another tab until the page closes. */
async function hold(other: Page): Promise<void> {
  await other.evaluate(async () => {
    const names = (await indexedDB.databases()).map((each) => each.name ?? "");
    const request = indexedDB.open(names.find((each) => each.includes("-user-")) ?? "");
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const store = db.transaction([...db.objectStoreNames], "readwrite").objectStore("meta");
    const again = () => {
      store.get("schema").onsuccess = again;
    };
    again();
  });
}

test("ST-16 while another tab holds the store a screen and a command say so, and go on when it lets go", async ({
  page,
  context,
}) => {
  await enter(page, "/dashboard/empresas", "book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/manifest.webmanifest");
  await hold(other);
  await page.getByRole("link", { name: "Libro Contable" }).first().click();
  await expect(notice(page)).toBeHidden();
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Recuperar mis datos" })).toBeVisible();
  await other.close();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ST-16 a store whose opening never answers is said to be slow, and the way to recovery works", async ({
  page,
}) => {
  await putSession(page, "book");
  await page.addInitScript(() => {
    if (location.pathname.includes("recuperacion")) return;
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto("/dashboard");
  await expect(notice(page)).toBeVisible({ timeout: 25_000 });
  await page.getByRole("button", { name: "Recuperar mis datos" }).click();
  await expect(page).toHaveURL(/recuperacion/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ST-16 a store that stops answering while a screen is open is said to be slow", async ({ page }) => {
  await enter(page, "/dashboard/empresas", "book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const silent = () => new EventTarget() as IDBRequest;
    for (const each of [IDBObjectStore.prototype, IDBIndex.prototype])
      Object.assign(each, { get: silent, getAll: silent, openCursor: silent, getAllRecords: silent });
  });
  await page.getByRole("link", { name: "Libro Contable" }).first().click();
  await expect(notice(page)).toBeVisible({ timeout: 25_000 });
});
