import type { ExerciseTemplate } from "#domain/exercises/template.ts";
import { type ExerciseMark, exerciseMarks } from "#storage/exercises/exercise-marks.ts";
import type { PracticeItem, PracticeStanding } from "./practice-items.ts";
import { practiceBooks } from "./practice-key.ts";

/** An exercise is done with a passing grade in any of its versions (3,0 of 5,0). */
const DONE = 0.6;

type Marks = Readonly<Record<string, ExerciseMark>>;

function standingOf(marks: Marks, books: string): PracticeStanding {
  const own = Object.entries(marks).filter(([key]) => key.startsWith(books));
  if (own.some(([, { best }]) => best !== null && best >= DONE)) return "done";
  return own.length > 0 ? "begun" : "new";
}

/** The exercises with how far the student is with each, as this device knows it. */
export function practiceItems(student: string, templates: readonly ExerciseTemplate[]): PracticeItem[] {
  const marks = exerciseMarks();
  return templates.map(({ id, title, topic, level, minutes }) => ({
    id,
    title,
    topic,
    level,
    minutes,
    standing: standingOf(marks, practiceBooks(student, id)),
  }));
}
