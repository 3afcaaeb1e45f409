import { useMemo } from "react";
import type { RunReport } from "#domain/payroll/reports/run-report.ts";
import { type PayrollPeriod, periodInFile } from "#domain/payroll/run/period.ts";
import type { SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { companyInName } from "#domain/report/file-name.ts";
import type { Report } from "#domain/report/report.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import type { ExportSource } from "#flows/export/export-source.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { fileTexts as texts } from "../file-texts.ts";

interface ReportExportProps {
  readonly report: RunReport;
  readonly order: SlipsOrder;
  readonly period: PayrollPeriod;
}

/** The file's head repeats what the screen says: that the run is a draft, and that legal values were overridden. */
function headOf({ kept, computed }: SlipsOrder, { period }: Report) {
  const byHand = Object.keys(computed.run.order.overrides).length > 0;
  return {
    period: kept.status === "draft" ? texts.draft(period) : period,
    ...(byHand && { unit: texts.byHand }),
  };
}

/** The report is built when a file is requested, not on each key that changes a figure. */
function sourceOf({ report, order, period }: ReportExportProps): ExportSource {
  const { computed, company } = order;
  const { title, build, widths } = report;
  const when = periodInFile(period);
  const owner = company === null ? "" : companyInName(company.name);
  return {
    id: [title, company?.name ?? "", when].join(" "),
    name: title,
    file: [title, owner, when],
    open: (format) => {
      const made = build(computed, company);
      const file = {
        report: made,
        company,
        book: "",
        when,
        ...headOf(order, made),
        ...(widths && { widths }),
      };
      return reportSource(file).open(format);
    },
  };
}

/** "Exportar": the run, its summary or its obligations, as Excel, CSV or PDF. */
export function RunReportExport({ report, order, period }: ReportExportProps) {
  const source = useMemo(() => sourceOf({ report, order, period }), [report, order, period]);
  return <ExportMenu source={source} capability="export-payroll" onPremium={openUpgrade} />;
}
