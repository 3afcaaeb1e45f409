import type { Page } from "@playwright/test";

export type Row = Readonly<Record<string, unknown>>;

/**
 * Everything in the account's database on this page except the marks of the last command and of the last
 * restore, read without the application. `put`: rows written first, by table.
 */
export function stored(
  page: Page,
  put: Readonly<Record<string, readonly Row[]>> = {},
): Promise<Record<string, Row[]>> {
  return page.evaluate(async (rows) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map((each) => each.name ?? "");
    const db = await answer(indexedDB.open(names.find((each) => each.includes("-user-")) ?? ""));
    const transaction = db.transaction([...db.objectStoreNames], "readwrite");
    for (const [table, list] of Object.entries(rows)) {
      for (const row of list) await answer(transaction.objectStore(table).put(row));
    }
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const table of db.objectStoreNames) {
      tables[table] = await answer(transaction.objectStore(table).getAll());
    }
    db.close();
    return { ...tables, meta: (tables.meta ?? []).filter(({ key }) => key !== "last" && key !== "restored") };
  }, put);
}
