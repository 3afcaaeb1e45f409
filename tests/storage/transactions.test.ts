import { readFileSync } from "node:fs";
import type { DBCore, Middleware } from "dexie";
import Dexie from "dexie";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { guestDatabase, userDatabase } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { probeDatabase } from "#storage/engine/probe.ts";
import { secondLook } from "#storage/engine/second-look.ts";
import { classifyError, classifyReadError, StorageError } from "#storage/engine/storage-error.ts";
import { SENTINEL_KEY, sentinel } from "#storage/health/sentinel.ts";
import type { MetaRow } from "#storage/shapes/rows.ts";
import { SCHEMA, VERSIONS } from "#storage/versions/index.ts";
import { v1First } from "#storage/versions/v1-first.ts";
import { content, steppingClock } from "../support/builders.ts";
import { arbitraryHistory, Player } from "../support/random/random-commands.ts";
import { disagreements, dump, openTestBook, openTestStorage } from "../support/test-storage.ts";

const SALE = content("2026-11-03", "1105", "4135", 500_000);

function post(storage: AppStorage, bookId: BookId, value = SALE) {
  const head = { id: storage.newId("command"), bookId, entryId: storage.newId("entry") };
  return postEntry(storage, { ...head, content: value, origin: "journal" });
}

afterEach(() => vi.restoreAllMocks());

describe("ST-08: a command awaits nothing but its own tables", () => {
  it("calls no clock, hash, file or network while its transaction is open", async () => {
    let open = 0;
    let isRead = false;
    const watcher: Middleware<DBCore> = {
      stack: "dbcore",
      name: "watcher",
      create: (core) => ({
        ...core,
        transaction: (...args: Parameters<DBCore["transaction"]>) => {
          // A read beside the command counts its own wait.
          isRead = args[1] === "readonly";
          const transaction = core.transaction(...args);
          isRead = false;
          if (args[1] === "readwrite") {
            open += 1;
            const native = transaction as unknown as IDBTransaction;
            const closed = () => {
              open -= 1;
            };
            for (const event of ["complete", "abort"]) native.addEventListener(event, closed);
          }
          return transaction;
        },
      }),
    };
    const strays: string[] = [];
    const guard = (target: object, name: string) => {
      const real = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      const spied = vi.spyOn(target as Record<string, (...args: unknown[]) => unknown>, name);
      spied.mockImplementation(function (this: unknown, ...args: unknown[]) {
        if (open > 0 && !isRead) strays.push(name);
        return real.apply(this, args);
      });
    };
    for (const name of ["digest", "deriveBits", "importKey"]) guard(crypto.subtle, name);
    for (const name of ["fetch", "setTimeout", "setInterval"]) guard(globalThis, name);
    for (const name of ["arrayBuffer", "text"]) guard(Blob.prototype, name);
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, async (steps) => {
        const storage = await openTestStorage({ middleware: watcher, pageSize: 3 });
        const player = new Player(storage, await openTestBook(storage));
        for (const step of steps) await player.play(step);
        storage.close();
        await Dexie.delete(storage.name);
        expect(strays).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("is one transaction of strict durability", async () => {
    const asked: unknown[] = [];
    const watcher: Middleware<DBCore> = {
      stack: "dbcore",
      name: "watcher",
      create: (core) => ({
        ...core,
        transaction: (...args: Parameters<DBCore["transaction"]>) => {
          if (args[1] === "readwrite") asked.push(args[2]);
          return core.transaction(...args);
        },
      }),
    };
    const storage = await openTestStorage({ middleware: watcher });
    const bookId = await openTestBook(storage);
    asked.length = 0;
    await post(storage, bookId);
    expect(asked).toEqual([{ durability: "strict" }]);
    storage.close();
  });
});

describe("MT-01 I-20: two connections write one book", () => {
  it("gives numbers 1…400 without gap or repeat", async () => {
    const first = await openTestStorage();
    const bookId = await openTestBook(first);
    const second = await openAccountDatabase(first.name, { clock: steppingClock(), newId });
    const posts = [first, second].flatMap((storage) =>
      Array.from({ length: 200 }, () => post(storage, bookId)),
    );
    const results = await Promise.all(posts);
    const numbers = results.map((result) => (result.ok ? result.value.number : 0)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
    expect(await disagreements(first, bookId)).toEqual([]);
    first.close();
    second.close();
  });
});

describe("the schema number in the data", () => {
  it("UP-02: old code stops writing when the data say another schema", async () => {
    const storage = await openTestStorage();
    const bookId = await openTestBook(storage);
    await storage.db.meta.put({ key: "schema", value: SCHEMA + 1 });
    const before = await dump(storage);
    expect(await post(storage, bookId)).toEqual({ ok: false, error: { kind: "storage", trouble: "newer" } });
    expect(await dump(storage)).toEqual(before);
    expect(storage.health.get()).toBe("newer");
    storage.close();
  });

  it("UP-06: code older than the data opens nothing and writes nothing", async () => {
    const newer = await openTestStorage({
      versions: [...VERSIONS, { number: SCHEMA + 1, stores: { novelty: "id" } }],
    });
    const bookId = await openTestBook(newer);
    await post(newer, bookId);
    newer.close();
    await expect(openAccountDatabase(newer.name)).rejects.toMatchObject({ trouble: "newer" });
    const again = await openAccountDatabase(newer.name, {
      versions: [...VERSIONS, { number: SCHEMA + 1, stores: { novelty: "id" } }],
    });
    expect(await disagreements(again, bookId)).toEqual([]);
    again.close();
  });

  it("UP-01: what version 1 wrote opens as what is written today, and goes on", async () => {
    const { tables } = JSON.parse(readFileSync("tests/storage/backup/fixtures/v1.cuadra", "utf8"));
    const old = await openTestStorage({ versions: [v1First] });
    for (const table of old.db.tables) if (table.name !== "meta") await table.bulkPut(tables[table.name]);
    old.close();
    const upgraded = await openAccountDatabase(old.name);
    const bookId = tables.books[0].id;
    expect(await upgraded.db.meta.get("schema")).toEqual({ key: "schema", value: SCHEMA });
    expect(await disagreements(upgraded, bookId)).toEqual([]);
    expect(await post(upgraded, bookId)).toMatchObject({ ok: true, value: { number: 3 } });
    expect(await disagreements(upgraded, bookId)).toEqual([]);
    upgraded.close();
  });

  it("UP-01: data of the present version open at a later version with the same entries", async () => {
    const old = await openTestStorage();
    const bookId = await openTestBook(old);
    await post(old, bookId);
    const before = await dump(old);
    old.close();
    const upgraded = await openAccountDatabase(old.name, {
      versions: [...VERSIONS, { number: SCHEMA + 1, stores: { novelty: "id" } }],
    });
    const { novelty, ...after } = await dump(upgraded);
    const meta = (before.meta ?? []).filter((row) => (row as MetaRow).key !== "schema");
    const changed = { meta: [...meta, { key: "schema", value: SCHEMA + 1 }] };
    expect({ ...after }).toEqual({ ...before, ...changed });
    expect(novelty).toEqual([]);
    expect(await post(upgraded, bookId)).toMatchObject({ ok: true });
    upgraded.close();
  });
});

describe("a database that is not what it was", () => {
  it("ST-05: deleted under an open page, nothing is written into an empty one", async () => {
    const storage = await openTestStorage();
    const bookId = await openTestBook(storage);
    await post(storage, bookId);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(storage.name);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    expect(storage.health.get()).toBe("lost");
    expect(await post(storage, bookId)).toEqual({ ok: false, error: { kind: "storage", trouble: "lost" } });
    expect(await probeDatabase(storage.name)).toEqual({ kind: "absent" });
  });

  it("ST-03: what the sentinel knows and is absent is lost, not new", async () => {
    const values = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    });
    const storage = await openTestStorage();
    const bookId = await openTestBook(storage);
    await post(storage, bookId);
    storage.close();
    expect(values.get(SENTINEL_KEY)).toContain('"sequence":2');
    await Dexie.delete(storage.name);
    await expect(openAccountDatabase(storage.name, { create: true })).rejects.toMatchObject({
      trouble: "lost",
    });
    values.set(SENTINEL_KEY, '{"accounts":{"acct_x":{"schema":"a"},"__proto__":1}}');
    expect(sentinel.known()).toEqual({});
    vi.unstubAllGlobals();
  });

  it("is not made by opening it", async () => {
    await expect(openAccountDatabase(userDatabase("acct_nobody"))).rejects.toMatchObject({ trouble: "lost" });
    await expect(openAccountDatabase(guestDatabase("guest_nobody"))).rejects.toMatchObject({
      trouble: "lost",
    });
    expect(await probeDatabase(userDatabase("acct_nobody"))).toEqual({ kind: "absent" });
  });

  // The messages are Chromium's own, measured on full disks and on profiles with overwritten or missing files.
  it.each([
    [
      "UnknownError",
      "Connection is closing because of: IO error: FILE_ERROR_NO_SPACE (ChromeMethodBFE)",
      "full",
    ],
    ["QuotaExceededError", "Encountered full disk while opening backing store for indexedDB.open.", "full"],
    ["UnknownError", "Encountered full disk while opening backing store for indexedDB.open.", "full"],
    ["UnknownError", "Internal error opening backing store for indexedDB.open.", "busy"],
    ["DataError", "Failed to write blobs (IOError)", "busy"],
    ["TimeoutError", "Transaction timed out due to inactivity.", "busy"],
    ["UnknownError", "Internal error: corruption: checksum mismatch", "damaged"],
    ["NotReadableError", "Data lost due to missing file. Affected record should be considered", "damaged"],
    ["InvalidStateError", "The database connection is closing.", "closed"],
    ["VersionError", "The requested version (10) is less than the existing version (20).", "newer"],
    ["SecurityError", "access denied", "missing"],
    ["DataError", "Data provided to an operation does not meet requirements.", "bug"],
  ] as const)(
    "ST-03 ST-06 tells %s «%s» as %s, bare and inside of Dexie's own errors",
    (name, message, kind) => {
      const bare = Object.assign(new Error(message), { name });
      expect(classifyError(bare)).toBe(kind);
      const wrapped = Object.assign(new Error("aborted"), { name: "AbortError", inner: bare });
      expect(classifyError(wrapped)).toBe(kind);
      expect(classifyReadError(bare)).toBe(kind);
    },
  );

  it("ST-06 a store that does not open is a full disk if nothing else can be written either", async () => {
    const refuses = (name: string) => ({
      open: async () => ({ put: () => Promise.reject(new DOMException("no", name)) }),
      delete: async () => true,
    });
    vi.stubGlobal("caches", refuses("QuotaExceededError"));
    expect(await secondLook("busy")).toBe("full");
    expect(await secondLook("damaged")).toBe("damaged");
    vi.stubGlobal("caches", { open: async () => ({ put: async () => undefined }), delete: async () => true });
    expect(await secondLook("busy")).toBe("busy");
    vi.unstubAllGlobals();
    expect(await secondLook("busy")).toBe("busy");
  });

  it("classifies trouble by the innermost name", () => {
    const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner });
    expect(classifyError(named("AbortError", named("QuotaExceededError")))).toBe("full");
    expect(classifyError(named("DatabaseClosedError", named("UnknownError")))).toBe("busy");
    expect(classifyError(named("DatabaseClosedError"))).toBe("closed");
    expect(classifyError(new StorageError("blocked"))).toBe("blocked");
    expect(classifyError(new TypeError("x"))).toBe("bug");
    expect(classifyError(null)).toBe("bug");
    expect(classifyReadError(named("AbortError"))).toBe("damaged");
    expect(classifyReadError(named("AbortError", named("QuotaExceededError")))).toBe("full");
    expect(classifyReadError(new TypeError("x"))).toBe("bug");
  });
});
