import { expect, test } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { fillFromBook } from "#storage/queries/books/fill-from-book.ts";
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
  const nets = async (statement: "income" | "balance" | "cash", from: string | null, to: string) => {
    const table = { statement, view: "complex" as const };
    const { rows } = await fillFromBook(storage, table, book, from === null ? null : day(from), day(to));
    return Object.fromEntries(rows.map(({ code, debit, credit }) => [code, debit - credit]));
  };
  const year = { "4135": -900, "5105": 300 };
  expect(await nets("income", "2025-01-01", "2025-12-31")).toEqual({ ...year, "3605": 600 });
  expect(await nets("income", "2025-01-01", "2025-12-30")).toEqual({ ...year, "3605": 600 });
  expect(await nets("cash", "2025-01-01", "2025-12-31")).toEqual({ ...year, "1105": 600 });
  expect(await nets("balance", null, "2025-12-31")).toEqual({ "1105": 600, "3605": -600 });
  storage.close();
});
