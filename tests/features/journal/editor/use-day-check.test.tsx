import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { useDayCheck } from "#features/journal/editor/use-day-check.ts";
import { setBookPeriod } from "#storage/commands/books/change-book.ts";
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
  await waitFor(() => expect(result.current).toMatchObject({ closed: null, outside: null }));
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

it.each([
  ["2027-01-05", "2026-11-01", "2027-01-05"],
  ["2026-10-31", "2026-10-31", "2026-12-31"],
])("stretches the book to the day %s that lies outside of it", async (typed, start, end) => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const period = { start: day("2026-11-01"), end: day("2026-12-31") };
  await setBookPeriod(storage, { id: storage.newId("command"), bookId, ...period });
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const { result } = renderHook(
    () => useDayCheck(book, day(typed), { month: month("2026-11"), closed: false }),
    { wrapper: inStorage(storage) },
  );
  act(() => result.current.extend());
  await waitFor(async () =>
    expect(await getBook(storage, bookId)).toMatchObject({ start, end, lastNumber: 0 }),
  );
});

it("takes no period that ends before it begins", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const wrong = { start: day("2026-12-31"), end: day("2026-11-01") };
  const answer = await setBookPeriod(storage, { id: storage.newId("command"), bookId, ...wrong });
  expect(answer).toMatchObject({ ok: false, error: { kind: "bad-period" } });
});
