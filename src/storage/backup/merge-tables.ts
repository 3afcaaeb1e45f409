import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { NewId } from "#domain/kernel/ids.ts";
import { sameText } from "../engine/same-text.ts";
import { POSTED_TABLES, RECORD_TABLES } from "../shapes/record-tables.ts";
import type { AuditRow, Change, CompanyRow, PayrollRunRow, UsageRow } from "../shapes/rows.ts";
import { type BookParts, booksOf } from "./book-parts.ts";
import { keyOf, type Tables } from "./copy-tables.ts";
import { mergeAttachments } from "./merge-attachments.ts";
import { mergeBooks } from "./merge-books.ts";
import {
  mergeCompanies,
  mergeOthers,
  mergeProfiles,
  mergeRuns,
  mergeUsage,
  mergeVersioned,
} from "./merge-records.ts";

export interface Merge {
  /** Null if the backup has nothing new. */
  readonly tables: Tables | null;
  readonly added: number;
  readonly updated: number;
  readonly beside: number;
}

interface MergeTools {
  readonly newId: NewId;
  readonly at: Instant;
}

const OF_BOOKS = ["books", "accounts", "pages", "months"] as const;

function rowsOf<Row extends object>(tables: Tables, name: string): readonly Row[] {
  return (tables[name] ?? []) as readonly Row[];
}

function bookTables(books: readonly BookParts[]): Tables {
  return {
    books: books.map((each) => each.book),
    accounts: books.flatMap((each) => each.accounts),
    pages: books.flatMap((each) => each.pages),
    months: books.flatMap((each) => each.months),
  };
}

/** Rows whose book record is missing belong to no book, and are kept. */
function strays(here: Tables, books: ReadonlyMap<string, unknown>): Tables {
  const isStray = (row: object) => !books.has((row as { readonly bookId: string }).bookId);
  const tables = ["accounts", "pages", "months"] as const;
  return Object.fromEntries(tables.map((name) => [name, rowsOf(here, name).filter(isStray)]));
}

/**
 * Merges both trails in order of time and renumbers them: readers going backwards stop at an instant, not a number.
 */
function mergeTrails(here: readonly AuditRow[], incoming: readonly AuditRow[]): readonly AuditRow[] {
  const known = new Set(here.map((row) => row.command));
  const more = incoming.filter((row) => !known.has(row.command));
  if (more.length === 0) return here;
  const last = here.at(-1)?.seq ?? 0;
  const all = [...here, ...more].sort((a, b) => a.at - b.at);
  // Never below the former last number, or the next start would report missing movements.
  const first = Math.max(1, last - all.length + 1);
  return all.map((row, index) => ({ ...row, seq: first + index }));
}

const TOLD = ["books", ...RECORD_TABLES, ...POSTED_TABLES] as const;

/** Changes to the records that screens name. */
function changesOf(before: Tables, after: Tables): readonly Change[] {
  return TOLD.flatMap((table) => {
    const known = new Map(rowsOf(before, table).map((row) => [keyOf(table, row), row]));
    return rowsOf(after, table)
      .filter((row) => sameText(row) !== sameText(known.get(keyOf(table, row))))
      .map((row) => {
        const key = keyOf(table, row);
        return { table, key, before: known.get(key) ?? null, after: row } as unknown as Change;
      });
  });
}

/** Records of which the one that was saved more often stays. */
const VERSIONED = [
  "statements",
  "employees",
  "parties",
  "extracts",
  "matches",
  "recurrings",
  "items",
  "assets",
  "rules",
  "calculations",
  "settlements",
  "benefitPayments",
] as const;

function mergedRecords(here: Tables, incoming: Tables): Tables {
  const names = Object.keys(here).filter((name) => name !== "meta" && name !== "audit");
  const others = names.map((name) => [name, mergeOthers(name, rowsOf(here, name), rowsOf(incoming, name))]);
  return {
    ...Object.fromEntries(others),
    companies: mergeCompanies(rowsOf<CompanyRow>(here, "companies"), rowsOf(incoming, "companies")),
    fiscalProfiles: mergeProfiles(
      rowsOf<FiscalProfile>(here, "fiscalProfiles"),
      rowsOf(incoming, "fiscalProfiles"),
    ),
    ...Object.fromEntries(
      VERSIONED.map((name) => [name, mergeVersioned(rowsOf(here, name), rowsOf(incoming, name))]),
    ),
    payrollRuns: mergeRuns(rowsOf<PayrollRunRow>(here, "payrollRuns"), rowsOf(incoming, "payrollRuns")),
    usage: mergeUsage(rowsOf<UsageRow>(here, "usage"), rowsOf(incoming, "usage")),
  };
}

function isEqual(a: Tables, b: Tables, name: string): boolean {
  const [one, other] = [rowsOf(a, name), rowsOf(b, name)];
  return (
    one.length === other.length &&
    one.every((row, index) => row === other[index] || sameText(row) === sameText(other[index]))
  );
}

const OF_STOCK = ["stockMoves", "stockCards", "stockMonths", "stockTransfers"] as const;

/**
 * The stock of a book goes with its entries: moves and kardex of one state beside entries of another would contradict
 * each other. `theirs`: the books whose entries the backup gave; `known`: all books. Rows of no book are kept.
 */
function mergedStock(
  here: Tables,
  incoming: Tables,
  theirs: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Tables {
  const bookOf = (row: object) => (row as { readonly bookId: string }).bookId;
  return Object.fromEntries(
    OF_STOCK.map((name) => {
      const mine = rowsOf(here, name).filter((row) => !theirs.has(bookOf(row)));
      const more = rowsOf(incoming, name).filter((row) => theirs.has(bookOf(row)) || !known.has(bookOf(row)));
      return [name, mergeOthers(name, mine, more)];
    }),
  );
}

/**
 * Audit rows of no book, and of the books taken from the backup; other books' rows describe states that are not here.
 */
function trailsOf(incoming: Tables, taken: ReadonlySet<string>): readonly AuditRow[] {
  return rowsOf<AuditRow>(incoming, "audit").filter((row) => row.bookId === "" || taken.has(row.bookId));
}

/**
 * Merges a backup into the present data. Nothing present is removed; merging the same backup again changes nothing
 * (BR-06).
 */
export function mergeTables(here: Tables, incoming: Tables, { newId, at }: MergeTools): Merge {
  const mine = booksOf(here);
  const theirs = booksOf(incoming);
  const { books, added, updated, beside } = mergeBooks(mine, theirs, newId);
  const ofBooks = bookTables(books);
  const left = strays(here, mine);
  const settled = OF_BOOKS.map((name) => [name, [...rowsOf(left, name), ...rowsOf(ofBooks, name)]]);
  const taken = new Set(
    books
      .filter((each) => each.pages === theirs.get(each.book.id)?.pages)
      .map((each) => each.book.id as string),
  );
  const merged: Tables = {
    ...mergedRecords(here, incoming),
    ...mergeAttachments({ here, incoming, books, mine, newId }),
    ...mergedStock(here, incoming, taken, new Set(books.map((each) => each.book.id))),
    ...Object.fromEntries(settled),
  };
  const isChanged = Object.keys(merged).some((name) => !isSameSet(here, merged, name));
  if (!isChanged) return { tables: null, added: 0, updated: 0, beside: 0 };
  const trail = mergeTrails(rowsOf<AuditRow>(here, "audit"), trailsOf(incoming, taken));
  const row: AuditRow = {
    seq: (trail.at(-1)?.seq ?? 0) + 1,
    command: newId("command"),
    kind: "merge-backup",
    at,
    bookId: "",
    changes: changesOf(here, merged),
    answer: { value: { added, updated, beside } },
  };
  const meta = mergeOthers("meta", rowsOf(here, "meta"), rowsOf(incoming, "meta"));
  return { tables: { ...merged, meta, audit: [...trail, row] }, added, updated, beside };
}

function isSameSet(here: Tables, merged: Tables, name: string): boolean {
  const sorted = (tables: Tables): Tables => ({
    [name]: rowsOf(tables, name).toSorted((a, b) => (keyOf(name, a) < keyOf(name, b) ? -1 : 1)),
  });
  return isEqual(sorted(here), sorted(merged), name);
}
