import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Restatement } from "#domain/statement/restated/restatement.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { restateFigures } from "#storage/commands/books/restate-figures.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ID = newId("restatement");
const SAID: Omit<Restatement, "id"> = {
  day: day("2025-12-31"),
  debit: "5160" as AccountCode,
  credit: "1592" as AccountCode,
  amount: pesos(600_000),
  cause: "error",
  reason: "Sin depreciar",
};

it("UP-01: what version 13 wrote opens with the same records, and takes a restated figure", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 13) });
  const bookId = await openTestBook(old);
  const before = await dump(old);
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const now = await dump(storage);
  const { meta: _schema, ...known } = before;
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  must(await restateFigures(storage, { id: newId("command"), bookId, restatement: ID, said: SAID }));
  storage.close();
  const open = openAccountDatabase(old.name, { newId, versions: VERSIONS.slice(0, 13) });
  await expect(open).rejects.toMatchObject({ trouble: "newer" });
});

it("BR-01: a restated figure goes along with a backup, restored and merged", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  must(await restateFigures(storage, { id: newId("command"), bookId, restatement: ID, said: SAID }));
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER));
  for (const each of [restored, merged])
    expect((await getBook(each, bookId))?.restatements).toEqual([{ ...SAID, id: ID }]);
  for (const each of [storage, restored, merged]) each.close();
});
