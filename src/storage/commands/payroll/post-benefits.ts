import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { CompanyId, EntryId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { claimsOf, type Payable, payableEntry, paymentContent } from "#domain/payroll/run/payable.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import { covers, type StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { companyWorkerNames, WORKER_TABLES } from "../../payroll/company-workers.ts";
import {
  companyPayments,
  countingPayments,
  paymentChange,
  paymentTable,
} from "../../payroll/payment-posting.ts";
import { type PayrollCommandResult, refuseCompany } from "../../payroll/payroll-work.ts";
import { readRow } from "../../shapes/read-row.ts";
import { benefitShape, settlementShape } from "../../shapes/records/stored-payment-shape.ts";

export interface PostBenefits extends BookCommand {
  readonly companyId: CompanyId;
  readonly payable: Payable;
  /** Ids of the new record and the new entry. */
  readonly paymentId: StoredPayment["id"];
  readonly entryId: EntryId;
  /** The user was warned that someone was already paid the same, and posts anyway. */
  readonly again: boolean;
}

type Refused = RunRefusal | Refusal;

async function refuse(
  storage: AppStorage,
  { book }: BookWork,
  { companyId, payable, again }: PostBenefits,
): Promise<Refused | null> {
  if (book.companyId !== companyId) return { kind: "foreign-book" };
  if (book.chart !== "puc") return { kind: "not-puc" };
  const refusal = await refuseCompany(storage, storage.plan.now(), companyId);
  if (refusal || again) return refusal;
  const claims = claimsOf(payable);
  const all = await companyPayments(storage.db, companyId);
  const before = all.filter((each) => claims.some((claim) => covers(each, claim)));
  return (await countingPayments(storage.db, before)).length > 0 ? { kind: "already-paid" } : null;
}

async function post(
  storage: AppStorage,
  work: BookWork,
  command: PostBenefits,
): Promise<Result<StoredPayment, Refused>> {
  const { bookId, companyId, entryId, paymentId, payable } = command;
  const stamp = { createdAt: work.at, updatedAt: work.at, version: 1 };
  const refusal = await refuse(storage, work, command);
  if (refusal) return err(refusal);
  const nameOf = await companyWorkerNames(storage.db, companyId);
  const content = payableEntry(payable, nameOf);
  const unposted = await work.refusePosting(content);
  if (unposted) return err(unposted);
  const made = {
    id: paymentId,
    companyId,
    ...paymentContent(payable, nameOf),
    posting: { bookId, entryId },
    ...stamp,
  };
  const payment = readRow(settlementShape, made) ?? readRow(benefitShape, made);
  if (payment === null) return err({ kind: "bad-run" });
  const number = work.nextNumber();
  const entry: Entry = {
    ...content,
    id: entryId,
    bookId,
    number,
    status: "posted",
    origin: "payroll",
    ...stamp,
  };
  await work.change(null, entry);
  await paymentTable(storage.db, payment).add(payment);
  work.changes.push(paymentChange(null, payment));
  return ok(payment);
}

/**
 * Posts a settlement, or a benefit of many people, to a book of their company as one balanced entry on its last day,
 * and records who was paid what. Both are written or neither. Refused if the same was already posted for someone and
 * still counts, unless `again`; and for every reason that refuses any posting.
 */
export function postBenefits(
  storage: AppStorage,
  command: PostBenefits,
): Promise<PayrollCommandResult<StoredPayment>> {
  return changeBook<StoredPayment, RunRefusal>(
    storage,
    command,
    "post-benefits",
    (work) => post(storage, work, command),
    { tables: WORKER_TABLES },
  );
}
