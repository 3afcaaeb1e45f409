import type { Book } from "#domain/company/book.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { isOfBook, type Party } from "#domain/parties/party.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { readRows } from "../shapes/read-row.ts";
import { partyShape } from "../shapes/records/party-shape.ts";

/**
 * The records that a book's entries may name: those of its company, of whatever book, deleted ones too; of a book
 * without a company its own. Waits for its own tables only, for use within a command's transaction.
 */
export async function partiesOfBook(
  db: CuadraDatabase,
  book: Pick<Book, "id" | "companyId">,
): Promise<readonly Party[]> {
  const { id, companyId } = book;
  if (companyId !== null) return partiesOfCompany(db, companyId, [id]);
  return readRows(partyShape, await db.parties.where("bookId").equals(id).toArray()).filter((party) =>
    isOfBook(party, book, new Set()),
  );
}

/** The records that the books of a company may name. `more`: books that are about to be its own. */
export async function partiesOfCompany(
  db: CuadraDatabase,
  companyId: CompanyId,
  more: readonly BookId[] = [],
): Promise<readonly Party[]> {
  const siblings = await db.books.where("companyId").equals(companyId).primaryKeys();
  const ids = new Set([...more, ...(siblings as BookId[])]);
  const [shared, own] = await Promise.all([
    db.parties.where("companyId").equals(companyId).toArray(),
    db.parties
      .where("bookId")
      .anyOf([...ids])
      .toArray(),
  ]);
  const rows = new Map([...shared, ...own].map((row) => [row.id, row]));
  return readRows(partyShape, [...rows.values()]).filter(
    (party) => (party.companyId ?? companyId) === companyId,
  );
}
