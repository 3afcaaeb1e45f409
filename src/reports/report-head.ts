import type { Day } from "#domain/kernel/day.ts";
import { ended } from "#domain/kernel/spanish.ts";
import type { ReportHead } from "#domain/report/report.ts";
import { type Period, periodText } from "#domain/report/report-period.ts";
import type { ReportBook } from "./book-report.ts";
import { headTexts as texts } from "./texts.ts";

/** Whose books a printed report is of: the company with its NIT, and the book. */
export function ownerLine(company: ReportBook["company"], book: string): string {
  const who = company === null ? texts.noCompany : texts.nit(company.name, company.nit);
  return `${ended(who)} ${book}`;
}

/** Head of a printed report: owner, period with the day counted, and unit. */
export function reportHead({ company, book }: ReportBook, period: Period, cutoff: Day): ReportHead {
  return {
    subtitle: ownerLine(company, book.name),
    period: `${periodText(period, cutoff)}. ${texts.inPesos}`,
  };
}
