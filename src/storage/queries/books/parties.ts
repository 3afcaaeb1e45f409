import type { TaxParty } from "#domain/fiscal/offer/party.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { taxPartyShape } from "../../shapes/records/tax-party-shape.ts";

/** The third parties that a book remembers, by name. */
export async function listParties({ db }: AppStorage, bookId: BookId): Promise<readonly TaxParty[]> {
  const rows = await db.parties.where("bookId").equals(bookId).toArray();
  return readRows(taxPartyShape, rows).sort((a, b) => compareSpanish(a.name, b.name));
}
