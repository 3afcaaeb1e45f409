const NAMED = "CUFE ";
/** So much of the key as tells documents apart: 80 bits, and short enough to be read on a line. */
const KEPT = 20;
const NOTE = /^CUFE ([0-9a-f]{20})$/;

/** The part of a document's key that a note keeps. */
export function keptKey(key: string): string {
  return key.slice(0, KEPT);
}

/** The note of the first line of an entry made from a document: its key, so that the same one is known again. */
export function keyNote(key: string): string | undefined {
  return key === "" ? undefined : `${NAMED}${keptKey(key)}`;
}

/** The kept part of the key that the note of a line says; null for any other note. */
export function keyOfNote(note: string | undefined): string | null {
  return NOTE.exec(note ?? "")?.[1] ?? null;
}
