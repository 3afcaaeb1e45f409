import { yearOf } from "../../kernel/calendar-day.ts";
import { formatPesos } from "../../kernel/format.ts";
import { pesos, ZERO } from "../../kernel/pesos.ts";
import { amount, type Report, type ReportColumn, type ReportSource, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { BookLine, BookStatement } from "../books/book-statement.ts";
import type { StatementInput } from "../books/statement-input.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { INCOME_LAYOUT } from "../layouts/income.data.ts";
import { layoutLines } from "../layouts/layout.ts";
import { USUAL_FRAMEWORK } from "./framework.ts";
import type { Reporting } from "./kept-notes.ts";
import { commonFields, type NotesOwner } from "./note-facts.ts";
import { type FieldValues, fillNote, questionsIn } from "./note-fields.ts";
import { FIRST_NOTES, isNoteKey, LAST_NOTES, type NoteKey } from "./note-keys.ts";
import { templateOf, writtenNote } from "./note-texts.ts";
import { propertyMovement } from "./property-movement.ts";

/** A note to the statements, with its text filled in and the figures of the lines that it explains. */
export interface FinancialNote {
  readonly key: NoteKey;
  /** As the statements cite it. */
  readonly number: number;
  readonly title: string;
  readonly norm: string;
  /** The text with its fields unfilled, as it is edited. */
  readonly written: string;
  /** The year of the edit; null for the template. */
  readonly since: number | null;
  readonly paragraphs: readonly string[];
  /** What the text asks and nobody answered yet. */
  readonly questions: readonly string[];
  /** The lines that it explains, account by account; null without figures. */
  readonly table: Report | null;
  /** Of property, plant and equipment: what moved in the period. */
  readonly movement: Report | null;
}

/** What the notes are made of: balance and income of the same periods, and what they were made of. */
export interface NotesInput {
  readonly statements: readonly BookStatement[];
  readonly figures: StatementInput;
  readonly owner: NotesOwner;
  readonly reporting: Reporting;
}

const NOTE_OF_LINE = new Map(
  [...layoutLines(BALANCE_LAYOUT), ...layoutLines(INCOME_LAYOUT)].map(({ key, note }) => [key, note]),
);

interface Explained {
  readonly number: number;
  readonly key: NoteKey;
  readonly lines: BookLine[];
  readonly columns: readonly string[];
}

/** The notes that lines cite, each with its lines, by number. */
function explainedIn(statements: readonly BookStatement[]): Explained[] {
  const notes = new Map<number, Explained>();
  for (const { statement, lines, columns } of statements) {
    if (statement !== "balance" && statement !== "income") continue;
    for (const line of lines) {
      const key = NOTE_OF_LINE.get(line.key);
      if (line.kind !== "line" || line.note === null || !isNoteKey(key)) continue;
      const found = notes.get(line.note) ?? { number: line.note, key, lines: [], columns };
      notes.set(line.note, found);
      found.lines.push(line);
    }
  }
  return [...notes.values()].sort((a, b) => a.number - b.number);
}

/** The accounts of each line that a note explains, and their sum, which is the line (AC-90). */
function tableOf({ lines, columns }: Explained): Report {
  const figures = columns.map(
    (label, index): ReportColumn => ({ key: `amount-${index}`, label, kind: "amount" }),
  );
  const table = new ReportBuilder([{ key: "name", label: "Concepto", kind: "text" }, ...figures]);
  for (const line of lines) {
    const spans = line.accounts.map(({ account, label, amounts }) => {
      const source: ReportSource =
        account === null ? { kind: "line", line: line.key } : { kind: "account", account };
      return table.line([text(label), ...amounts.map(amount)], { source });
    });
    const sums = columns.map((_, column) =>
      amount(pesos(line.accounts.reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0))),
    );
    if (lines.length === 1) table.total(line.label, sums, spans);
    else table.subtotal(line.label, sums, spans);
  }
  return table.report({ title: "", subtitle: "", period: "" });
}

/** A total is told of a note with one line: what is owned and what is owed are not added up. */
function totalsOf({ lines, columns }: Explained): FieldValues {
  const [line, other] = lines;
  if (line === undefined || other !== undefined) return {};
  const at = (column: number) => formatPesos(line.amounts[column] ?? ZERO);
  return { total: at(0), ...(columns.length > 1 && { "total anterior": at(1) }) };
}

/**
 * Every note that has a text or figures, in the order of their numbers: who the entity is and how the statements were
 * prepared, then the lines in the order of the statements, then what no line tells (NIIF para PYMES 8.4).
 */
export function financialNotes({
  statements,
  figures,
  owner,
  reporting,
}: NotesInput): readonly FinancialNote[] {
  const { framework = USUAL_FRAMEWORK } = reporting;
  const fields = commonFields(owner, framework);
  const year = yearOf(owner.periods[0].to);
  const make = (key: NoteKey, number: number, explained: Explained | null): FinancialNote => {
    const { title, wording } = templateOf(key);
    const { text: written, since } = writtenNote(reporting, key, year);
    const filled = fillNote(written, { ...fields, ...(explained && totalsOf(explained)) });
    return {
      key,
      number,
      title,
      norm: wording[framework].norm,
      written,
      since,
      paragraphs: filled === "" ? [] : filled.split("\n"),
      questions: questionsIn(filled),
      table: explained && tableOf(explained),
      movement: key === "property" ? propertyMovement(figures) : null,
    };
  };
  const notes = FIRST_NOTES.map((key, index) => make(key, index + 1, null));
  for (const explained of explainedIn(statements))
    notes.push(make(explained.key, explained.number, explained));
  let number = notes.at(-1)?.number ?? 0;
  for (const key of LAST_NOTES) {
    const note = make(key, number + 1, null);
    if (note.paragraphs.length === 0) continue;
    number += 1;
    notes.push(note);
  }
  return notes;
}
