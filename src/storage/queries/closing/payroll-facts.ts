import type { PayrollFact } from "#domain/accounting/closing/points/closing-point.ts";
import { payrollFact, spannedMonths } from "#domain/accounting/closing/points/payroll-fact.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { Book } from "#domain/company/book.ts";
import { addMonths, firstDay, lastDay } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { listPayable } from "../payroll/employees.ts";
import { listRuns } from "../payroll/payroll-runs.ts";

/** Accounts that the entry of a run always uses: what people earn, and what is owed to them. */
const PAYROLL = /^(?:25|5[12]05|72)/;

/** The runs of a span whose entry is in this book and counts. Reads the pages that name an account of payroll. */
async function countingRuns(
  storage: AppStorage,
  book: Book,
  runs: readonly StoredRun[],
  months: readonly Month[],
): Promise<(run: StoredRun) => boolean> {
  const [first, last] = [months[0], months.at(-1)];
  const own = runs.some(({ posting }) => posting?.bookId === book.id);
  if (!own || first === undefined || last === undefined) return ({ posting }) => posting?.bookId !== book.id;
  // An entry may have been dated in the month after.
  const end = lastDay(addMonths(last, 1));
  const read = await BookMonths.read(storage, book.id, end);
  const isPayroll = (code: Parameters<typeof pucOfCode>[1]) =>
    PAYROLL.test(pucOfCode(book.chart, code) ?? "");
  const entries = await read.entriesNaming(isPayroll, firstDay(first), end);
  const counting = new Set(entries.flatMap(({ id, reversedBy }) => (reversedBy ? [] : [id])));
  // A run that another book of the company holds is looked at there.
  return ({ posting }) => posting !== null && (posting.bookId !== book.id || counting.has(posting.entryId));
}

/** The payroll of a company in the whole months of a span; null where nobody is employed. */
export async function readPayrollFact(
  storage: AppStorage,
  book: Book,
  from: Month,
  until: Month | null,
): Promise<PayrollFact | null> {
  const { companyId } = book;
  if (companyId === null) return null;
  const [employees, all] = await Promise.all([listPayable(storage, companyId), listRuns(storage, companyId)]);
  const months = spannedMonths(from, until);
  const runs = all.filter(({ period }) => months.includes(period.month));
  return payrollFact({ employees, runs, months, counts: await countingRuns(storage, book, runs, months) });
}
