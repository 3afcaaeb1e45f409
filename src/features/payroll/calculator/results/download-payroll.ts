import { type CalculatorResult, resultTable } from "#domain/payroll/calculator/calculator.ts";
import { PAYROLL_CSV_NAME, payrollCsv } from "#domain/payroll/calculator/payroll-csv.ts";
import { overridesText } from "#domain/payroll/law/parameter-text.ts";
import { fileName } from "#domain/report/file-name.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { payrollTexts } from "../texts.ts";
import type { PdfParts } from "./payroll-pdf.ts";

const PDF_NAME = fileName(["nomina", "cuadra"], "pdf");

const texts = payrollTexts.pdf;

export function downloadCsv(result: CalculatorResult): void {
  const byHand = result.set === "law" ? overridesText(result.terms.overrides) : "";
  saveFile(
    new Blob([payrollCsv(resultTable(result), byHand)], { type: "text/csv;charset=utf-8" }),
    PAYROLL_CSV_NAME,
  );
  toast.success({ title: payrollTexts.csvDone, text: PAYROLL_CSV_NAME });
}

/** The PDF code is loaded with the first document. */
async function make(parts: PdfParts): Promise<Blob | null> {
  try {
    const { payrollPdf } = await import("./payroll-pdf.ts");
    return await payrollPdf(parts);
  } catch {
    return null;
  }
}

let running = false;

/** Runs one download at a time. "Descarga Lista" appears once the file exists (spec-decision 5). */
export async function downloadPdf(parts: PdfParts): Promise<void> {
  if (running) return;
  running = true;
  const notice = toast.info({ title: texts.exporting, text: texts.exportingText, durationMs: 0 });
  const file = await make(parts);
  running = false;
  toast.dismiss(notice);
  if (file === null) return void toast.error({ title: texts.failed, text: texts.failedText });
  saveFile(file, PDF_NAME);
  toast.success({ title: texts.ready, text: texts.readyText });
}
