import type { Book } from "../company/book.ts";
import type { Counterparty } from "../fiscal/fiscal-operation.ts";
import type { Instant } from "../kernel/clock.ts";
import type { BookId, CompanyId, PartyId } from "../kernel/ids.ts";
import type { PartyDocument } from "./document.ts";

/**
 * The record of a third party (tercero). Entries keep its name as it was typed: the record is found from that text,
 * by its name and its other names, so neither renaming nor merging rewrites an entry (ADR 0041).
 */
export interface Party {
  readonly id: PartyId;
  /** The book it was first recorded in. */
  readonly bookId: BookId;
  /** The company whose books share it; absent: those of the company of its book, or its book alone. */
  readonly companyId?: CompanyId;
  readonly name: string;
  /** Other names that entries have for it: former ones, and those of records that were merged into it. */
  readonly aliases?: readonly string[];
  readonly document?: PartyDocument;
  /** What it is for taxes; absent while nobody said so. */
  readonly kind?: Counterparty;
  /** False: no tax is offered for this third party any more. */
  readonly offered: boolean;
  readonly city?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** All names that entries may have for it. */
export function namesOf({ name, aliases = [] }: Pick<Party, "name" | "aliases">): readonly string[] {
  return [name, ...aliases];
}

type Place = Pick<Book, "id" | "companyId">;

/** Whether a book's entries may name this record. `siblings`: the ids of all books of the book's company. */
export function isOfBook(party: Party, { id, companyId }: Place, siblings: ReadonlySet<BookId>): boolean {
  if (party.companyId !== undefined) return party.companyId === companyId;
  return party.bookId === id || (companyId !== null && siblings.has(party.bookId));
}
