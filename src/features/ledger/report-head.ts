import type { Day } from "#domain/kernel/calendar-day.ts";
import type { ReportHead } from "#domain/report/report.ts";
import { type Period, periodText } from "#domain/report/report-period.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { ledgerTexts as texts } from "./texts.ts";

/** Who, when and in what: the head of a printed report. */
export function reportHead(open: OpenBook, period: Period, today: Day): ReportHead {
  const { company, book } = open;
  const who = company === null ? texts.noCompany : texts.nit(company.name, company.nit);
  return {
    subtitle: `${who}. ${book.name}`,
    period: `${periodText(period, today)}. ${texts.inPesos}`,
  };
}
