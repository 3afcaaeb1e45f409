import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { accountUse, entryCounts } from "#storage/queries/books/account-use.ts";
import { planOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";
import { content } from "#tests/support/builders.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let books: readonly Book[];

const head = (bookId: BookId) => ({ id: storage.newId("command"), bookId });

beforeEach(async () => {
  storage = await openTestStorage({ pageSize: 3 });
  const companyId = storage.newId("company");
  await createCompany(storage, { id: storage.newId("command"), companyId, name: "La Sabana" });
  const made = [];
  for (const name of ["Uno", "Dos"]) {
    const book = await createBook(storage, { ...head(storage.newId("book")), companyId, name, chart: "puc" });
    if (book.ok) made.push(book.value);
  }
  books = made;
});
afterEach(() => storage.close());

async function filled(): Promise<readonly [Book, Book]> {
  const [one, two] = books;
  if (!one || !two) throw new Error("two books");
  await addAccount(storage, { ...head(one.id), code: "11100505", name: "Nequi" });
  // The clock stands at 20/11/2026: December counts for nobody yet.
  for (const [book, amount] of [
    [one, 100],
    [two, 30],
  ] as const) {
    const dates = ["2026-10-05", "2026-11-05", "2026-11-28", "2026-12-05"];
    const contents = dates.map((date) => content(date, "11100505", "4135", amount));
    await importEntries(storage, { ...head(book.id), contents, origin: "import" });
  }
  return [one, two];
}

it("AC-62 has the balances of one book or of all until the day that every screen shows, from months and no page", async () => {
  const [one] = await filled();
  const reads = vi.spyOn(storage.db.pages, "bulkGet");
  const own = await planOfAccounts(storage, one, "book");
  expect(own.until).toBe("2026-11-28");
  expect(own.balances.get("11100505" as AccountCode)).toEqual({ debit: 300, credit: 0 });
  const all = await planOfAccounts(storage, one, "company");
  expect(all.balances.get("11100505" as AccountCode)).toEqual({ debit: 390, credit: 0 });
  expect(all.books.map(({ name }) => name)).toEqual(["Uno", "Dos"]);
  expect(reads).not.toHaveBeenCalled();
});

it("AC-62 says today where nothing of the month is posted after it", async () => {
  const [one] = books;
  if (!one) throw new Error("a book");
  const contents = [content("2026-11-05", "1110", "4135", 100), content("2026-12-05", "1110", "4135", 100)];
  await importEntries(storage, { ...head(one.id), contents, origin: "import" });
  expect((await planOfAccounts(storage, one, "book")).until).toBe("2026-11-20");
});

it("AC-60 shows the accounts of every book, and counts those that some book lacks", async () => {
  const [one, two] = await filled();
  await storage.db.accounts.delete([one.id, "11100505"]);
  const plan = await planOfAccounts(storage, one, "book");
  expect(plan.chart.byCode.get("11100505")).toMatchObject({ name: "Nequi", own: true });
  expect(plan.unshared).toBe(1);
  expect((await planOfAccounts(storage, two, "book")).unshared).toBe(1);
});

it("AC-61 says how many lines and what balance each book would move", async () => {
  const [one, two] = await filled();
  const uses = await accountUse(storage, [one, two], "11100505" as AccountCode);
  expect(uses.map(({ book, lines, net }) => [book.name, lines, net])).toEqual([
    ["Uno", 4, 400],
    ["Dos", 4, 120],
  ]);
  await moveAccount(storage, { ...head(one.id), code: "11100505", to: "11200505" });
  expect(await accountUse(storage, [one, two], "11100505" as AccountCode)).toEqual([]);
  const moved = await accountUse(storage, [one, two], "11200505" as AccountCode);
  expect(moved.map(({ lines, net }) => [lines, net])).toEqual([
    [4, 400],
    [4, 120],
  ]);
});

it("AC-62 counts the entries of each account and of all above it, of one book or of all, until this month", async () => {
  const [one] = await filled();
  const of = async (scope: "book" | "company") => {
    const counts = await entryCounts(storage, await planOfAccounts(storage, one, scope), scope);
    return ["11100505", "1110", "1", "4135", "5"].map((code) => counts.get(code as AccountCode) ?? 0);
  };
  expect(await of("book")).toEqual([3, 3, 3, 3, 0]);
  expect(await of("company")).toEqual([6, 6, 6, 6, 0]);
});
