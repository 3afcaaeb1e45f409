import type { Day } from "#domain/kernel/day.ts";
import { periodInName } from "#domain/report/file-name.ts";
import type { Report } from "#domain/report/report.ts";
import { type Period, periodText } from "#domain/report/report-period.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { DOCUMENT_WIDTHS, reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import type { ReportBook } from "#reports/book-report.ts";
import { headTexts } from "#reports/texts.ts";

interface ReportExportProps {
  readonly open: ReportBook;
  readonly report: Report;
  readonly period: Period;
  /** The day counted. */
  readonly cutoff: Day;
}

/** Exports the report on screen to a file. */
export function ReportExport({ open, report, period, cutoff }: ReportExportProps) {
  const source = reportSource({
    report,
    company: open.company,
    book: open.book.name,
    period: periodText(period, cutoff),
    when: periodInName({ from: period.from, to: cutoff }),
    unit: headTexts.inPesos,
    widths: DOCUMENT_WIDTHS,
  });
  return (
    <ExportMenu
      source={source}
      capability="export-statement"
      checks={report.checks}
      onPremium={openUpgrade}
    />
  );
}
