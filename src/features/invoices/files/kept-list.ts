import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { newId } from "#storage/engine/environment.ts";
import { dropInvoiceList, keepInvoiceList, readInvoiceList } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import type { AllChoices, FiledDocument } from "../list-view.ts";
import { type WrittenList, writtenList } from "./list-shape.ts";

/** The documents that were read, with what was said of each. */
export interface InvoiceList {
  readonly documents: readonly FiledDocument[];
  /** Why files were not read, in words. */
  readonly faults: readonly string[];
  readonly choices: AllChoices;
}

export const EMPTY_LIST: InvoiceList = { documents: [], faults: [], choices: new Map() };

export function isEmptyList({ documents, faults }: InvoiceList): boolean {
  return documents.length === 0 && faults.length === 0;
}

/** Keeps the list of a book for whoever comes back to it; an empty one is kept no longer. */
export async function keepList(owner: FileOwner, book: BookId, list: InvoiceList): Promise<void> {
  if (isEmptyList(list)) return dropInvoiceList(owner, book);
  const { documents, faults, choices } = list;
  const written: WrittenList = { documents, faults, choices: [...choices] };
  const text = JSON.stringify(written);
  await keepInvoiceList(owner, book, { id: newId("file"), bytes: new TextEncoder().encode(text) });
}

/** Puts a document after those of the list of another book. */
export async function passDocument(owner: FileOwner, book: BookId, document: FiledDocument): Promise<void> {
  const { documents, ...rest } = (await readKeptList(owner, book))?.list ?? EMPTY_LIST;
  await keepList(owner, book, { ...rest, documents: [...documents, document] });
}

/** Takes it out of there again. */
export async function takeDocumentBack(owner: FileOwner, book: BookId, id: string): Promise<void> {
  const { documents, ...rest } = (await readKeptList(owner, book))?.list ?? EMPTY_LIST;
  await keepList(owner, book, { ...rest, documents: documents.filter((each) => each.id !== id) });
}

interface KeptList {
  readonly list: InvoiceList;
  /** When it was left. */
  readonly at: Instant;
}

/** A kept text as a list; null for one of another version, or that is none. @internal */
export function listOfText(text: string): InvoiceList | null {
  try {
    const value: unknown = JSON.parse(text);
    if (writtenList.check(value) !== "ok") return null;
    const { documents, faults, choices } = writtenList.copy(value as WrittenList);
    return { documents, faults, choices: new Map(choices) };
  } catch {
    return null;
  }
}

/** The list that was left in a book; null without one. */
export async function readKeptList(owner: FileOwner, book: BookId): Promise<KeptList | null> {
  const kept = await readInvoiceList(owner, book);
  const list = kept === undefined ? null : listOfText(new TextDecoder().decode(kept.bytes));
  return kept === undefined || list === null ? null : { list, at: kept.row.at };
}
