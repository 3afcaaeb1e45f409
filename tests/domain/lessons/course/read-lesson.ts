import { day } from "#domain/kernel/calendar-day.ts";
import type { Lesson, LessonPicture, LessonQuestion, WorkedLine } from "#domain/lessons/lesson.ts";
import { type LessonLaw, lessonLaw } from "#domain/lessons/lesson-law.ts";
import { makeCourse, questionsOf } from "#domain/lessons/lessons.ts";

// Lessons are made within each test, so that a test tells what the code makes now and not what it made while loading.

export const lawOn = (date: string): LessonLaw => lessonLaw(day(date));

/** A lesson as it is made with a law, that of November 2026 without one. */
export function lessonOf(id: string, law: LessonLaw = lawOn("2026-11-23")): Lesson {
  const found = makeCourse(law).find((lesson) => lesson.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
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

/** The rows of the small tables of a lesson, heads first, cells with a bar between them. */
export const tablesOf = (lesson: Lesson): readonly (readonly string[])[] =>
  picturesOf(lesson).flatMap((picture) =>
    picture.kind === "table" ? [[picture.head, ...picture.rows].map((cells) => cells.join(" | "))] : [],
  );

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
