import { day } from "#domain/kernel/calendar-day.ts";
import { accountNatureLesson } from "#domain/lessons/course/account-nature.ts";
import { adjustmentsLesson } from "#domain/lessons/course/adjustments.ts";
import { benefitsLesson } from "#domain/lessons/course/benefits.ts";
import { cashFlowLesson } from "#domain/lessons/course/cash-flow.ts";
import { closingLesson } from "#domain/lessons/course/closing.ts";
import { doubleEntryLesson } from "#domain/lessons/course/double-entry.ts";
import { equationLesson } from "#domain/lessons/course/equation.ts";
import { fromDocumentLesson } from "#domain/lessons/course/from-document.ts";
import { inventoryLesson } from "#domain/lessons/course/inventory.ts";
import { ledgerLesson } from "#domain/lessons/course/ledger.ts";
import { payrollLesson } from "#domain/lessons/course/payroll.ts";
import { ratiosLesson } from "#domain/lessons/course/ratios.ts";
import { reconciliationLesson } from "#domain/lessons/course/reconciliation.ts";
import { statementsLesson } from "#domain/lessons/course/statements.ts";
import { tradeLesson } from "#domain/lessons/course/trade.ts";
import { trialBalanceLesson } from "#domain/lessons/course/trial-balance.ts";
import { vatLesson } from "#domain/lessons/course/vat.ts";
import { withholdingLesson } from "#domain/lessons/course/withholding.ts";
import type { Lesson, LessonPicture, LessonQuestion, WorkedLine } from "#domain/lessons/lesson.ts";
import { type LessonLaw, lessonLaw } from "#domain/lessons/lesson-law.ts";
import { questionsOf } from "#domain/lessons/lessons.ts";

// A lesson is made within each test, so that a test tells what the code makes now and not what it made while loading,
// and alone, so that it tells of its own lesson and is fast.

const MAKERS: Readonly<Record<string, (law: LessonLaw) => Lesson>> = {
  ecuacion: equationLesson,
  "partida-doble": doubleEntryLesson,
  naturaleza: accountNatureLesson,
  documento: fromDocumentLesson,
  mayor: ledgerLesson,
  "compras-ventas": tradeLesson,
  iva: vatLesson,
  retenciones: withholdingLesson,
  inventarios: inventoryLesson,
  nomina: payrollLesson,
  prestaciones: benefitsLesson,
  ajustes: adjustmentsLesson,
  conciliacion: reconciliationLesson,
  comprobacion: trialBalanceLesson,
  estados: statementsLesson,
  flujo: cashFlowLesson,
  cierre: closingLesson,
  razones: ratiosLesson,
};

export const lawOn = (date: string): LessonLaw => lessonLaw(day(date));

/** A lesson as it is made with a law, that of November 2026 without one. */
export function lessonOf(id: string, law: LessonLaw = lawOn("2026-11-23")): Lesson {
  const made = MAKERS[id]?.(law);
  if (made === undefined) throw new Error(`no lesson ${id}`);
  return made;
}

type Line = Pick<WorkedLine, "account" | "side" | "amount">;

/** "1105 476000 | 4135 -476000": debits as they are, credits negative. */
export function linesText(lines: readonly Line[]): string {
  return lines
    .map(({ account, side, amount }) => `${account} ${side === "debit" ? amount : -amount}`)
    .join(" | ");
}

/** The worked entries of a lesson, in their order. */
export const entriesOf = (lesson: Lesson): readonly string[] =>
  lesson.steps.flatMap(({ example }) => (example === undefined ? [] : [linesText(example.lines)]));

export const picturesOf = (lesson: Lesson): readonly LessonPicture[] =>
  lesson.steps.flatMap(({ picture }) => picture ?? []);

/** The rows of the small tables of a lesson, heads first, cells with a bar between them; a double one before a total. */
export const tablesOf = (lesson: Lesson): readonly (readonly string[])[] =>
  picturesOf(lesson).flatMap((picture) => {
    if (picture.kind !== "table") return [];
    const rows = [picture.head, ...picture.rows].map((cells) => cells.join(" | "));
    return [picture.total ? [...rows.slice(0, -1), `|| ${rows.at(-1)}`] : rows];
  });

/** The rows of a lesson's small statements, each total with its rule. */
export const statementsOf = (lesson: Lesson) =>
  picturesOf(lesson).flatMap((picture) =>
    picture.kind === "statement"
      ? [picture.rows.map(({ name, amount, rule }) => [name, amount, ...(rule === "none" ? [] : [rule])])]
      : [],
  );

/** What answers a question: the right options, the entry, or the right number and then the typical wrong ones. */
export type Key = readonly string[] | string | readonly number[];

export function keyOf(question: LessonQuestion): Key {
  switch (question.kind) {
    case "choice":
      return question.options.filter(({ right }) => right).map(({ text }) => text);
    case "entry":
      return linesText(question.lines);
    case "number":
      return [question.right, ...question.slips.map(({ value }) => value)];
  }
}

export const keysOf = (lesson: Lesson): Readonly<Record<string, Key>> =>
  Object.fromEntries(questionsOf(lesson).map((question) => [question.id, keyOf(question)]));
