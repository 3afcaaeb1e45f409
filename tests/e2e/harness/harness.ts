import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { packDatabase } from "#storage/backup/make-backup.ts";
import { type Backup, readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { killWorks } from "./kill-works.ts";
import { busyDisk, largeCommands } from "./large-commands.ts";
import { mixWork } from "./mix-work.ts";
import { seedRun } from "./seed-run.ts";

/**
 * The product's commands in a page without its screens: for faults that need thousands of writes, or a page that can
 * be killed at any moment. Served beside the production build, from the same origin.
 */
const DATABASE = "cuadra-user-acct_harness";

let storage: AppStorage | null = null;

async function open(): Promise<AppStorage> {
  storage ??= await openAccountDatabase(DATABASE, { create: true, plan: fixedPlan("premium") });
  return storage;
}

async function makeBook(): Promise<BookId> {
  const store = await open();
  const bookId = store.newId("book");
  const head = { id: store.newId("command"), bookId, companyId: null, chart: "puc" as const, name: "Diario" };
  const made = await createBook(store, head);
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

async function post(
  bookId: string,
  amount: number,
  id?: CommandId,
): Promise<{ ok: boolean; id: string; trouble: string }> {
  const store = await open();
  const entryId = store.newId("entry");
  const content = {
    date: day("2026-11-20"),
    description: "Venta de mostrador",
    reference: "",
    lines: [
      { account: "1105" as never, debit: pesos(amount), credit: pesos(0) },
      { account: "4135" as never, debit: pesos(0), credit: pesos(amount) },
    ],
  };
  const command = {
    id: id ?? store.newId("command"),
    bookId: bookId as BookId,
    entryId,
    content,
    origin: "journal" as const,
  };
  const result = await postEntry(store, command);
  const trouble = result.ok ? "" : result.error.kind === "storage" ? result.error.trouble : result.error.kind;
  return { ok: result.ok, id: result.ok ? result.value.id : entryId, trouble };
}

/** Sends one command twice, as a page does that did not hear the first answer. Returns both answers. */
async function postTwice(bookId: string, amount: number) {
  const id = (await open()).newId("command");
  return [await post(bookId, amount, id), await post(bookId, amount, id)];
}

/** Posts forever; reports each entry to the test only after its command has returned. */
async function postForever(bookId: string): Promise<never> {
  for (let amount = 1; ; amount += 1) {
    const result = await post(bookId, amount);
    if (result.ok) await fetch(`/harness/acknowledged?id=${result.id}`, { method: "POST", keepalive: true });
  }
}

async function postMany(bookId: string, count: number): Promise<number> {
  let done = 0;
  for (let each = 1; each <= count; each += 1) if ((await post(bookId, each)).ok) done += 1;
  return done;
}

/** Imports entries into a book of an account that is open in a screen. */
async function importMany(database: string, bookId: string, count: number): Promise<boolean> {
  const store = await openAccountDatabase(database);
  const contents = Array.from({ length: count }, (_, index) => ({
    date: day(`2026-${index % 2 === 0 ? "10" : "11"}-${String((index % 28) + 1).padStart(2, "0")}`),
    description: `Venta de mostrador FE-${index + 1}`,
    reference: "",
    lines: [
      { account: "1105" as never, debit: pesos(1000 + index), credit: pesos(0) },
      { account: "4135" as never, debit: pesos(0), credit: pesos(1000 + index) },
    ],
  }));
  const head = { id: store.newId("command"), bookId: bookId as BookId };
  const made = await importEntries(store, { ...head, contents, origin: "import" });
  store.close();
  return made.ok;
}

async function inspect(bookId: string) {
  const store = await open();
  const pages = await store.db.pages.toArray();
  const entries = pages.filter((page) => page.bookId === bookId).flatMap((page) => page.entries);
  return {
    ids: entries.map((entry) => entry.id as string),
    numbers: entries.map((entry) => entry.number).sort((a, b) => a - b),
    audited: (await store.db.audit.toArray()).filter((row) => row.kind === "post").length,
    problems: await verifyBook(store.db, bookId as BookId),
    health: store.health.get(),
  };
}

/** Fills the browser's storage quota with a database and a cache unrelated to any account. */
async function fillDisk(): Promise<string> {
  const cache = await caches.open("relleno");
  await cache.put("/relleno", new Response(new Blob([new Uint8Array(30 * 1024 * 1024)])));
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("relleno", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("bytes", { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (let size = 4 * 1024 * 1024; size >= 4096; ) {
    const failed = await new Promise<string>((resolve) => {
      const transaction = db.transaction("bytes", "readwrite");
      transaction.oncomplete = () => resolve("");
      transaction.onabort = () => resolve(transaction.error?.name ?? "abort");
      transaction.objectStore("bytes").add(crypto.getRandomValues(new Uint8Array(65536)).slice(0, 1));
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65536)
        crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65536)));
      transaction.objectStore("bytes").add(bytes);
    });
    if (failed !== "") size = Math.floor(size / 4);
  }
  db.close();
  return (await caches.has("relleno")) ? "full" : "no cache";
}

const freeDisk = () => caches.delete("relleno");

const BACKUPS = "respaldos-de-prueba";

/** Stores a backup of the current account under a name, outside the databases. */
async function keepBackup(name: string): Promise<void> {
  const store = await open();
  const account = { id: "acct_harness", name: "Prueba", email: "prueba@cuadra.co" };
  const { blob } = await packDatabase(store.db.backendDB(), {
    account,
    app: "harness",
    createdAt: Date.now(),
  });
  await (await caches.open(BACKUPS)).put(`/${name}`, new Response(blob));
}

let read: Backup | null = null;

/** Reads a stored backup and opens the database: the preparation of a restore. */
async function readKept(name: string): Promise<void> {
  const file = await (await caches.open(BACKUPS)).match(`/${name}`);
  const backup = file === undefined ? null : await readBackup(await file.blob());
  if (!backup?.ok) throw new Error(backup?.error ?? `no backup ${name}`);
  read = backup.value;
  await open();
}

/** Restores the backup that was read and then notifies the test. Returns the duration in milliseconds. */
async function restore(mark: string): Promise<number> {
  if (read === null) throw new Error("nothing was read");
  const start = performance.now();
  const done = await restoreBackup(await open(), read);
  if (!done.ok) throw new Error(done.error.kind);
  const took = performance.now() - start;
  await fetch(`/harness/acknowledged?id=${mark}`, { method: "POST", keepalive: true });
  return took;
}

/** What names the last command and the last restore: no content. */
const MARKS: ReadonlySet<unknown> = new Set(["last", "restored"]);

/** SHA-256 of all records of all tables, except those marks. */
async function fingerprint(): Promise<string> {
  const { db } = await open();
  const all = await Promise.all(
    db.tables.map(async (table) => [
      table.name,
      (await table.toArray()).filter(({ key }) => !MARKS.has(key)),
    ]),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(all));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const harness = {
  database: DATABASE,
  makeBook,
  post,
  postForever,
  postMany,
  postTwice,
  importMany,
  seedRun,
  inspect,
  fillDisk,
  freeDisk,
  keepBackup,
  readKept,
  restore,
  fingerprint,
  killWorks,
  largeCommands,
  busyDisk,
  mixWork: async (bookId: string, seed: number, steps: number) => mixWork(await open(), bookId, seed, steps),
};

declare global {
  interface Window {
    harness: typeof harness;
  }
}

window.harness = harness;
