import { cleanName } from "#domain/company/book.ts";
import { firstCharacters } from "#domain/kernel/graphemes.ts";
import type { BookId, NewId } from "#domain/kernel/ids.ts";
import { sameText } from "../engine/same-text.ts";
import type { BookRow, OwnAccountRow } from "../shapes/rows.ts";
import { type BookParts, contains, furtherOf, underId } from "./book-parts.ts";

const SUFFIX = " (de la copia)";
const MOST_CHARACTERS = 120;

/** Its kardex stays with the book it comes from. */
function besideOf({ deletedAt: _gone, stock: _stock, ...book }: BookRow, id: BookId): BookRow {
  return { ...book, id, name: besideName(book.name), copyOf: book.id };
}

function besideName(name: string): string {
  const room = firstCharacters(name, MOST_CHARACTERS - SUFFIX.length).trimEnd();
  return cleanName(`${room}${SUFFIX}`) ?? SUFFIX.trim();
}

/** The books after merging a backup. */
export interface MergedBooks {
  readonly books: readonly BookParts[];
  readonly added: number;
  /** Books that exist here in an older state than the backup's. */
  readonly updated: number;
  /** Both sides changed differently: the backup's version is added as a separate book. */
  readonly beside: number;
}

/** Name, period and state from the side changed last; the entry counters come from `counted`, with its entries. */
function headOf(counted: BookRow, one: BookRow, other: BookRow): BookRow {
  const newer = other.version > one.version ? other : one;
  const { lastNumber, entries, turnover, stock } = counted;
  const { deletedAt: _gone, ...alive } = newer;
  // A book restored from a backup is wanted, even if it was deleted here since.
  const isGone = one.deletedAt !== undefined && other.deletedAt !== undefined;
  const { stock: _stock, ...head } = isGone ? newer : alive;
  return { ...head, lastNumber, entries, turnover, ...(stock && { stock }) };
}

function withAccounts(parts: BookParts, more: readonly OwnAccountRow[]): readonly OwnAccountRow[] {
  const known = new Set(parts.accounts.map((row) => row.code));
  return [...parts.accounts, ...more.filter((row) => !known.has(row.code))];
}

/** Merges two books when one knows all entries of the other: the larger one, with the accounts of both. */
function joined(larger: BookParts, here: BookParts, incoming: BookParts): BookParts {
  const other = larger === here ? incoming : here;
  const book = headOf(larger.book, here.book, incoming.book);
  return { ...larger, book, accounts: withAccounts(larger, other.accounts) };
}

function isSame(a: BookParts, b: BookParts): boolean {
  return sameText([a.book, a.accounts]) === sameText([b.book, b.accounts]) && a.pages === b.pages;
}

/** Adds books unknown here. Of a known book the later state is kept; if both sides changed it, both are kept. */
export function mergeBooks(
  here: ReadonlyMap<string, BookParts>,
  incoming: ReadonlyMap<string, BookParts>,
  newId: NewId,
): MergedBooks {
  const merged = new Map(here);
  let [added, updated, beside] = [0, 0, 0];
  for (const [id, parts] of incoming) {
    const known = here.get(id);
    if (known === undefined) {
      merged.set(id, parts);
      added += 1;
      continue;
    }
    const further = furtherOf(known, parts);
    if (further !== null) {
      const next = joined(further, known, parts);
      if (!isSame(next, known)) updated += 1;
      merged.set(id, next);
    } else if (!hasBeside(here, parts)) {
      const copy = besideOf(parts.book, newId("book"));
      merged.set(copy.id, underId(parts, copy));
      beside += 1;
    }
  }
  return { books: [...merged.values()], added, updated, beside };
}

/** Whether it was merged before: the same backup twice adds no second copy (BR-06). */
function hasBeside(here: ReadonlyMap<string, BookParts>, parts: BookParts): boolean {
  return [...here.values()].some(
    (each) =>
      each.book.copyOf === parts.book.id && each.book.deletedAt === undefined && contains(each, parts),
  );
}
