import type { NewId } from "#domain/kernel/ids.ts";
import type { AttachmentBytesRow, AttachmentRow } from "../shapes/rows.ts";
import type { BookParts } from "./book-parts.ts";
import type { Tables } from "./copy-tables.ts";
import { mergeVersioned } from "./merge-records.ts";

interface Merging {
  readonly here: Tables;
  readonly incoming: Tables;
  /** All books as they will be. */
  readonly books: readonly BookParts[];
  /** The books as they were here. */
  readonly mine: ReadonlyMap<string, BookParts>;
  readonly newId: NewId;
}

const rowsOf = <Row>(tables: Tables, name: string) => (tables[name] ?? []) as readonly Row[];

function entryIds({ pages }: BookParts): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ entries }) => (Array.isArray(entries) ? entries.map(({ id }) => id as string) : [])),
  );
}

/**
 * The attached files after a merge: all that are here, and those of the backup whose entries are here too. A book that
 * was laid beside another takes the files of its own entries along; of its bytes there is one for both.
 */
export function mergeAttachments({ here, incoming, books, mine, newId }: Merging): Tables {
  const theirs = rowsOf<AttachmentRow>(incoming, "attachments");
  if (theirs.length === 0) return {};
  const merged = new Map(books.map((parts) => [parts.book.id as string, parts]));
  const beside = new Map(
    books.flatMap((parts) =>
      parts.book.copyOf !== undefined && !mine.has(parts.book.id)
        ? [[parts.book.copyOf as string, parts]]
        : [],
    ),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const holds = (parts: BookParts, ownerId: string): boolean => {
    const ids = known.get(parts.book.id) ?? entryIds(parts);
    known.set(parts.book.id, ids);
    return ids.has(ownerId);
  };
  const wanted: AttachmentRow[] = [];
  for (const row of theirs) {
    const [kept, laid] = [merged.get(row.bookId), beside.get(row.bookId)];
    const isOfEntry = row.owner === "entry";
    if (!isOfEntry || kept === undefined || holds(kept, row.ownerId)) wanted.push(row);
    if (isOfEntry && laid !== undefined && holds(laid, row.ownerId))
      wanted.push({ ...row, id: newId("attachment"), bookId: laid.book.id, version: 1 });
  }
  const attachments = mergeVersioned(rowsOf<AttachmentRow>(here, "attachments"), wanted);
  return { attachments, attachmentBytes: mergedBytes(here, incoming, attachments) };
}

function mergedBytes(
  here: Tables,
  incoming: Tables,
  attachments: readonly AttachmentRow[],
): readonly object[] {
  const present = rowsOf<AttachmentBytesRow>(here, "attachmentBytes");
  const stored = new Set(present.map(({ hash }) => hash));
  const held = new Set(attachments.map(({ hash }) => hash));
  const more = rowsOf<AttachmentBytesRow>(incoming, "attachmentBytes").filter(
    (row) => !stored.has(row.hash) && held.has(row.hash),
  );
  return [...present, ...more];
}
