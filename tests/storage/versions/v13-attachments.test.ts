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
import { STORED_ROWS } from "#tests/support/stored-rows.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ADDED = ["attachments", "attachmentBytes"] as const;
const BEFORE = VERSIONS.slice(0, 12);

it("UP-01: what version 12 wrote opens with the same records, and code of then refuses what is here", async () => {
  const old = await openTestStorage({ newId, versions: BEFORE });
  await openTestBook(old);
  const before = await dump(old);
  for (const name of ADDED) expect(Object.keys(before)).not.toContain(name);
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const { meta: _schema, ...known } = before;
  const now = await dump(storage);
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  storage.close();
  const open = openAccountDatabase(old.name, { newId, versions: BEFORE });
  await expect(open).rejects.toMatchObject({ trouble: "newer" });
});

it("BR-01: the tables of version 13 come back from a backup, restored and merged", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const rows = { ...STORED_ROWS, attachments: { ...STORED_ROWS.attachments, owner: "party", bookId } };
  for (const name of ADDED) await storage.db.table(name).put(rows[name]);
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER, null));
  for (const other of [restored, merged]) {
    for (const name of ADDED) expect(await other.db.table(name).toArray(), name).toEqual([rows[name]]);
    other.close();
  }
  storage.close();
});

it("BR-04: a backup of version 12 is restored with empty tables for what came later", async () => {
  const file = new Blob([readFileSync("tests/storage/backup/fixtures/v12.cuadra")]);
  const read = await readBackup(file);
  if (!read.ok) throw new Error(read.error);
  const storage = await openTestStorage({ newId });
  must(await restoreBackup(storage, read.value, OWNER, null));
  for (const name of ADDED) expect(await storage.db.table(name).count(), name).toBe(0);
  storage.close();
});
