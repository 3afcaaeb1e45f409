import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DBCore, DBCoreKeyRange, Middleware } from "dexie";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { content } from "#tests/support/builders.ts";
import { COMMANDS } from "#tests/support/commands/book-commands.ts";
import { PAYROLL_COMMANDS } from "#tests/support/commands/payroll-commands.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { slowRequests } from "#tests/support/files/slow-requests.ts";
import { runs } from "#tests/support/random/runs.ts";
import { disagreements, dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ALL: Readonly<Record<string, PrepareCommand>> = { ...COMMANDS, ...PAYROLL_COMMANDS };

/** All keys of an index, as the library itself asks for them. */
const EVERY = { type: 3, lower: undefined, upper: undefined } as unknown as DBCoreKeyRange;

/**
 * A slow disk: every answer of the store comes later by some requests, which keep the transaction alive as a request
 * under way does. Whatever a command did not wait for is then still missing when it answers.
 */
class SlowStore {
  delays: readonly number[] = [];
  #at = 0;

  next(): number {
    if (this.delays.length === 0) return 0;
    this.#at += 1;
    return this.delays[this.#at % this.delays.length] ?? 0;
  }

  /** Transactions whose commit was asked for: they take no further request, and answer all that they have. */
  readonly #committing = new WeakSet<object>();

  readonly middleware: Middleware<DBCore> = {
    stack: "dbcore",
    name: "slow",
    create: (core) => ({
      ...core,
      transaction: (...args) => {
        const transaction = core.transaction(...args) as unknown as IDBTransaction;
        const commit = transaction.commit.bind(transaction);
        transaction.commit = () => {
          this.#committing.add(transaction);
          commit();
        };
        return transaction as unknown as ReturnType<DBCore["transaction"]>;
      },
      table: (name) => {
        const table = core.table(name);
        const { primaryKey } = table.schema;
        const query = {
          index: primaryKey,
          range: EVERY,
        };
        const later = <T>(
          trans: Parameters<typeof table.count>[0]["trans"],
          answer: Promise<T>,
        ): Promise<T> => {
          const wait = (left: number, value: T): T | Promise<T> =>
            left === 0 || this.#committing.has(trans)
              ? value
              : table.count({ trans, query }).then(() => wait(left - 1, value));
          return answer.then((value) => wait(this.next(), value));
        };
        return {
          ...table,
          get: (request) => later(request.trans, table.get(request)),
          getMany: (request) => later(request.trans, table.getMany(request)),
          query: (request) => later(request.trans, table.query(request)),
          count: (request) => later(request.trans, table.count(request)),
          mutate: (request) => later(request.trans, table.mutate(request)),
        };
      },
    }),
  };
}

const MONTHS = 120;

/** One entry in each of so many months from November 2026 on. */
const contents = Array.from({ length: MONTHS }, (_, index) => {
  const at = 10 + index;
  const name = `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  return content(`${name}-03`, "1105", "4135", 500 + index);
});

async function fill(storage: AppStorage, bookId: BookId) {
  const head = { id: storage.newId("command"), bookId };
  return { head, made: await importEntries(storage, { ...head, contents, origin: "import" }) };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A backup of a book of 120 months, and the database as it went on since. */
async function aged(storage: AppStorage, bookId: BookId) {
  const backup = await backupOf(storage);
  const id = storage.newId("command");
  const more = await importEntries(storage, { id, bookId, contents: contents.slice(0, 2), origin: "import" });
  expect(more.ok).toBe(true);
  return backup;
}

/** What replaces everything at once, past the library, on bare IndexedDB. */
const RESTORES: Readonly<Record<string, PrepareCommand>> = {
  restoreBackup: async (storage, bookId) => {
    const backup = await aged(storage, bookId);
    return () => restoreBackup(storage, backup, OWNER, null);
  },
  mergeBackup: async (storage, bookId) => {
    // Ids of its own: another device never makes the same one.
    const other = await openTestStorage({ pageSize: 3, newId });
    await fill(other, await openTestBook(other));
    const backup = await backupOf(other);
    other.close();
    await aged(storage, bookId);
    return () => mergeBackup(storage, backup, OWNER, null);
  },
};

/** The names of the functions that write into an open database from a file. */
function exportedRestores(): string[] {
  const folder = "src/storage/backup";
  return readdirSync(folder).flatMap((name) => {
    const found = readFileSync(join(folder, name), "utf8").matchAll(
      /export (?:async )?function (\w+)\(\s*target: RestoreTarget,\s*backup: /g,
    );
    return [...found].map((match) => match[1] ?? "");
  });
}

/** The names of the exported functions that take an open database and a command. */
function exportedCommands(): string[] {
  const folder = "src/storage/commands";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const found = text.matchAll(
      /export (?:async )?function (\w+)\(\s*(?:storage|target): AppStorage,[^)]*\bcommand: /g,
    );
    return [...found].map((match) => match[1] ?? "");
  });
}

it("ST-08 tries every command that the product exports", () => {
  const tried = Object.keys(ALL).flatMap((name) => name.split(/\W+/));
  const exported = exportedCommands();
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => !tried.includes(name))).toEqual([]);
  expect(Object.keys(RESTORES).sort()).toEqual(exportedRestores().sort());
});

describe("ST-08 on a slow disk, with a book of 120 months, answer and store agree", () => {
  it.each(Object.entries(ALL))("%s", async (_name, prepare) => {
    const delay = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(delay, async (delays) => {
        const slow = new SlowStore();
        const storage = await openTestStorage({ middleware: slow.middleware, pageSize: 3 });
        const bookId = await openTestBook(storage);
        expect((await fill(storage, bookId)).made.ok).toBe(true);
        const run = await prepare(storage, bookId);
        const before = await dump(storage);
        slow.delays = delays;
        const result = await run();
        slow.delays = [];
        expect(result).toMatchObject({ ok: true });
        expect(await dump(storage)).not.toEqual(before);
        expect(console.error).not.toHaveBeenCalled();
        storage.close();
      }),
      runs(1, 20),
    );
  });

  it.each(Object.entries(RESTORES))("%s, past the library (BR-05)", async (_name, prepare) => {
    const delay = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(delay, async (delays) => {
        const storage = await openTestStorage({ pageSize: 3 });
        const bookId = await openTestBook(storage);
        expect((await fill(storage, bookId)).made.ok).toBe(true);
        const run = await prepare(storage, bookId);
        const before = await dump(storage);
        const slow = new SlowStore();
        slow.delays = delays;
        const end = slowRequests(storage.db.backendDB(), () => slow.next());
        const result = await run();
        end();
        expect(result).toMatchObject({ ok: true });
        expect(await dump(storage)).not.toEqual(before);
        for (const { id } of await storage.db.books.toArray())
          expect(await disagreements(storage, id)).toEqual([]);
        expect(console.error).not.toHaveBeenCalled();
        storage.close();
      }),
      runs(1, 20),
    );
  });

  it("an import into 120 new months, and its undo, which opens all of them again (I-11)", async () => {
    const slow = new SlowStore();
    const storage = await openTestStorage({ middleware: slow.middleware });
    const bookId = await openTestBook(storage);
    slow.delays = [7, 0, 3];
    const { head, made } = await fill(storage, bookId);
    expect(made).toMatchObject({ ok: true, value: { from: 1, to: MONTHS } });
    expect(await disagreements(storage, bookId)).toEqual([]);
    const undo = { id: storage.newId("command"), bookId };
    expect(await undoCommand(storage, { ...undo, target: head.id })).toMatchObject({ ok: true });
    const redo = { id: storage.newId("command"), bookId };
    const back = await undoCommand(storage, { ...redo, target: undo.id });
    slow.delays = [];
    expect(back.ok).toBe(false);
    expect(await storage.db.books.get(bookId)).toMatchObject({ entries: 0, lastNumber: 0 });
    expect(await disagreements(storage, bookId)).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
    storage.close();
  });
});
