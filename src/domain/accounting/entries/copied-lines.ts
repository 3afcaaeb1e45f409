import { dueOf } from "../operations/due-note.ts";
import { keyOfNote } from "../operations/key-note.ts";
import type { EntryLine } from "./entry.ts";

/** Whether a note is of one document alone: the key of an electronic invoice, the day that a debt falls due. */
const isOfDocument = ({ note }: EntryLine) => keyOfNote(note) !== null || dueOf(note) !== null;

function withoutNote({ note: _note, ...line }: EntryLine): EntryLine {
  return line;
}

/**
 * The lines of a recorded entry as another one may have them: without what belongs to the document of the first (FE-11).
 * The same array where nothing does.
 */
export function copiedLines(lines: readonly EntryLine[]): readonly EntryLine[] {
  if (!lines.some(isOfDocument)) return lines;
  return lines.map((line) => (isOfDocument(line) ? withoutNote(line) : line));
}
