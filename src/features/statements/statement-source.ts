import type { Company } from "#domain/company/company.ts";
import { signatureLines } from "#domain/company/signers.ts";
import { companyInName } from "#domain/report/file-name.ts";
import { contentReport } from "#domain/statement/typed/content-report.ts";
import type { ExportSource } from "#flows/export/export-source.ts";
import { reportSource } from "#flows/export/report-source.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getStatement, type StatementItem } from "#storage/queries/statements/statements.ts";

/** Export source of a saved statement: its saved figures, read when the file is made. */
export function statementSource(
  storage: AppStorage,
  item: StatementItem,
  company: Company | null,
): ExportSource {
  return {
    id: item.id,
    name: item.name,
    file: [item.name, company === null ? "" : companyInName(company.name), item.date],
    open: async (format) => {
      const saved = await getStatement(storage, item.id);
      const report = saved && contentReport(saved, company?.name ?? "");
      if (!report) return null;
      return reportSource({
        report,
        company,
        book: "",
        period: report.period,
        when: item.date,
        signatures: signatureLines(company?.signers),
        sheet: { remark: "" },
      }).open(format);
    },
  };
}
