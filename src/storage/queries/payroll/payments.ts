import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { KeptPayment } from "#domain/payroll/settlement/kept-payment.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { companyPayments, countingPayments } from "../../payroll/payment-posting.ts";

/** A settlement or benefit on record, and the entry by which it counts. */
export interface PostedPayment {
  readonly payment: KeptPayment;
  readonly book: Pick<Book, "id" | "name">;
  readonly entry: Pick<Entry, "number" | "date">;
}

async function posted(
  db: CuadraDatabase,
  payments: readonly KeptPayment[],
): Promise<readonly PostedPayment[]> {
  const found: PostedPayment[] = [];
  for (const { payment, entry } of await countingPayments(db, payments)) {
    const book = await db.books.get(payment.posting.bookId);
    const { number, date } = entry;
    if (book) found.push({ payment, book: { id: book.id, name: book.name }, entry: { number, date } });
  }
  return found;
}

/**
 * What was paid of a company's people and still counts in a book, the last posted first. What was reversed, voided or
 * taken back there is left out, as are records that cannot be trusted (BR-11).
 */
export async function listPayments(
  { db }: AppStorage,
  companyId: CompanyId,
): Promise<readonly PostedPayment[]> {
  const found = await posted(db, await companyPayments(db, companyId));
  return found.toSorted((a, b) => b.payment.createdAt - a.payment.createdAt);
}

/** Where a payment stands in the books; null when its entry counts no more. */
export async function readPayment({ db }: AppStorage, payment: KeptPayment): Promise<PostedPayment | null> {
  const [found] = await posted(db, [payment]);
  return found ?? null;
}
