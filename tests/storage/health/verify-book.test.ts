import { beforeEach, describe, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { chartWith, verifyBook, verifyRecords } from "#storage/health/verify-book.ts";
import type { MonthRow, PageRow, StoredEntry } from "#storage/shapes/rows.ts";
import { content } from "#tests/support/builders.ts";
import { disagreements, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
const NOVEMBER = month("2026-11");

const command = () => ({ id: storage.newId("command"), bookId });

/** 250 entries over two months, one void, one draft: three numbered pages in November. */
beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  const contents = Array.from({ length: 250 }, (_, index) =>
    content(index < 20 ? "2026-10-15" : "2026-11-03", "1105", index % 2 ? "4135" : "2205", 1000 + index),
  );
  await importEntries(storage, { ...command(), contents, origin: "import" });
  const made = await postEntry(storage, {
    ...command(),
    entryId: storage.newId("entry"),
    content: content("2026-11-20", "5135", "1110", 486_300),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  await voidEntry(storage, { ...command(), entry: linkTo(made.value), version: 1 });
  await saveDraft(storage, {
    ...command(),
    entryId: storage.newId("entry"),
    content: content("2026-11-20", "1105", "4135", 7),
    origin: "journal",
  });
  await closeMonth(storage, { ...command(), month: month("2026-10") });
  return () => storage.close();
});

async function page(number: number): Promise<PageRow> {
  const row = await storage.db.pages.get([bookId, NOVEMBER, number]);
  if (!row) throw new Error("no page");
  return row;
}

/** Changes an entry on a page in a way no command would. */
async function spoil(number: number, index: number, change: object): Promise<void> {
  const row = await page(number);
  const entries = row.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
  await storage.db.pages.put({ ...row, entries: entries as readonly StoredEntry[] });
}

async function spoilMonth(change: (row: MonthRow) => object): Promise<void> {
  const row = await storage.db.months.get([bookId, NOVEMBER]);
  if (!row) throw new Error("no month");
  await storage.db.months.put({ ...row, ...change(row) });
}

const problems = () => verifyBook(storage.db, bookId);

describe("the check of a book", () => {
  it("finds nothing in a book that only commands wrote", async () => {
    expect(await problems()).toEqual([]);
  });

  it("reads in batches and tells how far it is; stops when asked", async () => {
    const steps: number[] = [];
    await verifyBook(storage.db, bookId, { onProgress: (done) => steps.push(done) });
    expect(steps.at(-1)).toBe(1);
    expect(await verifyBook(storage.db, bookId, { signal: { aborted: true } })).toBeNull();
  });

  it.each([
    ["an amount that is not a number", { lines: [{ account: "1105", debit: Number.NaN, credit: 0 }] }],
    ["an amount as text", { lines: [{ account: "1105", debit: "5", credit: 0 }] }],
    ["no lines", { lines: undefined }],
    ["30 February", { date: "2026-02-30" }],
    ["no number", { number: "x" }],
  ])("ST-15 names a record with %s", async (_what, change) => {
    await spoil(1, 4, change);
    const found = await problems();
    expect(found).toContainEqual({
      kind: "bad-record",
      table: "pages",
      key: `${bookId}/2026-11/1/5`,
    });
    expect(found).toContainEqual({ kind: "missing-number", number: 25 });
  });

  it("ST-15 names an unknown account, a bad page, a bad month and a bad book", async () => {
    await spoil(1, 0, { lines: [line("999999", 5), line("1105", 0, 5)] });
    expect(await problems()).toContainEqual(
      expect.objectContaining({ kind: "unbalanced-entry", number: 21 }),
    );
    await storage.db.pages.put({ ...(await page(2)), entries: "gone" } as never);
    expect(await problems()).toContainEqual({
      kind: "bad-record",
      table: "pages",
      key: `${bookId}/2026-11/2`,
    });
    await spoilMonth(() => ({ posted: Number.NaN }));
    expect(await problems()).toContainEqual({
      kind: "bad-record",
      table: "months",
      key: `${bookId}/2026-11`,
    });
    await storage.db.books.put({ id: bookId, chart: "none" } as never);
    expect(await problems()).toEqual([{ kind: "bad-record", table: "books", key: bookId }]);
  });

  it.each<[string, (row: MonthRow) => object, object]>([
    ["a count", () => ({ posted: 3 }), { kind: "count-differs", month: NOVEMBER }],
    ["drafts", () => ({ drafts: 0 }), { kind: "count-differs", month: NOVEMBER }],
    [
      "a total",
      (row) => ({
        accounts: { ...row.accounts, "1105": { ...row.accounts["1105"], debit: pesos(1) } },
      }),
      { kind: "total-differs", month: NOVEMBER, account: "1105" },
    ],
    [
      "the pages of an account",
      (row) => ({ accounts: { ...row.accounts, "1105": { ...row.accounts["1105"], pages: [1] } } }),
      { kind: "total-differs", month: NOVEMBER, account: "1105" },
    ],
    [
      "a summary",
      (row) => ({
        pages: row.pages.map(
          (each) => [each[0], each[1], each[2] + 1, each[3], each[4], each[5], each[6]] as const,
        ),
      }),
      { kind: "page-disordered", month: NOVEMBER, page: 1 },
    ],
    [
      "the order of pages",
      (row) => ({ pages: [...row.pages].reverse() }),
      { kind: "page-disordered", month: NOVEMBER, page: 2 },
    ],
    [
      "a page that nothing names",
      (row) => ({ pages: row.pages.slice(1) }),
      { kind: "page-disordered", month: NOVEMBER, page: 1 },
    ],
    [
      "a page number already given",
      () => ({ nextPage: 2 }),
      { kind: "page-disordered", month: NOVEMBER, page: 2 },
    ],
  ])("names %s of a month that differs", async (_what, change, expected) => {
    await spoilMonth(change);
    expect(await problems()).toContainEqual(expected);
  });

  it("names entries out of order, on the wrong page, with a number twice, and figures too large to add", async () => {
    const first = await page(1);
    await storage.db.pages.put({ ...first, entries: [...first.entries].reverse() });
    expect(await problems()).toContainEqual({ kind: "page-disordered", month: NOVEMBER, page: 1 });
    await storage.db.pages.put(first);
    await spoil(1, 3, { date: "2026-12-01" });
    expect(await problems()).toContainEqual({ kind: "page-disordered", month: NOVEMBER, page: 1 });
    await spoil(1, 3, { date: "2026-11-03", number: 22 });
    expect(await problems()).toContainEqual({ kind: "bad-number", number: 22 });
    const huge = [line("1105", Number.MAX_SAFE_INTEGER), line("4135", 0, Number.MAX_SAFE_INTEGER)];
    await spoil(2, 1, { lines: huge });
    await spoil(2, 2, { lines: huge });
    expect(await problems()).toContainEqual(expect.objectContaining({ kind: "bad-record", table: "pages" }));
  });

  it("does not list the gaps below a number that is damage", async () => {
    await spoil(1, 3, { number: 9_000_000_000 });
    const found = (await problems()) ?? [];
    expect(found).toContainEqual({ kind: "bad-number", number: 9_000_000_000 });
    expect(found.filter((problem) => problem.kind === "missing-number")).toEqual([]);
  });

  it("names counters of the book that differ, a month without its record, and bad accounts of one's own", async () => {
    const book = await storage.db.books.get(bookId);
    if (!book) throw new Error("no book");
    await storage.db.books.put({ ...book, entries: 1, turnover: pesos(2), lastNumber: 3 });
    await storage.db.months.delete([bookId, NOVEMBER]);
    await storage.db.accounts.put({ bookId, code: "11050501", name: 7 } as never);
    const found = await problems();
    for (const counter of ["entries", "turnover", "lastNumber"] as const)
      expect(found).toContainEqual({ kind: "counter-differs", counter });
    expect(found).toContainEqual({ kind: "count-differs", month: NOVEMBER });
    expect(found).toContainEqual({
      kind: "bad-record",
      table: "accounts",
      key: `${bookId}/11050501`,
    });
  });

  it("checks records that lie in no database", async () => {
    const { db } = storage;
    const records = {
      book: await db.books.get(bookId),
      accounts: [],
      months: await db.months.toArray(),
      pages: await db.pages.toArray(),
    };
    expect(await verifyRecords(bookId, records)).toEqual([]);
    expect(await verifyRecords(bookId, { ...records, book: null })).toHaveLength(1);
    expect(chartWith({ kind: "puc", byCode: { get: () => undefined } }, [null]).bad).toEqual(["?/?"]);
  });
});

const line = (account: string, debit: number, credit = 0) => ({ account, debit, credit });

describe("the repair of a book", () => {
  it("changes no figure of a book in order", async () => {
    const before = await storage.db.months.toArray();
    const repaired = await repairBook(storage, command());
    expect(repaired).toMatchObject({ ok: true, value: { entries: 250, setAside: [], removed: 0 } });
    expect(await problems()).toEqual([]);
    expect(await storage.db.months.toArray()).toEqual(before);
  });

  it("rebuilds totals, counters and pages, sets aside what cannot count, and keeps what it takes out", async () => {
    await spoilMonth(() => ({ posted: 1, accounts: {}, pages: [] }));
    await spoil(1, 0, { lines: [line("1105", 5), line("4135", 0, 4)] });
    await spoil(2, 0, { lines: "gone" });
    await spoil(3, 0, { number: 22 });
    const repaired = await repairBook(storage, command());
    expect(repaired).toMatchObject({ ok: true, value: { entries: 248, setAside: [21, 22], removed: 1 } });
    const left = ((await problems()) ?? []).map((problem) => problem.kind);
    expect(new Set(left)).toEqual(new Set(["missing-number"]));
    const row = await storage.db.audit.orderBy("seq").last();
    expect(row).toMatchObject({ kind: "repair-book", changes: [{ removed: [{ lines: "gone" }] }] });
    expect((await storage.db.months.get([bookId, "2026-10"]))?.closed).toBe(true);
    expect((await disagreements(storage, bookId)).every((text) => /number/.test(text))).toBe(true);
  });

  it("repairs a completed book too, and refuses one that is not there", async () => {
    const book = await storage.db.books.get(bookId);
    if (!book) throw new Error("no book");
    await storage.db.books.put({ ...book, status: "completed", entries: 0 });
    expect(await repairBook(storage, command())).toMatchObject({ ok: true });
    expect((await storage.db.books.get(bookId))?.entries).toBe(250);
    const other = { id: storage.newId("command"), bookId: storage.newId("book") };
    expect(await repairBook(storage, other)).toMatchObject({
      ok: false,
      error: { kind: "unknown-book" },
    });
  });
});
