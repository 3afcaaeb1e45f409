import type { Book } from "#domain/company/book.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { keptUntilWritten } from "../../engine/kept-until-written.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { monthsByName } from "../../pages/book-ranges.ts";
import { partiesOfBook } from "../../parties/parties-of-book.ts";
import { textLength } from "../../shapes/party-sums.ts";
import type { MonthRow } from "../../shapes/rows.ts";

type BookOf = Pick<Book, "id" | "companyId">;

/** A book as reports by third party read it. */
export interface PartyBook {
  /** Who its lines may name. */
  readonly records: readonly Party[];
  readonly index: PartyIndex;
  /** All months of the book. */
  readonly months: BookMonths;
}

interface PartyRows {
  readonly records: readonly Party[];
  readonly index: PartyIndex;
  readonly rows: readonly MonthRow[];
}

/** Characters of a book's sums that stay in memory: some three years of 100,000 entries each. */
const MOST_TEXT = 12_000_000;

const partyRows = keptUntilWritten<BookOf, PartyRows>(
  async ({ db }, book) => {
    const [records, rows] = await Promise.all([partiesOfBook(db, book), monthsByName(db, book.id)]);
    return { records, index: new PartyIndex(records), rows };
  },
  ({ id, companyId }) => `${id} ${companyId ?? ""}`,
  ({ rows }) => rows.reduce((sum, { parties }) => sum + textLength(parties), 0) <= MOST_TEXT,
);

/**
 * The records and months of a book. Its months are long where many third parties move, and a person asks for one of
 * them after another: until something is written they are read once.
 */
export async function readPartyBook(storage: AppStorage, book: BookOf): Promise<PartyBook> {
  const { records, index, rows } = await partyRows(storage, book);
  return { records, index, months: BookMonths.of(storage, rows) };
}
