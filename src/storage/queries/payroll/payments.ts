import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { companyPayments, countingPayments } from "../../payroll/payment-posting.ts";
import { type PostedLiabilityPayment, readPayments } from "../../payroll/run-posting.ts";

/** A stored settlement or benefit, and the entry by which it counts. */
export interface PostedPayment {
  readonly payment: StoredPayment;
  readonly book: Pick<Book, "id" | "name">;
  readonly entry: Pick<Entry, "number" | "date" | "lines">;
  /** Payments of what it left owed whose entry is still in the book. */
  readonly paid: readonly PostedLiabilityPayment[];
}

async function posted(
  db: CuadraDatabase,
  payments: readonly StoredPayment[],
): Promise<readonly PostedPayment[]> {
  const found: PostedPayment[] = [];
  for (const { payment, entry } of await countingPayments(db, payments)) {
    const book = await db.books.get(payment.posting.bookId);
    const { number, date, lines } = entry;
    const paid = await readPayments(db, payment.payments);
    if (book)
      found.push({ payment, book: { id: book.id, name: book.name }, entry: { number, date, lines }, paid });
  }
  return found;
}

/**
 * Payments to a company's people that still count in a book, last posted first. Reversed, voided or undone ones are
 * left out, as are damaged records (BR-11).
 */
export async function listPayments(
  { db }: AppStorage,
  companyId: CompanyId,
): Promise<readonly PostedPayment[]> {
  const found = await posted(db, await companyPayments(db, companyId));
  return found.toSorted((a, b) => b.payment.createdAt - a.payment.createdAt);
}

/** Book and entry of a payment; null if its entry no longer counts. */
export async function readPayment({ db }: AppStorage, payment: StoredPayment): Promise<PostedPayment | null> {
  const [found] = await posted(db, [payment]);
  return found ?? null;
}
