import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { stocked } from "#tests/support/records/stock.ts";
import { STORED_ROWS } from "#tests/support/stored-rows.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const BEFORE = VERSIONS.slice(0, 15);

it("UP-01: what version 15 wrote opens with the same records, and code of then refuses what is here", async () => {
  const old = await openTestStorage({ newId, versions: BEFORE });
  const lines = readFileSync("tests/storage/versions/fixtures/v15.jsonl", "utf8").trim().split("\n");
  for (const each of lines) {
    const { table, row } = JSON.parse(each) as { readonly table: string; readonly row: object };
    await old.db.table(table).put(row);
  }
  const before = await dump(old);
  expect(before.stockTransfers).toHaveLength(1);
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const { meta: _schema, ...known } = before;
  const now = await dump(storage);
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  storage.close();
  const open = openAccountDatabase(old.name, { newId, versions: BEFORE });
  await expect(open).rejects.toMatchObject({ trouble: "newer" });
});

it("BR-01: kits, what they moved and closed stores come back from a backup, restored and merged", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  await stocked(storage, bookId);
  await storage.db.items.clear();
  const { stock } = STORED_ROWS.books;
  if (stock === undefined) throw new Error("no stock");
  await storage.db.books.update(bookId, { stock });
  const rows = {
    items: { ...STORED_ROWS.items, bookId },
    stockMoves: { ...STORED_ROWS.stockMoves, bookId },
  };
  for (const [name, row] of Object.entries(rows)) await storage.db.table(name).put(row);
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER, null));
  for (const other of [restored, merged]) {
    for (const [name, row] of Object.entries(rows))
      expect(await other.db.table(name).toArray(), name).toEqual([row]);
    expect((await other.db.books.get(bookId))?.stock).toEqual(stock);
    other.close();
  }
  storage.close();
});

it("BR-04: a backup of version 15 is restored without any kit, and takes one", async () => {
  const file = new Blob([readFileSync("tests/storage/backup/fixtures/v15.cuadra")]);
  const read = await readBackup(file);
  if (!read.ok) throw new Error(read.error);
  const storage = await openTestStorage({ newId });
  must(await restoreBackup(storage, read.value, OWNER, null));
  expect(await storage.db.stockTransfers.count()).toBe(1);
  expect(await storage.db.items.filter(({ parts }) => parts !== undefined).count()).toBe(0);
  storage.close();
});
