import { signatureLines } from "#domain/company/signers.ts";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import { companyInName } from "#domain/report/file-name.ts";
import type { Report } from "#domain/report/report.ts";
import { periodInWords } from "#domain/statement/books/column-heading.ts";
import { CERTIFICATION, certificationText } from "#domain/statement/certification.ts";
import { isCompulsoryStatement, statementsListed } from "#domain/statement/notes/compulsory.ts";
import { statementTies } from "#domain/statement/source/statement-ties.ts";
import type { ExportSource } from "#flows/export/export-source.ts";
import { fileHead, headOfReport } from "#flows/export/report-source.ts";
import { exportTexts } from "#flows/export/texts.ts";
import type { SetSheet } from "#formats/set-head.ts";
import { notesSheetOf } from "../notes/notes-sheets.ts";
import { bookName, frameworkOf, ownerName, reportOf, statementRemark } from "../statement-file.ts";
import { bookStatementTexts } from "../texts.ts";
import type { FrontDoorView } from "./use-front-door.ts";

const texts = bookStatementTexts.set;

function sheetOf(view: FrontDoorView, report: Report, remark: string): SetSheet {
  const head = headOfReport({
    report,
    company: view.company,
    book: view.company === null ? bookName(view) : "",
    period: report.period,
    when: "",
    unit: bookStatementTexts.unit,
    signatures: signatureLines(view.company?.signers),
    sheet: { remark },
  });
  return { head, rows: report.rows };
}

/** The page that the representative and the accountant sign over all others. An auditor has an opinion of their own. */
function certification(view: FrontDoorView): SetSheet {
  const { company } = view;
  const nit = bookStatementTexts.nit(company?.nit ?? "");
  const of = [ownerName(view), nit].filter(Boolean).join(", ");
  const when = periodInWords("balance", view.periods.slice(0, 1));
  const signatures = signatureLines(company?.signers).slice(0, 2);
  const head = fileHead({
    title: CERTIFICATION,
    company,
    book: company === null ? bookName(view) : "",
    period: when,
    unit: "",
    columns: [],
    widest: 0 as never,
    signatures,
    sheet: { remark: "" },
  });
  const titles = signatures.map(({ role }) => role);
  const paragraphs = certificationText({
    of,
    when: uncapitalize(when),
    titles,
    statements: statementsListed(frameworkOf(view)),
  });
  return { head, rows: [], paragraphs };
}

/**
 * "Juego completo": the statements that the framework asks for, their notes and their certification, as one PDF with
 * contents and bookmarks or one workbook (AC-12, AC-93).
 */
export function fullSetSource(view: FrontDoorView): ExportSource {
  const when = view.periods[0].to;
  const owner = ownerName(view);
  const framework = frameworkOf(view);
  const made = view.statements
    .filter(({ statement }) => isCompulsoryStatement(framework, statement))
    .map((statement) => ({ ...view, statement }));
  return {
    id: [texts.title, owner, bookName(view), when].join(" "),
    name: texts.title,
    file: [texts.title, companyInName(owner), when],
    formats: ["pdf", "xlsx"],
    open: async () => {
      const reports = made.map((each) => reportOf(each, {}));
      const remarks = made.map((each) => statementRemark(each, each.statement.statement, true));
      return {
        kind: "set",
        head: {
          title: texts.title,
          company: owner,
          period: periodInWords("balance", view.periods.slice(0, 1)),
          page: exportTexts.page,
          ties: statementTies(reports),
          contents: texts.contents,
          index: { title: texts.index, columns: texts.indexColumns },
        },
        sheets: [
          ...reports.map((report, index) => sheetOf(view, report, remarks[index] ?? "")),
          notesSheetOf(view),
          certification(view),
        ],
        unchanged: async () => true,
      };
    },
  };
}
