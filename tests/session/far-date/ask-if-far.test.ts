import { beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { askIfAnyFar, askIfFar, farDate } from "#session/far-date/ask-if-far.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { content } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let book: BookId;

beforeEach(async () => {
  storage = await openTestStorage();
  book = await openTestBook(storage);
  farDate.set(null);
  return () => storage.close();
});

/** The answer given to the question; null when nothing was asked. */
async function asked(date: string, answer: boolean): Promise<[boolean, string | null]> {
  let seen: string | null = null;
  const stop = farDate.subscribe(() => {
    const now = farDate.getSnapshot();
    if (now === null) return;
    seen = now.day;
    now.answer(answer);
  });
  const right = await askIfFar(storage, book, day(date));
  stop();
  return [right, seen];
}

async function post(date: string) {
  const head = { id: storage.newId("command"), bookId: book, entryId: storage.newId("entry") };
  const made = await postEntry(storage, {
    ...head,
    content: content(date, "1105", "4135", 100),
    origin: "journal",
  });
  expect(made.ok).toBe(true);
}

describe("a date far from the book's others is asked about before it is posted", () => {
  it("and posted or corrected as answered", async () => {
    await post("2026-11-19");
    expect(await asked("2062-11-19", true)).toEqual([true, "2062-11-19"]);
    expect(await asked("2062-11-19", false)).toEqual([false, "2062-11-19"]);
    expect(farDate.getSnapshot()).toBeNull();
  });

  it("and asked again after one was posted: a mistyped year does not vouch for the next", async () => {
    await post("2026-11-19");
    await post("2062-11-19");
    expect(await asked("2062-11-20", false)).toEqual([false, "2062-11-20"]);
    await post("1900-01-01");
    expect(await asked("1901-05-05", false)).toEqual([false, "1901-05-05"]);
  });

  it.each(["2026-11-20", "2025-12-31", "2027-10-01"])("but %s is not asked about", async (date) => {
    await post("2026-11-19");
    expect(await asked(date, false)).toEqual([true, null]);
  });

  it("once for entries that are posted together, about the latest", async () => {
    await post("2026-11-19");
    const days = ["2026-11-18", "2061-02-01", "2062-11-19"].map((each) => day(each));
    const questions: string[] = [];
    const stop = farDate.subscribe(() => {
      const now = farDate.getSnapshot();
      if (now === null) return;
      questions.push(now.day);
      now.answer(false);
    });
    expect(await askIfAnyFar(storage, book, days)).toBe(false);
    expect(await askIfAnyFar(storage, book, days.slice(0, 1))).toBe(true);
    expect(await askIfAnyFar(storage, book, [])).toBe(true);
    stop();
    expect(questions).toEqual(["2062-11-19"]);
  });

  it("nor is a past year in a book that holds it, or in an empty one", async () => {
    expect(await asked("2019-05-05", false)).toEqual([true, null]);
    await post("2019-05-05");
    expect(await asked("2019-06-05", false)).toEqual([true, null]);
  });

  it("ST-31 but not where the store does not answer: the command that follows says what is wrong", async () => {
    await post("2026-11-19");
    storage.close();
    expect(await asked("2062-11-19", false)).toEqual([true, null]);
  });
});
