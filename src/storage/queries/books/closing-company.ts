import { type ClosingPeriod, closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { ClosingCompany } from "#domain/accounting/closing/proposals/proposal.ts";
import type { Book } from "#domain/company/book.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { providedMonths } from "#domain/payroll/benefits/provided-months.ts";
import { vacationOwed } from "#domain/payroll/benefits/vacation-owed.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { fiscalProfileFor } from "../fiscal.ts";
import { listPayable } from "../payroll/employees.ts";
import { listRuns } from "../payroll/payroll-runs.ts";
import { getCompany } from "./books.ts";

/**
 * A "simplificado" can only be a natural person (ET art. 437, par. 3). The special regime pays the general rate where
 * it stands for a large taxpayer.
 */
function rateOf({ regime, flags }: FiscalProfile): NonNullable<ClosingCompany["tax"]>["rate"] {
  if (regime.type === "simplified") return "natural";
  return regime.type === "special" && !flags.largeTaxpayer ? "other" : "general";
}

/** What the profile withholds of dividends: a withholding of income tax on their account, or named after them. */
function dividendsOf({
  retentions,
}: FiscalProfile): { readonly rate: number; readonly account: string } | null {
  const found = retentions.find(
    ({ enabled, type, rate, accountCode, name }) =>
      enabled &&
      type === "income" &&
      rate > 0 &&
      (accountCode.startsWith("236510") || /dividend|participacion/.test(fold(name))),
  );
  return found === undefined ? null : { rate: found.rate, account: found.accountCode };
}

/** What the closing of a book's period has to know of its company. */
export async function closingCompany(
  storage: AppStorage,
  book: Book,
  period: ClosingPeriod,
): Promise<ClosingCompany> {
  const { companyId } = book;
  const [company, profile, employees, runs] = await Promise.all([
    companyId === null ? null : getCompany(storage, companyId),
    fiscalProfileFor(storage, { companyId }),
    companyId === null ? [] : listPayable(storage, companyId),
    companyId === null ? [] : listRuns(storage, companyId),
  ]);
  const withheld = profile && dividendsOf(profile);
  // A run that another book of the company holds is that book's.
  const own = runs.filter(({ posting }) => posting === null || posting.bookId === book.id);
  return {
    name: company?.name ?? book.name,
    tax: profile && {
      filer: profile.flags.filer,
      simple: profile.flags.simple,
      rate: rateOf(profile),
      ...(withheld !== null && { dividends: withheld }),
    },
    vacation: vacationOwed(employees, runs, period.to, book.id),
    provided: providedMonths(own, closingPeriod(period.year).first, period.last),
  };
}
