import { useMemo } from "react";
import { treeRows } from "#domain/accounting/chart-tree.ts";
import { periodInName } from "#domain/report/file-name.ts";
import { periodText } from "#domain/report/report-period.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { planReport } from "#reports/plan-of-accounts/plan-report.ts";
import { reportHead } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { PlanOfAccounts } from "#storage/queries/books/plan-of-accounts.ts";
import type { PlanView } from "./use-plan-view.ts";

interface PlanExportProps {
  readonly open: OpenBook;
  readonly plan: PlanOfAccounts;
  readonly view: PlanView;
  /** The button is its icon alone. */
  readonly isCompact?: boolean;
}

/** Exports what the filter shows, with every branch open. A plan is no statement: it counts towards no limit. */
export function PlanExport({ open, plan, view, isCompact = false }: PlanExportProps) {
  const { tree, filter } = view;
  const period = useMemo(() => ({ from: open.book.start, to: plan.until }), [open.book.start, plan.until]);
  const report = useMemo(() => {
    const branches = new Set(tree.accounts.map(({ code }) => code));
    const rows = treeRows(tree, { filter, open: branches, found: null });
    return planReport(plan.chart, tree, rows, reportHead(open, period, period.to));
  }, [tree, filter, plan.chart, open, period]);
  const source = reportSource({
    report,
    company: open.company,
    book: open.book.name,
    period: periodText(period, period.to),
    when: periodInName(period),
    unit: headTexts.inPesos,
  });
  return (
    <ExportMenu
      source={source}
      capability="export-journal"
      checks={report.checks}
      onPremium={openUpgrade}
      {...(isCompact && { compact: "btn-square", compactWords: "sr-only" })}
    />
  );
}
