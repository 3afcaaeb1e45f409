import type { Chart } from "#domain/accounting/chart.ts";
import { type HorizontalPart, horizontalReport } from "#domain/statement/analysis/horizontal-report.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import type { AnalysedSide, ShownAnalysis } from "./analysis-model.ts";
import { lineName } from "./line-name.ts";
import { horizontalTexts as texts } from "./texts.ts";

interface HorizontalExportProps {
  readonly analysis: ShownAnalysis;
  readonly before: AnalysedSide;
  readonly tables: readonly HorizontalPart[];
  readonly puc: Chart;
}

/** Exports the tables on screen to a file. */
export function HorizontalExport({ analysis, before, tables, puc }: HorizontalExportProps) {
  const { now, name } = analysis;
  const period = [texts.period(now.label, before.label), before.gap].filter(Boolean).join(". ");
  const words = {
    title: texts.titleAlone,
    line: texts.line,
    now: now.label,
    before: before.label,
    change: texts.change,
    share: texts.share,
  };
  const report = horizontalReport({ subtitle: name, period }, words, tables, (key) => lineName(key, puc));
  const source = reportSource({
    report,
    company: { name, nit: "" },
    book: "",
    period,
    when: analysis.cutOff,
  });
  return <ExportMenu source={source} capability="export-statement" onPremium={openUpgrade} />;
}
