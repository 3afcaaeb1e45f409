import { asDay } from "../../kernel/as-day.ts";
import type { Day } from "../../kernel/day.ts";

const NOTE = /^Vence el (\d{2})\/(\d{2})\/(\d{4})$/;

/** The day that a debt falls due, as its line says it: read alike in both views, in files and in reports. */
export function dueNote(due: Day): string {
  const [year, month, day] = due.split("-");
  return `Vence el ${day}/${month}/${year}`;
}

/** The day that the note of a line says; null for any other note. */
export function dueOf(note: string | undefined): Day | null {
  const [, day, month, year] = NOTE.exec(note ?? "") ?? [];
  return asDay(`${year}-${month}-${day}`);
}
