import { reportedYear } from "#domain/accounting/reported-months.ts";
import type { Company } from "#domain/company/company.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { MonthRow } from "../../shapes/rows.ts";
import { cutoffOf } from "../books/last-posted.ts";

/** What a company reports: its year, the last month with entries up to it, and the day its figures cover. */
export interface ReportedYear {
  readonly year: number;
  readonly lastMonth: Month;
  readonly cutOff: Day;
}

function lastUsed(months: readonly MonthRow[], upTo: Month): Month | null {
  let last: Month | null = null;
  for (const row of months)
    if (row.posted > 0 && row.month <= upTo && (last === null || row.month > last)) last = row.month;
  return last;
}

/** The year chosen for the company, else the one to tell (`reportedYear`). Null while nothing is posted up to it. */
export async function reportedOf(
  storage: AppStorage,
  company: Company,
  books: readonly { readonly id: BookId }[],
  months: readonly MonthRow[],
): Promise<ReportedYear | null> {
  const year = company.fiscalYear ?? reportedYear(months, today(storage.clock));
  const lastMonth = year === null ? null : lastUsed(months, month(`${year}-12`));
  if (year === null || lastMonth === null) return null;
  const period = { from: day(`${year}-01-01`), to: day(`${year}-12-31`) };
  return { year, lastMonth, cutOff: await cutoffOf(storage, books, period) };
}
