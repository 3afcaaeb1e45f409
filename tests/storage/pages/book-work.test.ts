import type { DBCore, Middleware } from "dexie";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { setBookStatus } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { content } from "../../support/builders.ts";
import { allEntries, disagreements, openTestBook, openTestStorage } from "../../support/test-storage.ts";

const SALE = content("2026-11-03", "1105", "4135", 500_000);

/** Records which stores were read and how many transactions were begun. */
class Reads {
  readonly stores: string[] = [];
  transactions = 0;
  readonly middleware: Middleware<DBCore> = {
    stack: "dbcore",
    name: "reads",
    create: (core) => ({
      ...core,
      transaction: (...args: Parameters<DBCore["transaction"]>) => {
        if (args[1] === "readwrite") this.transactions += 1;
        return core.transaction(...args);
      },
      table: (name) => {
        const table = core.table(name);
        const seen = <T extends unknown[], R>(read: (...args: T) => R) => {
          return (...args: T): R => {
            this.stores.push(name);
            return read(...args);
          };
        };
        return { ...table, get: seen(table.get), getMany: seen(table.getMany), query: seen(table.query) };
      },
    }),
  };
  clear(): void {
    this.stores.length = 0;
    this.transactions = 0;
  }
}

/** Makes the next write of a store of fake-indexeddb fail when its turn comes. */
function refuseNext(store: object): void {
  const { _rawObjectStore: raw } = store as { _rawObjectStore: { storeRecord: unknown } };
  const usual = raw.storeRecord;
  raw.storeRecord = () => {
    raw.storeRecord = usual;
    throw new DOMException("no room", "QuotaExceededError");
  };
}

let reads: Reads;
let storage: AppStorage;
let bookId: BookId;

const head = (from = storage) => ({ id: from.newId("command"), bookId });

function post(from = storage, value = SALE) {
  return postEntry(from, {
    ...head(from),
    entryId: from.newId("entry"),
    content: value,
    origin: "journal" as const,
  });
}

beforeEach(async () => {
  reads = new Reads();
  storage = await openTestStorage({ middleware: reads.middleware, pageSize: 3 });
  bookId = await openTestBook(storage);
});

describe("what the last command left", () => {
  it("is gone on from without reading the book, its months or its pages again", async () => {
    await post();
    await post();
    reads.clear();
    expect(await post()).toMatchObject({ ok: true, value: { number: 3 } });
    expect(reads).toMatchObject({ stores: ["meta"], transactions: 1 });
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("is not believed once another page wrote, and one more transaction reads what is there", async () => {
    const other = await openAccountDatabase(storage.name, { pageSize: 3 });
    await post();
    expect(await post(other)).toMatchObject({ value: { number: 2 } });
    reads.clear();
    expect(await post()).toMatchObject({ value: { number: 3 } });
    expect(reads.transactions).toBe(2);
    await setBookStatus(other, { ...head(other), status: "completed" });
    expect(await post()).toMatchObject({ error: { kind: "read-only" } });
    await setBookStatus(other, { ...head(other), status: "active" });
    await closeMonth(other, {
      ...head(other),
      month: content("2026-11-01", "1105", "4135", 1).date.slice(0, 7) as never,
    });
    expect(await post()).toMatchObject({ error: { kind: "closed-month" } });
    other.close();
  });

  it("leaves nothing of a command of which one record is refused after its commit was asked for", async () => {
    await post();
    await post();
    const [before, { commit }, { put }] = [
      await allEntries(storage, bookId),
      IDBTransaction.prototype,
      IDBObjectStore.prototype,
    ];
    const asked = vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(commit);
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      if (this.name === "months") refuseNext(this);
      return put.apply(this, args);
    });
    expect(await post()).toEqual({ ok: false, error: { kind: "storage", trouble: "full" } });
    expect(asked).toHaveBeenCalled();
    full.mockRestore();
    expect(await allEntries(storage, bookId)).toEqual(before);
    expect(await disagreements(storage, bookId)).toEqual([]);
    expect(await post()).toMatchObject({ ok: true, value: { number: 3 } });
  });

  it("is not believed after a restore, even of a copy whose last command it is", async () => {
    const account = { id: "acct_x" as never, name: "Ana", email: "ana@ejemplo.co" };
    await post();
    const file = await makeBackup(storage, account);
    const backup = await readBackup(file);
    if (!backup.ok) throw new Error(backup.error);
    reads.clear();
    const other = await openAccountDatabase(storage.name, { pageSize: 3 });
    expect((await restoreBackup(other, backup.value)).ok).toBe(true);
    other.close();
    expect(await post()).toMatchObject({ value: { number: 2 } });
    expect(reads.stores).toContain("pages");
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("I-20 two pages that post, save drafts and move days by turns agree with a recount", async () => {
    const step = fc.record({
      other: fc.boolean(),
      draft: fc.boolean(),
      day: fc.constantFrom("2026-11-03", "2026-11-20", "2026-12-01"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const mine = await openTestStorage({ pageSize: 3 });
        bookId = await openTestBook(mine);
        const theirs = await openAccountDatabase(mine.name, { pageSize: 3 });
        let posted = 0;
        for (const { other, draft, day } of steps) {
          const from = other ? theirs : mine;
          const value = content(day, "1105", "4135", 1000);
          if (draft) {
            const entryId = from.newId("entry");
            const saved = await saveDraft(from, {
              ...head(from),
              entryId,
              content: value,
              origin: "journal",
            });
            expect(saved.ok).toBe(true);
          } else {
            posted += 1;
            expect(await post(from, value)).toMatchObject({ value: { number: posted } });
          }
        }
        expect(await disagreements(mine, bookId)).toEqual([]);
        expect((await allEntries(mine, bookId)).size).toBe(steps.length);
        theirs.close();
        mine.close();
      }),
      { numRuns: 60 },
    );
  });
});
