import { answerOf, eachBatch, presentStores } from "../raw/raw-database.ts";
import type { MetaRow } from "../shapes/rows.ts";
import { SCHEMA, TABLES } from "../versions/index.ts";
import { writeFile } from "./backup-file.ts";
import { copyRows, nothingUnread, type RecordName } from "./copy-tables.ts";
import { QuickCount } from "./quick-count.ts";

/** Owner of the books. Never a password hash, never a plan (BR-08). */
export interface BackupAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Facts about a backup that do not require reading its rows. */
interface BackupSummary {
  readonly books: number;
  readonly entries: number;
  /** Last number of the audit trail: shows whether anything changed since. */
  readonly sequence: number;
  /** Damaged records. The file contains them unchanged (BR-11). */
  readonly bad: readonly RecordName[];
  /** Books that do not agree with their entries. Those that a later version wrote to are not judged. */
  readonly off: number;
}

interface BackupHead {
  readonly account: BackupAccount;
  /** Version of the application. */
  readonly app: string;
  readonly createdAt: number;
}

interface PackOptions {
  /** Leaves the bytes of attached files out; their records go along, so that a restore can name them (AD-10). */
  readonly withoutFiles?: boolean;
}

const BATCH = 100;
const MOST_NAMED = 1000;

class Gathering {
  readonly pieces: string[] = [];
  readonly counts: Record<string, number> = {};
  readonly unread = nothingUnread();
  readonly quick = new QuickCount();
  books = 0;
  entries = 0;
  sequence = 0;
  schema = SCHEMA;

  begin(table: string): void {
    this.pieces.push(`${this.pieces.length === 0 ? "" : ","}${JSON.stringify(table)}:[`);
    this.counts[table] = 0;
  }

  rows(table: string, rows: readonly unknown[]): void {
    const before = this.counts[table] ?? 0;
    this.counts[table] = before + rows.length;
    if (rows.length > 0) this.pieces.push(`${before > 0 ? "," : ""}${rows.map(asJson).join(",")}`);
    this.quick.rows(table, rows);
    const kept = copyRows(table, rows, this.unread);
    if (table === "books") this.books += kept.length;
    for (const row of kept as { entries?: readonly unknown[]; seq?: number }[]) {
      if (table === "pages") this.entries += row.entries?.length ?? 0;
      if (table === "audit") this.sequence = Math.max(this.sequence, row.seq ?? 0);
    }
  }
}

/** A record as JSON, whatever it contains: values JSON cannot hold become null, and the record is reported as bad. */
function asJson(row: unknown): string {
  try {
    return JSON.stringify(row) ?? "null";
  } catch {
    return "null";
  }
}

/** Reads all tables in one transaction, so that a write in another tab is included entirely or not at all (BR-02). */
async function gather(db: IDBDatabase, { withoutFiles = false }: PackOptions): Promise<Gathering> {
  const gathering = new Gathering();
  const names = presentStores(db, TABLES);
  if (names.length === 0) return gathering;
  const transaction = db.transaction(names);
  if (names.includes("meta")) {
    const schema = await answerOf<MetaRow | undefined>(transaction.objectStore("meta").get("schema"));
    if (typeof schema?.value === "number") gathering.schema = schema.value;
  }
  for (const name of names) {
    gathering.begin(name);
    if (!(withoutFiles && name === "attachmentBytes"))
      await eachBatch(transaction.objectStore(name), null, BATCH, (rows) => {
        gathering.rows(name, rows);
        return true;
      });
    gathering.pieces.push("]");
  }
  return gathering;
}

/** Packs an open database, whatever the state of its records. */
export async function packDatabase(
  db: IDBDatabase,
  head: BackupHead,
  options: PackOptions = {},
): Promise<{ readonly blob: Blob; readonly summary: BackupSummary }> {
  const { pieces, counts, unread, quick, books, entries, sequence, schema } = await gather(db, options);
  const { app, createdAt } = head;
  const { id, name, email } = head.account;
  const problems = unread.bad.slice(0, MOST_NAMED);
  const header = { schema, app, createdAt, account: { id, name, email }, counts, problems };
  // Without its closing brace: the tables follow.
  const opened = JSON.stringify(header).slice(1, -1);
  const blob = await writeFile([opened, ',"tables":{', ...pieces, "}}"]);
  const off = unread.newer.length > 0 ? 0 : quick.off();
  return { blob, summary: { books, entries, sequence, bad: problems, off } };
}
