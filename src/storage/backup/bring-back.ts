import { err, ok, type Result } from "#domain/kernel/result.ts";
import { saveCopy } from "../copies/copies.ts";
import type { Copies } from "../copies/copies-place.ts";
import type { SnapshotReason } from "../copies/copy-info.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { accountOfDatabase } from "../engine/database-names.ts";
import { refuseSchema } from "../engine/refuse-schema.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import { secondLook } from "../engine/second-look.ts";
import { classifyError, StorageError } from "../engine/storage-error.ts";
import { sentinel } from "../health/sentinel.ts";
import { hasWork, withRaw } from "../raw/raw-database.ts";
import type { BackupAccount } from "./make-backup.ts";
import {
  lastCommand,
  metaRow,
  type Replacement,
  type ReplaceOptions,
  replaceContents,
} from "./replace-contents.ts";

/** The database that is restored, by its name: it is opened anew, without a library. */
export type RestoreTarget = Pick<AppStorage, "name" | "schema" | "clock" | "newId">;

/**
 * `copy-failed`: the present contents could not be copied first. `changed`: another tab kept saving while they were
 * copied. In both cases nothing was written.
 */
export type RestoreRefusal = StorageRefusal | { readonly kind: "copy-failed" } | { readonly kind: "changed" };

/** Copies made before giving up while another tab keeps saving. */
export const MOST_TRIES = 3;

/** Thrown to roll back: something was saved after the copy, so the copy does not hold it. */
export class ChangedMeanwhile extends Error {}

/** True if there was nothing to lose, a copy was made, or this browser has no place for copies. */
async function setAside(db: IDBDatabase, work: BringBack): Promise<boolean> {
  const { target, account, copies, reason, onSnapshot } = work;
  if (copies === null || !(await hasWork(db))) return true;
  const owner = { ...account, id: accountOfDatabase(target.name) ?? account.id };
  try {
    const made = await saveCopy(db, owner, copies, { at: target.clock.now(), reason });
    onSnapshot?.(made.url);
    return true;
  } catch {
    return false;
  }
}

/** What the work tells while it runs. `onProgress`: of what is written. */
export interface BringBackWatch extends ReplaceOptions {
  /** Called once everything is stored, with the last number of the audit trail. By default the sentinel is told. */
  readonly onCommitted?: (sequence: number) => void;
  /** Called with the address of the copy of what was there before. */
  readonly onSnapshot?: (url: string) => void;
}

interface BringBack extends BringBackWatch {
  readonly target: RestoreTarget;
  readonly account: BackupAccount;
  readonly copies: Copies | null;
  readonly reason: SnapshotReason;
}

/** Tells the sentinel what this device should hold from now on. It lies where a worker cannot write. */
export function tellSentinel({ name, schema, clock }: RestoreTarget, sequence: number): void {
  const owner = accountOfDatabase(name);
  if (owner !== null) sentinel.committed(owner, { schema, sequence, changedAt: clock.now() });
}

/** Decides within the transaction what is to be there. */
type Decide<Answer> = (transaction: IDBTransaction) => Promise<Replacement<Answer>>;

/** One attempt; null if something was saved after the copy. */
async function copyAndWrite<Answer>(
  db: IDBDatabase,
  work: BringBack,
  decide: Decide<Answer>,
): Promise<Result<Answer, RestoreRefusal> | null> {
  const before = await lastCommand(db.transaction("meta"));
  if (!(await setAside(db, work))) return err({ kind: "copy-failed" });
  const decideUnchanged: Decide<Answer> = async (transaction) => {
    refuseSchema(await metaRow(transaction, "schema"), work.target.schema);
    if ((await lastCommand(transaction)) !== before) throw new ChangedMeanwhile();
    return decide(transaction);
  };
  try {
    return ok(await replaceContents(db, decideUnchanged, work));
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return null;
    throw error;
  }
}

async function tryTurns<Answer>(
  db: IDBDatabase,
  work: BringBack,
  decide: Decide<Answer>,
): Promise<Result<Answer, RestoreRefusal>> {
  for (let turn = 1; turn <= MOST_TRIES; turn += 1) {
    const done = await copyAndWrite(db, work, decide);
    if (done !== null) return done;
  }
  return err({ kind: "changed" });
}

/** Result of the write; `sequence`: last number of the audit trail afterwards, null if nothing changed. */
export interface BroughtBack<Answer> {
  readonly answer: Answer;
  readonly sequence: number | null;
}

/**
 * Copies the present contents first, then writes in one transaction over all tables, all or nothing. What another tab
 * saves while they are copied is copied too, in another attempt: nothing is replaced that no copy holds.
 */
export async function bringBack<Answer>(
  work: BringBack,
  decide: Decide<BroughtBack<Answer>>,
): Promise<Result<Answer, RestoreRefusal>> {
  const { target, onCommitted = (last: number) => tellSentinel(target, last) } = work;
  try {
    const done = await withRaw(target.name, (db) => tryTurns(db, work, decide));
    if (done === null) throw new StorageError("lost", `${target.name} is absent`);
    if (!done.ok) return done;
    const { answer, sequence } = done.value;
    if (sequence !== null) onCommitted(sequence);
    return ok(answer);
  } catch (error) {
    const trouble = await secondLook(classifyError(error));
    if (trouble === "bug") console.error(error);
    return err({ kind: "storage", trouble });
  }
}
