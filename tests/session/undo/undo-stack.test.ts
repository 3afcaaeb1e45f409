import { expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { saveState } from "#session/saved/save-state.ts";
import { nameOf, redo, remember, undo, undoOne } from "#session/undo/undo-stack.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { newId } from "#storage/engine/environment.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { eventually } from "#tests/support/eventually.ts";
import { content } from "../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../support/test-storage.ts";

async function openWork() {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const post = async (description: string, told = true): Promise<CommandId> => {
    const id = storage.newId("command");
    const entryId = storage.newId("entry");
    const posted = content("2026-11-03", "1105", "4135", 500, description);
    await postEntry(storage, { id, bookId, entryId, content: posted, origin: "simple" });
    if (told) remember(bookId, id);
    return id;
  };
  const shown = async () => {
    const entries = await entriesOfMonths(storage, bookId, month("2026-11"), month("2026-11"));
    return entries.filter((entry) => entry.status === "posted").map((entry) => entry.description);
  };
  return { storage, bookId, post, shown };
}

it("an undo and a redo go by the name of what they take back", async () => {
  const { storage, bookId, post } = await openWork();
  const id = await post("uno", false);
  remember(bookId, id, "asiento 1, uno");
  for (const step of [undo, redo, undo]) {
    const taken = await step(storage, bookId);
    expect(taken?.ok && nameOf(bookId, taken.value)).toBe("asiento 1, uno");
  }
  storage.close();
});

it("UX-07 takes back the last command first, and does it again", async () => {
  const { storage, bookId, post, shown } = await openWork();
  await post("uno");
  await post("dos");
  await undo(storage, bookId);
  expect(await shown()).toEqual(["uno"]);
  await redo(storage, bookId);
  expect(await shown()).toEqual(["uno", "dos"]);
  storage.close();
});

/** With one of "uno" and "dos" undone: undoes the other, redoes both, and expects no third step on either side. */
async function expectTwoSteps({
  storage,
  bookId,
  shown,
}: Awaited<ReturnType<typeof openWork>>): Promise<void> {
  await undo(storage, bookId);
  expect(await shown()).toEqual([]);
  expect(await undo(storage, bookId)).toBeNull();
  await redo(storage, bookId);
  await redo(storage, bookId);
  expect((await shown()).toSorted()).toEqual(["dos", "uno"]);
  expect(await redo(storage, bookId)).toBeNull();
  storage.close();
}

it("takes back one command though others followed, once", async () => {
  const work = await openWork();
  const { storage, bookId, post, shown } = work;
  const first = await post("uno");
  await post("dos");
  expect((await undoOne(storage, bookId, first)).ok).toBe(true);
  expect(await shown()).toEqual(["dos"]);
  expect((await undoOne(storage, bookId, first)).ok).toBe(false);
  await expectTwoSteps(work);
});

it("asked twice at once takes back two steps, each its own", async () => {
  const { storage, bookId, post, shown } = await openWork();
  await post("uno");
  await post("dos");
  await post("tres");
  const results = await Promise.all([undo(storage, bookId), undo(storage, bookId)]);
  expect(results.map((result) => result?.ok)).toEqual([true, true]);
  expect(await shown()).toEqual(["uno"]);
  await Promise.all([redo(storage, bookId), redo(storage, bookId)]);
  expect(await shown()).toEqual(["uno", "dos", "tres"]);
  storage.close();
});

it("a command that comes in while an undo is under way is not lost for it", async () => {
  const { storage, bookId, post, shown } = await openWork();
  await post("uno");
  const second = await post("dos", false);
  const undone = undo(storage, bookId);
  // The undo has chosen its target by now, but is not finished.
  await Promise.resolve();
  remember(bookId, second);
  expect((await undone)?.ok).toBe(true);
  expect(await shown()).toEqual(["dos"]);
  await undo(storage, bookId);
  expect(await shown()).toEqual([]);
  storage.close();
});

it("a command told of twice is one step, also after it was taken back", async () => {
  const work = await openWork();
  const { storage, bookId, post } = work;
  await post("uno");
  const second = await post("dos");
  remember(bookId, second);
  await undo(storage, bookId);
  remember(bookId, second);
  await expectTwoSteps(work);
});

it("ST-09 an undo that the store refused shows in the indicator and is tried again under the same id", async () => {
  const { storage, bookId, post, shown } = await openWork();
  await post("uno");
  const tried: string[] = [];
  let full = true;
  storage.db.audit.hook("creating", (_key, row) => {
    tried.push(row.command);
    if (full) throw new DOMException("full", "QuotaExceededError");
  });
  expect((await undo(storage, bookId))?.ok).toBe(false);
  const state = saveState.get();
  if (state.kind !== "failed" || state.retry === null) throw new Error(state.kind);
  full = false;
  state.retry();
  await eventually(() => expect(saveState.get().kind).toBe("saved"));
  expect(await shown()).toEqual([]);
  expect(tried).toHaveLength(2);
  expect(tried[0]).toBe(tried[1]);
  state.retry();
  expect(await undo(storage, bookId)).toBeNull();
  expect(tried).toHaveLength(2);
  storage.close();
});
