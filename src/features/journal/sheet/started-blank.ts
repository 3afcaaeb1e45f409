import type { BookId } from "#domain/kernel/ids.ts";
import { createStore, type Store } from "#ui/kit/create-store.ts";

const books = createStore<ReadonlySet<BookId>>(new Set());

/** The books in which the example was taken away. For this sitting: an entry in the book ends it for good. */
export const startedBlank: Store<ReadonlySet<BookId>> = books;

/** "Empezar en blanco": hides the example in this book. */
export function startBlank(book: BookId): void {
  books.set(new Set([...books.getSnapshot(), book]));
}
