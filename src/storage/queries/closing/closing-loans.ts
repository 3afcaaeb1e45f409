import {
  accrualDays,
  accruedInterest,
  interestAccounts,
} from "#domain/accounting/closing/accrued-interest.ts";
import { dayAfter } from "#domain/accounting/closing/closing-period.ts";
import type { ProposalInput } from "#domain/accounting/closing/proposals/proposal.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { closingLoans } from "#domain/recurring/recurring-dues.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { readRows } from "../../shapes/read-row.ts";
import { recurringShape } from "../../shapes/records/recurring-shape.ts";

/**
 * What the proposals of a period ask, with the loans of the register on its last day and what the books accrued for
 * them. Apart from `yearClosing`, which whoever closes a year loads. Reads the pages of two days, and none without loans.
 */
export async function withLoans(
  storage: AppStorage,
  bookId: BookId,
  input: ProposalInput,
): Promise<ProposalInput> {
  const { period, pucOf } = input;
  const rows = await storage.db.recurrings.where("bookId").equals(bookId).toArray();
  const loans = closingLoans(readRows(recurringShape, rows), period.to);
  if (loans.length === 0) return input;
  const months = await BookMonths.read(storage, bookId, dayAfter(period));
  const entries = await months.entriesOn(interestAccounts(loans, pucOf), accrualDays(period));
  return { ...input, accrued: { loans, ...accruedInterest(entries, loans, period, pucOf) } };
}
