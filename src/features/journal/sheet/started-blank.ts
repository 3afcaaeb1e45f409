import type { BookId } from "#domain/kernel/ids.ts";

// For this sitting: as soon as the book holds an entry the example is gone for good.
const books = new Set<BookId>();

/** "Empezar en blanco": the example is not shown again in this book. */
export function startBlank(book: BookId): void {
  books.add(book);
}

export function hasStartedBlank(book: BookId): boolean {
  return books.has(book);
}
