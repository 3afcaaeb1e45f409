import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { newId } from "#storage/engine/environment.ts";
import { dropInvoiceList, keepInvoiceList, readInvoiceList } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import type { AllChoices, FiledDocument } from "../list-view.ts";

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

/** Raised with every change to the fields of a document or of a choice: a list of another form is not read. */
const FORM = 1;

/** Keeps the list of a book for whoever comes back to it; an empty one is kept no longer. */
export async function keepList(owner: FileOwner, book: BookId, list: InvoiceList): Promise<void> {
  if (isEmptyList(list)) return dropInvoiceList(owner, book);
  const { documents, faults, choices } = list;
  const text = JSON.stringify({ form: FORM, documents, faults, choices: [...choices] });
  await keepInvoiceList(owner, book, { id: newId("file"), bytes: new TextEncoder().encode(text) });
}

interface KeptList {
  readonly list: InvoiceList;
  /** When it was left. */
  readonly at: Instant;
}

/** The list that was left in a book; null without one. */
export async function readKeptList(owner: FileOwner, book: BookId): Promise<KeptList | null> {
  const kept = await readInvoiceList(owner, book);
  if (kept === undefined) return null;
  const read = JSON.parse(new TextDecoder().decode(kept.bytes)) as Omit<InvoiceList, "choices"> & {
    readonly form: number;
    readonly choices: readonly (readonly [string, object])[];
  };
  if (read.form !== FORM) return null;
  const { documents, faults, choices } = read;
  return { list: { documents, faults, choices: new Map(choices) }, at: kept.row.at };
}
