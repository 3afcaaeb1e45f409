import type { FileSheet, SheetBook } from "#domain/import/table/sheet.ts";
import { bestSheet } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { fold } from "#domain/kernel/spanish.ts";

/** The day on which a person brings the files. */
export const TODAY = day("2026-11-27");

/**
 * What a file was read as: the facts that the stranger said too, by their names, and what the person who brings it is
 * told or asked about it. Facts that differ where nothing is said are the ones that harm.
 */
export interface ReadAs {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly asked: readonly string[];
}

export const clean = (text: string) => fold(text).replace(/\s+/g, " ").trim();
export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

export function sheetIn(book: SheetBook, worth: (sheet: FileSheet) => number): FileSheet {
  const sheet = book.sheets[bestSheet(book, worth)];
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}
