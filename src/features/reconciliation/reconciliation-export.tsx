import { useMemo } from "react";
import type { Account } from "#domain/accounting/account.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import { lastDay } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { Reconciliation } from "#domain/reconciliation/reconciliation.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { DOCUMENT_WIDTHS, reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { reconciliationPeriod, reconciliationReport } from "#reports/reconciliation/reconciliation-report.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";

interface ReconciliationExportProps {
  readonly open: OpenBook;
  readonly account: Account;
  readonly month: Month;
  readonly found: Reconciliation;
}

/** Prints and exports the reconciliation as it stands on screen. */
export function ReconciliationExport({ open, account, month, found }: ReconciliationExportProps) {
  const { book, chart, company } = open;
  const until = lastDay(month);
  const report = useMemo(() => {
    const head = {
      subtitle: ownerLine(company, book.name),
      period: `${reconciliationPeriod(until)}. ${headTexts.inPesos}`,
    };
    return reconciliationReport(found, accountLabel(chart, account.code), head);
  }, [found, chart, account, until, company, book.name]);
  const source = reportSource({
    report,
    company,
    book: book.name,
    period: reconciliationPeriod(until),
    when: month,
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
