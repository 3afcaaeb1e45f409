import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Report } from "#domain/report/report.ts";
import { periodInWords } from "#domain/statement/books/column-heading.ts";
import { type FinancialNote, leftOutNotes } from "#domain/statement/notes/financial-notes.ts";
import { fileHead, headOfReport } from "#flows/export/report-source.ts";
import type { SetNote, SetSheet } from "#formats/set-head.ts";
import type { FrontDoorView } from "../front-door/use-front-door.ts";
import { bookName } from "../statement-file.ts";
import { bookStatementTexts } from "../texts.ts";
import { notesOfView } from "./notes-of-view.ts";
import { notesTexts as texts } from "./texts.ts";

type Owner = Pick<FrontDoorView, "company" | "books">;

const bookOf = (view: Owner) => (view.company === null ? bookName(view) : "");

function tableOf(view: Owner, report: Report) {
  const head = headOfReport({
    report,
    company: view.company,
    book: bookOf(view),
    period: "",
    when: "",
    unit: bookStatementTexts.unit,
    sheet: { remark: "" },
    signatures: [],
  });
  return { head, rows: report.rows };
}

function noteOf(view: Owner, { number, title, norm, paragraphs, ...note }: FinancialNote): SetNote {
  const tables = [note.table, note.movement, note.maturities].flatMap((each) =>
    each === null ? [] : [tableOf(view, each)],
  );
  return { number, title: texts.numbered(number, title), norm, paragraphs, tables };
}

/** What the set does not tell, and why; nothing where all notes are presented (AC-94). */
function leftOutOf({ company, periods }: FrontDoorView): SetNote[] {
  const leftOut = leftOutNotes(company?.reporting ?? {}, yearOf(periods[0].to));
  if (leftOut.length === 0) return [];
  const { title, norm, one } = texts.leaveOut;
  return [
    {
      number: null,
      title,
      norm,
      paragraphs: leftOut.map((each) => one(each.title, each.reason)),
      tables: [],
    },
  ];
}

/** The notes as one sheet of a set. */
export function notesSheetOf(view: FrontDoorView): SetSheet {
  const head = fileHead({
    title: texts.title,
    company: view.company,
    book: bookOf(view),
    period: periodInWords("balance", view.periods),
    unit: bookStatementTexts.unit,
    columns: [],
    widest: 0 as never,
    sheet: { remark: "" },
    signatures: [],
  });
  return {
    head,
    rows: [],
    notes: [...notesOfView(view).map((note) => noteOf(view, note)), ...leftOutOf(view)],
  };
}
