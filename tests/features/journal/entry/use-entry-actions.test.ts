import { afterEach, beforeEach, expect, it } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { operationToEntry } from "#domain/accounting/operations/operation-to-entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { tellDiscarded } from "#features/journal/entry/use-entry-actions.ts";
import { journalTexts as texts } from "#features/journal/texts.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import { eventually } from "#tests/support/eventually.ts";
import { allEntries, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { connectStage, type ToastRequest } from "#ui/kit/feedback/toast.ts";

const DAY = day("2026-11-20");
const sale = { type: "sale", method: "cash", amount: pesos(100) } as const;
const content = operationToEntry(sale, { date: DAY, description: "Venta", reference: "" }, "puc");
let shown: ToastRequest[];
let leave: () => void;

beforeEach(() => {
  shown = [];
  leave = connectStage({ show: (request) => void shown.push(request), dismiss: () => undefined });
});
afterEach(() => leave());

async function discarded() {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const id = () => storage.newId("command");
  const entryId = storage.newId("entry");
  const saved = await saveDraft(storage, { id: id(), bookId, entryId, content, origin: "simple" });
  if (!saved.ok) throw new Error(saved.error.kind);
  const gone = await discardDraft(storage, { id: id(), bookId, draft: linkTo(saved.value) });
  expect(gone.ok).toBe(true);
  tellDiscarded(storage, bookId, saved.value);
  const restore = () => shown.find(({ title }) => title === texts.discarded)?.actions?.[0]?.onAction();
  return { storage, bookId, id, entryId, restore };
}

it("a discarded draft comes back whole", async () => {
  const { storage, bookId, entryId, restore } = await discarded();
  expect((await allEntries(storage, bookId)).size).toBe(0);
  restore();
  await eventually(async () => expect((await allEntries(storage, bookId)).size).toBe(1));
  const back = (await allEntries(storage, bookId)).get(entryId);
  expect(content.operation).toBeDefined();
  expect(back).toMatchObject({ ...content, status: "draft", origin: "simple" });
});

it("says so when a discarded draft cannot come back", async () => {
  const { storage, bookId, id, restore } = await discarded();
  const closed = await closeMonth(storage, { id: id(), bookId, month: month("2026-11") });
  expect(closed.ok).toBe(true);
  restore();
  await eventually(() => expect(shown.map(({ title }) => title)).toContain(texts.refused));
  expect((await allEntries(storage, bookId)).size).toBe(0);
});
