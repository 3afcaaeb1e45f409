import Dexie, { type Table } from "dexie";
import type { Instant } from "#domain/kernel/clock.ts";
import type { AccountId, FileId, VisitorId } from "#domain/kernel/ids.ts";
import { FILES_DATABASE } from "../engine/database-names.ts";

export type FileOwner = AccountId | VisitorId;
/** What a file was brought for. `statement`: one of the saved statements is this file. */
export type FileService = "upload" | "analyze" | "statement";

export interface WaitingFileRow {
  readonly id: FileId;
  /** Only this one sees it. A visitor's is passed to the account that they sign in with. */
  readonly owner: FileOwner;
  readonly name: string;
  readonly size: number;
  readonly service: FileService;
  readonly at: Instant;
  /** When a visitor's file goes; 0 for an account's, which stays. */
  readonly expiresAt: Instant;
}

export interface FileContentRow {
  readonly id: FileId;
  readonly bytes: Uint8Array;
}

/**
 * Files brought to be read later. A database of its own: what fills or damages it touches neither the accounts nor
 * their books, and a visitor has no database. The bytes lie apart, so that a list does not read them.
 */
export class WaitingFilesDatabase extends Dexie {
  declare readonly files: Table<WaitingFileRow, FileId>;
  declare readonly contents: Table<FileContentRow, FileId>;

  constructor(name: string = FILES_DATABASE) {
    super(name, { autoOpen: false, cache: "disabled", chromeTransactionDurability: "strict" });
    this.version(1).stores({ files: "id,owner", contents: "id" });
  }
}
