import { useMemo } from "react";
import type { Side } from "#domain/accounting/account.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { DOCUMENT_WIDTHS, reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { agesReport } from "#reports/ages/ages-report.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { AgeList } from "#storage/queries/parties/party-balances.ts";
import { ageTexts as texts } from "./texts.ts";

interface AgeExportProps {
  readonly open: OpenBook;
  readonly list: AgeList;
  readonly which: Side;
  readonly at: Day;
}

/** Exports the list by age as it stands on screen. */
export function AgeExport({ open, list, which, at }: AgeExportProps) {
  const { book, chart, company } = open;
  const when = texts.until(formatDay(at));
  const report = useMemo(() => {
    const head = { subtitle: ownerLine(company, book.name), period: `${when}. ${headTexts.inPesos}` };
    return agesReport(chart, list, which, head);
  }, [chart, list, which, when, company, book.name]);
  const source = reportSource({
    report,
    company,
    book: book.name,
    period: when,
    when: at,
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
