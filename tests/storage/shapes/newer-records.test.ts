import { beforeEach, describe, expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { booksToCheck, getBook, listBooks, listCompanies } from "#storage/queries/books/books.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { listFiscalProfiles } from "#storage/queries/fiscal.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { listAnalyses } from "#storage/queries/statements/analyses.ts";
import { listStatements } from "#storage/queries/statements/statements.ts";
import type { TableName } from "#storage/shapes/rows.ts";
import { content } from "#tests/support/builders.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { STORED_ROWS } from "#tests/support/stored-rows.ts";
import { dump, openTestBook, openTestStorage, writtenByAnother } from "#tests/support/test-storage.ts";

const NOVEMBER = month("2026-11");
const FOREIGN = "de-otra-version";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  for (const amount of [100, 200, 300]) await post(amount);
  return () => storage.close();
});

async function post(amount: number, date = "2026-11-03") {
  const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
  return must(await postEntry(storage, { ...head, content: content(date, "1105", "4135", amount) }));
}

/** Imports one entry, before all that are there. */
async function bringOne() {
  const contents = [content("2026-11-01", "1105", "4135", 5)];
  must(await importEntries(storage, { id: newId("command"), bookId, contents, origin: "import" }));
}

/** Makes an entry one of a later version: its origin is none that this version knows. */
async function makeNewer(index: number): Promise<object> {
  const row = await storage.db.pages.get([bookId, NOVEMBER, 1]);
  const entry = { ...row?.entries[index], origin: FOREIGN, since: { nothing: "known here" } };
  const entries = row?.entries.with(index, entry as never);
  await storage.db.pages.put({ ...row, entries } as never);
  await writtenByAnother(storage);
  return entry;
}

const problems = () => verifyBook(storage.db, bookId);
const named = (key: string) => ({ kind: "newer-record", table: "pages", key: `${bookId}/2026-11/${key}` });
const numbers = async () =>
  (await entriesOfMonths(storage, bookId, NOVEMBER, NOVEMBER)).map((entry) => entry.number);

/** Every entry as it lies, wherever. */
async function stored(on = storage): Promise<readonly object[]> {
  return (await on.db.pages.toArray()).flatMap((page) => page.entries);
}

describe("an entry of a later version", () => {
  it("is left out of the journal and named by the check, which finds no fault in the sums that hold it", async () => {
    await makeNewer(1);
    expect(await numbers()).toEqual([1, 3]);
    expect(await problems()).toEqual([named("1/2")]);
  });

  it("stays where it is while others are posted and imported beside it", async () => {
    const newer = await makeNewer(1);
    expect(await post(400)).toMatchObject({ number: 4 });
    await bringOne();
    expect(await stored()).toContainEqual(newer);
    expect(await numbers()).toEqual([5, 1, 3, 4]);
  });

  it("alone on its page, is not written over by an import", async () => {
    for (const index of [0, 1, 2]) await makeNewer(index);
    const before = await stored();
    await bringOne();
    for (const entry of before) expect(await stored()).toContainEqual(entry);
    expect(await numbers()).toEqual([4]);
  });

  it("is kept by a repair as it was, with its number, and counts nowhere", async () => {
    const newer = await makeNewer(2);
    await storage.db.books.update(bookId, { entries: 77 });
    const repaired = must(await repairBook(storage, { id: newId("command"), bookId }));
    expect(repaired).toEqual({ entries: 2, setAside: [], removed: 0 });
    expect(await stored()).toContainEqual(newer);
    expect(await problems()).toEqual([named("0/1")]);
    expect(await storage.db.books.get(bookId)).toMatchObject({ entries: 2, lastNumber: 3, turnover: 300 });
    expect(await post(400)).toMatchObject({ number: 4 });
    must(await repairBook(storage, { id: newId("command"), bookId }));
    expect(await stored()).toContainEqual(newer);
  });

  it("beside one that is damaged: that one is named, taken out by a repair, and nothing else", async () => {
    const newer = await makeNewer(0);
    const row = await storage.db.pages.get([bookId, NOVEMBER, 1]);
    const entries = row?.entries.with(1, { lines: 7 } as never) ?? [];
    await storage.db.pages.put({ ...row, entries } as never);
    await writtenByAnother(storage);
    expect(await problems()).toEqual([
      named("1/1"),
      { ...named("1/2"), kind: "bad-record" },
      { kind: "missing-number", number: 2 },
    ]);
    const repaired = must(await repairBook(storage, { id: newId("command"), bookId }));
    expect(repaired).toMatchObject({ entries: 1, removed: 1 });
    expect(await stored()).toContainEqual(newer);
  });

  it("goes along with a backup, its page and its month as they were", async () => {
    const newer = await makeNewer(1);
    const backup = await backupOf(storage);
    expect(backup).toMatchObject({ bad: [], newer: [{ table: "pages" }], settled: [] });
    const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
    must(await restoreBackup(restored, backup, OWNER, null));
    must(await mergeBackup(merged, backup, OWNER, null));
    for (const other of [restored, merged]) {
      const [theirs, mine] = [await dump(other), await dump(storage)];
      for (const name of ["books", "pages", "months"]) expect(theirs[name], name).toEqual(mine[name]);
      expect(JSON.stringify(await stored(other))).toContain(JSON.stringify(newer));
      other.close();
    }
  });

  it("goes along with a backup whose book is laid again for another fault", async () => {
    const newer = await makeNewer(1);
    const row = await storage.db.pages.get([bookId, NOVEMBER, 1]);
    await storage.db.pages.put({ ...row, entries: row?.entries.with(0, { lines: 7 } as never) } as never);
    const other = await openTestStorage({ newId });
    must(await restoreBackup(other, await backupOf(storage), OWNER, null));
    expect(JSON.stringify(await stored(other))).toContain(JSON.stringify(newer));
    expect(await other.db.books.get(bookId)).toMatchObject({ entries: 1, lastNumber: 3 });
    other.close();
  });

  it("keeps its book from being copied", async () => {
    await makeNewer(1);
    const command = { id: newId("command"), sourceId: bookId, bookId: newId("book"), entries: true };
    expect(await duplicateBook(storage, command)).toMatchObject({ error: { kind: "damaged-book" } });
  });
});

describe("a book of a later version", () => {
  beforeEach(async () => {
    const book = await storage.db.books.get(bookId);
    await storage.db.books.put({ ...book, status: FOREIGN } as never);
    await writtenByAnother(storage);
  });

  it("is in no list, is named by the check, and takes neither a command nor a repair", async () => {
    expect(await listBooks(storage)).toEqual([]);
    expect(await getBook(storage, bookId)).toBeNull();
    expect((await booksToCheck(storage)).map(({ id }) => id)).toEqual([bookId]);
    expect(await problems()).toEqual([{ kind: "newer-record", table: "books", key: bookId }]);
    const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    const sale = { ...head, content: content("2026-11-03", "1105", "4135", 5) };
    const before = await dump(storage);
    for (const answer of [
      await postEntry(storage, sale),
      await repairBook(storage, { id: newId("command"), bookId }),
    ])
      expect(answer).toEqual({ ok: false, error: { kind: "unknown-book" } });
    expect(await dump(storage)).toEqual(before);
  });

  it("goes along with a backup, with all its pages", async () => {
    const other = await openTestStorage({ newId });
    must(await restoreBackup(other, await backupOf(storage), OWNER, null));
    const [theirs, mine] = [await dump(other), await dump(storage)];
    for (const name of ["books", "pages", "months"]) expect(theirs[name], name).toEqual(mine[name]);
    other.close();
  });
});

/** A field of each table whose member a later version may have, and a row of then. */
const NEWER: Readonly<Partial<Record<TableName, object>>> = {
  companies: { sector: FOREIGN, deletedAt: undefined },
  fiscalProfiles: { regime: { type: FOREIGN, name: "Otro", description: "" } },
  accounts: { nature: FOREIGN },
  statements: { statement: FOREIGN },
  analyses: { subject: { kind: FOREIGN, groupId: "group_1" } },
  calculations: { set: FOREIGN },
  payrollRuns: { status: FOREIGN },
  settlements: { what: FOREIGN },
  benefitPayments: { what: FOREIGN },
  employees: { contract: { ...STORED_ROWS.employees.contract, kind: FOREIGN } },
  parties: { document: { kind: FOREIGN, number: "1" } },
  matches: { status: FOREIGN },
  recurrings: { state: FOREIGN },
  items: { state: FOREIGN },
  stockMoves: { status: FOREIGN },
  assets: { method: FOREIGN },
  rules: { state: FOREIGN },
  attachments: { format: FOREIGN },
  usage: { key: FOREIGN },
  audit: { kind: FOREIGN, bookId: "" },
};
const SINCE = '"since":["nothing",{"known":"here"}]';
const CASES = Object.entries(NEWER).map(([name, change]) => {
  const row = { ...STORED_ROWS[name as TableName], ...change, since: ["nothing", { known: "here" }] };
  return [name, JSON.parse(JSON.stringify(row)) as Record<string, unknown>] as const;
});

describe("a record of a later version", () => {
  it.each(CASES)("of %s goes through a backup, a restore and a merge as it is", async (name, row) => {
    const ofBook = { ...row, ...(name === "accounts" && { bookId }) };
    await storage.db.table(name).put(ofBook);
    const backup = await backupOf(storage);
    expect(backup.bad).toEqual([]);
    expect(backup.newer.map(({ table }) => table)).toEqual([name]);
    const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
    must(await restoreBackup(restored, backup, OWNER, null));
    must(await mergeBackup(merged, backup, OWNER, null));
    for (const other of [restored, merged]) {
      const rows = (await other.db.table(name).toArray()).map((each) => JSON.stringify(each));
      // A merge numbers the trail again.
      const isSame = (each: string) =>
        name === "audit" ? each.includes(SINCE) : each === JSON.stringify(ofBook);
      expect(rows.some(isSame)).toBe(true);
      other.close();
    }
    expect(must(await mergeBackup(storage, backup, OWNER, null))).toMatchObject({ changed: false });
  });

  it("is in no list", async () => {
    for (const [name, row] of CASES) await storage.db.table(name).put(row);
    const companyId = STORED_ROWS.employees.companyId;
    expect(await listCompanies(storage)).toEqual([]);
    expect(await listFiscalProfiles(storage)).toEqual([]);
    expect(await listStatements(storage)).toEqual([]);
    expect(await listAnalyses(storage)).toEqual([]);
    expect(await listPayrolls(storage)).toEqual([]);
    expect(await listRuns(storage, STORED_ROWS.payrollRuns.companyId)).toEqual([]);
    expect(await listPayments(storage, companyId)).toEqual([]);
    expect(await listEmployees(storage, companyId)).toEqual([]);
  });

  it("is not one of another type: that is bad, and never restored", async () => {
    await storage.db.usage.put({ key: FOREIGN, count: -7 } as never);
    await storage.db.statements.put({ ...STORED_ROWS.statements, statement: 7 } as never);
    const backup = await backupOf(storage);
    expect(backup.newer).toEqual([]);
    expect(backup.bad.map(({ table }) => table).sort()).toEqual(["statements", "usage"]);
  });
});
