import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { Party } from "#domain/parties/party.ts";
import type { PartyRefusal } from "#domain/parties/party-refusal.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { isWritable } from "../pages/book-work.ts";
import { partiesOfBook } from "./parties-of-book.ts";

export type PartyResult<Answer> = Result<Answer, PartyRefusal | StorageRefusal>;

interface PartiesAt {
  readonly book: Book;
  readonly parties: readonly Party[];
}

/** The tables that a command on third parties reads and writes. */
export const PARTY_TABLES = ["books", "parties"] as const;

/** The book through which third parties are written, with all it shares. Call within the transaction. */
export async function partiesToWrite(
  db: CuadraDatabase,
  bookId: BookId,
): Promise<Result<PartiesAt, Refusal>> {
  const book = await db.books.get(bookId);
  const refusal = isWritable(book);
  if (refusal || !book) return err(refusal ?? { kind: "unknown-book" });
  return ok({ book, parties: await partiesOfBook(db, book) });
}

/** Those whose record changed or went since the screen read it. */
export function staleParty(current: Party | undefined, version: number): PartyRefusal | null {
  if (!current) return { kind: "unknown-party" };
  return current.version === version ? null : { kind: "stale-party", current };
}

/** The company that shares the record from now on: that of the book through which it is written. */
export function sharing({ companyId }: Book): Pick<Party, "companyId"> {
  return companyId === null ? {} : { companyId };
}
