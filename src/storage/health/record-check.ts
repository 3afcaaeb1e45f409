import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { asId, type BookId } from "#domain/kernel/ids.ts";
import { keyOf } from "../backup/copy-tables.ts";
import { answerOf, eachBatch, presentStores, startingWith } from "../raw/raw-database.ts";
import { pageFrameShape } from "../shapes/records/book-shapes.ts";
import { isObject, type Verdict } from "../shapes/shape.ts";
import { shapeOf } from "../shapes/table-shapes.ts";
import { ACCOUNT_TABLES, STRAY_TABLES } from "./record-tables.ts";

/** A record that this version cannot read, by where it lies. */
export interface UnreadRecord {
  readonly table: string;
  readonly key: IDBValidKey;
  /** The key as text. */
  readonly name: string;
  readonly verdict: Exclude<Verdict, "ok">;
}

/** Records read per batch; the bytes of files are large. */
const BATCH = 200;
const FEW = 5;

function judge(table: string, row: unknown, key: IDBValidKey): UnreadRecord[] {
  // The entries of a page are looked at one by one, with their book.
  const verdict = (table === "pages" ? pageFrameShape : shapeOf(table)).check(row);
  return verdict === "ok" ? [] : [{ table, key, name: keyOf(table, row), verdict }];
}

const bookOf = (row: unknown): unknown => (isObject(row) ? row.bookId : undefined);

/** The records of a store that are of a book, as a source and a range; null where the store does not tell them apart. */
function ofBook(
  store: IDBObjectStore,
  bookId: string,
): readonly [IDBObjectStore | IDBIndex, IDBKeyRange] | null {
  if (Array.isArray(store.keyPath)) return [store, startingWith(bookId)];
  return store.indexNames.contains("bookId") ? [store.index("bookId"), IDBKeyRange.only(bookId)] : null;
}

/** Rows of a book with their keys. The trial of a copy has no indexes: there all rows are looked through. */
async function rowsOfBook(store: IDBObjectStore, bookId: BookId) {
  const [source, range] = ofBook(store, bookId) ?? [store, null];
  const [rows, keys] = await Promise.all([
    answerOf<unknown[]>(source.getAll(range)),
    answerOf<IDBValidKey[]>(source.getAllKeys(range)),
  ]);
  // The keys of an index are those of its store.
  return rows
    .map((row, place) => ({ row, key: keys[place] as IDBValidKey }))
    .filter(({ row }) => bookOf(row) === bookId);
}

/** The records of a book in some tables, and those of them that cannot be read. */
export interface BookRows {
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
  readonly unread: readonly UnreadRecord[];
}

/** What of a book lies beside its entries, read once within the check's own transaction. */
export async function readBeside(
  transaction: IDBTransaction,
  tables: readonly string[],
  bookId: BookId,
): Promise<BookRows> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const all = await rowsOfBook(transaction.objectStore(table), bookId);
      const unread = all.flatMap(({ row, key }) => judge(table, row, key));
      return { table, rows: all.map(({ row }) => row), unread };
    }),
  );
  return {
    rows: new Map(found.map(({ table, rows }) => [table, rows])),
    unread: found.flatMap(({ unread }) => unread),
  };
}

async function unreadIn(
  db: IDBDatabase,
  table: string,
  isLooked: (row: unknown) => boolean = () => true,
): Promise<readonly UnreadRecord[]> {
  const found: UnreadRecord[] = [];
  const store = db.transaction(table).objectStore(table);
  await eachBatch(store, null, table === "attachmentBytes" ? FEW : BATCH, (rows, keys) => {
    for (const [place, row] of rows.entries())
      if (isLooked(row)) found.push(...judge(table, row, keys[place] as IDBValidKey));
    return undefined;
  });
  return found;
}

/** Whether every record of a table is of one of these books, counted by keys alone. */
async function areAllOf(db: IDBDatabase, table: string, books: ReadonlySet<unknown>): Promise<boolean> {
  const store = db.transaction(table).objectStore(table);
  const counted = [...books].map((id) => {
    const own = typeof id === "string" ? ofBook(store, id) : null;
    return own === null ? Promise.resolve(0) : answerOf(own[0].count(own[1]));
  });
  const [all, ...own] = await Promise.all([answerOf(store.count()), ...counted]);
  return own.reduce((sum, each) => sum + each, 0) === all;
}

/** Of a book whose own record is gone the check of that book says that it is lost. */
const isOfOrphan = (table: string, id: unknown): boolean =>
  (table === "pages" || table === "months") && asId("book", id) !== null;

/**
 * What belongs to no book and cannot be read: the records of companies and of the account, and those of books that name
 * a book that is not there (ST-28).
 */
export async function unreadOfAccount(db: IDBDatabase): Promise<readonly UnreadRecord[]> {
  const found: UnreadRecord[] = [];
  for (const table of presentStores(db, ACCOUNT_TABLES)) found.push(...(await unreadIn(db, table)));
  if (presentStores(db, ["books"]).length === 0) return found;
  const books = new Set<unknown>(await answerOf(db.transaction("books").objectStore("books").getAllKeys()));
  const isNobodys = (table: string) => (row: unknown) =>
    !books.has(bookOf(row)) && !isOfOrphan(table, bookOf(row));
  for (const table of presentStores(db, STRAY_TABLES))
    if (!(await areAllOf(db, table, books))) found.push(...(await unreadIn(db, table, isNobodys(table))));
  return found;
}

export function asProblem({ table, name, verdict }: UnreadRecord): BookProblem {
  return { kind: verdict === "bad" ? "bad-record" : "newer-record", table, key: name };
}

/** The problems of what belongs to no book. */
export async function verifyAccount(db: IDBDatabase): Promise<BookProblem[]> {
  return (await unreadOfAccount(db)).map(asProblem);
}
