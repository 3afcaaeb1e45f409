import { beforeEach, describe, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { copyName } from "#domain/company/book.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { deleteBook, setBookStatus } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { type DuplicateBook, duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { content } from "#tests/support/builders.ts";
import { allEntries, disagreements, dump, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let sourceId: BookId;
const head = () => ({ id: newId("command"), bookId: sourceId });

async function post(bookId: BookId, date: string, account = "1105") {
  const made = await postEntry(storage, {
    id: newId("command"),
    bookId,
    entryId: newId("entry"),
    content: content(date, account, "4135", 500),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

/** A book with an own account, a reversed entry, a draft, a closed month and a full page. */
beforeEach(async () => {
  storage = await openTestStorage({ newId, pageSize: 3 });
  companyId = newId("company");
  sourceId = newId("book");
  await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
  await createBook(storage, { ...head(), companyId, name: "Diario 2026", chart: "puc" });
  await addAccount(storage, { ...head(), code: "11050501", name: "Caja del local" });
  for (const date of ["2026-10-02", "2026-10-03", "2026-10-04", "2026-10-05"])
    await post(sourceId, date, "11050501");
  const wrong = await post(sourceId, "2026-11-03");
  const reversal = { reversalId: newId("entry"), date: day("2026-11-04"), description: "Reversión" };
  await reverseEntry(storage, { ...head(), entry: linkTo(wrong), version: wrong.version, ...reversal });
  const draft = { entryId: newId("entry"), content: content("2026-11-05", "1105", "4135", 9) };
  await saveDraft(storage, { ...head(), ...draft, origin: "journal" });
  await closeMonth(storage, { ...head(), month: month("2026-10") });
  return () => storage.close();
});

const copy = (more: Partial<DuplicateBook> = {}): DuplicateBook => ({
  id: newId("command"),
  sourceId,
  bookId: newId("book"),
  entries: true,
  ...more,
});

describe("a copy with its entries", () => {
  it("agrees with its recount, stands alone, and leaves the source as it was", async () => {
    await setBookStatus(storage, { ...head(), status: "archived" });
    const before = await allEntries(storage, sourceId);
    const command = copy();
    const made = await duplicateBook(storage, command);
    expect(made).toMatchObject({
      ok: true,
      value: {
        name: "Diario 2026 - Copia",
        status: "active",
        companyId,
        copyOf: sourceId,
        entries: 6,
        lastNumber: 6,
      },
    });
    expect(await verifyBook(storage.db, command.bookId)).toEqual([]);
    expect(await disagreements(storage, command.bookId)).toEqual([]);
    expect(await allEntries(storage, sourceId)).toEqual(before);
    const copied = await allEntries(storage, command.bookId);
    expect(copied.size).toBe(before.size);
    for (const id of copied.keys()) expect(before.has(id)).toBe(false);
    const wrong = await entryByNumber(storage, command.bookId, 5);
    const reversal = await entryByNumber(storage, command.bookId, 6);
    expect(wrong?.reversedBy?.id).toBe(reversal?.id);
    expect(reversal?.reverses?.id).toBe(wrong?.id);
    expect((await storage.db.months.get([command.bookId, "2026-10"]))?.closed).toBe(true);
    await post(command.bookId, "2026-11-06", "11050501");
    expect(await disagreements(storage, command.bookId)).toEqual([]);
    expect(await verifyBook(storage.db, sourceId)).toEqual([]);
  });

  it("does not count twice in the company's figures, until what it was copied from is gone", async () => {
    const assets = async () => (await companyCard(storage, companyId))?.figures?.summary.totalAssets;
    const before = await assets();
    const command = copy();
    await duplicateBook(storage, command);
    expect(await assets()).toBe(before);
    await deleteBook(storage, head());
    expect(await assets()).toBe(before);
    await deleteBook(storage, { id: newId("command"), bookId: command.bookId });
    expect(await assets()).toBeUndefined();
  });

  it("ST-09 twice the same command is one copy", async () => {
    const command = copy();
    const first = await duplicateBook(storage, command);
    const before = await dump(storage);
    expect(await duplicateBook(storage, command)).toEqual(first);
    expect(await dump(storage)).toEqual(before);
  });
});

describe("a copy of the frame alone", () => {
  it("has chart, period and own accounts, no entries, and counts like any book", async () => {
    const command = copy({ entries: false, name: "Diario 2027" });
    const made = await duplicateBook(storage, command);
    expect(made).toMatchObject({
      ok: true,
      value: { name: "Diario 2027", entries: 0, lastNumber: 0, turnover: 0 },
    });
    expect(made.ok && "copyOf" in made.value).toBe(false);
    await post(command.bookId, "2026-11-06", "11050501");
    expect(await entryByNumber(storage, command.bookId, 1)).not.toBeNull();
    expect(await disagreements(storage, command.bookId)).toEqual([]);
  });
});

describe("what is refused", () => {
  it("PL-03 a copy obeys the limit of books", async () => {
    const free = { ...storage, plan: fixedPlan("free") };
    for (let count = 0; count < 4; count += 1) expect((await duplicateBook(free, copy())).ok).toBe(true);
    expect(await duplicateBook(free, copy())).toEqual({
      ok: false,
      error: { kind: "plan", text: "book-limit" },
    });
    expect(await listBooks(storage)).toHaveLength(5);
  });

  it("a book that is gone, and one that is damaged", async () => {
    const sound = await storage.db.months.get([sourceId, "2026-10"]);
    await storage.db.months.put({ ...sound, posted: Number.NaN } as never);
    const before = await dump(storage);
    expect(await duplicateBook(storage, copy())).toMatchObject({ error: { kind: "damaged-book" } });
    expect(await dump(storage)).toEqual(before);
    await deleteBook(storage, head());
    expect(await duplicateBook(storage, copy())).toMatchObject({ error: { kind: "unknown-book" } });
  });
});

it("a copy's name keeps within the length of names", () => {
  expect(copyName("🏢".repeat(120))).toBe(`${"🏢".repeat(112)} - Copia`);
});
