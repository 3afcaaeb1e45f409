import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AttachmentTarget } from "#storage/commands/attachments/attach-file.ts";
import { attachmentTexts as texts } from "./texts.ts";

/** What the files shown belong to, and what may be done with them. */
export interface AttachedTo {
  readonly bookId: BookId;
  readonly target: AttachmentTarget;
  /** Of an asset or a third party. */
  readonly name: string;
  /** The book takes changes. */
  readonly writable: boolean;
  /** The month of the entry is closed: files come, and none goes (AD-05). */
  readonly locked: boolean;
}

export function ownerIdOf(target: AttachmentTarget): string {
  return target.kind === "entry" ? target.entry.id : target.id;
}

export function titleOf({ target, name }: AttachedTo): string {
  if (target.kind !== "entry") return texts.of(name);
  return target.entry.number === 0 ? texts.ofDraft : texts.ofEntry(target.entry.number);
}

/** All files of a book, whatever they belong to. */
export interface WholeBook {
  readonly bookId: BookId;
  readonly target: null;
  readonly writable: boolean;
}

/** The files of an entry, as far as its book and its month let them be changed. */
export function filesOfEntry(entry: Entry, writable: boolean, locked: boolean): AttachedTo {
  const { bookId, id, number, date, description: name } = entry;
  return { bookId, target: { kind: "entry", entry: { id, number, date } }, name, writable, locked };
}
