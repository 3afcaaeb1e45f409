import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { refuseSchema } from "../engine/refuse-schema.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { secondLook } from "../engine/second-look.ts";
import { beginWait } from "../engine/slow-waits.ts";
import { classifyError, isConstraint, StorageError, type StorageTrouble } from "../engine/storage-error.ts";
import { noteTrouble, placeOf } from "../health/recent-troubles.ts";
import type { ClassAuditRow, ClassChange, ClassDatabase } from "./class-database.ts";
import { setClassMark } from "./class-marks.ts";
import type { ClassStorage } from "./class-storage.ts";

/** What a command of the academic edition is called in its audit trail. */
export type ClassCommandKind =
  | "add-grade"
  | "assign-activity"
  | "backup"
  | "change-students"
  | "clear"
  | "delete-activity"
  | "delete-classroom"
  | "delete-students"
  | "grade"
  | "grade-auto"
  | "grade-default"
  | "hand-in"
  | "identify"
  | "join-classroom"
  | "keys"
  | "lesson"
  | "merge-students"
  | "practice"
  | "profile"
  | "receive"
  | "receive-returns"
  | "receive-tasks"
  | "restore"
  | "return"
  | "review"
  | "sample"
  | "save-activity"
  | "save-classroom"
  | "save-draft"
  | "settings"
  | "share-task"
  | "undo";

export interface ClassHead {
  /** Created when the form opens; repeating an id answers the first result (ST-09). */
  readonly id: CommandId;
  readonly kind: ClassCommandKind;
  /** Names and counts for the list of recent activity. */
  readonly note?: Readonly<Record<string, string | number>>;
  /** Saved at each change and never undone: leaves no audit record. */
  readonly quiet?: boolean;
}

/** A body decides and answers what is to change; the door writes it. */
export interface ClassDone<Answer> {
  readonly answer: Answer;
  readonly changes: readonly ClassChange[];
}

type Body<Answer, Refusal> = () => Promise<Result<ClassDone<Answer>, Refusal>>;

/** Commands that are kept for undo and for a repeated id. */
const KEPT_COMMANDS = 300;

const STOPPED: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>([
  "lost",
  "newer",
  "damaged",
  "full",
  "busy",
]);

class Refused extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Writes what changed. Not awaited one by one: a round trip each would cost more than the rows. */
function writeChanges(db: ClassDatabase, changes: readonly ClassChange[]): PromiseLike<unknown>[] {
  const tables = new Map<string, { puts: unknown[]; gone: ClassChange["key"][] }>();
  for (const { table, key, after } of changes) {
    const found = tables.get(table) ?? { puts: [], gone: [] };
    if (after === null) found.gone.push(key);
    else found.puts.push(after);
    tables.set(table, found);
  }
  return [...tables].flatMap(([table, { puts, gone }]) => [
    ...(gone.length > 0 ? [db.table(table).bulkDelete(gone as string[])] : []),
    ...(puts.length > 0 ? [db.table(table).bulkPut(puts)] : []),
  ]);
}

async function attempt<Answer, Refusal>(
  { db, schema, clock }: ClassStorage,
  { id, kind, note = {}, quiet = false }: ClassHead,
  tables: readonly string[],
  body: Body<Answer, Refusal>,
): Promise<{ answer: Answer; wrote: boolean }> {
  return db.transaction("rw", ["meta", "audit", ...tables], async () => {
    refuseSchema(await db.meta.get("schema"), schema);
    const first = await db.audit.get({ command: id });
    if (first) return { answer: first.answer as Answer, wrote: false };
    const outcome = await body();
    if (!outcome.ok) throw new Refused(outcome.error);
    const { answer, changes } = outcome.value;
    if (changes.length === 0) return { answer, wrote: false };
    const row: ClassAuditRow = { command: id, kind, at: clock.now(), note, changes, answer };
    const seq = quiet ? 0 : await db.audit.add(row);
    await Promise.all(writeChanges(db, changes));
    if (seq > KEPT_COMMANDS)
      await db.audit
        .where(":id")
        .belowOrEqual(seq - KEPT_COMMANDS)
        .delete();
    return { answer, wrote: true };
  });
}

/** A refusal as the error that it is: a StorageError keeps its kind, any other refusal its name. */
export function refusalError(refusal: { readonly kind: string; readonly trouble?: StorageTrouble }): Error {
  const { kind, trouble } = refusal;
  return kind === "storage" && trouble !== undefined ? new StorageError(trouble) : new Error(kind);
}

async function storageRefusal(storage: ClassStorage, error: unknown): Promise<StorageRefusal> {
  const found = await secondLook(classifyError(error));
  noteTrouble(found, `write ${placeOf(error)}`);
  if (found === "lost" || found === "newer" || found === "damaged") storage.health.set(found);
  if (found === "bug") console.error(error);
  return { kind: "storage", trouble: found };
}

/** The answer of a command that ran in another tab between our look and our write. */
async function firstAnswer({ db }: ClassStorage, id: CommandId): Promise<ClassAuditRow | undefined> {
  try {
    return await db.audit.get({ command: id });
  } catch {
    return undefined;
  }
}

/**
 * The only way to write to a database of the edition: one strict transaction that checks the schema number, answers a
 * repeated id its first answer, lets the body decide, writes and leaves its record. All or nothing (ED-36).
 */
export async function runClassCommand<Answer, Refusal>(
  storage: ClassStorage,
  head: ClassHead,
  tables: readonly string[],
  body: Body<Answer, Refusal>,
): Promise<Result<Answer, Refusal | StorageRefusal>> {
  const state = storage.health.get();
  if (state !== "ok" && STOPPED.has(state)) return err({ kind: "storage", trouble: state });
  const endWait = beginWait();
  try {
    const { answer, wrote } = await attempt(storage, head, tables, body);
    if (wrote) setClassMark(storage.name);
    return ok(answer);
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal as Refusal);
    const first = isConstraint(error) ? await firstAnswer(storage, head.id) : undefined;
    return first ? ok(first.answer as Answer) : err(await storageRefusal(storage, error));
  } finally {
    endWait();
  }
}
