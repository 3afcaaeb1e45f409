import type { CompanyId } from "#domain/kernel/ids.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { BookCard } from "#storage/queries/books/book-cards.ts";
import type { StatusFilter } from "./texts.ts";

export interface BookFilter {
  readonly words: string;
  readonly company: CompanyId | null;
  readonly status: StatusFilter;
}

function matchesWords({ book, company }: BookCard, words: string): boolean {
  const text = fold(`${book.name} ${company?.name ?? ""}`);
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Books of a company that match every word in their name or company; the status filter counts these. */
export function foundBooks(cards: readonly BookCard[], filter: Omit<BookFilter, "status">): BookCard[] {
  return cards.filter(
    (card) =>
      (filter.company === null || card.book.companyId === filter.company) && matchesWords(card, filter.words),
  );
}

export function countByStatus(cards: readonly BookCard[]): Readonly<Record<StatusFilter, number>> {
  const counts = { all: cards.length, active: 0, completed: 0, archived: 0 };
  for (const { book } of cards) counts[book.status] += 1;
  return counts;
}

export function ofStatus(cards: readonly BookCard[], status: StatusFilter): BookCard[] {
  return cards.filter(({ book }) => status === "all" || book.status === status);
}
