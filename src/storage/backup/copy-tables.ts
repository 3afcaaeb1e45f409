import { keyText } from "../health/book-check.ts";
import { plain } from "../shapes/plain.ts";
import { pageFrameShape } from "../shapes/records/book-shapes.ts";
import { entryShape } from "../shapes/records/entry-shape.ts";
import { isObject, type Shape } from "../shapes/shape.ts";
import { shapeOf } from "../shapes/table-shapes.ts";

/** Rows by table name. */
export type Tables = Readonly<Record<string, readonly object[]>>;

/** A record by where it lies. */
export interface RecordName {
  readonly table: string;
  readonly key: string;
}

/** What of some rows is not this version's. */
export interface Unread {
  /** Not what its table holds. It is named, and never restored. */
  readonly bad: RecordName[];
  /** Written by a later version. It is named, and goes along as it is. */
  readonly newer: RecordName[];
}

export function nothingUnread(): Unread {
  return { bad: [], newer: [] };
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ["key"],
  usage: ["key"],
  accounts: ["bookId", "code"],
  pages: ["bookId", "month", "page"],
  months: ["bookId", "month"],
  stockCards: ["bookId", "itemId", "year"],
  stockMonths: ["bookId", "month"],
  attachmentBytes: ["hash"],
  audit: ["command"],
};

export function keyOf(table: string, row: unknown): string {
  const parts = Object.hasOwn(KEYS, table) ? (KEYS[table] ?? ["id"]) : ["id"];
  return keyText(...parts.map((part) => (isObject(row) && Object.hasOwn(row, part) ? row[part] : undefined)));
}

/** A clean copy; null for what is bad, which is named. */
function copyOne<T>(shape: Shape<T>, value: unknown, name: RecordName, unread: Unread): T | null {
  const verdict = shape.check(value);
  if (verdict === "ok") return shape.copy(value as T);
  const isKept = verdict === "newer" && plain.check(value) === "ok";
  (isKept ? unread.newer : unread.bad).push(name);
  return isKept ? (plain.copy(value) as T) : null;
}

/** Copies the rows of one table; rows of another shape and duplicates are reported in `bad`. */
export function copyRows(table: string, rows: readonly unknown[], unread: Unread): object[] {
  const copies: object[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const name = { table, key: keyOf(table, row) };
    if (seen.has(name.key)) {
      unread.bad.push(name);
      continue;
    }
    seen.add(name.key);
    const found =
      table === "pages" ? copyPage(row, name, unread) : copyOne(shapeOf(table), row, name, unread);
    if (found !== null) copies.push(found);
  }
  return copies;
}

/** Entries are copied one by one, so that a bad one does not cost the others. */
function copyPage(row: unknown, name: RecordName, unread: Unread): object | null {
  const page = copyOne(pageFrameShape, row, name, unread);
  if (page === null) return null;
  const entries = page.entries.map((entry, index) =>
    copyOne(entryShape, entry, { table: name.table, key: `${name.key}/${index + 1}` }, unread),
  );
  return { ...page, entries: entries.filter((entry) => entry !== null) };
}

export function copyTables(
  raw: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Unread & { readonly tables: Tables } {
  const unread = nothingUnread();
  const tables = names.map((name): [string, readonly object[]] => {
    const rows = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return [name, copyRows(name, Array.isArray(rows) ? rows : [], unread)];
  });
  return { tables: Object.fromEntries(tables), ...unread };
}
