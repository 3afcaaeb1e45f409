import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { EntryItems, ItemQuestion } from "#storage/queries/inventory/item-questions.ts";
import { createStore } from "#ui/kit/create-store.ts";

/** The entries that somebody is asked about, in the database that they lie in. */
export interface AskedEntries {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  /** Never empty. */
  readonly questions: readonly ItemQuestion[];
}

/** An entry whose items are shown. */
export interface ShownItems {
  readonly storage: AppStorage;
  readonly entry: Entry;
  /** Never empty. */
  readonly moves: readonly EntryItems[];
  readonly writable: boolean;
}

/** What the question is about; null while nothing is asked. */
export const askedItems = createStore<AskedEntries | null>(null);

/** The entry whose items are shown; null for none. */
export const shownItems = createStore<ShownItems | null>(null);

const loadQueries = () => import("#storage/queries/inventory/item-questions.ts");

function ask(storage: AppStorage, bookId: BookId, questions: readonly ItemQuestion[]): void {
  if (questions.length > 0) askedItems.set({ storage, bookId, questions });
}

/** Asks of which items an entry is that a command wrote, in a book that keeps a kardex (IN-07). */
export async function askItemsOf(storage: AppStorage, bookId: BookId, command: CommandId): Promise<void> {
  const { questionsOfCommand } = await loadQueries();
  // It is asked of who just wrote: a database that closed meanwhile has nobody to answer.
  ask(storage, bookId, await questionsOfCommand(storage, bookId, command).catch(() => []));
}

/** Asks of which items this entry is, whatever was answered before. */
export async function askEntry(storage: AppStorage, entry: Entry): Promise<void> {
  const { questionsOfEntry } = await loadQueries();
  ask(storage, entry.bookId, await questionsOfEntry(storage, entry));
}

/** Shows the items of an entry; where nobody said them yet, asks. */
export async function showItemsOf(storage: AppStorage, entry: Entry, writable: boolean): Promise<void> {
  const { itemsOfEntry } = await loadQueries();
  const moves = await itemsOfEntry(storage, entry);
  if (moves.length > 0) shownItems.set({ storage, entry, moves, writable });
  else if (writable) await askEntry(storage, entry);
}
