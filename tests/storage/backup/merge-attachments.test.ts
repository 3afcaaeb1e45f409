import { expect, it } from "vitest";
import { drillBackup } from "#storage/backup/drill.ts";
import { packDatabase } from "#storage/backup/make-backup.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { attachmentsOf } from "#storage/queries/attachments/attachments-of.ts";
import { bookFiles } from "#storage/queries/attachments/book-files.ts";
import { readAttachment } from "#storage/queries/attachments/read-attachment.ts";
import { backupOf, makeBackup, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { attached, pdfOf, postedEntry } from "#tests/support/records/attachments.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

async function withFile() {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const entry = await postedEntry(storage, bookId);
  const row = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
  return { storage, bookId, entry, row };
}

it("AD-09 BR-01 files come back from a backup with their bytes, and the trial of a copy counts them", async () => {
  const { storage, bookId, entry, row } = await withFile();
  const file = await makeBackup(storage, OWNER);
  expect(await drillBackup({ file, passphrase: null, books: 1, entries: 1 })).toMatchObject({
    kind: "sound",
  });
  const other = await openTestStorage({ newId });
  must(await restoreBackup(other, await backupOf(storage), OWNER, null));
  expect(await attachmentsOf(other, bookId, entry.id)).toEqual([row]);
  expect(await readAttachment(other, row.hash)).not.toBeNull();
  expect(await verifyBook(other.db, bookId)).toEqual([]);
  await storage.db.attachmentBytes.clear();
  const lost = await makeBackup(storage, OWNER);
  const trial = await drillBackup({ file: lost, passphrase: null, books: 1, entries: 1 });
  expect(trial).toEqual({ kind: "damaged", problems: 1 });
  for (const each of [storage, other]) each.close();
});

it("AD-09 BR-06 a merge brings the files of both sides once, and nothing the second time", async () => {
  const { storage, bookId, entry } = await withFile();
  const other = await openTestStorage({ newId });
  must(await restoreBackup(other, await backupOf(storage), OWNER, null));
  await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("aquí"));
  await attached(other, bookId, { kind: "entry", entry }, await pdfOf("allá"));
  const backup = await backupOf(other);
  must(await mergeBackup(storage, backup, OWNER, null));
  const names = (await attachmentsOf(storage, bookId, entry.id)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["allá.pdf", "aquí.pdf", "factura.pdf"]);
  expect(await storage.db.attachmentBytes.count()).toBe(3);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  const before = await dump(storage);
  expect(must(await mergeBackup(storage, backup, OWNER, null)).changed).toBe(false);
  expect(await dump(storage)).toEqual(before);
  for (const each of [storage, other]) each.close();
});

it("AD-09 BR-06 a book laid beside another takes the files of its own entries along", async () => {
  const { storage, bookId, entry } = await withFile();
  const other = await openTestStorage({ newId });
  must(await restoreBackup(other, await backupOf(storage), OWNER, null));
  await postedEntry(storage, bookId, "2026-11-04");
  const theirs = await postedEntry(other, bookId, "2026-11-05");
  await attached(other, bookId, { kind: "entry", entry: theirs }, await pdfOf("allá"));
  const backup = await backupOf(other);
  expect(must(await mergeBackup(storage, backup, OWNER, null)).beside).toBe(1);
  const beside = (await storage.db.books.toArray()).find(({ copyOf }) => copyOf === bookId);
  if (!beside) throw new Error("no book beside");
  const of = async (book: typeof bookId, id: string) =>
    (await attachmentsOf(storage, book, id)).map(({ name }) => name);
  expect(await of(beside.id, entry.id)).toEqual(["factura.pdf"]);
  expect(await of(beside.id, theirs.id)).toEqual(["allá.pdf"]);
  expect(await of(bookId, entry.id)).toEqual(["factura.pdf"]);
  expect(await storage.db.attachmentBytes.count()).toBe(2);
  for (const id of [bookId, beside.id]) expect(await verifyBook(storage.db, id)).toEqual([]);
  expect(must(await mergeBackup(storage, backup, OWNER, null)).changed).toBe(false);
  for (const each of [storage, other]) each.close();
});

async function opened(file: Blob) {
  const read = await readBackup(file);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

it("AD-10 a copy without files names them, opens soundly, and costs none that is still on the device", async () => {
  const { storage, bookId, entry, row } = await withFile();
  const head = { account: OWNER, app: "prueba", createdAt: storage.clock.now() };
  const { blob: file } = await packDatabase(storage.db.backendDB(), head, { withoutFiles: true });
  const read = await opened(file);
  expect(read.filesMissing).toEqual(["factura.pdf"]);
  expect(read.bad).toEqual([]);
  const request = { file, passphrase: null, books: 1, entries: 1 };
  expect(await drillBackup({ ...request, withoutFiles: true })).toMatchObject({ kind: "sound" });
  expect(await drillBackup(request)).toEqual({ kind: "damaged", problems: 1 });
  const away = await openTestStorage({ newId });
  for (const each of [storage, away]) {
    must(await restoreBackup(each, read, OWNER, null));
    expect(await attachmentsOf(each, bookId, entry.id)).toEqual([row]);
  }
  expect(await readAttachment(storage, row.hash)).not.toBeNull();
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  expect(await readAttachment(away, row.hash)).toBeNull();
  expect(await bookFiles(away, bookId)).toMatchObject([{ isMissing: true }]);
  // A whole copy brings back what is missing, also by merging.
  must(await mergeBackup(away, await backupOf(storage), OWNER, null));
  expect(await readAttachment(away, row.hash)).not.toBeNull();
  expect(await verifyBook(away.db, bookId)).toEqual([]);
  for (const each of [storage, away]) each.close();
});

it("AD-10 merging a copy without files takes no bytes away", async () => {
  const { storage, bookId, row } = await withFile();
  const head = { account: OWNER, app: "prueba", createdAt: storage.clock.now() };
  const { blob } = await packDatabase(storage.db.backendDB(), head, { withoutFiles: true });
  must(await mergeBackup(storage, await opened(blob), OWNER, null));
  expect(await readAttachment(storage, row.hash)).not.toBeNull();
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  storage.close();
});
