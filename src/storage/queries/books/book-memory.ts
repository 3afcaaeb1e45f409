import { liveQuery } from "dexie";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { isRepeatable } from "#domain/accounting/memory/similar-entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { entriesOf, isStoredEntry, readableMonth } from "../../shapes/read-record.ts";
import type { AuditRow } from "../../shapes/rows.ts";

/** Months and pages read when a book is opened: what recurs does so within a year. */
const MOST_MONTHS = 13;
const MOST_PAGES = 20;
/** After more changes than this, reading anew costs less. */
const MOST_CHANGES = 200;

/** Commands that write many entries without naming them in their record. */
const WHOLE: ReadonlySet<string> = new Set<AuditRow["kind"]>([
  "adopt-guest",
  "duplicate-book",
  "import",
  "merge-backup",
  "move-account",
  "repair-book",
  "restore-book",
  "undo-accounts",
]);

const NOTHING: readonly Entry[] = [];

/** Reads the pages of the last months, the newest first, until there are enough. */
async function readLast({ db }: AppStorage, bookId: BookId): Promise<readonly Entry[]> {
  const rows = await monthsOf(db, bookId).toArray();
  const keys = rows
    .slice(-MOST_MONTHS)
    .flatMap((row) =>
      readableMonth(row).pages.map(({ page }): [string, string, number] => [bookId, row.month, page]),
    )
    .slice(-MOST_PAGES);
  const pages = await db.pages.bulkGet(keys);
  return pages.flatMap(entriesOf).filter(isRepeatable);
}

/**
 * The last entries of a book that may be written again, in journal order: read once, then followed by the audit trail,
 * so that an entry more costs one record and a key costs none.
 */
export class BookMemory {
  readonly #storage: AppStorage;
  readonly #bookId: BookId;
  #entries = NOTHING;
  /** The last change that is in the entries; null before the first reading. */
  #last: Pick<AuditRow, "seq" | "command"> | null = null;

  constructor(storage: AppStorage, bookId: BookId) {
    this.#storage = storage;
    this.#bookId = bookId;
  }

  /** The entries as they are now: the same list while none of them changed. */
  async read(): Promise<readonly Entry[]> {
    const { audit } = this.#storage.db;
    const rows =
      this.#last === null
        ? []
        : await audit
            .where(":id")
            .aboveOrEqual(this.#last.seq)
            .limit(MOST_CHANGES + 2)
            .toArray();
    // After a restored backup the trail is another one.
    const isSame = this.#last !== null && rows[0]?.command === this.#last.command;
    const news = rows.slice(1);
    if (!isSame || news.length > MOST_CHANGES || news.some((row) => this.#isWhole(row)))
      return this.#readAll();
    for (const row of news) this.#follow(row);
    return this.#entries;
  }

  async #readAll(): Promise<readonly Entry[]> {
    const last = await this.#storage.db.audit.orderBy("seq").last();
    this.#entries = await readLast(this.#storage, this.#bookId);
    this.#last = last === undefined ? null : { seq: last.seq ?? 0, command: last.command };
    return this.#entries;
  }

  #isWhole({ kind, changes }: AuditRow): boolean {
    return WHOLE.has(kind) || !Array.isArray(changes) || changes.some(({ table }) => table === "import");
  }

  #follow(row: AuditRow): void {
    for (const change of row.bookId === this.#bookId ? row.changes : []) {
      if (change.table !== "entries") continue;
      const { after } = change;
      const entry = isStoredEntry(after) && isRepeatable(after) ? after : null;
      const others = this.#entries.filter(({ id }) => id !== change.key);
      if (entry === null && others.length === this.#entries.length) continue;
      this.#entries = entry === null ? others : [...others, entry].sort(compareEntries);
    }
    this.#seen(row);
  }

  #seen({ seq = 0, command }: AuditRow): void {
    this.#last = { seq, command };
  }
}

/** Tells the last entries of a book, now and after each change of them, until the returned function is called. */
export function watchBookMemory(
  storage: AppStorage,
  bookId: BookId,
  tell: (entries: readonly Entry[]) => void,
): () => void {
  const memory = new BookMemory(storage, bookId);
  // A failure to read is reported by the screen of the same book, which watches again once the store is back.
  const watch = liveQuery(() => memory.read()).subscribe({ next: tell, error: () => undefined });
  return () => watch.unsubscribe();
}
