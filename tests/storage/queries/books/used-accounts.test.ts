import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { usedAccounts } from "#storage/queries/books/used-accounts.ts";
import { line } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("counts the months in which a book used an account, from month records alone", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const post = async (date: string, account: string) => {
    const content = {
      date: day(date),
      description: "Gasto",
      reference: "",
      lines: [line(account, 100), line("1105", -100)],
    };
    const made = await postEntry(storage, {
      id: newId("command"),
      bookId,
      entryId: newId("entry"),
      content,
      origin: "journal",
    });
    if (!made.ok) throw new Error(made.error.kind);
  };
  await post("2026-01-10", "5220");
  await post("2026-01-11", "5220");
  await post("2026-02-10", "5220");
  await post("2026-02-11", "523530");
  await storage.db.pages.clear();
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  expect([...(await usedAccounts(storage, book))].sort()).toEqual([
    ["1105", 2],
    ["5220", 2],
    ["523530", 1],
  ]);
  storage.close();
});
