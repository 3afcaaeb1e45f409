import type { IndexableType } from "dexie";
import type { BookId } from "#domain/kernel/ids.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { type StorageRefusal, trouble } from "../engine/run-command.ts";
import { presentStores } from "../raw/raw-database.ts";
import { plain } from "../shapes/plain.ts";
import { POSTED_TABLES, RECORD_TABLES } from "../shapes/record-tables.ts";
import type { Change, ChangeTable } from "../shapes/rows.ts";
import { shapeOf } from "../shapes/table-shapes.ts";
import { readBeside, unreadOfAccount } from "./record-check.ts";
import { BOOK_TABLES } from "./record-tables.ts";
import { verifyBook } from "./verify-book.ts";

export interface BrokenRecord {
  readonly table: string;
  readonly key: IDBValidKey;
  /** Sound by itself: its file is gone, or what it is attached to. */
  readonly isLost?: true;
}

/**
 * The records of a book beside its entries that the check names, looked for before any transaction because it waits for
 * hashes (ST-08).
 */
export async function brokenRecords(
  storage: AppStorage,
  bookId: BookId,
): Promise<Result<readonly BrokenRecord[], StorageRefusal>> {
  try {
    const files = ((await verifyBook(storage.db, bookId)) ?? []).flatMap((problem): BrokenRecord[] => {
      if (problem.kind === "attachment-lost" || problem.kind === "attachment-stray")
        return [{ table: "attachments", key: problem.id, isLost: true }];
      const isFile = problem.kind === "bad-record" && problem.table === "attachments";
      return isFile ? [{ table: "attachments", key: problem.key }] : [];
    });
    const db = storage.db.backendDB();
    const tables = presentStores(db, BOOK_TABLES);
    const { unread } = await readBeside(db.transaction(tables), tables, bookId);
    return ok([...files, ...unread.filter(({ verdict }) => verdict === "bad")]);
  } catch (error) {
    return { ok: false, error: await trouble(storage, error) };
  }
}

/** The same of what belongs to no book. */
export async function brokenOfAccount(
  storage: AppStorage,
): Promise<Result<readonly BrokenRecord[], StorageRefusal>> {
  try {
    const unread = await unreadOfAccount(storage.db.backendDB());
    return ok(unread.filter(({ verdict }) => verdict === "bad"));
  } catch (error) {
    return { ok: false, error: await trouble(storage, error) };
  }
}

/** Tables whose records the trail keeps as a change of one; those of the others are kept with the repair. */
const TOLD: ReadonlySet<string> = new Set<ChangeTable>([
  "accounts",
  "usage",
  ...RECORD_TABLES,
  ...POSTED_TABLES,
]);

/** As it was, as far as the trail can hold it: no bytes of a file, and nothing that is no plain value. */
export function asKept(table: string, row: unknown): unknown {
  if (table === "attachmentBytes") return { hash: (row as { readonly hash?: unknown }).hash };
  return plain.check(row) === "ok" ? row : asText(row);
}

/** What no trail can hold as it is; null for what names itself. */
function asText(row: unknown): string | null {
  try {
    return JSON.stringify(row, (_key, value) => (typeof value === "bigint" ? String(value) : value));
  } catch {
    return null;
  }
}

export interface Dropped {
  readonly changes: readonly Change[];
  /** Those of which the trail keeps no change. */
  readonly removed: readonly unknown[];
  /** Everything that was taken out, as it was. */
  readonly rows: readonly { readonly table: string; readonly row: unknown }[];
}

/** Takes these records out, unless they were changed since; the trail keeps them as they were. */
export async function dropBroken(db: CuadraDatabase, broken: readonly BrokenRecord[]): Promise<Dropped> {
  const changes: Change[] = [];
  const removed: unknown[] = [];
  const rows: { table: string; row: unknown }[] = [];
  for (const { table, key, isLost } of broken) {
    const place = key as IndexableType;
    const row: unknown = await db.table<unknown, IndexableType>(table).get(place);
    if (row === undefined || (!isLost && shapeOf(table).check(row) !== "bad")) continue;
    await db.table<unknown, IndexableType>(table).delete(place);
    rows.push({ table, row });
    const before = asKept(table, row);
    if (TOLD.has(table)) changes.push({ table, key: [key].flat().join("/"), before, after: null } as Change);
    else removed.push(before);
  }
  return { changes, removed, rows };
}
