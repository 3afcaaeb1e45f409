import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { useExerciseRun } from "#features/education/exercise/use-exercise-run.ts";
import { type ExerciseBook, openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { exerciseRun } from "#storage/exercises/exercise-run-record.ts";

const RULES = { attempts: null, hints: 3 };

function made() {
  const exercise = makeExercise("entries-expenses", 1, 1);
  if (exercise === null) throw new Error("no exercise");
  return exercise.case;
}

it("keeps a hint that was asked for while the book still opens, and stores it", async () => {
  const key = "ana-entries-expenses-v1-1";
  const { result, rerender } = renderHook(({ book }) => useExerciseRun(key, book, RULES), {
    initialProps: { book: null as ExerciseBook | null },
  });
  act(() => result.current.onStep({ kind: "hint" }));
  act(() => result.current.onStep({ kind: "hint" }));
  expect(result.current.run).toBeNull();
  const book = await openExerciseBook(key, made());
  rerender({ book });
  await waitFor(() => expect(result.current.run?.hints).toBe(2));
  await waitFor(async () => expect((await exerciseRun(book.storage)).hints).toBe(2));
  act(() => result.current.onStep({ kind: "hint" }));
  expect(result.current.run?.hints).toBe(3);
  await waitFor(async () => expect((await exerciseRun(book.storage)).hints).toBe(3));
  book.storage.close();
});

it("gives what waited for one exercise to no other", async () => {
  const { result, rerender } = renderHook(({ key, book }) => useExerciseRun(key, book, RULES), {
    initialProps: { key: "ana-first", book: null as ExerciseBook | null },
  });
  act(() => result.current.onStep({ kind: "hint" }));
  rerender({ key: "ana-second", book: null });
  const book = await openExerciseBook("ana-second", made());
  rerender({ key: "ana-second", book });
  await waitFor(() => expect(result.current.run).not.toBeNull());
  expect(result.current.run?.hints).toBe(0);
  expect((await exerciseRun(book.storage)).hints).toBe(0);
  book.storage.close();
});
