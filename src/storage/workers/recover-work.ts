import type { BackupAccount } from "../backup/make-backup.ts";
import { browserCopies } from "../copies/copies.ts";
import {
  keepPresent,
  type PresentKept,
  type Replacing,
  replacePresent,
} from "../recovery/replace-account.ts";
import { heldBackup, type OpenAnswer, type OpenRequest, openHeld } from "./held-backup.ts";

export interface KeepRequest {
  readonly kind: "keep";
  readonly database: string;
  readonly account: BackupAccount;
}

export interface ReplaceRequest extends Replacing {
  readonly kind: "replace";
}

export type RecoverRequest = OpenRequest | KeepRequest | ReplaceRequest;
export type RecoverAnswer = OpenAnswer | PresentKept | "written" | "changed";

/** The steps of a recovery, in a worker, or on the page where no worker starts. */
export function recoverWork(
  request: RecoverRequest,
  onProgress: (done: number) => void,
): Promise<RecoverAnswer> {
  if (request.kind === "open") return openHeld(request, onProgress);
  if (request.kind === "keep") return keepPresent(request.database, request.account, browserCopies());
  return replacePresent(request, heldBackup(), onProgress);
}
