import { expect, it } from "vitest";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { STORED_ROWS } from "#tests/support/stored-rows.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ADDED = ["items", "stockMoves", "stockCards", "stockMonths", "assets"] as const;

it("UP-01: what version 10 wrote opens with the same records, and stock and assets are kept, restored and merged", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 10) });
  const bookId = await openTestBook(old);
  const before = await dump(old);
  expect(Object.keys(before)).not.toContain("stockCards");
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const { meta: _schema, ...known } = before;
  const now = await dump(storage);
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  for (const name of ADDED) await storage.db.table(name).put({ ...STORED_ROWS[name], bookId });
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER, null));
  for (const other of [restored, merged]) {
    for (const name of ADDED)
      expect(await other.db.table(name).toArray(), name).toEqual([{ ...STORED_ROWS[name], bookId }]);
    other.close();
  }
  storage.close();
  // Code of the version before would leave the kardex behind.
  const versions = VERSIONS.slice(0, 10);
  await expect(
    openAccountDatabase(old.name, { newId, plan: fixedPlan("premium"), versions }),
  ).rejects.toThrow();
});
