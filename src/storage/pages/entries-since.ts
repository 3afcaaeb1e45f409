import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { entriesOf } from "../shapes/read-record.ts";
import { DRAFTS_PAGE } from "./month-draft.ts";

/** After every month. */
const LAST = "\uffff";

/** The entries of a book from a month on, in journal order. Waits for the pages only, for use within a transaction. */
export async function entriesSince(
  db: CuadraDatabase,
  bookId: BookId,
  from: Month,
): Promise<readonly Entry[]> {
  const end = [bookId, LAST, Number.MAX_SAFE_INTEGER];
  const pages = await db.pages
    .where("[bookId+month+page]")
    .between([bookId, from, DRAFTS_PAGE], end)
    .toArray();
  return pages.flatMap(entriesOf).sort(compareEntries);
}
