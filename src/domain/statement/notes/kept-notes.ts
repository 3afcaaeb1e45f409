import { firstCharacters } from "../../kernel/graphemes.ts";
import type { Framework } from "./framework.ts";
import { isCompulsory, NOTE_KEYS, type NoteKey } from "./note-keys.ts";

/** A text that a company wrote for a note. It holds from its year on, until one of a later year (AC-91). */
export interface KeptNote {
  readonly note: NoteKey;
  readonly year: number;
  /** As written, with its fields. Empty: the note is left out. Absent: the template, from this year on. */
  readonly text?: string;
}

/** How a company presents its statements; what is absent is as usual. */
export interface Reporting {
  readonly framework?: Framework;
  readonly notes?: readonly KeptNote[];
}

export const LONGEST_NOTE_TEXT = 6000;

/** A text as stored: no control characters, a line for each paragraph, none of them blank. */
export function cleanNote(written: string): string {
  const lines = written
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return firstCharacters(lines.join("\n"), LONGEST_NOTE_TEXT).trimEnd();
}

/** The text of a note in a year, and the year it was written in; null where it is the template's. */
export function keptIn({ notes = [] }: Reporting, key: NoteKey, year: number): KeptNote | null {
  let found: KeptNote | null = null;
  for (const each of notes)
    if (each.note === key && each.year <= year && (found === null || each.year >= found.year)) found = each;
  return found?.text === undefined ? null : found;
}

const inOrder = (a: KeptNote, b: KeptNote) =>
  NOTE_KEYS.indexOf(a.note) - NOTE_KEYS.indexOf(b.note) || a.year - b.year;

/**
 * The presentation with the text of a note from a year on; null: the template again. Earlier years keep what they said.
 * An empty text of a note that no set may lack is the template, too (AC-91).
 */
export function withNoteText(
  reporting: Reporting,
  key: NoteKey,
  year: number,
  written: string | null,
): Reporting {
  const { notes = [], ...others } = reporting;
  const rest = notes.filter((each) => each.note !== key || each.year !== year);
  const cleaned = written === null ? null : cleanNote(written);
  const text = cleaned === null || (cleaned === "" && isCompulsory(key)) ? undefined : cleaned;
  const inherited = keptIn({ notes: rest }, key, year)?.text;
  const added: KeptNote[] =
    text === inherited ? [] : [{ note: key, year, ...(text !== undefined && { text }) }];
  const all = [...rest, ...added].sort(inOrder);
  return { ...others, ...(all.length > 0 && { notes: all }) };
}

/** The presentation by a framework; the usual one is told by absence. */
export function withFramework(reporting: Reporting, framework: Framework): Reporting {
  const { framework: _before, ...rest } = reporting;
  return framework === "pymes" ? rest : { ...rest, framework };
}
