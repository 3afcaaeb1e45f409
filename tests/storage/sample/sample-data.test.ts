import { beforeEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import { SAMPLE_DATABASE } from "#storage/engine/database-names.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { openSampleStorage, resetSample, SAMPLE_BOOK } from "#storage/sample/sample-data.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { dump } from "#tests/support/test-storage.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  await resetSample();
  return () => vi.unstubAllGlobals();
});

test("the sample company is made with the commands, checks out, and is not made twice", async () => {
  const sample = sampleCompany();
  const { storage, bookId } = await openSampleStorage();
  expect(bookId).toBe(SAMPLE_BOOK);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  const book = await getBook(storage, bookId);
  const voided = sample.corrections.filter((correction) => correction.kind === "void").length;
  const reversals = sample.corrections.length - voided;
  expect(book).toMatchObject({
    name: sample.book.name,
    lastNumber: sample.entries.length + reversals,
    entries: sample.entries.length + reversals - voided,
  });
  const months = await storage.db.months.toArray();
  expect(months.filter((row) => row.closed).at(-1)?.month).toBe(sample.closedThrough);
  expect(months.filter((row) => !row.closed).length).toBeGreaterThan(0);
  const before = await dump(storage);
  storage.close();
  const again = await openSampleStorage();
  expect(await dump(again.storage)).toEqual(before);
  again.storage.close();
  expect(sentinel.known()).toEqual({});
});

test("two tabs that make it at once, and one that goes on where another stopped, make one", async () => {
  const [one, two] = await Promise.all([openSampleStorage(), openSampleStorage()]);
  expect(await one.storage.db.books.count()).toBe(1);
  expect(await verifyBook(two.storage.db, SAMPLE_BOOK)).toEqual([]);
  one.storage.close();
  two.storage.close();
});

test("what was tried out in the sample is thrown away", async () => {
  const { storage } = await openSampleStorage();
  await storage.db.books.clear();
  storage.close();
  expect(await resetSample()).toBe(true);
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(SAMPLE_DATABASE);
  const fresh = await openSampleStorage();
  expect(await fresh.storage.db.books.count()).toBe(1);
  fresh.storage.close();
});
