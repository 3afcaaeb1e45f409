import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { useDayCheck } from "#features/journal/editor/use-day-check.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("says of a day that its month is closed, or that it lies outside the book", async () => {
  const storage = await openTestStorage();
  const found = await getBook(storage, await openTestBook(storage));
  if (!found) throw new Error("no book");
  const book = { ...found, start: day("2026-11-01"), end: day("2026-12-31") };
  const id = storage.newId("command");
  await closeMonth(storage, { id, bookId: book.id, month: month("2026-11") });
  const shown = { month: month("2026-12"), closed: false };
  const { result, rerender } = renderHook((of) => useDayCheck(book, of, shown), {
    initialProps: day("2026-11-05"),
    wrapper: inStorage(storage),
  });
  await waitFor(() => expect(result.current.closed).toContain("Noviembre de 2026 está cerrado"));
  expect(result.current.outside).toBeNull();
  rerender(day("2026-12-05"));
  await waitFor(() => expect(result.current).toEqual({ closed: null, outside: null }));
  rerender(day("2027-01-05"));
  expect(result.current.outside).toBe("Fuera del período del libro (01/11/2026 a 31/12/2026)");
});

it("knows of the month on the sheet at once, before anything is read", async () => {
  const storage = await openTestStorage();
  const found = await getBook(storage, await openTestBook(storage));
  if (!found) throw new Error("no book");
  const shown = { month: month("2026-11"), closed: true };
  const { result } = renderHook(() => useDayCheck(found, day("2026-11-05"), shown), {
    wrapper: inStorage(storage),
  });
  expect(result.current.closed).toContain("Noviembre de 2026 está cerrado");
});
