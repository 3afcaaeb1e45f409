import { useMemo } from "react";
import { obligationsReport } from "#domain/payroll/reports/obligations-report.ts";
import { PAYROLL_RUN_WIDTHS, payrollRunReport } from "#domain/payroll/reports/payroll-run-report.ts";
import { payrollSummaryReport } from "#domain/payroll/reports/payroll-summary-report.ts";
import { type PayrollPeriod, periodName } from "#domain/payroll/run/period.ts";
import type { SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import type { Report } from "#domain/report/report.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import type { ExportSource } from "#flows/export/export-source.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { fileTexts as texts } from "../file-texts.ts";

type Kind = "run" | "summary" | "owed";

const REPORTS = {
  run: payrollRunReport,
  summary: payrollSummaryReport,
  owed: obligationsReport,
} as const satisfies Readonly<
  Record<Kind, (order: SlipsOrder["computed"], company: SlipsOrder["company"]) => Report>
>;

interface ReportExportProps {
  readonly kind: Kind;
  readonly order: SlipsOrder;
  readonly period: PayrollPeriod;
}

/** The head of the file says what the screen says: that nothing is closed yet, and that the law's values are others. */
function headOf({ kept, computed }: SlipsOrder, { period }: Report) {
  const byHand = Object.keys(computed.run.order.overrides).length > 0;
  return {
    period: kept.status === "draft" ? texts.draft(period) : period,
    ...(byHand && { unit: texts.byHand }),
  };
}

/** The report is made when a file is asked for, not at each key that changes a figure. */
function sourceOf(storage: AppStorage, { kind, order, period }: ReportExportProps): ExportSource {
  const { computed, company } = order;
  const words = [texts.titles[kind], company?.name ?? "", periodName(period)];
  return {
    id: words.join(" "),
    name: texts.titles[kind],
    file: words,
    open: () => {
      const report = REPORTS[kind](computed, company);
      return reportSource(storage, {
        ...{ report, company, book: "", ...headOf(order, report) },
        ...(kind === "run" && { widths: PAYROLL_RUN_WIDTHS }),
      }).open();
    },
  };
}

/** "Exportar": the run, its summary or what it leaves owing, as Excel, CSV or PDF. */
export function ReportExport({ kind, order, period }: ReportExportProps) {
  const storage = useStorage();
  const source = useMemo(() => sourceOf(storage, { kind, order, period }), [storage, kind, order, period]);
  return <ExportMenu source={source} capability="export-payroll" onPremium={openUpgrade} />;
}
