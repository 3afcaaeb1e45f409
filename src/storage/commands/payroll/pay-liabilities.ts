import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { BenefitPaymentId, EntryId, PayrollRunId, SettlementId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import {
  asPosted,
  openLiabilities,
  paymentLiabilities,
  runLiabilities,
  settledSince,
} from "#domain/payroll/payment/liabilities.ts";
import type {
  Liability,
  LiabilityPayment,
  OpenLiability,
} from "#domain/payroll/payment/liability-payment.ts";
import { type PaymentOrder, paymentEntry, paymentProblem } from "#domain/payroll/payment/pay-liabilities.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { NET_PAYABLE } from "#domain/payroll/slip/concepts.data.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import {
  companyPayments,
  countingPayments,
  PAYMENT_TABLES,
  paymentChange,
  paymentTable,
} from "../../payroll/payment-posting.ts";
import { findRun, monthRuns, type PayrollCommandResult, refuseCompany } from "../../payroll/payroll-work.ts";
import { readPayments, readPosting } from "../../payroll/run-posting.ts";

/** What left the liabilities owed: a run, a settlement or a benefit. */
export type DebtorId =
  | { readonly what: "run"; readonly id: PayrollRunId }
  | { readonly what: "settlement"; readonly id: SettlementId }
  | { readonly what: "benefit"; readonly id: BenefitPaymentId };

export interface PayLiabilities extends BookCommand {
  readonly debtor: DebtorId;
  /** Version that was on screen (MT-02). */
  readonly version: number;
  readonly entryId: EntryId;
  readonly order: PaymentOrder;
}

type Refused = RunRefusal | Refusal;

/** A run or a payment with what it left owed. */
interface Debt {
  readonly record: StoredRun | StoredPayment;
  readonly owed: readonly Liability[];
}

async function runDebt(
  storage: AppStorage,
  id: PayrollRunId,
  version: number,
): Promise<Result<Debt, Refused>> {
  const found = await findRun(storage.db, id);
  if (!found.ok) return found;
  const run = found.value;
  if (run.version !== version) return err({ kind: "stale-run", current: run });
  if (run.status === "draft") return err({ kind: "run-open" });
  const posted = await readPosting(storage.db, run);
  if (!posted?.counts) return err({ kind: "run-unposted" });
  const first = firstHalfOf(await monthRuns(storage.db, run.companyId, run.period.month), run.period);
  const computed = computeKept(run, first);
  if (!computed.ok) return err({ kind: "run-problem", problem: computed.error });
  return ok({ record: run, owed: asPosted(runLiabilities(computed.value.run), posted.lines) });
}

async function paymentDebt(
  { db }: AppStorage,
  debtor: Exclude<DebtorId, { what: "run" }>,
  version: number,
): Promise<Result<Debt, Refused>> {
  const table = debtor.what === "settlement" ? db.settlements : db.benefitPayments;
  const payment: StoredPayment | undefined = await table.get(debtor.id);
  if (payment?.version !== version) return err({ kind: "stale-payment" });
  const [posted] = await countingPayments(db, [payment]);
  if (posted === undefined) return err({ kind: "run-unposted" });
  const later = (await companyPayments(db, payment.companyId)).filter(({ what }) => what === "settlement");
  const counting = (await countingPayments(db, later)).map((each) => each.payment);
  const owed = paymentLiabilities(payment, settledSince(payment, counting));
  return ok({ record: payment, owed: asPosted(owed, posted.entry.lines) });
}

/** A run is paid on the day on which nothing of its net is left; paid again after a reversal, on the later one. */
function withPayment(run: StoredRun, payment: LiabilityPayment, isNetPaid: boolean): StoredRun {
  const payments = [...(run.payments ?? []), payment];
  return isNetPaid ? { ...run, payments, status: "paid", paidOn: payment.day } : { ...run, payments };
}

async function write(
  { db }: AppStorage,
  work: BookWork,
  record: Debt["record"],
  payment: LiabilityPayment,
  isNetPaid: boolean,
): Promise<void> {
  const stamp = { updatedAt: work.at, version: record.version + 1 };
  if ("status" in record) {
    const after: StoredRun = { ...withPayment(record, payment, isNetPaid), ...stamp };
    await db.payrollRuns.put(after);
    work.changes.push({ table: "payrollRuns", key: record.id, before: record, after });
    return;
  }
  const after: StoredPayment = { ...record, payments: [...(record.payments ?? []), payment], ...stamp };
  await paymentTable(db, after).put(after);
  work.changes.push(paymentChange(record, after));
}

async function pay(
  storage: AppStorage,
  work: BookWork,
  { debtor, version, order, bookId, entryId }: PayLiabilities,
): Promise<Result<EntryId, Refused>> {
  const debt =
    debtor.what === "run"
      ? await runDebt(storage, debtor.id, version)
      : await paymentDebt(storage, debtor, version);
  if (!debt.ok) return debt;
  const { record, owed } = debt.value;
  if (record.posting?.bookId !== bookId) return err({ kind: "foreign-book" });
  const refusal = await refuseCompany(storage, storage.plan.now(), record.companyId);
  if (refusal) return err(refusal);
  const counting = (await readPayments(storage.db, record.payments)).filter(({ counts }) => counts);
  const open = openLiabilities(owed, counting);
  const problem = paymentProblem(order, open);
  if (problem) return err({ kind: "bad-payment", problem });
  const content = paymentEntry(order, open);
  const unposted = await work.refusePosting(content);
  if (unposted) return err(unposted);
  const stamp = { version: 1, createdAt: work.at, updatedAt: work.at };
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
  const payment: LiabilityPayment = { day: order.day, parts: order.parts, posting: { bookId, entryId } };
  const after = openLiabilities(owed, [...counting, payment]);
  const hasNet = (some: readonly OpenLiability[]) =>
    some.some(({ account, left }) => account === NET_PAYABLE && left > 0);
  const isNetPaid = hasNet(open) && !hasNet(after);
  await write(storage, work, record, payment, isNetPaid);
  return ok(entryId);
}

/**
 * Posts a payment of what a run, a settlement or a benefit left owed, in the book that has its entry, and notes it in
 * the record. Any part may be paid; a run whose net is paid whole is marked paid. Refused above what is left, and for
 * every reason that refuses any posting. `undoCommand` takes both back. Returns the entry's id.
 */
export function payLiabilities(
  storage: AppStorage,
  command: PayLiabilities,
): Promise<PayrollCommandResult<EntryId>> {
  return changeBook<EntryId, RunRefusal>(
    storage,
    command,
    "pay-liabilities",
    (work) => pay(storage, work, command),
    { tables: ["payrollRuns", ...PAYMENT_TABLES] },
  );
}
