import { sameText } from "../engine/same-text.ts";
import type {
  AuditRow,
  BookRow,
  Change,
  MonthRow,
  OwnAccountRow,
  PageRow,
  StoredEntry,
} from "../shapes/rows.ts";
import type { Tables } from "./copy-tables.ts";

/** One book with all its rows, from the tables of a database or of a backup. */
export interface BookParts {
  readonly book: BookRow;
  readonly accounts: readonly OwnAccountRow[];
  readonly pages: readonly PageRow[];
  readonly months: readonly MonthRow[];
  readonly audit: readonly AuditRow[];
}

/** Groups rows by their book. */
export function byBook<Row extends { readonly bookId: string }>(
  rows: readonly object[] = [],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows as readonly Row[]) {
    const group = groups.get(row.bookId);
    if (group) group.push(row);
    else groups.set(row.bookId, [row]);
  }
  return groups;
}

export function booksOf(tables: Tables): Map<string, BookParts> {
  const accounts = byBook<OwnAccountRow>(tables.accounts);
  const pages = byBook<PageRow>(tables.pages);
  const months = byBook<MonthRow>(tables.months);
  const audit = byBook<AuditRow>(tables.audit);
  const books = (tables.books ?? []) as readonly BookRow[];
  return new Map(
    books.map((book) => [
      book.id,
      {
        book,
        accounts: accounts.get(book.id) ?? [],
        pages: pages.get(book.id) ?? [],
        months: months.get(book.id) ?? [],
        audit: audit.get(book.id) ?? [],
      },
    ]),
  );
}

/**
 * Text of an entry without its book, so that a stored entry equals the same entry in the audit trail, which names the
 * book.
 */
function entryText(entry: object): string {
  const { bookId: _of, ...rest } = entry as Partial<{ readonly bookId: string }>;
  return sameText(rest);
}

function entriesOf({ pages }: BookParts): readonly StoredEntry[] {
  return pages.flatMap((page) => (Array.isArray(page.entries) ? page.entries : []));
}

interface Known {
  /** Every state that an entry of this book has, or had according to its trail. */
  readonly states: Set<string>;
  /** Imports that were undone: the trail holds only the numbers of their entries. */
  readonly undone: readonly Extract<Change, { readonly table: "import" }>[];
}

function knownTo(parts: BookParts): Known {
  const states = new Set<string>();
  const undone: Known["undone"][number][] = [];
  for (const entry of entriesOf(parts)) states.add(entryText(entry));
  for (const { changes } of parts.audit) {
    for (const change of Array.isArray(changes) ? changes : []) {
      if (change.table === "import" && change.undone) undone.push(change);
      if (change.table !== "entries") continue;
      if (change.before) states.add(entryText(change.before));
      if (change.after) states.add(entryText(change.after));
    }
  }
  return { states, undone };
}

/** Whether `larger` knows every entry of `smaller` in that state: it has the entry so, or had it so earlier. */
export function contains(larger: BookParts, smaller: BookParts): boolean {
  const { states, undone } = knownTo(larger);
  return entriesOf(smaller).every(
    (entry) =>
      states.has(entryText(entry)) ||
      undone.some(({ from, to, at }) => entry.createdAt === at && entry.number >= from && entry.number <= to),
  );
}

function commandsOf({ audit }: BookParts): Set<string> {
  return new Set(audit.map((row) => row.command));
}

/** Which of two states of one book continues the other; null if each has entries that the other never had. */
export function furtherOf(here: BookParts, incoming: BookParts): BookParts | null {
  const hereKnows = contains(here, incoming);
  const incomingKnows = contains(incoming, here);
  if (!hereKnows) return incomingKnows ? incoming : null;
  if (!incomingKnows) return here;
  const mine = commandsOf(here);
  const theirs = commandsOf(incoming);
  return theirs.size > mine.size && [...mine].every((command) => theirs.has(command)) ? incoming : here;
}

/** The same book under another id. The entries themselves need no change: none contains the id. */
export function underId(parts: BookParts, book: BookRow): BookParts {
  const bookId = book.id;
  return {
    book,
    accounts: parts.accounts.map((row) => ({ ...row, bookId })),
    pages: parts.pages.map((row) => ({ ...row, bookId })),
    months: parts.months.map((row) => ({ ...row, bookId })),
    audit: [],
  };
}
