import { beforeEach, describe, expect, it } from "vitest";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ITEMIZED_EDITION } from "#domain/statement/books/itemized-accounts.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import type { MonthRow } from "#storage/shapes/rows.ts";
import { content } from "#tests/support/builders.ts";
import {
  disagreements,
  openTestBook,
  openTestStorage,
  writtenByAnother,
} from "#tests/support/test-storage.ts";

const NOVEMBER = "2026-11" as Month;

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ pageSize: 10 });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

const command = () => ({ id: storage.newId("command"), bookId });

async function post(date: string, debit: string, credit: string, amount = 1000): Promise<Entry> {
  const made = await postEntry(storage, {
    ...command(),
    entryId: storage.newId("entry"),
    content: content(date, debit, credit, amount),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

async function month(): Promise<MonthRow> {
  const row = await storage.db.months.get([bookId, NOVEMBER]);
  if (!row) throw new Error("no month");
  return row;
}

const kept = async () => (await month()).notable?.entries.map(({ number }) => number);

async function change(part: object): Promise<void> {
  await storage.db.months.put({ ...(await month()), ...part });
  await writtenByAnother(storage);
}

async function income() {
  const periods = [{ from: day("2026-11-01"), to: day("2026-11-30") }];
  const figures = await statementFigures(storage, { books: [bookId], periods, statements: STATEMENT_KINDS });
  if (!figures) throw new Error("no book");
  return STATEMENT_KINDS.map((kind) => makeStatement(kind, figures));
}

describe("a month keeps the entries that statements look at one by one", () => {
  it("as they come, change and go, in the order of the journal", async () => {
    await post("2026-11-20", "1524", "1110");
    await post("2026-11-02", "1105", "4135");
    const loan = await post("2026-11-03", "1110", "2105");
    expect(await kept()).toEqual([3, 1]);
    await voidEntry(storage, { ...command(), entry: linkTo(loan), version: 1 });
    expect(await kept()).toEqual([1]);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("up to 50; with more, all are sought on the pages, and the figures are the same", async () => {
    const contents = Array.from({ length: 50 }, (_, at) => content("2026-11-05", "1110", "3105", 1000 + at));
    await importEntries(storage, { ...command(), contents, origin: "import" });
    expect(await kept()).toHaveLength(50);
    await post("2026-11-06", "1524", "1110", 700);
    expect((await month()).notable).toBeUndefined();
    const cash = (await income())[2];
    expect(cash?.lines.find(({ key }) => key === "capital")?.amounts).toEqual([50 * 1000 + 1225]);
    expect(cash?.checks.every((check) => check.holds)).toBe(true);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("is believed only of the edition that is in force", async () => {
    await post("2026-11-20", "1524", "1110");
    const told = await income();
    await change({ notable: { edition: 0, entries: [] } });
    expect(await income()).toEqual(told);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    await post("2026-11-21", "1110", "2105");
    expect((await month()).notable).toBeUndefined();
  });

  it.each([
    ["one too few", (row: MonthRow) => row.notable?.entries.slice(1)],
    ["another amount", (row: MonthRow) => row.notable?.entries.map((each) => ({ ...each, lines: [] }))],
    ["no list", () => "?"],
    ["what is no entry", () => [null]],
  ])("and the check finds %s, and the repair mends it", async (_what, spoilt) => {
    await post("2026-11-20", "1524", "1110");
    await post("2026-11-21", "1110", "2105");
    const told = await income();
    await change({ notable: { edition: ITEMIZED_EDITION, entries: spoilt(await month()) } });
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "count-differs", month: NOVEMBER }]);
    await repairBook(storage, command());
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    expect(await kept()).toEqual([1, 2]);
    expect(await income()).toEqual(told);
  });
});
