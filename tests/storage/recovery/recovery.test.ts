import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Backup, readBackup } from "#storage/backup/read-backup.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { listCopies, readCopy, saveCopy } from "#storage/copies/copies.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { CuadraDatabase } from "#storage/engine/database.ts";
import { newId } from "#storage/engine/environment.ts";
import { probeDatabase } from "#storage/engine/probe.ts";
import { readReason, recoveryUrl } from "#storage/health/recovery-link.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { copyAside, listAside, removeAside } from "#storage/recovery/aside.ts";
import { givenUp, isSound, lookAround, lookAtDatabase } from "#storage/recovery/look.ts";
import { dumpEverything, dumpThese } from "#storage/recovery/raw-dump.ts";
import {
  othersLost,
  type RecoverWork,
  recoverAccount,
  targetFor,
} from "#storage/recovery/recover-account.ts";
import { keepPresent, replacePresent } from "#storage/recovery/replace-account.ts";
import { startOver } from "#storage/recovery/start-over.ts";
import {
  createAccount,
  type DeviceAccount,
  emailStanding,
  verifyPassword,
} from "#storage/registry/accounts.ts";
import { deleteAccount } from "#storage/registry/delete-account.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { restoreAccount } from "#storage/registry/restore-account.ts";
import { SCHEMA, VERSIONS } from "#storage/versions/index.ts";
import { content } from "#tests/support/builders.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook } from "#tests/support/test-storage.ts";

let copies: MemoryCopies;

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  copies = new MemoryCopies();
});

afterEach(async () => {
  vi.restoreAllMocks();
  const registry = await openRegistry().catch(() => null);
  registry?.close();
  for (const { name } of await indexedDB.databases()) await removeDatabase(name ?? "");
  vi.unstubAllGlobals();
});

interface Kept {
  readonly account: DeviceAccount;
  readonly bookId: BookId;
}

/** An account with a book of `count` entries, and a copy made before the last entry. */
async function keep(email: string, count: number): Promise<Kept> {
  const made = await createAccount({ email, name: "Ana Ruiz", password: "clave" });
  if (!made.ok) throw new Error(made.error);
  const account = made.value;
  const storage = await openAccountDatabase(account.dbName, { create: true });
  const bookId = await openTestBook(storage);
  for (let number = 1; number <= count; number += 1) {
    if (number === count) await saveCopy(storage.db.backendDB(), account, copies, { at: 1000 + count });
    await post(storage, bookId);
  }
  storage.close();
  return { account, bookId };
}

async function post(storage: AppStorage, bookId: BookId): Promise<void> {
  const done = await postEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: content("2026-11-03", "1105", "4135", 1000),
    origin: "journal",
  });
  if (!done.ok) throw new Error(done.error.kind);
}

async function vanish(...names: string[]): Promise<void> {
  (await openRegistry().catch(() => null))?.close();
  for (const name of names) await removeDatabase(name);
}

async function newestCopy(id: string): Promise<Backup> {
  const [copy] = await listCopies(id, copies);
  const file = copy && (await readCopy(copy, copies));
  const backup = await readBackup(file ?? new Blob());
  if (!backup.ok) throw new Error(backup.error);
  return backup.value;
}

/** The steps of a recovery as the worker does them, with the copies of this test. */
function here(backup: Backup): RecoverWork {
  return {
    keep: (name, account) => keepPresent(name, account, copies),
    replace: (name, before) => replacePresent({ name, id: newId("command"), before }, backup),
  };
}

async function recover(id: string, password: string, backup?: Backup) {
  const findings = await lookAround(copies);
  const from = backup ?? (await newestCopy(id));
  return recoverAccount(here(from), targetFor(from.account, findings), password, findings);
}

describe("looking around", () => {
  it("ST-03 tells what is safe, and makes nothing", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    const before = (await indexedDB.databases()).length;
    const findings = await lookAround(copies);
    expect(findings).toMatchObject({
      registry: "open",
      accounts: [
        {
          id: account.id,
          email: "ana@ejemplo.co",
          registered: "yes",
          database: { state: "open", books: [{ name: "Diario", entries: 3, problems: [] }] },
          copies: [{ entries: 2 }],
          expected: { sequence: 4 },
        },
      ],
    });
    expect(findings.accounts.every(isSound)).toBe(true);
    expect(givenUp(findings)).toEqual([]);
    expect((await indexedDB.databases()).length).toBe(before);
    expect(JSON.stringify(findings)).not.toMatch(/hash|salt|sessionKey/);
  });

  it("ST-03 counts the entries of a book as its copy does, voided ones too: another number would read as a loss", async () => {
    const { account, bookId } = await keep("ana@ejemplo.co", 3);
    const storage = await openAccountDatabase(account.dbName);
    const [page] = await storage.db.pages.toArray();
    const [entry] = page?.entries ?? [];
    if (entry === undefined) throw new Error("no entry");
    const seen = { entry: linkTo({ ...entry, bookId }), version: entry.version };
    expect(await voidEntry(storage, { id: storage.newId("command"), bookId, ...seen })).toMatchObject({
      ok: true,
    });
    await saveCopy(storage.db.backendDB(), account, copies, { at: 2000 });
    expect(await storage.db.books.get(bookId)).toMatchObject({ entries: 2 });
    storage.close();
    const [finding] = (await lookAround(copies)).accounts;
    expect(finding?.copies[0]).toMatchObject({ entries: 3 });
    expect(finding?.database.books).toMatchObject([{ entries: 3, problems: [] }]);
  });

  it("ST-17 finds the pages and months of a book whose record is gone, and does not call that account sound", async () => {
    const { account, bookId } = await keep("ana@ejemplo.co", 3);
    const storage = await openAccountDatabase(account.dbName);
    const second = await openTestBook(storage);
    await storage.db.books.delete(bookId);
    storage.close();
    const [finding] = (await lookAround(copies)).accounts;
    expect(finding?.database.books).toMatchObject([
      { name: "Diario", entries: 0, problems: [] },
      { name: "", entries: 3, problems: [{ kind: "bad-record", table: "books", key: bookId }] },
    ]);
    expect(second).not.toBe(bookId);
    expect(finding && isSound(finding)).toBe(false);
  });

  it("ST-03 ST-05 knows a loss of everything from the sentinel and the copies", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    await vanish("cuadra", account.dbName);
    const findings = await lookAround(copies);
    expect(findings).toMatchObject({
      registry: "absent",
      accounts: [
        { id: account.id, email: "ana@ejemplo.co", registered: "no", database: { state: "absent" } },
      ],
    });
    expect(await indexedDB.databases()).toEqual([]);
    copies.keys = () => Promise.reject(new Error("no cache"));
    expect((await lookAround(copies)).accounts).toMatchObject([{ id: account.id, email: "", copies: [] }]);
  });

  it("ST-03 an empty database in the place of one that is gone is not the account's", async () => {
    const { account } = await keep("ana@ejemplo.co", 2);
    await vanish(account.dbName);
    const empty = new CuadraDatabase(account.dbName);
    await empty.open();
    empty.close();
    expect(await lookAtDatabase(account.dbName)).toMatchObject({ state: "absent", detail: "no schema" });
    await expect(openAccountDatabase(account.dbName)).rejects.toMatchObject({ trouble: "lost" });
  });

  it("ST-15 names the book that is damaged; UP-06 a database of a newer version is left alone", async () => {
    const { account, bookId } = await keep("ana@ejemplo.co", 2);
    const storage = await openAccountDatabase(account.dbName);
    await storage.db.months.clear();
    storage.close();
    const findings = await lookAround(copies);
    expect(findings.accounts[0]?.database.books[0]?.problems.length).toBeGreaterThan(0);
    expect(findings.accounts.some(isSound)).toBe(false);
    await vanish(account.dbName);
    const versions = [...VERSIONS, { number: SCHEMA + 1, stores: { budgets: "id" } }];
    const newer = await openAccountDatabase(account.dbName, { create: true, versions }).catch(() => null);
    expect(newer).toBeNull();
    sentinel.accountRemoved(account.id);
    (await openAccountDatabase(account.dbName, { create: true, versions })).close();
    expect(await lookAtDatabase(account.dbName)).toMatchObject({ state: "newer" });
    const result = await recover(account.id, "clave");
    expect(result).toEqual({ ok: false, error: { kind: "storage", trouble: "newer" } });
    expect(bookId).toMatch(/^book_/);
  });
});

describe("restoring from outside of the application", () => {
  it("ST-03 brings back the registry's entry under a new password, and the books with it", async () => {
    const { account, bookId } = await keep("ana@ejemplo.co", 3);
    await vanish("cuadra", account.dbName);
    await expect(openRegistry()).rejects.toMatchObject({ trouble: "lost" });
    expect(await recover(account.id, "otra")).toEqual({ ok: true, value: null });
    expect(await verifyPassword("ana@ejemplo.co", "otra")).toMatchObject({
      ok: true,
      value: { id: account.id, name: "Ana Ruiz", plan: "free" },
    });
    const storage = await openAccountDatabase(account.dbName);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    await post(storage, bookId);
    expect((await storage.db.books.get(bookId))?.entries).toBe(3);
    storage.close();
    expect((await lookAround(copies)).accounts.every(isSound)).toBe(true);
  });

  it("asks a known account for its password, and sets its present contents aside", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    const findings = await lookAround(copies);
    const backup = await newestCopy(account.id);
    const target = { ...targetFor(backup.account, findings), registered: false };
    expect(await recoverAccount(here(backup), target, "otra", findings)).toEqual({
      ok: false,
      error: { kind: "wrong-password" },
    });
    expect(await recoverAccount(here(backup), target, "clave", findings)).toMatchObject({ ok: true });
    expect((await listCopies(account.id, copies))[0]).toMatchObject({ reason: "restore", entries: 3 });
    copies.full = true;
    expect(await recoverAccount(here(backup), target, "clave", findings)).toEqual({
      ok: false,
      error: { kind: "copy-failed" },
    });
  });

  it("BR-05 replaces nothing that another tab saved while the copy was made", async () => {
    const { account, bookId } = await keep("ana@ejemplo.co", 3);
    const backup = await newestCopy(account.id);
    let saves = 1;
    const put = copies.put.bind(copies);
    vi.spyOn(copies, "put").mockImplementation(async (url, response) => {
      await put(url, response);
      saves -= 1;
      if (saves < 0) return;
      const tab = await openAccountDatabase(account.dbName);
      await post(tab, bookId);
      tab.close();
    });
    expect(await recover(account.id, "clave", backup)).toMatchObject({ ok: true });
    expect((await listCopies(account.id, copies))[0]).toMatchObject({ reason: "restore", entries: 4 });
    saves = 100;
    expect(await recover(account.id, "clave", backup)).toEqual({ ok: false, error: { kind: "changed" } });
  });

  it("BR-13 sets work without a book aside too", async () => {
    const { account } = await keep("ana@ejemplo.co", 2);
    const backup = await newestCopy(account.id);
    const storage = await openAccountDatabase(account.dbName);
    for (const table of storage.db.tables)
      if (table.name !== "meta" && table.name !== "audit") await table.clear();
    expect(await storage.db.audit.count()).toBeGreaterThan(0);
    storage.close();
    expect(await recover(account.id, "clave", backup)).toMatchObject({ ok: true });
    expect((await listCopies(account.id, copies))[0]).toMatchObject({ reason: "restore", books: 0 });
  });

  it("ST-03 the other lost accounts stay known, so that nobody makes an empty one over them", async () => {
    const ana = await keep("ana@ejemplo.co", 2);
    const eva = await keep("eva@ejemplo.co", 2);
    await vanish("cuadra", ana.account.dbName, eva.account.dbName);
    expect(othersLost(await lookAround(copies), ana.account.id)).toHaveLength(1);
    await recover(ana.account.id, "otra");
    expect(await emailStanding("eva@ejemplo.co")).toEqual({ kind: "known" });
    expect(await verifyPassword("eva@ejemplo.co", "")).toEqual({ ok: false, error: "damaged" });
    const findings = await lookAround(copies);
    expect(findings.accounts.find((each) => each.id === eva.account.id)).toMatchObject({
      registered: "locked",
      database: { state: "absent" },
    });
    (await openRegistry()).close();
    expect(await recover(eva.account.id, "suya")).toMatchObject({ ok: true });
    expect(await verifyPassword("eva@ejemplo.co", "suya")).toMatchObject({ ok: true });
  });

  it("AU-10 a password record that cannot be one of ours gets a new one with the copy", async () => {
    const { account } = await keep("ana@ejemplo.co", 2);
    const { db } = await openRegistry();
    await db.accounts.where({ id: account.id }).modify({ iterations: 9_000_000_000 });
    expect(await recover(account.id, "otra")).toMatchObject({ ok: true });
    expect(await verifyPassword("ana@ejemplo.co", "otra")).toMatchObject({ ok: true });
  });

  it("puts a file of another device's account beside the others, and one of a known address into that account", async () => {
    const { account } = await keep("ana@ejemplo.co", 2);
    const backup = await newestCopy(account.id);
    const foreign = { ...backup, account: { ...backup.account, id: "acct_other", email: "Ana@Ejemplo.co " } };
    const findings = await lookAround(copies);
    expect(targetFor(foreign.account, findings)).toMatchObject({ id: account.id, registered: true });
    const new1 = targetFor({ ...foreign.account, email: "sol@ejemplo.co" }, findings);
    expect(new1).toMatchObject({ email: "sol@ejemplo.co", registered: false });
    expect(new1.id).not.toBe(account.id);
    expect(await recoverAccount(here(backup), new1, "suya", findings)).toMatchObject({ ok: true });
    expect(await verifyPassword("sol@ejemplo.co", "suya")).toMatchObject({ ok: true });
    expect(await verifyPassword("ana@ejemplo.co", "clave")).toMatchObject({ ok: true });
    const nobody = { ...new1, email: "" };
    expect(await recoverAccount(here(backup), nobody, "x", findings)).toEqual({
      ok: false,
      error: { kind: "bad-email" },
    });
  });

  it("UP-06 does not write into a registry of a newer version", async () => {
    const { account } = await keep("ana@ejemplo.co", 1);
    const { db } = await openRegistry();
    await db.meta.put({ key: "schema", value: 9 });
    db.close();
    await expect(restoreAccount(account, "x")).rejects.toMatchObject({ trouble: "newer" });
  });
});

describe("the other ways out", () => {
  it("hands out everything as it is, without passwords, whatever is in it", async () => {
    const { account } = await keep("ana@ejemplo.co", 2);
    const storage = await openAccountDatabase(account.dbName);
    await storage.db.companies.put({ id: "comp_x", name: 7n, nit: Number.NaN } as never);
    const circle: { self?: unknown; id: string } = { id: "r1" };
    circle.self = circle;
    await storage.db.rules.put(circle as never);
    storage.close();
    const { file, opened } = await dumpEverything(["cuadra-user-none"]);
    const text = await file.text();
    expect(opened).toBe(2);
    const dump = JSON.parse(text);
    expect(dump.databases[account.dbName].stores.companies).toEqual([{ id: "comp_x", name: "7", nit: null }]);
    expect(dump.databases[account.dbName].stores.rules).toEqual([
      { unreadable: expect.stringContaining("circular") },
    ]);
    expect(dump.databases.cuadra.stores.accounts).toMatchObject([{ email: "ana@ejemplo.co" }]);
    expect(text).not.toMatch(/"(hash|salt|sessionKey)"/);
    expect(Object.keys(dump.databases)).not.toContain("cuadra-user-none");
  });

  it("SE-13 of an account behind its PIN nothing is handed out, nor what names it in what is shared", async () => {
    const ana = await keep("ana@ejemplo.co", 2);
    const eva = await keep("eva@ejemplo.co", 2);
    const { file } = await dumpEverything([ana.account.dbName], new Set([ana.account.id]));
    const text = await file.text();
    expect(text).not.toContain(ana.account.id);
    expect(text).not.toContain("ana@ejemplo.co");
    const dump = JSON.parse(text);
    expect(dump.databases.cuadra.stores.accounts).toMatchObject([{ email: "eva@ejemplo.co" }]);
    expect(dump.databases[eva.account.dbName].stores.books).toHaveLength(1);
  });

  it("starting over forgets what is gone, keeps what is there, and keeps the copies", async () => {
    const ana = await keep("ana@ejemplo.co", 2);
    const eva = await keep("eva@ejemplo.co", 2);
    await vanish(ana.account.dbName);
    const findings = await lookAround(copies);
    expect(givenUp(findings).map((account) => account.id)).toEqual([ana.account.id]);
    expect(await startOver(findings)).toBe("done");
    expect(Object.keys(sentinel.known())).toEqual([eva.account.id]);
    expect(await listCopies(ana.account.id, copies)).toHaveLength(1);
    (await openAccountDatabase(ana.account.dbName, { create: true })).close();
  });

  /** From now on these records cannot be read, as when the browser lost the file beside them. */
  function breakReading(store: string): void {
    const lost = () => new DOMException("Data lost due to missing file.", "NotReadableError");
    const real = IDBObjectStore.prototype.getAll;
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === store && this.transaction.db.name.startsWith("cuadra-user-")) throw lost();
      return real.apply(this, args);
    });
  }

  it("ST-03 what is damaged is set aside under another name, listed, and removed at the person's word alone", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    breakReading("books");
    const findings = await lookAround(copies);
    expect(findings.accounts[0]?.database.state).toBe("damaged");
    expect(await startOver(findings)).toBe("done");
    expect(await probeDatabase(account.dbName)).toEqual({ kind: "absent" });
    const [aside] = listAside();
    expect(aside).toMatchObject({ unreadable: 0 });
    expect(aside?.records).toBeGreaterThan(3);
    const text = await (await dumpThese([aside?.name ?? ""])).file.text();
    expect(text).toContain("Diario");
    expect(text).toContain('"entries":[{');
    vi.restoreAllMocks();
    expect(listAside(account.id)).toHaveLength(1);
    expect(aside && (await removeAside(aside))).toBe(true);
    expect(listAside()).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["cuadra"]);
  });

  it("ST-03 ST-06 what is set aside is in the list from its first record on, and leaves nothing where it does not fit", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    const real = IDBObjectStore.prototype.put;
    const listed: number[] = [];
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
      listed.push(listAside().length);
      if (listed.length === 3) throw new DOMException("no room", "QuotaExceededError");
      return real.apply(this, args);
    });
    await expect(copyAside(account.dbName, account.id)).rejects.toMatchObject({ name: "QuotaExceededError" });
    vi.restoreAllMocks();
    expect(listed).toEqual([1, 1, 1]);
    expect(listAside()).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name).sort()).toEqual(["cuadra", account.dbName]);
  });

  it("ST-03 nothing is given up that opens when looked at again in the same press", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    breakReading("books");
    const findings = await lookAround(copies);
    vi.restoreAllMocks();
    expect(await startOver(findings)).toBe("opens");
    expect(await lookAtDatabase(account.dbName)).toMatchObject({ state: "open", books: [{ entries: 3 }] });
    expect(sentinel.known()[account.id]?.sequence).toBe(4);
    expect(listAside()).toEqual([]);
  });

  it("ST-03 what the store gave up reading is not taken for unreadable: nothing is set aside, nothing removed", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    breakReading("books");
    const findings = await lookAround(copies);
    const real = IDBObjectStore.prototype.get;
    let asked = 0;
    // The browser closes the connection under the reading.
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name !== "books") return real.apply(this, args);
      asked += 1;
      throw new DOMException("The database connection is closing.", "InvalidStateError");
    });
    await expect(startOver(findings)).rejects.toMatchObject({ name: "InvalidStateError" });
    expect(asked).toBe(1);
    vi.restoreAllMocks();
    expect(await lookAtDatabase(account.dbName)).toMatchObject({ state: "open", books: [{ entries: 3 }] });
    expect(listAside()).toEqual([]);
  });

  it("ST-03 a store whose list of records cannot be read is not told as one without any", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    const real = IDBObjectStore.prototype.getAllKeys;
    vi.spyOn(IDBObjectStore.prototype, "getAllKeys").mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      if (this.name === "audit") throw new DOMException("Data lost", "DataError");
      return real.apply(this, args);
    });
    expect((await copyAside(account.dbName, account.id))?.unreadable).toBe(1);
  });

  it("ST-03 records without the number of their schema are damage, not an empty database: they are set aside", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    const storage = await openAccountDatabase(account.dbName);
    await storage.db.meta.delete("schema");
    storage.close();
    const findings = await lookAround(copies);
    expect(findings.accounts[0]?.database.state).toBe("damaged");
    expect(await startOver(findings)).toBe("done");
    const [aside] = listAside(account.id);
    expect(await (await dumpThese([aside?.name ?? ""])).file.text()).toContain("Diario");
  });

  it("ST-16 a store that stops answering while it is read out is left with what was read, and nobody waits on", async () => {
    const { account } = await keep("ana@ejemplo.co", 3);
    const real = IDBObjectStore.prototype.getAll;
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (this: IDBObjectStore, ...args) {
      return this.name === "audit" ? ({} as IDBRequest) : real.apply(this, args);
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const dump = dumpThese([account.dbName]);
    let isThere = false;
    void dump.then(() => {
      isThere = true;
    });
    for (let turn = 0; turn < 100 && !isThere; turn += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    vi.useRealTimers();
    expect(isThere).toBe(true);
    const { stores } = JSON.parse(await (await dump).file.text()).databases[account.dbName];
    expect(stores.audit).toEqual([{ unreadable: expect.stringContaining("no answer") }]);
    expect(stores.books).toHaveLength(1);
  });

  it("AU-16 deleting an account removes what was set aside of it", async () => {
    const { account } = await keep("ana@ejemplo.co", 2);
    expect(await copyAside(account.dbName, account.id)).not.toBeNull();
    expect(await deleteAccount(account.id)).toBe("deleted");
    expect(listAside()).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["cuadra"]);
  });

  it("the address says why, and an unknown reason is none", () => {
    expect(recoveryUrl("lost")).toBe("/recuperacion.html?motivo=perdido");
    expect(recoveryUrl("newer")).toBe("/recuperacion.html?motivo=mas-nuevo");
    expect(recoveryUrl("bug")).toBe("/recuperacion.html");
    expect(readReason("?motivo=danado")).toBe("danado");
    expect(readReason("?motivo=<b>&x=1")).toBeNull();
  });
});
