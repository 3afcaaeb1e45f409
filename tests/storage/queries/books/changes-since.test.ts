import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { changedBetween, changesSince, holdings } from "#storage/queries/books/changes-since.ts";
import { content } from "../../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let now = 1_000;

const id = () => storage.newId("command");

beforeEach(async () => {
  now = 1_000;
  storage = await openTestStorage({ clock: { now: () => now } });
  bookId = await openTestBook(storage);
});
afterEach(() => storage.close());

async function post() {
  const entryId = storage.newId("entry");
  const written = content("2026-11-03", "1105", "4135", 500);
  const made = await postEntry(storage, { id: id(), bookId, entryId, content: written, origin: "journal" });
  if (!made.ok) throw new Error(made.error.kind);
  return entryId;
}

describe("what a copy of an instant does not hold", () => {
  it("counts different entries, and apart what touched none", async () => {
    await post();
    now = 2_000;
    expect(await changesSince(storage, { at: 1_000, sequence: null })).toEqual({ entries: 0, others: 0 });
    const entryId = await post();
    await post();
    const entry = { id: entryId, number: 2, date: day("2026-11-03") };
    const voided = await voidEntry(storage, { id: id(), bookId, entry, version: 1 });
    expect(voided.ok).toBe(true);
    await createCompany(storage, { id: id(), companyId: storage.newId("company"), name: "La Sabana" });
    expect(await changesSince(storage, { at: 1_000, sequence: null })).toEqual({ entries: 2, others: 1 });
    expect(await changesSince(storage, { at: 2_000, sequence: null })).toEqual({ entries: 0, others: 0 });
  });

  it("counts what was brought in together", async () => {
    now = 2_000;
    const contents = ["2026-11-03", "2026-11-04", "2026-11-05"].map((date) =>
      content(date, "1105", "4135", 500),
    );
    const brought = await importEntries(storage, { id: id(), bookId, contents, origin: "import" });
    expect(brought.ok).toBe(true);
    expect((await changesSince(storage, { at: 1_000, sequence: null })).entries).toBe(3);
  });

  it("DT-05 counts by the number of the last change, whatever a clock was set to since", async () => {
    now = 2_000;
    await post();
    const since = { at: 2_000, sequence: (await storage.db.audit.orderBy("seq").last())?.seq ?? 0 };
    expect(await changesSince(storage, since)).toEqual({ entries: 0, others: 0 });
    now = 500;
    await post();
    await post();
    expect(await changesSince(storage, since)).toEqual({ entries: 2, others: 0 });
    now = 9_000;
    expect(await changesSince(storage, since)).toEqual({ entries: 2, others: 0 });
    // Another trail, shorter than the one that was copied: only times compare.
    expect(await changesSince(storage, { at: 400, sequence: 90 })).toEqual({ entries: 3, others: 1 });
  });

  it("BR-14 reads a long trail in blocks, with gaps between its numbers, and no live query keeps it", async () => {
    const row = (seq: number) => ({
      command: id(),
      kind: "post-entry",
      at: 2_000,
      bookId,
      changes: [{ table: "entries", key: `entry-${seq}`, before: null, after: null }],
      answer: { value: null },
      seq,
    });
    const seqs = [...Array.from({ length: 1700 }, (_, at) => at + 10), 50_000, 1_000_000, 1_000_600];
    await storage.db.audit.bulkAdd(seqs.map(row) as never);
    const stores = IDBObjectStore.prototype;
    const asked = vi.spyOn(stores, "getAll");
    const stepped = vi.spyOn(stores, "openCursor");
    const found = await changesSince(storage, { at: 1_000, sequence: null });
    expect(found).toEqual({ entries: seqs.length, others: 0 });
    // A block for each 500 numbers and for each lonely one, and where it ends.
    expect(asked.mock.calls.length).toBeLessThan(20);
    expect(stepped.mock.calls.length).toBeLessThan(20);
    vi.restoreAllMocks();
    expect((await changesSince(storage, { at: 2_000, sequence: 1_700 })).entries).toBe(12);
  });

  it("is not held up by a damaged record of the trail", async () => {
    now = 2_000;
    await post();
    await storage.db.audit.add({
      command: id(),
      kind: "x",
      at: 2_000,
      bookId,
      changes: 7,
      answer: 0,
    } as never);
    expect(await changesSince(storage, { at: 1_000, sequence: null })).toEqual({ entries: 1, others: 1 });
  });
});

it("what there is to lose without any copy: books, entries, and since when", async () => {
  now = 2_000;
  await post();
  await post();
  expect(await holdings(storage)).toEqual({ books: 1, entries: 2, firstAt: 1_000 });
  await storage.db.books.update(bookId, { entries: Number.NaN });
  expect((await holdings(storage)).entries).toBe(0);
  const empty = await openTestStorage();
  expect(await holdings(empty)).toEqual({ books: 0, entries: 0, firstAt: null });
  empty.close();
});

it("tells the first and the last time that something was done", async () => {
  expect(await changedBetween(storage)).toEqual({ firstAt: 1_000, changedAt: 1_000 });
  now = 5_000;
  await post();
  expect(await changedBetween(storage)).toEqual({ firstAt: 1_000, changedAt: 5_000 });
  const empty = await openTestStorage();
  expect(await changedBetween(empty)).toEqual({ firstAt: null, changedAt: null });
  empty.close();
});
