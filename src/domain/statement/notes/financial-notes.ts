import { yearOf } from "../../kernel/calendar-day.ts";
import { formatPesos } from "../../kernel/format.ts";
import type { OwnNoteId } from "../../kernel/ids.ts";
import { pesos, ZERO } from "../../kernel/pesos.ts";
import { amount, type Report, type ReportColumn, type ReportSource, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { BookLine, BookStatement } from "../books/book-statement.ts";
import type { StatementInput } from "../books/statement-input.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { INCOME_LAYOUT } from "../layouts/income.data.ts";
import { layoutLines } from "../layouts/layout.ts";
import type { StatementKind } from "../statement-kind.ts";
import { type Framework, USUAL_FRAMEWORK } from "./framework.ts";
import { type Reporting, reasonIn } from "./kept-notes.ts";
import { loanMaturities } from "./loan-maturities.ts";
import { commonFields, type NotesOwner } from "./note-facts.ts";
import { type FieldValues, fillNote, questionsIn } from "./note-fields.ts";
import { FIRST_NOTES, isNoteKey, LAST_NOTES, type LastNote, type NoteKey } from "./note-keys.ts";
import { templateOf, writtenNote } from "./note-texts.ts";
import { type HeldOwnNote, ownNotesBefore, ownNotesIn } from "./own-notes.ts";
import { propertyMovement } from "./property-movement.ts";
import { restatedParagraphs, restatedTable } from "./restated-note.ts";

/** The line of a statement that a row of a note tells. */
export interface NotePlace {
  readonly statement: StatementKind;
  readonly line: string;
}

/** A note to the statements, with its text filled in and the figures of the lines that it explains. */
export interface FinancialNote {
  readonly key: NoteKey | OwnNoteId;
  /** Of a note that the company added: what it says in this year. */
  readonly own: HeldOwnNote | null;
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
  /** Why it is not presented: said in its place, since a statement cites its number. Null: it is (AC-94). */
  readonly reason: string | null;
  /** The lines that it explains, account by account; null without figures. */
  readonly table: Report | null;
  /** By row of the table: the line of which statement it is, or is part of. */
  readonly places: readonly NotePlace[];
  /** Of property, plant and equipment: what moved in the period. */
  readonly movement: Report | null;
  /** Of financial obligations: what of the loans is paid within a year. */
  readonly maturities: Report | null;
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
  readonly statement: StatementKind;
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
      const found = notes.get(line.note) ?? { statement, number: line.note, key, lines: [], columns };
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

/** The line that each row of that table tells. */
function placesOf({ statement, lines }: Explained): NotePlace[] {
  return lines.flatMap((line) =>
    Array.from({ length: line.accounts.length + 1 }, () => ({ statement, line: line.key })),
  );
}

/** A total is told of a note with one line: what is owned and what is owed are not added up. */
function totalsOf({ lines, columns }: Explained): FieldValues {
  const [line, other] = lines;
  if (line === undefined || other !== undefined) return {};
  const at = (column: number) => formatPesos(line.amounts[column] ?? ZERO);
  return { total: at(0), ...(columns.length > 1 && { "total anterior": at(1) }) };
}

const notPresented = (reason: string) => `No se presenta: ${reason}`;

/** What the filled text of a note is told as. */
function told(filled: string) {
  return { paragraphs: filled === "" ? [] : filled.split("\n"), questions: questionsIn(filled) };
}

const NO_FIGURES = { table: null, places: [], movement: null, maturities: null } as const;

const OWN_NORMS: Readonly<Record<Framework, string>> = {
  pymes: "NIIF para PYMES, sección 8.4 d",
  micro: "Marco técnico de microempresas, capítulo 3",
};

/**
 * Every note that has a text or figures, in the order of their numbers: who the entity is and how the statements were
 * prepared, then the lines in the order of the statements, then what no line tells, the company's own notes among it
 * (NIIF para PYMES 8.4).
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
    const { title: usual, wording } = templateOf(key);
    const { norm, title = usual } = wording[framework];
    const { text: written, since } = writtenNote(reporting, key, year);
    const reason = reasonIn(reporting, key, year);
    const filled = fillNote(written, { ...fields, ...(explained && totalsOf(explained)) });
    const common = { key, own: null, number, title, norm, written, since, reason };
    const filledIn =
      key === "restatement"
        ? [filled, ...restatedParagraphs(figures, framework)].filter(Boolean).join("\n")
        : filled;
    if (reason !== null) return { ...common, ...told(notPresented(reason)), ...NO_FIGURES };
    return {
      ...common,
      ...told(filledIn),
      table: key === "restatement" ? restatedTable(figures) : explained && tableOf(explained),
      places: explained ? placesOf(explained) : [],
      movement: key === "property" ? propertyMovement(figures) : null,
      maturities: key === "debt" && explained ? loanMaturities(figures, explained.lines) : null,
    };
  };
  const notes = FIRST_NOTES.map((key, index) => make(key, index + 1, null));
  for (const explained of explainedIn(statements))
    notes.push(make(explained.key, explained.number, explained));
  const next = () => (notes.at(-1)?.number ?? 0) + 1;
  const own = ownNotesIn(reporting, year);
  const add = (place: LastNote | undefined) => {
    for (const each of ownNotesBefore(own, place)) {
      const { title, text } = each.said;
      notes.push({
        key: each.id,
        own: each,
        number: next(),
        title,
        norm: OWN_NORMS[framework],
        written: text,
        since: each.year,
        reason: null,
        ...told(fillNote(text, fields)),
        ...NO_FIGURES,
      });
    }
  };
  for (const key of LAST_NOTES) {
    add(key);
    if (key === "restatement" && restatedParagraphs(figures).length === 0) continue;
    const note = make(key, next(), null);
    if (note.paragraphs.length > 0 && note.reason === null) notes.push(note);
  }
  add(undefined);
  return notes;
}

/** A note that no statement cites and that is left out whole, with its reason; "" where nobody wrote one. */
export interface LeftOutNote {
  readonly key: LastNote;
  readonly title: string;
  readonly reason: string;
}

/** The notes that are left out, so that who reads the set knows what it does not tell, and why (AC-94). */
export function leftOutNotes(reporting: Reporting, year: number): readonly LeftOutNote[] {
  return LAST_NOTES.flatMap((key) => {
    const reason = reasonIn(reporting, key, year);
    const { title } = templateOf(key);
    if (reason === null && writtenNote(reporting, key, year).text !== "") return [];
    return [{ key, title, reason: reason ?? "" }];
  });
}
