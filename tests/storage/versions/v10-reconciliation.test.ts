import { expect, it } from "vitest";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { STORED_ROWS } from "#tests/support/stored-rows.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("UP-01: what version 9 wrote opens with the same records, and reconciliations are kept and restored", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 9) });
  await openTestBook(old);
  const before = await dump(old);
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const { meta: _schema, ...known } = before;
  const now = await dump(storage);
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  await storage.db.extracts.put(STORED_ROWS.extracts);
  await storage.db.matches.put(STORED_ROWS.matches);
  const restored = await openTestStorage({ newId });
  must(await restoreBackup(restored, await backupOf(storage), OWNER, null));
  expect(await restored.db.extracts.toArray()).toEqual([STORED_ROWS.extracts]);
  expect(await restored.db.matches.toArray()).toEqual([STORED_ROWS.matches]);
  restored.close();
  storage.close();
  // Code of the version before would drop what it does not know.
  const versions = VERSIONS.slice(0, 9);
  await expect(
    openAccountDatabase(old.name, { newId, plan: fixedPlan("premium"), versions }),
  ).rejects.toThrow();
});
