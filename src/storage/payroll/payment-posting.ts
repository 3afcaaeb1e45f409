import type { Table } from "dexie";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type PayableEmployee, untilSettled } from "#domain/payroll/settlement/settled-people.ts";
import { isRepeated, type StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { readRows } from "../shapes/read-row.ts";
import { employeeShape } from "../shapes/records/employee-shape.ts";
import { benefitShape, settlementShape } from "../shapes/records/stored-payment-shape.ts";
import type { Change } from "../shapes/rows.ts";
import { pagesIn, type ReadBookPages, readPosting } from "./run-posting.ts";

/** Caches months: many payments share few of them. */
function remembering(read: ReadBookPages): ReadBookPages {
  const known = new Map<string, ReturnType<ReadBookPages>>();
  return (bookId, from, to) => {
    const key = `${bookId} ${from} ${to}`;
    const pages = known.get(key) ?? read(bookId, from, to);
    known.set(key, pages);
    return pages;
  };
}

export const PAYMENT_TABLES = ["settlements", "benefitPayments"] as const;

/** Where a settlement or a benefit lies. */
export function paymentTable(
  db: CuadraDatabase,
  { what }: Pick<StoredPayment, "what">,
): Table<StoredPayment, string> {
  return db.table<StoredPayment, string>(what === "settlement" ? "settlements" : "benefitPayments");
}

/** The change of one of them: `before` and `after` are of one kind, and so of one table. */
export function paymentChange(before: StoredPayment | null, after: StoredPayment | null): Change {
  const { id: key = "", what } = after ?? before ?? {};
  const table = what === "settlement" ? "settlements" : "benefitPayments";
  return { table, key, before, after } as Change;
}

/** The settlements and benefits of a company that can be read. */
export async function companyPayments(
  db: CuadraDatabase,
  companyId: CompanyId,
): Promise<readonly StoredPayment[]> {
  const [settlements, benefits] = await Promise.all([
    db.settlements.where("companyId").equals(companyId).toArray(),
    db.benefitPayments.where("companyId").equals(companyId).toArray(),
  ]);
  return [...readRows(settlementShape, settlements), ...readRows(benefitShape, benefits)];
}

export interface CountingPayment {
  readonly payment: StoredPayment;
  readonly entry: Entry;
}

/** The payments whose entry counts in a book. Call within a transaction over books and pages. */
export async function countingPayments(
  db: CuadraDatabase,
  payments: readonly StoredPayment[],
): Promise<readonly CountingPayment[]> {
  const read = remembering(pagesIn(db));
  const counting: CountingPayment[] = [];
  for (const payment of payments) {
    const { posting, day } = payment;
    const entry = await readPosting(db, { posting, period: { month: monthOf(day) } }, read);
    if (entry?.counts) counting.push({ payment, entry });
  }
  return counting;
}

/** The employees of a company as runs may pay them. Call within a transaction over books, pages, settlements and employees. */
export async function payableEmployees(
  db: CuadraDatabase,
  companyId: CompanyId,
): Promise<readonly PayableEmployee[]> {
  const [people, settlements] = await Promise.all([
    db.employees.where("companyId").equals(companyId).toArray(),
    db.settlements.where("companyId").equals(companyId).toArray(),
  ]);
  const counting = await countingPayments(db, readRows(settlementShape, settlements));
  return untilSettled(
    readRows(employeeShape, people),
    counting.map(({ payment }) => payment),
  );
}

/** Whether anyone of an undone payment was paid the same again since, in an entry that counts. */
export async function wasPostedAnew(db: CuadraDatabase, payment: StoredPayment): Promise<boolean> {
  const all = await companyPayments(db, payment.companyId);
  const others = all.filter(({ id }) => id !== payment.id);
  const anew = others.filter((each) => each.createdAt >= payment.createdAt && isRepeated(each, payment));
  return (await countingPayments(db, anew)).length > 0;
}
