import { expect, type Page } from "@playwright/test";
import { enter } from "./sessions.ts";

const shown = (page: Page) => expect(page.locator('[data-indicator="debt"]')).toBeVisible();

/** Opens the sample company and waits until its figures are drawn on the panel. */
export async function openSample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await shown(page);
}

/** An account that looks at the sample company, its figures drawn on the panel. */
export async function enterSample(page: Page): Promise<void> {
  await enter(page, "/dashboard", "sample");
  await shown(page);
}

/**
 * An account of the free plan whose own books are those of the sample, copied row by row: figures without the sample's
 * open Premium. It keeps no inventory and no register of assets yet.
 */
export async function enterOwnShop(page: Page, path = "/dashboard"): Promise<void> {
  await enterSample(page);
  await page.getByRole("button", { name: "Salir del ejemplo" }).click();
  await expect(page.getByRole("heading", { name: "Aún no tienes empresas" })).toBeVisible();
  await page.evaluate(copySample);
  await page.goto(path);
}

/** Runs in the page. */
async function copySample(): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const names = (await indexedDB.databases()).map(({ name = "" }) => name);
  const from = await answer(indexedDB.open("cuadra-ejemplo"));
  const to = await answer(indexedDB.open(names.find((name) => name.startsWith("cuadra-user-")) ?? ""));
  const tables = [...from.objectStoreNames].filter(
    (name) => !/^(?:meta|audit|usage|outbox|items|stock.*|assets)$/.test(name),
  );
  for (const table of tables) {
    const rows: Record<string, unknown>[] = await answer(from.transaction(table).objectStore(table).getAll());
    if (table === "books") for (const row of rows) delete row.stock;
    const store = to.transaction(table, "readwrite").objectStore(table);
    await Promise.all(rows.map((row) => answer(store.put(row))));
  }
  from.close();
  to.close();
}
