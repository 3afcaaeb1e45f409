import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { RestoreRefusal } from "../backup/bring-back.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import { type Merged, mergeBackup } from "../backup/merge-backup.ts";
import { type Restored, restoreBackup } from "../backup/restore-backup.ts";
import { browserCopies } from "../copies/copies.ts";
import { newId, systemClock } from "../engine/environment.ts";
import { SCHEMA } from "../versions/index.ts";
import { heldBackup, type OpenAnswer, type OpenRequest, openHeld } from "./held-backup.ts";

/** Merge into the present data, or replace it. */
export type RestoreWay = "merge" | "replace";

export interface WriteRequest {
  readonly kind: "write";
  /** By which the page finds out whether it was written. */
  readonly id: CommandId;
  readonly way: RestoreWay;
  readonly database: string;
  readonly account: BackupAccount;
}

/** `sequence`: last number of the audit trail afterwards, null if nothing changed. The page tells the sentinel. */
export interface Written {
  readonly done: ({ readonly way: "merge" } & Merged) | ({ readonly way: "replace" } & Restored);
  readonly sequence: number | null;
  /** Address of the copy of what was there before; null if there was nothing, or no place for it. */
  readonly snapshot: string | null;
}

export type WriteAnswer = Result<Written, RestoreRefusal>;

async function write(request: WriteRequest, onProgress: (done: number) => void): Promise<WriteAnswer> {
  const { id, way, database, account } = request;
  const backup = heldBackup();
  const target = { name: database, schema: SCHEMA, clock: systemClock, newId };
  let sequence: number | null = null;
  let snapshot: string | null = null;
  const onCommitted = (last: number): void => {
    sequence = last;
  };
  const onSnapshot = (url: string): void => {
    snapshot = url;
  };
  const watch = { id, onProgress, onCommitted, onSnapshot };
  if (way === "merge") {
    const done = await mergeBackup(target, backup, account, browserCopies(), watch);
    return done.ok ? ok({ done: { way, ...done.value }, sequence, snapshot }) : err(done.error);
  }
  const done = await restoreBackup(target, backup, account, browserCopies(), watch);
  return done.ok ? ok({ done: { way, ...done.value }, sequence, snapshot }) : err(done.error);
}

export function restoreWork(
  request: OpenRequest | WriteRequest,
  onProgress: (done: number) => void,
): Promise<OpenAnswer | WriteAnswer> {
  return request.kind === "open" ? openHeld(request, onProgress) : write(request, onProgress);
}
