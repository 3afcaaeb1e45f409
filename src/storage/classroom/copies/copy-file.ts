import type { Instant } from "#domain/kernel/clock.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type BackupProblem, MOST_BYTES, readFile, writeFile } from "../../backup/backup-file.ts";
import { lockedProblem, lockFile, unlockFile } from "../../backup/locked-file.ts";
import { readRow } from "../../shapes/read-row.ts";
import {
  count,
  integer,
  isObject,
  oneOf,
  shape,
  table,
  textValue,
  type Verdict,
} from "../../shapes/shape.ts";
import { CLASS_SCHEMA } from "../class-schema.ts";
import type { ClassStorage } from "../class-storage.ts";
import { rowAsJson, withBytes } from "./plain-rows.ts";

// A copy of the academic edition is the same file as a backup of books (ADR 0063): JSON with its checksum, packed,
// under a passphrase. It always has one: it carries names and grades of others, and keys.

const HOLDS = ["aula", "estudiante"] as const;
export type CopyHolds = (typeof HOLDS)[number];

/** of-books: a backup of an account. other-kind: of a student where a teacher's is wanted, or the other way. */
export type ClassCopyProblem =
  | Exclude<BackupProblem, "academic" | "locked">
  | "wrong-passphrase"
  | "of-books"
  | "other-kind";

interface CopyHead {
  readonly holds: CopyHolds;
  readonly schema: number;
  readonly app: string;
  readonly createdAt: Instant;
  /** Whose it is, to be told before it is restored. */
  readonly owner: string;
}

export type CopyTables = Readonly<Record<string, readonly unknown[]>>;

/** A copy that was read; of each row it is known that its shape holds. */
export interface ClassCopy extends CopyHead {
  readonly tables: CopyTables;
  /** Rows that cannot be read and do not come in. */
  readonly bad: number;
  /** Rows of a later version, which come in as they are. */
  readonly newer: number;
}

interface Header extends CopyHead {
  readonly counts: Readonly<Record<string, number>>;
}

const headerShape = shape<Header>({
  holds: oneOf(HOLDS),
  schema: count,
  app: textValue,
  createdAt: integer,
  owner: textValue,
  counts: table(count),
});

/** Writes a copy that only the passphrase opens; too-large: none that could be read again. */
async function writeClassCopy(
  { holds, owner, createdAt }: Pick<CopyHead, "holds" | "owner" | "createdAt">,
  tables: CopyTables,
  passphrase: string,
): Promise<Result<Blob, "too-large">> {
  const names = Object.keys(tables);
  const counts = Object.fromEntries(names.map((name) => [name, tables[name]?.length ?? 0]));
  const header: Header = { holds, schema: CLASS_SCHEMA, app: __APP_VERSION__, createdAt, owner, counts };
  const rows = names.map(
    (name) => `${JSON.stringify(name)}:[${(tables[name] ?? []).map(rowAsJson).join(",")}]`,
  );
  const body = [JSON.stringify(header).slice(1, -1), ',"tables":{', rows.join(","), "}}"];
  // Room for the head of the file.
  if (new Blob(body).size > MOST_BYTES - 1000) return err("too-large");
  return ok(await lockFile(await writeFile(body), passphrase));
}

/** A copy that was written, with what it holds in numbers. */
export interface PackedCopy<Holdings> {
  readonly file: Blob;
  readonly holds: Holdings;
  readonly createdAt: Instant;
}

/**
 * Packs a database of the academic edition: all its tables as they are at one moment, then what `arrange` makes of
 * them, with its keys and what goes along besides.
 */
export async function packClassCopy<Holdings>(
  { db, clock }: ClassStorage,
  { holds, names }: { readonly holds: CopyHolds; readonly names: readonly string[] },
  passphrase: string,
  arrange: (
    stored: CopyTables,
    createdAt: Instant,
  ) => Promise<{ readonly owner: string; readonly tables: CopyTables; readonly contents: Holdings }>,
): Promise<Result<PackedCopy<Holdings>, "too-large">> {
  const createdAt = clock.now();
  const stored = await db.transaction("r", [...names], async () =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await db.table(name).toArray()] as const)),
    ),
  );
  const { owner, tables, contents } = await arrange(stored, createdAt);
  const made = await writeClassCopy({ holds, owner, createdAt }, tables, passphrase);
  return made.ok ? ok({ file: made.value, holds: contents, createdAt }) : made;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What is known of a file before its passphrase is asked for; null for a protected copy that is whole. */
export async function lookAtCopy(file: Blob): Promise<ClassCopyProblem | null> {
  const read = await readFile(file);
  // Without a passphrase only books are copied.
  if (read.ok) return "of-books";
  if (read.error !== "locked") return read.error === "academic" ? "other-kind" : read.error;
  const problem = await lockedProblem(file);
  return problem === "locked" || problem === "academic" ? "damaged" : problem;
}

/** The shape of a row; null for one that is not taken, as a setting of the device. */
export type RowShape = (
  table: string,
  row: unknown,
) => { readonly check: (value: unknown) => Verdict; readonly copy: (value: never) => unknown } | null;

/** Sound rows in new objects, those of a later version as plain data, and how many are neither. */
function takeRows(tables: Readonly<Record<string, unknown>>, names: readonly string[], shapeOf: RowShape) {
  const taken: Record<string, unknown[]> = {};
  let [bad, newer] = [0, 0];
  for (const name of names) {
    const rows: unknown[] = [];
    for (const each of tables[name] as readonly unknown[]) {
      const row = withBytes(each);
      const found = shapeOf(name, row);
      if (found === null) continue;
      const verdict = found.check(row);
      if (verdict === "ok") rows.push(found.copy(row as never));
      else if (verdict === "newer") {
        newer += 1;
        rows.push(row);
      } else bad += 1;
    }
    taken[name] = rows;
  }
  return { tables: taken, bad, newer };
}

/** Opens and reads a copy whole; nothing is used in part. `names`: its tables; one that lacks is empty. */
export async function readClassCopy(
  file: Blob,
  passphrase: string,
  wanted: { readonly holds: CopyHolds; readonly names: readonly string[]; readonly shapeOf: RowShape },
): Promise<Result<ClassCopy, ClassCopyProblem>> {
  const seen = await lookAtCopy(file);
  if (seen !== null) return err(seen);
  const opened = await unlockFile(file, passphrase);
  if (!opened.ok) return err(opened.error as ClassCopyProblem);
  const content = await readFile(opened.value);
  if (!content.ok)
    return err(content.error === "locked" || content.error === "academic" ? "damaged" : content.error);
  const parsed = parse(content.value);
  if (!isObject(parsed)) return err("damaged");
  if (parsed.holds === undefined) return err("of-books");
  if (Number.isSafeInteger(parsed.schema) && (parsed.schema as number) > CLASS_SCHEMA) return err("newer");
  const header = readRow(headerShape, parsed);
  const { tables } = parsed;
  if (header === null || header.schema < 1 || !isObject(tables)) return err("damaged");
  if (header.holds !== wanted.holds) return err("other-kind");
  const { counts, ...head } = header;
  const isWhole = Object.entries(counts).every(([name, rows]) => {
    const found = tables[name];
    return Array.isArray(found) && found.length === rows;
  });
  if (!isWhole) return err("damaged");
  const names = wanted.names.filter((name) => Array.isArray(tables[name]));
  return ok({ ...head, ...takeRows(tables, names, wanted.shapeOf) });
}
