import { screen, waitFor } from "@testing-library/react";
import { vi } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ComplexJournalScreen } from "#features/journal/complex-journal-screen.tsx";
import type { JournalAddress } from "#features/journal/journal-address.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";

/** The month of the tests' clock. */
export const NOVEMBER = month("2026-11");

const HEIGHT = "clientHeight";

/** A layout for a world without one, whose frames are 700 px high. Answers how to take it back. */
function stubWindow(matched: string): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, HEIGHT);
  Object.defineProperty(HTMLElement.prototype, HEIGHT, { configurable: true, get: () => 700 });
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media.includes(matched),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => {
    Reflect.deleteProperty(HTMLElement.prototype, HEIGHT);
    if (own) Object.defineProperty(HTMLElement.prototype, HEIGHT, own);
  };
}

/** A wide window. */
export const stubLayout = () => stubWindow(">=");

/** A phone. */
export const stubPhone = () => stubWindow("width <");

export async function post(storage: AppStorage, bookId: BookId, content: EntryContent): Promise<void> {
  const id = storage.newId("command");
  const entryId = storage.newId("entry");
  const made = await postEntry(storage, { id, bookId, entryId, content, origin: "journal" });
  if (!made.ok) throw new Error(`entry refused: ${made.error.kind}`);
}

export async function draft(storage: AppStorage, bookId: BookId, content: EntryContent): Promise<void> {
  const id = storage.newId("command");
  const entryId = storage.newId("entry");
  const made = await saveDraft(storage, { id, bookId, entryId, content, origin: "journal" });
  if (!made.ok) throw new Error(`draft refused: ${made.error.kind}`);
}

/** The complex journal of a book on the screen, ready to be written in. */
export async function openJournal(
  storage: AppStorage,
  book: BookId,
  address: JournalAddress = {},
): Promise<HTMLElement> {
  await renderInRouter(
    <StorageContext value={storage}>
      <ComplexJournalScreen address={{ book, periodo: NOVEMBER, ...address }} onGo={() => undefined} />
    </StorageContext>,
  );
  const grid = await screen.findByRole("grid");
  await waitFor(() => screen.getByLabelText("Fecha"));
  return grid;
}
