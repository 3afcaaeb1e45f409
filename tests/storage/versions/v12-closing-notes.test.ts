import { expect, it } from "vitest";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { notePoint } from "#storage/commands/books/change-book.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const SAID = { span: "2026", point: "stock", reason: "Solo vendemos servicios" } as const;

it("UP-01: what version 11 wrote opens with the same records, and takes notes of a closing", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 11) });
  const bookId = await openTestBook(old);
  const before = await dump(old);
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const now = await dump(storage);
  const { meta: _schema, ...known } = before;
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  must(await notePoint(storage, { id: newId("command"), bookId, ...SAID }));
  storage.close();
  const open = openAccountDatabase(old.name, { newId, versions: VERSIONS.slice(0, 11) });
  await expect(open).rejects.toMatchObject({ trouble: "newer" });
});

it("BR-01: what was said goes along with a backup, restored and merged", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  must(await notePoint(storage, { id: newId("command"), bookId, ...SAID }));
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER));
  for (const each of [restored, merged]) expect((await getBook(each, bookId))?.closingNotes).toEqual([SAID]);
  for (const each of [storage, restored, merged]) each.close();
});
