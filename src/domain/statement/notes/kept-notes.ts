import { firstCharacters } from "../../kernel/graphemes.ts";
import type { OwnNoteId } from "../../kernel/ids.ts";
import type { Framework } from "./framework.ts";
import { isCompulsory, isLastNote, type LastNote, NOTE_KEYS, type NoteKey } from "./note-keys.ts";

/** What a company said of a note. It holds from its year on, until something of a later year (AC-91). */
export interface KeptNote {
  readonly note: NoteKey;
  readonly year: number;
  /** As written, with its fields. Empty: without text. Absent: the template, from this year on. */
  readonly text?: string;
  /** Why the note is not presented; its text is kept for when it is (AC-94). Absent: it is presented. */
  readonly reason?: string;
}

/** What a company writes in a note of its own, with fields as in any other. */
export interface OwnNoteText {
  readonly title: string;
  readonly text: string;
  /** The note that it stands before; absent: after all others. */
  readonly before?: LastNote;
}

/** A note that a company added, as written in a year. It holds until a later one (AC-94). */
export interface OwnNote {
  readonly id: OwnNoteId;
  readonly year: number;
  /** Absent: it is not presented from this year on. */
  readonly said?: OwnNoteText;
}

/** How a company presents its statements; what is absent is as usual. */
export interface Reporting {
  readonly framework?: Framework;
  readonly notes?: readonly KeptNote[];
  /** The notes that the company added (AC-94). */
  readonly own?: readonly OwnNote[];
}

export const LONGEST_NOTE_TEXT = 6000;
export const LONGEST_NOTE_REASON = 300;

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

/** What holds of a note in a year: the record of that year, or of the last one before it. */
function recordIn({ notes = [] }: Reporting, key: NoteKey, year: number): KeptNote | null {
  let found: KeptNote | null = null;
  for (const each of notes)
    if (each.note === key && each.year <= year && (found === null || each.year >= found.year)) found = each;
  return found;
}

/** The text of a note in a year, and the year it was written in; null where it is the template's. */
export function keptIn(reporting: Reporting, key: NoteKey, year: number): KeptNote | null {
  const found = recordIn(reporting, key, year);
  return found?.text === undefined ? null : found;
}

/** Why a note is not presented in a year; null where it is. */
export function reasonIn(reporting: Reporting, key: NoteKey, year: number): string | null {
  return recordIn(reporting, key, year)?.reason ?? null;
}

const inOrder = (a: KeptNote, b: KeptNote) =>
  NOTE_KEYS.indexOf(a.note) - NOTE_KEYS.indexOf(b.note) || a.year - b.year;

interface Said {
  readonly text: string | undefined;
  readonly reason: string | undefined;
}

/** The presentation with what is said of a note from a year on; what is inherited is not stored twice. */
function withSaid(reporting: Reporting, key: NoteKey, year: number, { text, reason }: Said): Reporting {
  const { notes = [], ...others } = reporting;
  const rest = notes.filter((each) => each.note !== key || each.year !== year);
  const inherited = recordIn({ notes: rest }, key, year);
  const isInherited = text === inherited?.text && reason === inherited?.reason;
  const said = { ...(text !== undefined && { text }), ...(reason !== undefined && { reason }) };
  const added: KeptNote[] = isInherited ? [] : [{ note: key, year, ...said }];
  const all = [...rest, ...added].sort(inOrder);
  return { ...others, ...(all.length > 0 && { notes: all }) };
}

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
  const cleaned = written === null ? null : cleanNote(written);
  const text = cleaned === null || (cleaned === "" && isCompulsory(key)) ? undefined : cleaned;
  return withSaid(reporting, key, year, { text, reason: recordIn(reporting, key, year)?.reason });
}

/**
 * The presentation with the reason why a note is not presented from a year on; null: it is presented again, with the
 * text that it had. No reason leaves out a note that no set may lack, and a blank one leaves out none (AC-94).
 */
export function withNoteReason(
  reporting: Reporting,
  key: NoteKey,
  year: number,
  written: string | null,
): Reporting {
  if (isCompulsory(key)) return reporting;
  const reason = written === null ? "" : firstCharacters(plainReason(written), LONGEST_NOTE_REASON).trimEnd();
  const kept = recordIn(reporting, key, year)?.text;
  // An empty text leaves out a note without figures: presented again, it says what the template does.
  const text = reason === "" && kept === "" && isLastNote(key) ? undefined : kept;
  return withSaid(reporting, key, year, { text, reason: reason || undefined });
}

const plainReason = (written: string) => cleanNote(written).replaceAll("\n", " ");

/** The presentation by a framework; the usual one is told by absence. */
export function withFramework(reporting: Reporting, framework: Framework): Reporting {
  const { framework: _before, ...rest } = reporting;
  return framework === "pymes" ? rest : { ...rest, framework };
}
