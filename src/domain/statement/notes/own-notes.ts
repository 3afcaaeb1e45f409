import { oneLine } from "../../kernel/graphemes.ts";
import type { OwnNoteId } from "../../kernel/ids.ts";
import { cleanNote, type OwnNote, type OwnNoteText, type Reporting } from "./kept-notes.ts";
import type { LastNote } from "./note-keys.ts";

/** A note of the company's own, as it holds in a year. */
export type HeldOwnNote = Required<OwnNote>;

export const LONGEST_NOTE_TITLE = 120;
/** More would be no notes but a book. */
export const MOST_OWN_NOTES = 40;

/** As stored: the title in one line, the text as that of any note. Null without a title or without a text. */
export function cleanOwnNote({ title, text, before }: OwnNoteText): OwnNoteText | null {
  const clean = { title: oneLine(title, LONGEST_NOTE_TITLE), text: cleanNote(text) };
  if (clean.title === "" || clean.text === "") return null;
  return { ...clean, ...(before !== undefined && { before }) };
}

function recordOf({ own = [] }: Reporting, id: OwnNoteId, year: number): OwnNote | null {
  const found = own.filter((each) => each.id === id && each.year <= year);
  return found.reduce<OwnNote | null>((last, each) => (last && last.year > each.year ? last : each), null);
}

/** What a note of the company's own says in a year; null where there is none of that id. */
export function ownNoteIn(reporting: Reporting, id: OwnNoteId, year: number): HeldOwnNote | null {
  const found = recordOf(reporting, id, year);
  return found?.said === undefined ? null : { ...found, said: found.said };
}

/** The company's own notes of a year, in the order in which they were added. */
export function ownNotesIn(reporting: Reporting, year: number): readonly HeldOwnNote[] {
  const ids = [...new Set((reporting.own ?? []).map(({ id }) => id))].sort();
  return ids.flatMap((id) => ownNoteIn(reporting, id, year) ?? []);
}

/** Own notes that stand before a last note, or after all of them. */
export function ownNotesBefore(notes: readonly HeldOwnNote[], place: LastNote | undefined) {
  return notes.filter(({ said }) => said.before === place);
}

const inOrder = (a: OwnNote, b: OwnNote) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.year - b.year);

const sameText = (one: OwnNoteText | undefined, other: OwnNoteText | undefined) =>
  one?.title === other?.title && one?.text === other?.text && one?.before === other?.before;

/**
 * The presentation with a note of the company's own from a year on; null: without it from that year on, also where a
 * later year said otherwise. Earlier years keep what they said, and what is inherited is not stored twice (AC-94).
 */
export function withOwnNote(
  reporting: Reporting,
  id: OwnNoteId,
  year: number,
  written: OwnNoteText | null,
): Reporting {
  const { own = [], ...others } = reporting;
  const isReplaced = (each: OwnNote) => (written === null ? each.year >= year : each.year === year);
  const rest = own.filter((each) => each.id !== id || !isReplaced(each));
  const said = (written && cleanOwnNote(written)) ?? undefined;
  const inherited = recordOf({ own: rest }, id, year)?.said;
  const added = sameText(said, inherited) ? [] : [{ id, year, ...(said !== undefined && { said }) }];
  const all = [...rest, ...added].sort(inOrder);
  return { ...others, ...(all.length > 0 && { own: all }) };
}
