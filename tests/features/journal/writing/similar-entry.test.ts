import { expect, it, vi } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { keyNote } from "#domain/accounting/operations/key-note.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { emptyDraft } from "#features/journal/editor/entry-draft.ts";
import type { EntryEditor } from "#features/journal/editor/entry-editor.ts";
import { type SimilarFound, watchSimilar } from "#features/journal/writing/similar-entry.ts";
import { line, posted } from "#tests/support/builders.ts";
import { createStore } from "#ui/kit/create-store.ts";

it("FE-11 what is offered from memory has no key of the invoice of its model", () => {
  vi.useFakeTimers();
  const date = day("2026-11-20");
  const lines = [{ ...line("5120", 900), note: keyNote("c".repeat(96)) ?? "" }, line("1110", -900)];
  const model = posted(1, { date, description: "Arriendo del local", reference: "FV-1", lines });
  const state = { draft: { ...emptyDraft(date), description: "arriendo" }, original: null };
  const editor = { getSnapshot: () => state, subscribe: () => () => undefined } as unknown as EntryEditor;
  const found = createStore<SimilarFound | null>(null);
  const memory = createStore<readonly Entry[]>([model]);
  const stop = watchSimilar({ memory, editor, isOffered: () => true }, found);
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
  expect(found.getSnapshot()?.entry?.lines).toEqual([line("5120", 900), line("1110", -900)]);
});
