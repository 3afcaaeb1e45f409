import { type Entry, type EntryLink, linkTo } from "#domain/accounting/entries/entry.ts";
import type { Attachment } from "#domain/attachments/attachment.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { DRAFTS_PAGE } from "../../pages/month-draft.ts";
import { entriesOf, readableMonth } from "../../shapes/read-record.ts";
import { readRows } from "../../shapes/read-row.ts";
import { attachmentShape } from "../../shapes/records/attachment-shapes.ts";
import type { MonthRow } from "../../shapes/rows.ts";

/** What a file of the book belongs to, as it stands now. */
export type BelongsTo =
  | { readonly kind: "entry"; readonly entry: EntryLink; readonly words: string; readonly locked: boolean }
  | { readonly kind: "asset" | "party"; readonly name: string }
  /** Deleted, and may come back by undo; a draft that was discarded does not. */
  | { readonly kind: "gone"; readonly was: Attachment["owner"] | "draft" };

export interface BookFile {
  readonly attachment: Attachment;
  readonly owner: BelongsTo;
  /** Its bytes are not on this device, as after a copy made without files. */
  readonly isMissing: boolean;
}

/** The pages on which an entry may lie that had this number when the file was attached. */
function pagesFor(row: MonthRow, number: number): readonly number[] {
  const pages = readableMonth(row).pages.filter(
    ({ minNumber, maxNumber }) => number === 0 || (minNumber <= number && number <= maxNumber),
  );
  return [...(row.drafts > 0 ? [DRAFTS_PAGE] : []), ...pages.map(({ page }) => page)];
}

/** The entries that these files belong to, from the pages where they stood and, if they moved, from all others. */
async function ownersOf(
  db: CuadraDatabase,
  bookId: BookId,
  files: readonly Attachment[],
  months: readonly MonthRow[],
): Promise<ReadonlyMap<string, Entry>> {
  const found = new Map<string, Entry>();
  const wanted = new Map(
    files.flatMap((each) => (each.owner === "entry" ? [[each.ownerId, each.place] as const] : [])),
  );
  const seen = new Set<string>();
  const read = async (row: MonthRow, pages: readonly number[]) => {
    const keys = pages.filter((page) => !seen.has(`${row.month} ${page}`));
    for (const page of keys) seen.add(`${row.month} ${page}`);
    const rows = await db.pages.bulkGet(
      keys.map((page): [string, string, number] => [bookId, row.month, page]),
    );
    for (const entry of rows.flatMap(entriesOf)) if (wanted.delete(entry.id)) found.set(entry.id, entry);
  };
  const byMonth = new Map(months.map((row) => [row.month, row]));
  for (const place of [...wanted.values()]) {
    const row = place && byMonth.get(monthOf(place.date));
    if (row && place) await read(row, pagesFor(row, place.number));
  }
  for (const row of months.toReversed()) if (wanted.size > 0) await read(row, pagesFor(row, 0));
  return found;
}

/** Names of assets and third parties by their ids. */
async function namesOf(
  db: CuadraDatabase,
  files: readonly Attachment[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (owner: Attachment["owner"]) => [
    ...new Set(files.filter((each) => each.owner === owner).map(({ ownerId }) => ownerId)),
  ];
  const [assets, parties] = await Promise.all([
    db.assets.bulkGet(idsOf("asset")),
    db.parties.bulkGet(idsOf("party")),
  ]);
  return new Map([...assets, ...parties].flatMap((row) => (row ? [[row.id as string, row.name]] : [])));
}

/** All files attached through a book, the newest first, with what they belong to. No bytes are read (AD-08). */
export async function bookFiles(
  { db }: Pick<AppStorage, "db">,
  bookId: BookId,
): Promise<readonly BookFile[]> {
  const files = readRows(attachmentShape, await db.attachments.where("bookId").equals(bookId).toArray());
  if (files.length === 0) return [];
  const [months, names, here] = await Promise.all([
    monthsOf(db, bookId).toArray(),
    namesOf(db, files),
    db.attachmentBytes.toCollection().primaryKeys(),
  ]);
  const entries = await ownersOf(db, bookId, files, months);
  const closed = new Set(months.flatMap((row) => (row.closed ? [row.month] : [])));
  const stored = new Set<string>(here);
  const ownerOf = ({ owner, ownerId, place }: Attachment): BelongsTo => {
    if (owner !== "entry") {
      const name = names.get(ownerId);
      return name === undefined ? { kind: "gone", was: owner } : { kind: owner, name };
    }
    const entry = entries.get(ownerId);
    if (!entry) return { kind: "gone", was: place?.number === 0 ? "draft" : "entry" };
    const locked = closed.has(monthOf(entry.date));
    return { kind: "entry", entry: linkTo(entry), words: entry.description, locked };
  };
  return files
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map((attachment) => ({
      attachment,
      owner: ownerOf(attachment),
      isMissing: !stored.has(attachment.hash),
    }));
}
