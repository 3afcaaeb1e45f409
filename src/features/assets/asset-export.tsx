import type { Asset } from "#domain/assets/asset.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { assetReport } from "#reports/assets/asset-reports.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";

interface AssetExportProps {
  readonly open: OpenBook;
  /** Those that are listed. */
  readonly assets: readonly Asset[];
  readonly today: Day;
}

/** The register as Excel, CSV or PDF. */
export function AssetExport({ open: { company, book, chart }, assets, today }: AssetExportProps) {
  const report = assetReport(assets, chart, {
    subtitle: ownerLine(company, book.name),
    period: `${formatDay(today)}. ${headTexts.inPesos}`,
  });
  const source = reportSource({
    report,
    company,
    book: book.name,
    period: formatDay(today),
    when: today,
    unit: headTexts.inPesos,
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
