import { expect, test } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { broughtBalances } from "#storage/queries/books/brought-balances.ts";
import { content } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

test("a period leaves out what closes its year; a day does not", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const post = async (date: string, debit: string, credit: string, amount: number) => {
    const command = { id: newId("command"), bookId, entryId: newId("entry") };
    const posted = await postEntry(storage, {
      ...command,
      content: content(date, debit, credit, amount),
      origin: "journal",
    });
    if (!posted.ok) throw new Error(posted.error.kind);
  };
  await post("2025-03-10", "1105", "4135", 900);
  await post("2025-05-10", "5105", "1105", 300);
  await post("2025-12-31", "4135", "5905", 900);
  await post("2025-12-31", "5905", "5105", 300);
  await post("2025-12-31", "5905", "3605", 600);
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const nets = async (from: string | null, to: string) => {
    const found = await broughtBalances(storage, book, from === null ? null : day(from), day(to));
    return Object.fromEntries([...found].map(([code, each]) => [code, each.debit - each.credit]));
  };
  expect(await nets("2025-01-01", "2025-12-31")).toMatchObject({
    "1105": 600,
    "4135": -900,
    "5105": 300,
    "3605": 0,
  });
  expect(await nets("2025-01-01", "2025-12-30")).toMatchObject({ "4135": -900, "5105": 300 });
  expect(await nets(null, "2025-12-31")).toMatchObject({ "1105": 600, "4135": 0, "3605": -600 });
  storage.close();
});
