import { err, ok, type Result } from "#domain/kernel/result.ts";
import { readRow } from "../shapes/read-row.ts";
import type { AttachmentBytesRow, AttachmentRow } from "../shapes/rows.ts";
import { count, integer, isObject, shape, table, textValue } from "../shapes/shape.ts";
import { VERSIONS } from "../versions/index.ts";
import type { SchemaVersion } from "../versions/version.ts";
import { type BackupProblem, MOST_BYTES, readFile } from "./backup-file.ts";
import { copyTables, type RecordName, type Tables } from "./copy-tables.ts";
import type { BackupAccount } from "./make-backup.ts";
import { type SettledBook, settleBooks } from "./settle-books.ts";

/** A backup that was read, checked and found restorable. */
export interface Backup {
  readonly account: BackupAccount;
  readonly app: string;
  readonly createdAt: number;
  /** Schema that the file was made with; its rows are already at the current one. */
  readonly schema: number;
  readonly books: number;
  readonly entries: number;
  /** Records left out because they are damaged. */
  readonly bad: readonly RecordName[];
  /** Records of a later version, which come in as they are. */
  readonly newer: readonly RecordName[];
  /** Names of attached files whose bytes the copy does not hold, as one made without files (AD-10). */
  readonly filesMissing: readonly string[];
  /** Books that disagreed with their entries and were rebuilt. */
  readonly settled: readonly SettledBook[];
  readonly tables: Tables;
}

interface ReadOptions {
  /** Another schema history, for upgrade tests. */
  readonly versions?: readonly SchemaVersion[];
  readonly mostBytes?: number;
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
}

interface Header {
  readonly schema: number;
  readonly app: string;
  readonly createdAt: number;
  readonly account: BackupAccount;
  readonly counts: Readonly<Record<string, number>>;
}

const headerShape = shape<Header>({
  schema: count,
  app: textValue,
  createdAt: integer,
  account: shape<BackupAccount>({ id: textValue, name: textValue, email: textValue }),
  counts: table(count),
});

type RawTables = Readonly<Record<string, readonly unknown[]>>;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The tables as arrays, if the row counts match the header; otherwise null. */
function rawTables(parsed: Readonly<Record<string, unknown>>, header: Header): RawTables | null {
  const { tables } = parsed;
  if (!isObject(tables)) return null;
  for (const [name, rows] of Object.entries(tables)) {
    if (!Array.isArray(rows) || header.counts[name] !== rows.length) return null;
  }
  return Object.keys(header.counts).every((name) => Object.hasOwn(tables, name))
    ? (tables as RawTables)
    : null;
}

/** Migrates the tables from the file's schema to the current one, one version at a time. */
function migrate(tables: RawTables, from: number, versions: readonly SchemaVersion[]): RawTables {
  let migrated = tables;
  for (const version of versions) {
    if (version.number > from && version.migrateBackup) migrated = version.migrateBackup(migrated);
  }
  return migrated;
}

/** Parts of the work that are done by then, measured on 100,000 entries. */
const SHARES = { unpacked: 0.15, copied: 0.5 } as const;

/** Attached files of these tables without their bytes. */
export function filesWithoutBytes(tables: Tables): readonly AttachmentRow[] {
  const bytes = (tables.attachmentBytes ?? []) as readonly AttachmentBytesRow[];
  const stored = new Set(bytes.map(({ hash }) => hash));
  return ((tables.attachments ?? []) as readonly AttachmentRow[]).filter(({ hash }) => !stored.has(hash));
}

/** Reads and checks a user's file completely; the returned tables are sound and consistent. */
export async function readBackup(
  file: Blob,
  options: ReadOptions = {},
): Promise<Result<Backup, BackupProblem>> {
  const versions = options.versions ?? VERSIONS;
  const { onProgress = () => undefined } = options;
  const content = await readFile(file, options.mostBytes ?? MOST_BYTES);
  if (!content.ok) return content;
  onProgress(SHARES.unpacked);
  const parsed = parse(content.value);
  if (isObject(parsed) && typeof parsed.holds === "string") return err("academic");
  const header = readRow(headerShape, parsed);
  if (header === null || !isObject(parsed) || header.schema < 1) return err("damaged");
  if (header.schema > versions.length) return err("newer");
  const raw = rawTables(parsed, header);
  if (!raw) return err("damaged");
  const migrated = migrate(raw, header.schema, versions);
  const names = [...new Set(versions.flatMap((version) => Object.keys(version.stores)))];
  const { bad, newer, ...copied } = copyTables(migrated, names);
  onProgress(SHARES.copied);
  const { tables, settled } = await settleBooks(migrated, copied.tables, bad, (done) =>
    onProgress(SHARES.copied + done * (1 - SHARES.copied)),
  );
  const { account, app, createdAt, schema } = header;
  const pages = (tables.pages ?? []) as readonly { readonly entries: readonly unknown[] }[];
  const entries = pages.reduce((sum, page) => sum + page.entries.length, 0);
  const books = tables.books?.length ?? 0;
  const filesMissing = filesWithoutBytes(tables).map(({ name }) => name);
  const read = { account, app, createdAt, schema, tables, books, entries, bad, newer, filesMissing, settled };
  return ok(read);
}
