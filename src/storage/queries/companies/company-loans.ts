import type { AccountCode } from "#domain/accounting/account.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { Book } from "#domain/company/book.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { recurringShape } from "../../shapes/records/recurring-shape.ts";

interface Owned {
  readonly bookId: unknown;
}

/** The loans of some books among everything that repeats, each on the account of the PUC that it is owed on. */
export function loansIn(rows: readonly Owned[], books: readonly Book[]): readonly RecurringLoan[] {
  return books.flatMap(({ id, chart }) =>
    readRows(
      recurringShape,
      rows.filter(({ bookId }) => bookId === id),
    ).flatMap(({ plan, ...fields }): RecurringLoan[] => {
      const debt = plan.kind === "loan" ? pucOfCode(chart, plan.debt) : null;
      return plan.kind === "loan" && debt !== null
        ? [{ ...fields, plan: { ...plan, debt: debt as AccountCode } }]
        : [];
    }),
  );
}

export async function loansOfBooks(
  { db }: AppStorage,
  books: readonly Book[],
): Promise<readonly RecurringLoan[]> {
  const ids = books.map(({ id }) => id);
  return ids.length === 0 ? [] : loansIn(await db.recurrings.where("bookId").anyOf(ids).toArray(), books);
}
