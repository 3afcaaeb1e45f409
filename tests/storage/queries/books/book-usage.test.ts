import { expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { usageOfBook } from "#storage/queries/books/book-usage.ts";
import { content } from "../../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../../support/test-storage.ts";

it("tells months, accounts by name and days of a book, void entries left out", async () => {
  const storage = await openTestStorage({ pageSize: 2 });
  const bookId = await openTestBook(storage);
  const id = () => storage.newId("command");
  for (const date of ["2026-11-20", "2026-11-20", "2026-11-21", "2026-12-01", "2026-12-02"]) {
    const entryId = storage.newId("entry");
    const made = await postEntry(storage, {
      id: id(),
      bookId,
      entryId,
      content: content(date, "1110", "4135", 500),
      origin: "journal",
    });
    if (!made.ok) throw new Error(made.error.kind);
    if (date !== "2026-12-02") continue;
    const gone = await voidEntry(storage, { id: id(), bookId, entry: linkTo(made.value), version: 1 });
    expect(gone.ok).toBe(true);
  }
  const usage = await usageOfBook(storage, bookId);
  expect(usage?.months.map((each) => [each.month, each.entries])).toEqual([
    ["2026-11", 3],
    ["2026-12", 1],
  ]);
  expect(usage?.names.get("1110")).toBe("1110 Bancos");
  expect(usage?.days).toBe(1);
  expect(usage?.idleDays).toBe(0);
  storage.close();
});

it("answers nothing for a book that is gone", async () => {
  const storage = await openTestStorage();
  expect(await usageOfBook(storage, storage.newId("book"))).toBeNull();
  storage.close();
});
