import type { Entry } from "#domain/accounting/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { KeptPayment } from "#domain/payroll/kept-payment.ts";
import type { AppStorage } from "../app-storage.ts";
import { companyPayments, countingPayments } from "../payment-posting.ts";

/** A settlement or benefit on record, and the entry by which it counts. */
export interface PostedPayment {
  readonly payment: KeptPayment;
  readonly book: Pick<Book, "id" | "name">;
  readonly entry: Pick<Entry, "number" | "date">;
}

/**
 * What was paid of a company's people and still counts in a book, the last posted first. What was reversed, voided or
 * taken back there is left out, as are records that cannot be trusted (BR-11).
 */
export async function listPayments(
  { db }: AppStorage,
  companyId: CompanyId,
): Promise<readonly PostedPayment[]> {
  const found = await countingPayments(db, await companyPayments(db, companyId));
  const posted: PostedPayment[] = [];
  for (const { payment, entry } of found) {
    const book = await db.books.get(payment.posting.bookId);
    const { number, date } = entry;
    if (book) posted.push({ payment, book: { id: book.id, name: book.name }, entry: { number, date } });
  }
  return posted.sort((a, b) => b.payment.createdAt - a.payment.createdAt);
}
