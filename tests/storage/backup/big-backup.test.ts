import { expect, it, vi } from "vitest";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { bigBackup } from "#tests/e2e/support/files/big-backup.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { disagreements, openTestStorage } from "#tests/support/test-storage.ts";

it.each([1, 250])("BR-14 the large backup of the browser tests is one of %i typed entries", async (count) => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  const read = await readBackup(new Blob([new Uint8Array(bigBackup(count))]));
  if (!read.ok) throw new Error(read.error);
  const { entries, bad, settled, tables } = read.value;
  expect({ entries, bad, settled }).toEqual({ entries: count, bad: [], settled: [] });
  expect(tables.audit).toHaveLength(count + 1);
  const storage = await openTestStorage();
  const ana = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };
  expect(await restoreBackup(storage, read.value, ana, null)).toMatchObject({ ok: true });
  const [book] = await storage.db.books.toArray();
  if (book === undefined) throw new Error("no book");
  expect(await disagreements(storage, book.id)).toEqual([]);
  const trail = await storage.db.audit.orderBy("seq").toArray();
  const posted = trail.flatMap(({ changes }) => changes).filter(({ table }) => table === "entries");
  expect(posted).toHaveLength(count);
  expect(trail.map(({ kind }) => kind).slice(0, 2)).toEqual(["create-company", "post"]);
  storage.close();
  vi.unstubAllGlobals();
});

it("BR-14 so it is with months of several pages", async () => {
  const read = await readBackup(new Blob([new Uint8Array(bigBackup(7_301))]));
  expect(read).toMatchObject({ ok: true, value: { entries: 7_301, bad: [], settled: [] } });
});
