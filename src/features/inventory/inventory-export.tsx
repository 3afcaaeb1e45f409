import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { Report } from "#domain/report/report.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";

interface InventoryExportProps {
  readonly open: OpenBook;
  readonly report: Report;
  /** Tells the file from others of the day. */
  readonly about?: string;
  readonly today: Day;
}

/** The kardex or the valued inventory as Excel, CSV or PDF. */
export function InventoryExport({ open, report, about, today }: InventoryExportProps) {
  const source = reportSource({
    report,
    company: open.company,
    book: open.book.name,
    period: formatDay(today),
    when: today,
    unit: headTexts.inPesos,
    ...(about !== undefined && { about }),
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
