import type { Company } from "#domain/company/company.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { dayInBogota, type Instant } from "#domain/kernel/clock.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import { abs, pesos } from "#domain/kernel/pesos.ts";
import { ACADEMIC } from "#domain/payroll/calculator/academic.data.ts";
import { type CalculatorResult, resultTable } from "#domain/payroll/calculator/calculator.ts";
import { overridesText } from "#domain/payroll/law/parameter-text.ts";
import { payrollReport } from "#domain/payroll/reports/calculator-report.ts";
import { fileHead } from "#flows/export/report-source.ts";
import { makeFile } from "#formats/workers/make-file.ts";
import { EMPLOYER_NAMES } from "../../law/law-texts.ts";
import { runWarningText } from "../../law/law-words.ts";
import { payrollTexts } from "../texts.ts";
import { resultView } from "./result-view.ts";

const texts = payrollTexts.pdf;

export interface PdfParts {
  readonly result: CalculatorResult;
  readonly company: Company | null;
  readonly at: Instant;
}

function sourceOf(result: CalculatorResult): string {
  return result.set === "academic" ? ACADEMIC.name : payrollTexts.lawOf(formatDay(result.day));
}

/** What the screen says beside the figures: of values still provisional, and of whom something needs attention. */
function warningNotes(result: CalculatorResult): readonly string[] {
  const { people } = resultView(result);
  const namesOf = new Map<string, string[]>();
  for (const { name, warnings } of people)
    for (const warning of warnings) namesOf.set(warning, [...(namesOf.get(warning) ?? []), name]);
  const ofPeople = [...namesOf].map(([warning, names]) => texts.of(names, warning));
  if (result.set === "academic") return ofPeople;
  const { warnings } = result.calculation.run;
  return [...warnings.filter(({ kind }) => kind !== "overridden").map(runWarningText), ...ofPeople];
}

/** The law's terms besides its day. They do not fit in the page head. */
function termNotes(result: CalculatorResult): readonly string[] {
  if (result.set === "academic") return [];
  const { employer, overrides } = result.terms;
  const byHand = overridesText(overrides);
  const paidBy = texts.employer(EMPLOYER_NAMES[employer]);
  return byHand === "" ? [paidBy] : [paidBy, texts.byHand(byHand)];
}

/** The results as a PDF, created on this device: the same figures as on screen. */
export function payrollPdf(
  { result, company, at }: PdfParts,
  make: typeof makeFile = makeFile,
): Promise<Blob | null> {
  const period = texts.period(formatMonth(monthOf(dayInBogota(at))).toLowerCase());
  const table = resultTable(result);
  const { columns, rows } = payrollReport(table, { subtitle: company?.name ?? "", period }, [
    ...termNotes(result),
    ...warningNotes(result),
  ]);
  const head = fileHead({
    title: texts.title,
    company,
    book: sourceOf(result),
    period,
    columns,
    widest: pesos(Math.max(...Object.values(table.totals).map(abs))),
  });
  return make("pdf", head, [{ rows, done: 1 }]);
}
