import { expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { canRedo, canUndo, redo, remember, undo, undoOne } from "#session/undo-stack.ts";
import { postEntry } from "#storage/commands/post-entry.ts";
import { newId } from "#storage/environment.ts";
import { entriesOfMonths } from "#storage/queries/journal.ts";
import { content } from "../support/builders.ts";
import { openTestBook, openTestStorage } from "../support/test-storage.ts";

async function openWork() {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const post = async (description: string): Promise<CommandId> => {
    const id = storage.newId("command");
    const entryId = storage.newId("entry");
    const posted = content("2026-11-03", "1105", "4135", 500, description);
    await postEntry(storage, { id, bookId, entryId, content: posted, origin: "simple" });
    remember(bookId, id);
    return id;
  };
  const shown = async () => {
    const entries = await entriesOfMonths(storage, bookId, month("2026-11"), month("2026-11"));
    return entries.filter((entry) => entry.status === "posted").map((entry) => entry.description);
  };
  return { storage, bookId, post, shown };
}

it("takes back the last command first, and does it again", async () => {
  const { storage, bookId, post, shown } = await openWork();
  await post("uno");
  await post("dos");
  await undo(storage, bookId);
  expect(await shown()).toEqual(["uno"]);
  await redo(storage, bookId);
  expect(await shown()).toEqual(["uno", "dos"]);
  storage.close();
});

it("takes back one command though others followed, once", async () => {
  const { storage, bookId, post, shown } = await openWork();
  const first = await post("uno");
  await post("dos");
  expect((await undoOne(storage, bookId, first)).ok).toBe(true);
  expect(await shown()).toEqual(["dos"]);
  expect((await undoOne(storage, bookId, first)).ok).toBe(false);
  expect(canRedo(bookId)).toBe(true);
  await undo(storage, bookId);
  expect(await shown()).toEqual([]);
  expect(canUndo(bookId)).toBe(false);
  storage.close();
});
