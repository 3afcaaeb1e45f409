import type { BookId } from "#domain/kernel/ids.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import type { BankMatch } from "#domain/reconciliation/bank-match.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { extractShape, matchShape } from "../../shapes/records/reconciliation-shapes.ts";

/** The extracts of a book in the order of their months; records that cannot be read are left out. */
export async function knownExtracts(
  { db }: Pick<AppStorage, "db">,
  bookId: BookId,
): Promise<readonly BankExtract[]> {
  const rows = await db.extracts.where("bookId").equals(bookId).toArray();
  return readRows(extractShape, rows).sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));
}

/** The matches of these extracts. */
export async function knownMatches(
  { db }: Pick<AppStorage, "db">,
  bookId: BookId,
  extracts: readonly BankExtract[],
): Promise<readonly BankMatch[]> {
  const ids = new Set(extracts.map(({ id }) => id));
  const rows = readRows(matchShape, await db.matches.where("bookId").equals(bookId).toArray());
  return rows.filter(({ lines }) => lines.some(({ extractId }) => ids.has(extractId)));
}
