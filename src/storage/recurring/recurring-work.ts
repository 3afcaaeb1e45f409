import type { Refusal } from "#domain/accounting/refusal.ts";
import type { BookId, RecurringId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { Recurring, RecurringRefusal } from "#domain/recurring/recurring.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { readRows } from "../shapes/read-row.ts";
import { recurringShape } from "../shapes/records/recurring-shape.ts";

export type RecurringResult<Answer> = Result<Answer, RecurringRefusal | Refusal | StorageRefusal>;

/** What repeats, if it is of this book and can be read. Call within the transaction. */
export async function storedRecurring(
  db: CuadraDatabase,
  bookId: BookId,
  id: RecurringId,
): Promise<Recurring | null> {
  const row = await db.recurrings.get(id);
  const [found] = row === undefined ? [] : readRows(recurringShape, [row]);
  return found?.bookId === bookId ? found : null;
}
