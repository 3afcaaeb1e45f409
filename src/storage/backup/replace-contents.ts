import type { CommandId } from "#domain/kernel/ids.ts";
import { newId } from "../engine/environment.ts";
import { answerOf, writeWhole } from "../raw/raw-database.ts";
import { tellQueries, writtenParts } from "../raw/tell-queries.ts";
import type { MetaRow } from "../shapes/rows.ts";
import type { Tables } from "./copy-tables.ts";

/** Rows that identify this database; never taken from a file. */
const OWN_META: ReadonlySet<string> = new Set(["schema", "identity", "last", "restored"]);

/** Rows written before progress is told again. */
const BATCH = 2000;

/** A row of `meta`, within a transaction. */
export function metaRow(transaction: IDBTransaction, key: string): Promise<MetaRow | undefined> {
  return answerOf<MetaRow | undefined>(transaction.objectStore("meta").get(key));
}

/** The last command of the database: another one after any write of a person's work, in any tab. */
export async function lastCommand(transaction: IDBTransaction): Promise<unknown> {
  return (await metaRow(transaction, "last"))?.value ?? null;
}

export function storedRows(transaction: IDBTransaction, table: string): Promise<object[]> {
  return answerOf<object[]>(transaction.objectStore(table).getAll());
}

/** Waits for the last row alone: one that fails before it ends the transaction, and every request with it. */
async function addAll(store: IDBObjectStore, rows: readonly object[]): Promise<void> {
  const asked = rows.map((row) => store.add(row));
  const last = asked.at(-1);
  if (last !== undefined) await answerOf(last);
}

export interface ReplaceOptions {
  /** By which it is known afterwards whether this was written. */
  readonly id?: CommandId;
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
}

/** Replaces the contents of all tables. Call within a transaction over all of them (BR-05). */
async function replaceTables(
  transaction: IDBTransaction,
  tables: Tables,
  { id, onProgress }: Required<ReplaceOptions>,
): Promise<void> {
  const kept = (await storedRows(transaction, "meta")).filter((row) => OWN_META.has((row as MetaRow).key));
  const names = Array.from(transaction.objectStoreNames);
  const all = names.reduce((sum, name) => sum + (tables[name]?.length ?? 0), 0);
  let written = 0;
  for (const name of names) {
    const store = transaction.objectStore(name);
    store.clear();
    const rows = tables[name] ?? [];
    const wanted =
      name === "meta" ? [...kept, ...rows.filter((row) => !OWN_META.has((row as MetaRow).key))] : rows;
    for (let from = 0; from < wanted.length; from += BATCH) {
      await addAll(store, wanted.slice(from, from + BATCH));
      onProgress((written + Math.min(from + BATCH, wanted.length)) / Math.max(1, all));
    }
    written += wanted.length;
  }
  const meta = transaction.objectStore("meta");
  meta.put({ key: "last", value: id } satisfies MetaRow);
  await answerOf(meta.put({ key: "restored", value: id } satisfies MetaRow));
}

/** What is to stand in all tables, with an answer; without tables everything stays as it is. */
export interface Replacement<Answer> {
  readonly tables: Tables | null;
  readonly answer: Answer;
}

/**
 * Replaces everything in a database by what `decide` says, in one transaction: it looks at what is there first, and
 * whatever it throws leaves all unchanged. The screens of every tab follow. Needs no library, so that a worker carries
 * none.
 */
export async function replaceContents<Answer>(
  db: IDBDatabase,
  decide: (transaction: IDBTransaction) => Promise<Replacement<Answer>>,
  { id = newId("command"), onProgress = () => undefined }: ReplaceOptions = {},
): Promise<Answer> {
  const { answer, parts } = await writeWhole(db, async (transaction) => {
    const { tables, answer } = await decide(transaction);
    if (tables === null) return { answer, parts: null };
    await replaceTables(transaction, tables, { id, onProgress });
    return { answer, parts: writtenParts(transaction) };
  });
  if (parts !== null) tellQueries(parts);
  return answer;
}
