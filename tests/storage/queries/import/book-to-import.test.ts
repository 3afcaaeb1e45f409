import { expect, it } from "vitest";
import { importedKey } from "#domain/import/books/import-plan.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { bookToImport } from "#storage/queries/import/book-to-import.ts";
import { content } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("IM-20 counts what a book has of the months that an import touches, and names the closed ones", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const sale = content("2026-11-03", "1105", "4135", 1000);
  const contents = [
    sale,
    sale,
    content("2026-10-03", "1105", "4135", 5),
    content("2026-08-03", "1105", "4135", 7),
  ];
  await importEntries(storage, { id: storage.newId("command"), bookId, contents, origin: "import" });
  await closeMonth(storage, { id: storage.newId("command"), bookId, month: month("2026-10") });
  const there = await bookToImport(storage, bookId, month("2026-10"), month("2026-11"));
  expect([...there.closed]).toEqual(["2026-10"]);
  expect(there.known.get(importedKey(sale))).toBe(2);
  expect(there.known.size).toBe(2);
});
