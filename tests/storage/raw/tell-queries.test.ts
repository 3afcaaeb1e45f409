import Dexie, { liveQuery } from "dexie";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { answerOf, writeWhole } from "#storage/raw/raw-database.ts";
import { tellQueries, writtenParts } from "#storage/raw/tell-queries.ts";
import { eventually } from "#tests/support/eventually.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_ana", name: "Ana", email: "ana@ejemplo.co" };

let storage: AppStorage;
const subscriptions: { unsubscribe(): void }[] = [];

beforeEach(async () => {
  storage = await openTestStorage();
});

afterEach(() => {
  for (const each of subscriptions.splice(0)) each.unsubscribe();
  storage.close();
});

/** Every answer of a live query, newest last. */
function watch<T>(query: () => Promise<T>): T[] {
  const seen: T[] = [];
  subscriptions.push(liveQuery(query).subscribe((found) => seen.push(found)));
  return seen;
}

async function makeSomething(): Promise<void> {
  await openTestBook(storage);
  const id = storage.newId("command");
  const made = await createCompany(storage, { id, companyId: storage.newId("company"), name: "La Sabana" });
  if (!made.ok) throw new Error(made.error.kind);
}

it("MT-10 a restore that goes past the library makes every kind of live query look again", async () => {
  await makeSomething();
  const read = await readBackup(await makeBackup(storage, ANA));
  if (!read.ok) throw new Error(read.error);
  await Promise.all([storage.db.books.clear(), storage.db.companies.clear()]);
  const another = await openAccountDatabase(storage.name);
  const all = watch(() => another.db.companies.toArray());
  const counted = watch(() => another.db.books.count());
  const indexed = watch(() => another.db.books.where("companyId").equals("none").count());
  const one = watch(async () => (await another.db.meta.get("last"))?.value);
  await eventually(() => {
    expect(all).toEqual([[]]);
    expect([counted, indexed, one].map(({ length }) => length)).toEqual([1, 1, 1]);
  });
  expect((await restoreBackup(storage, read.value, ANA, null)).ok).toBe(true);
  await eventually(() => {
    expect(all.at(-1)).toMatchObject([{ name: "La Sabana" }]);
    expect(counted.at(-1)).toBe(1);
    expect(indexed.length).toBeGreaterThan(1);
    expect(new Set(one).size).toBe(2);
  });
  another.close();
});

it("MT-10 names what Dexie itself names after writing to every table", async () => {
  const told: string[] = [];
  const look = (parts: object) => told.push(...Object.keys(parts));
  Dexie.on("storagemutated", look);
  const { db } = storage;
  const rows = Array.from({ length: 60 }, (_, at) => ({
    key: `k${at}`,
    id: `i${at}`,
    hash: `h${at}`,
    seq: at + 1,
  }));
  const place = { bookId: "b", itemId: "i" };
  await db.transaction("rw", db.tables, async () => {
    for (const table of db.tables) {
      await table.clear();
      await table.bulkAdd(
        rows.map((row, page) => ({
          ...row,
          ...place,
          code: `c${page}`,
          month: `m${page}`,
          year: page,
          page,
          command: `x${page}`,
        })),
      );
    }
  });
  Dexie.on.storagemutated.unsubscribe(look);
  const ours = await writeWhole(db.backendDB(), async (transaction) => {
    await answerOf(transaction.objectStore("meta").count());
    return Object.keys(writtenParts(transaction));
  });
  expect(told.length).toBeGreaterThan(db.tables.length * 2);
  expect(new Set(ours)).toEqual(new Set(told));
});

it("says nothing where the browser has no such channel", () => {
  const { BroadcastChannel: kept } = globalThis;
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  try {
    expect(() => tellQueries({ "idb://x/y/": {} })).not.toThrow();
  } finally {
    globalThis.BroadcastChannel = kept;
  }
});
