import type { Day } from "#domain/kernel/day.ts";
import type { ReportHead } from "#domain/report/report.ts";
import { type Period, periodText } from "#domain/report/report-period.ts";
import type { ReportBook } from "./book-report.ts";
import { headTexts as texts } from "./texts.ts";

/** Head of a printed report: owner, period with the day counted, and unit. */
export function reportHead({ company, book }: ReportBook, period: Period, cutoff: Day): ReportHead {
  const who = company === null ? texts.noCompany : texts.nit(company.name, company.nit);
  return {
    subtitle: `${who}. ${book.name}`,
    period: `${periodText(period, cutoff)}. ${texts.inPesos}`,
  };
}
