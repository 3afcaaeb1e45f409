import type { Company } from "#domain/company/company.ts";
import { abs, type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { companyInName } from "#domain/report/file-name.ts";
import type { Report, ReportRow } from "#domain/report/report.ts";
import { checkRows, isFinal } from "#domain/report/report-parts.ts";
import type { FileHead, FilePart, FileSignature } from "#formats/file-head.ts";
import type { ExportFormat } from "./export-format.ts";
import type { ReportExportSource } from "./export-source.ts";
import { exportTexts as texts } from "./texts.ts";

/** In printed points: enough for the name of a document. */
export const DOCUMENT_WIDTHS = { document: 62 } as const;

/** Rows sent to the worker at a time. */
const ROWS_A_PART = 100;

/** A statement to be signed has its signers wherever it is exported from; an empty list only where a person hid them. */
type Signed =
  | {
      /** With the sentence under its table. */
      readonly sheet: NonNullable<FileHead["sheet"]>;
      readonly signatures: readonly FileSignature[];
    }
  | { readonly sheet?: undefined; readonly signatures?: readonly FileSignature[] };

interface ReportParts {
  readonly report: Report;
  readonly company: Pick<Company, "name" | "nit"> | null;
  /** Name of the book; empty for a report over several books. */
  readonly book: string;
  /** In words, without the unit. */
  readonly period: string;
  /** The period in the file's name: short (`periodInName`). */
  readonly when: string;
  /** What else distinguishes the file: the person, the document. */
  readonly about?: string;
  /** Defaults to "Cifras en pesos". */
  readonly unit?: string;
  /** Widths in points on paper, for text columns that need little space. */
  readonly widths?: Readonly<Record<string, number>>;
}

type ReportFile = ReportParts & Signed;

function widestByColumn({ columns, rows }: Report): Readonly<Record<string, Pesos>> {
  return Object.fromEntries(
    columns.map(({ key }, index) => {
      let widest = ZERO;
      for (const { cells } of rows) {
        const cell = cells[index];
        if (cell?.kind === "amount" && abs(cell.amount) > widest) widest = abs(cell.amount);
      }
      return [key, widest];
    }),
  );
}

function widestOf(widest: Readonly<Record<string, Pesos>>): Pesos {
  return pesos(Math.max(0, ...Object.values(widest)));
}

/** Everything around the rows of a file: company, period and unit. Nothing about the program that made it. */
export function fileHead(
  file: Omit<ReportParts, "report" | "when"> &
    Signed &
    Pick<FileHead, "title" | "columns" | "widest" | "widestIn" | "final" | "carried">,
): FileHead {
  const { company, book, period, unit, widths = {}, signatures, sheet, title, columns } = file;
  const { widest, widestIn, final, carried } = file;
  return {
    title,
    company: company?.name ?? texts.noCompany,
    nit: texts.nit(company?.nit ?? ""),
    subtitle: book,
    period,
    unit: unit ?? texts.unit,
    page: texts.page,
    columns,
    widths,
    widest,
    ...(widestIn && { widestIn }),
    ...(final !== undefined && { final }),
    ...(carried && { carried }),
    ...(signatures && { signatures }),
    ...(sheet && { sheet }),
  };
}

/** The rows of a file: for other programs nothing but those of the report; on a sheet only what fails. */
function rowsOf(report: Report, format: ExportFormat, sheet: boolean): readonly ReportRow[] {
  if (format === "csv") return report.rows;
  const checks = checkRows(report);
  const listed = sheet && format === "pdf" ? checks.filter(({ warning }) => warning !== undefined) : checks;
  return [...report.rows, ...listed];
}

function* partsOf(rows: readonly ReportRow[]): Generator<FilePart> {
  for (let at = 0; at < rows.length; at += ROWS_A_PART) {
    const end = Math.min(at + ROWS_A_PART, rows.length);
    yield { rows: rows.slice(at, end), done: end / rows.length };
  }
}

/** The head of a report's file, with the widths that its figures need. */
export function headOfReport(file: ReportFile): FileHead {
  const { report } = file;
  const { title, columns } = report;
  const widestIn = widestByColumn(report);
  return fileHead({
    ...file,
    title,
    columns,
    widest: widestOf(widestIn),
    widestIn,
    final: isFinal(report),
  });
}

/** An on-screen report as a file with the same figures (I-25); its checks are listed below it. */
export function reportSource(file: ReportFile): ReportExportSource {
  const { report, company, book, period, when, about = "" } = file;
  const owner = company?.name ? companyInName(company.name) : book;
  return {
    id: [report.title, company?.name ?? "", book, about, period].join(" "),
    name: report.title,
    file: [report.title, owner, about, when],
    open: async (format) => {
      return {
        kind: "report",
        head: headOfReport(file),
        parts: partsOf(rowsOf(report, format, file.sheet !== undefined)),
        unchanged: async () => true,
      };
    },
  };
}
