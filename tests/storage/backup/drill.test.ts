import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { type Drill, drillBackup, primaryKeyOf } from "#storage/backup/drill.ts";
import { lockFile } from "#storage/backup/locked-file.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { content } from "#tests/support/builders.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };
const COUNTED = { books: 1, entries: 120 };

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  const contents = Array.from({ length: COUNTED.entries }, (_, index) =>
    content("2026-11-03", "1105", "4135", 1000 + index),
  );
  await importEntries(storage, { id: storage.newId("command"), bookId, contents, origin: "import" });
});

afterEach(async () => {
  storage.close();
  vi.unstubAllGlobals();
});

const scratch = async () =>
  (await indexedDB.databases()).filter(({ name }) => name?.startsWith("cuadra-prueba-"));

const drill = (file: Blob, passphrase: string | null = null, counted = COUNTED): Promise<Drill> =>
  drillBackup({ file, passphrase, ...counted });

test("BR-12 a copy is opened, restored beside everything else and recounted, and leaves nothing behind", async () => {
  const done: number[] = [];
  const file = await makeBackup(storage, ANA);
  const found = await drillBackup({ file, passphrase: null, ...COUNTED }, (part) => done.push(part));
  expect(found).toEqual({ kind: "sound", ...COUNTED });
  expect(done).toEqual([1]);
  expect(await scratch()).toEqual([]);
});

test("BR-12 a protected copy is opened with its own passphrase", async () => {
  const file = await lockFile(await makeBackup(storage, ANA), "luna-de-octubre");
  expect(await drill(file, "luna-de-octubre")).toMatchObject({ kind: "sound" });
  expect(await drill(file, "luna de octubre")).toEqual({ kind: "failed" });
  expect(await drill(file)).toEqual({ kind: "failed" });
});

test("BR-12 a copy that was cut off, or holds something else than was copied, fails", async () => {
  const file = await makeBackup(storage, ANA);
  expect(await drill(file.slice(0, file.size - 20))).toEqual({ kind: "failed" });
  expect(await drill(file, null, { books: 1, entries: 119 })).toEqual({ kind: "failed" });
  expect(await drill(file, null, { books: 2, entries: 120 })).toEqual({ kind: "failed" });
  expect(await drill(new Blob(["hola"]))).toEqual({ kind: "failed" });
  expect(await scratch()).toEqual([]);
});

test("BR-12 books that are damaged themselves are told apart from a bad copy", async () => {
  await storage.db.books.update(bookId, { entries: 4 });
  expect(await drill(await makeBackup(storage, ANA))).toMatchObject({ kind: "damaged" });
  expect(await scratch()).toEqual([]);
});

test("BR-12 what a killed drill left behind goes with the next one, a running one does not", async () => {
  const now = 1_790_000_000_000;
  for (const begun of [now - 3_600_001, now - 60_000])
    await new Promise((resolve) => {
      indexedDB.open(`cuadra-prueba-${begun}-x`).onsuccess = ({ target }) => {
        (target as IDBOpenDBRequest).result.close();
        resolve(null);
      };
    });
  await drillBackup({ file: new Blob(["x"]), passphrase: null, ...COUNTED }, undefined, now);
  expect((await scratch()).map(({ name }) => name)).toEqual([`cuadra-prueba-${now - 60_000}-x`]);
});

test("BR-12 ST-34 a copy of books with stock is recounted in tables without indexes", async () => {
  const [item] = await stocked(storage, bookId);
  if (item === undefined) throw new Error("an item");
  const moves = [stockDraft("purchase", "2026-11-04", [line(item, 10, 100_000)])];
  const bought = { id: storage.newId("command"), bookId, moves, accepts: true, adjustment: "x" };
  must(await postStock(storage, bought));
  const counted = { books: 1, entries: COUNTED.entries + 1 };
  expect(await drill(await makeBackup(storage, ANA), null, counted)).toEqual({ kind: "sound", ...counted });
  const [card] = await storage.db.stockCards.toArray();
  if (card === undefined) throw new Error("a card");
  await storage.db.stockCards.put({
    ...card,
    lines: card.lines.map((each) => ({ ...each, value: pesos(1) })),
  });
  expect(await drill(await makeBackup(storage, ANA), null, counted)).toEqual({
    kind: "damaged",
    problems: 1,
  });
});

test("BR-12 the scratch tables have the keys of the real ones", () => {
  const stores = Object.assign({}, ...VERSIONS.map(({ stores: each }) => each)) as Record<string, string>;
  for (const table of storage.db.tables) {
    const { keyPath, auto } = table.schema.primKey;
    expect([table.name, primaryKeyOf(stores[table.name] ?? "")]).toEqual([
      table.name,
      { keyPath, autoIncrement: auto ?? false },
    ]);
  }
});
