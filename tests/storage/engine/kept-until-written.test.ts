import { liveQuery } from "dexie";
import { beforeEach, expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { keptUntilWritten } from "#storage/engine/kept-until-written.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let reads = 0;

const count = keptUntilWritten<string, number>(
  async ({ db }) => {
    reads += 1;
    return db.parties.count();
  },
  (key) => key,
  (found) => found < 3,
);

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  reads = 0;
  return () => storage.close();
});

const record = (name: string, into = storage) => recorded(into, bookId, partyFields(name));

it("reads once until a command writes, and again after it", async () => {
  expect([await count(storage, "a"), await count(storage, "a"), reads]).toEqual([0, 0, 1]);
  await record("Ana");
  expect([await count(storage, "a"), await count(storage, "a"), reads]).toEqual([1, 1, 2]);
});

it("follows what another connection writes", async () => {
  expect(await count(storage, "a")).toBe(0);
  const other = await openAccountDatabase(storage.name, { plan: storage.plan });
  await record("Ana", other);
  other.close();
  expect(await count(storage, "a")).toBe(1);
});

it("keeps the keys asked last, each its own, and no value that is too large", async () => {
  for (const key of ["a", "b", "c", "d", "b", "c", "d"]) await count(storage, key);
  expect(reads).toBe(4);
  await count(storage, "a");
  expect(reads).toBe(5);
  for (const name of ["Ana", "Beto", "Caro"]) await record(name);
  await count(storage, "a");
  await count(storage, "a");
  expect(reads).toBe(7);
});

it("does not keep what a command may have changed while it was read", async () => {
  const slow = keptUntilWritten<null, number>(
    async ({ db }) => {
      const found = await db.parties.count();
      if (found === 0) await record("Ana");
      return found;
    },
    () => "",
    () => true,
  );
  expect([await slow(storage, null), await slow(storage, null)]).toEqual([0, 1]);
});

it("tells a live query that was answered from memory what is written later", async () => {
  await count(storage, "a");
  const seen: number[] = [];
  await new Promise<void>((done) => {
    const watch = liveQuery(() => count(storage, "a")).subscribe((found) => {
      seen.push(found);
      if (seen.length === 1) void record("Ana");
      if (found !== 1) return;
      watch.unsubscribe();
      done();
    });
  });
  expect(seen).toEqual([0, 1]);
});

it("reads within a transaction what that transaction wrote", async () => {
  await count(storage, "a");
  const { db } = storage;
  const within = await db.transaction("rw", [db.meta, db.parties], async () => {
    await db.parties.add({ id: "party_x" } as never);
    return count(storage, "a");
  });
  expect(within).toBe(1);
});
