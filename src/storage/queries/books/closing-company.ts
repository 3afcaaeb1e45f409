import { closingDay } from "#domain/accounting/closing/closing.ts";
import type { ClosingCompany } from "#domain/accounting/closing/proposals/proposal.ts";
import type { Book } from "#domain/company/book.ts";
import { vacationOwed } from "#domain/payroll/benefits/vacation-owed.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { fiscalProfileFor } from "../fiscal.ts";
import { listPayable } from "../payroll/employees.ts";
import { listRuns } from "../payroll/payroll-runs.ts";
import { getCompany } from "./books.ts";

/** What the closing of a book's year has to know of its company. */
export async function closingCompany(storage: AppStorage, book: Book, year: number): Promise<ClosingCompany> {
  const { companyId } = book;
  const [company, profile, employees, runs] = await Promise.all([
    companyId === null ? null : getCompany(storage, companyId),
    fiscalProfileFor(storage, { companyId }),
    companyId === null ? [] : listPayable(storage, companyId),
    companyId === null ? [] : listRuns(storage, companyId),
  ]);
  return {
    name: company?.name ?? book.name,
    tax: profile && { filer: profile.flags.filer, simple: profile.flags.simple },
    vacation: vacationOwed(employees, runs, closingDay(year)),
  };
}
