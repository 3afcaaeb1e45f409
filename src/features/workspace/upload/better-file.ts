import { betterBook } from "#domain/import/statement/better/better-book.ts";
import { askedLines } from "#domain/import/statement/uploaded-nets.ts";
import type { LineAnswers, UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { fileName } from "#domain/report/file-name.ts";
import { type Report, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { headOfReport } from "#flows/export/report-source.ts";
import { exportTexts } from "#flows/export/texts.ts";
import type { SetHead, SetSheet, SheetCell } from "#formats/set-head.ts";
import { derivationText, RATIO_NAMES } from "#ui/accounting/indicators/ratio-text.ts";
import { openFileNotice } from "#ui/kit/feedback/file-notice.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { openFileTexts, betterFileTexts as texts } from "./texts.ts";

/** Longer sheets than these are no statement, and would make the workbook heavy. */
const MOST_COPIED_ROWS = 20_000;

interface BetterInput {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly book: SheetBook;
  readonly statement: UploadedStatement;
  readonly answers: LineAnswers;
  /** The periods in words. */
  readonly period: string;
}

/** Everything of the file that is not in the figures, with its sheet and row. */
export function notUnderstood({ book, statement, answers }: Omit<BetterInput, "name" | "period">): Report {
  const { noteColumns: heads } = texts;
  const table = new ReportBuilder([
    { key: "sheet", label: heads.sheet, kind: "text" },
    { key: "row", label: heads.row, kind: "number" },
    { key: "text", label: heads.text, kind: "text" },
    { key: "why", label: heads.why, kind: "text" },
  ]);
  const add = (sheet: string, row: number | null, said: string, why: string) =>
    table.line(
      [
        text(sheet),
        row === null ? { kind: "none" } : { kind: "number", value: row, decimals: 0 },
        text(said),
        text(why),
      ],
      { level: 0 },
    );
  for (const { sheet, row, text: said, why } of statement.left) add(sheet, row, said, openFileTexts.why[why]);
  const said = ({ code, name }: { code: string; name: string }) => [code, name].filter(Boolean).join(" · ");
  for (const line of askedLines(statement, answers)) add(line.sheet, line.row, said(line), texts.unanswered);
  for (const line of statement.lines)
    if (answers.has(line.id) && answers.get(line.id) === null)
      add(line.sheet, line.row, said(line), texts.skipped);
  for (const name of statement.unused) add(name, null, "", texts.unusedSheet);
  for (const { name, rows } of book.sheets)
    if (rows.length > MOST_COPIED_ROWS) add(name, null, "", texts.tooLong);
  if (table.next === 0) add("", null, "", texts.everything);
  return table.report({ title: texts.notes, subtitle: "", period: "" });
}

/** The better workbook as its sheets: made ones first, then those that the person brought. */
export function betterSet(input: BetterInput): {
  readonly head: SetHead;
  readonly sheets: readonly SetSheet[];
} {
  const { name, book, statement, answers, period } = input;
  const made = betterBook(statement, answers, { subtitle: name, period }, (ratio) => ({
    name: RATIO_NAMES[ratio.id],
    derivation: derivationText(ratio),
  }));
  const headOf = (report: Report) =>
    headOfReport({ report, company: { name, nit: "" }, book: "", period, when: "" });
  const sheets = made.sheets.map(({ report, links, charts = [] }): SetSheet => {
    const placed = links.map(({ of, over, ...link }) => ({
      ...link,
      of: of.map((term) => ({ ...term, sheet: 0 })),
      ...(over && { over: over.map((term) => ({ ...term, sheet: 0 })) }),
    }));
    return { head: headOf(report), rows: report.rows, links: placed, charts };
  });
  const notes = notUnderstood(input);
  const originals = book.sheets.filter(({ rows }) => rows.length > 0 && rows.length <= MOST_COPIED_ROWS);
  const cell = ({ amount, ...place }: (typeof made.ties)[number]["cells"][0]): SheetCell => ({
    ...place,
    amount: pesos(amount),
  });
  const head: SetHead = {
    title: texts.title,
    company: name,
    period,
    page: exportTexts.page,
    ties: made.ties.map(({ label, cells: [one, other] }) => ({ label, cells: [cell(one), cell(other)] })),
    index: { title: texts.index, columns: texts.columns },
    printAreas: true,
  };
  return {
    head,
    sheets: [
      ...sheets,
      { head: headOf(notes), rows: notes.rows },
      ...originals.map((original): SetSheet => ({ head: headOf(notes), rows: [], original })),
    ],
  };
}

/** Writes the better workbook in the worker and saves it; a notice shows how far it is and can cancel it. */
export async function downloadBetter(input: BetterInput): Promise<void> {
  const notice = openFileNotice({ title: texts.making, share: texts.share, cancel: texts.cancel });
  try {
    const { head, sheets } = betterSet(input);
    const { makeSet } = await import("#formats/workers/make-set.ts");
    const file = await makeSet("xlsx", head, sheets, {
      onProgress: notice.onProgress,
      signal: notice.signal,
    });
    if (file === null) {
      toast.neutral({ title: texts.cancelled });
      return;
    }
    saveFile(file, fileName([input.name, texts.name], "xlsx"));
    toast.success({ title: texts.done, text: texts.doneText });
  } catch {
    toast.error({ title: texts.failed, text: texts.failedText });
  } finally {
    notice.close();
  }
}
