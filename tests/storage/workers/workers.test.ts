import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { lockFile } from "#storage/backup/locked-file.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { renameBook } from "#storage/commands/books/change-book.ts";
import { listCopies } from "#storage/copies/copies.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { accountOfDatabase } from "#storage/engine/database-names.ts";
import { StorageError } from "#storage/engine/storage-error.ts";
import { missingMovements } from "#storage/health/missing-movements.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { askWorker } from "#storage/workers/ask-worker.ts";
import { backupInWorker, copyInWorker } from "#storage/workers/copy-in-worker.ts";
import { RestoreJob } from "#storage/workers/restore-in-worker.ts";
import { serve, type WorkerScope } from "#storage/workers/serve.ts";
import { drillInWorker, verifyInWorker } from "#storage/workers/verify-in-worker.ts";
import { eventually } from "#tests/support/eventually.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { ThreadlessWorker } from "#tests/support/threadless-worker.ts";

const ANA = { id: "acct_ana", name: "Ana", email: "ana@ejemplo.co" };
const { started } = ThreadlessWorker;

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  vi.stubGlobal("Worker", ThreadlessWorker);
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
});

afterEach(() => {
  storage.close();
  vi.unstubAllGlobals();
  started.length = 0;
});

describe("long work beside the page", () => {
  it("verifies a book, names what does not agree, and ends the worker", async () => {
    expect(await verifyInWorker(storage.name, bookId)).toEqual([]);
    const book = await storage.db.books.get(bookId);
    if (!book) throw new Error("no book");
    await storage.db.books.put({ ...book, entries: 4 });
    const steps: number[] = [];
    const found = await verifyInWorker(storage.name, bookId, { onProgress: (done) => steps.push(done) });
    expect(found).toEqual([{ kind: "counter-differs", counter: "entries" }] satisfies BookProblem[]);
    expect(steps.at(-1)).toBe(1);
    expect(started.every((worker) => worker.ended)).toBe(true);
  });

  it("is cancelled", async () => {
    const controller = new AbortController();
    const running = verifyInWorker(storage.name, bookId, { signal: controller.signal });
    controller.abort();
    expect(await running).toBeNull();
    expect(started[0]?.ended).toBe(true);
    expect(await verifyInWorker(storage.name, bookId, { signal: controller.signal })).toBeNull();
    expect(started).toHaveLength(1);
  });

  it("ST-03 says that the database is gone, and makes none", async () => {
    await expect(verifyInWorker("cuadra-user-none", bookId)).rejects.toMatchObject({ trouble: "lost" });
    await expect(backupInWorker("cuadra-user-none", ANA)).rejects.toMatchObject({ trouble: "lost" });
    const names = (await indexedDB.databases()).map((each) => each.name);
    expect(names).not.toContain("cuadra-user-none");
  });

  it("makes a file, and a copy in the cache", async () => {
    const { file, sequence, ...counted } = await backupInWorker(storage.name, ANA);
    expect(sequence).toBe(1);
    expect(counted).toEqual({ books: 1, entries: 0 });
    expect(await drillInWorker({ file, passphrase: null, ...counted })).toEqual({
      kind: "sound",
      ...counted,
    });
    expect(await readBackup(file)).toMatchObject({ ok: true, value: { books: 1 } });
    await expect(copyInWorker(storage.name, ANA)).rejects.toMatchObject({ trouble: "missing" });
    const copies = new MemoryCopies();
    vi.stubGlobal("caches", { open: async () => copies });
    expect(await copyInWorker(storage.name, ANA)).toMatchObject({ account: ANA, books: 1 });
    expect(await listCopies("acct_ana", copies)).toHaveLength(1);
  });

  it("BR-14 opens and restores a backup from one worker, whose rows never come to the page", async () => {
    const { file } = await backupInWorker(storage.name, ANA);
    await storage.db.books.clear();
    const job = new RestoreJob();
    const steps: number[] = [];
    const opened = await job.open(file, null, (done) => steps.push(done));
    expect(opened).toMatchObject({ ok: true, value: { books: 1, entries: 0, account: ANA } });
    expect(opened?.ok && Object.keys(opened.value)).not.toContain("tables");
    expect(steps.every((done) => done >= 0 && done <= 1)).toBe(true);
    expect(await job.wasWritten(storage)).toBeNull();
    const written = await job.write(storage, { way: "replace", account: ANA }, () => undefined);
    expect(written).toMatchObject({ ok: true, value: { done: { way: "replace", books: 1 } } });
    expect(await job.wasWritten(storage)).toBe(true);
    expect(await storage.db.books.count()).toBe(1);
    const again = await job.open(file, null, () => undefined);
    expect(again?.ok).toBe(true);
    const merged = await job.write(storage, { way: "merge", account: ANA }, () => undefined);
    expect(merged).toMatchObject({ ok: true, value: { done: { changed: false }, sequence: null } });
    job.end();
    expect(await job.open(file, null, () => undefined)).toBeNull();
    expect(started.at(-1)?.ended).toBe(true);
  });

  it("BR-14 a restore that was ended is told from what other tabs save meanwhile, and from what they save after it", async () => {
    const { file } = await backupInWorker(storage.name, ANA);
    const account = accountOfDatabase(storage.name) ?? "";
    const cancelled = new RestoreJob();
    await cancelled.open(file, null, () => undefined);
    const asked = cancelled.write(storage, { way: "replace", account: ANA }, () => undefined);
    cancelled.end();
    expect(await asked).toBeNull();
    // Another tab goes on: the last command of the database is another one, and no restore.
    expect((await renameBook(storage, { id: storage.newId("command"), bookId, name: "Otro" })).ok).toBe(true);
    expect(await cancelled.wasWritten(storage)).toBe(false);
    expect(await cancelled.write(storage, { way: "replace", account: ANA }, () => undefined)).toBeNull();
    expect(await cancelled.wasWritten(storage)).toBe(false);

    const late = new RestoreJob();
    await late.open(file, null, () => undefined);
    const done = await late.write(storage, { way: "replace", account: ANA }, () => undefined);
    expect(done?.ok).toBe(true);
    late.end();
    // As if its answer had never come: what this device should hold is still what it held before.
    const before = { schema: storage.schema, sequence: 90, changedAt: 1 };
    sentinel.committed(account, before);
    expect(await late.wasWritten(storage)).toBe(true);
    expect(sentinel.known()[account]).toMatchObject({ sequence: 1 });
    expect(await missingMovements(storage)).toBeNull();
    expect((await renameBook(storage, { id: storage.newId("command"), bookId, name: "Otro" })).ok).toBe(true);
    expect(await late.wasWritten(storage)).toBe(true);
  });

  it("BR-14 answers a protected or foreign file, and a passphrase that is wrong", async () => {
    const { file } = await backupInWorker(storage.name, ANA);
    const locked = await lockFile(file, "clave larga");
    const job = new RestoreJob();
    const open = (what: Blob, passphrase: string | null = null) =>
      job.open(what, passphrase, () => undefined);
    expect(await open(new Blob(["x"]))).toEqual({ ok: false, error: "foreign" });
    expect(await open(locked)).toEqual({ ok: false, error: "locked" });
    expect(await open(locked, "otra")).toEqual({ ok: false, error: "wrong-passphrase" });
    expect(await open(locked, "clave larga")).toMatchObject({ ok: true });
    job.end();
  });

  it("tells a fault of the worker itself as a bug", async () => {
    const worker = new ThreadlessWorker(new URL("file:///storage.worker.ts"));
    worker.postMessage = () => worker.onerror?.({ message: "no script" } as ErrorEvent);
    const asked = askWorker(() => worker as unknown as Worker, {});
    await expect(asked).rejects.toBeInstanceOf(StorageError);
    const said: unknown[] = [];
    const scope: WorkerScope = { onmessage: null, postMessage: (message) => said.push(message) };
    serve(scope, () => Promise.reject(new StorageError("full", "no room")));
    scope.onmessage?.({ data: 1 } as MessageEvent);
    await eventually(() => expect(said).toHaveLength(1));
    expect(said[0]).toMatchObject({ kind: "failed", trouble: "full" });
  });
});
