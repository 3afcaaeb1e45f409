import Dexie, { type Table } from "dexie";
import type { Instant } from "#domain/kernel/clock.ts";
import type { AccountId, FileId, VisitorId } from "#domain/kernel/ids.ts";
import { FILES_DATABASE } from "../engine/database-names.ts";
import { watchReads } from "../engine/watch-reads.ts";

export type FileOwner = AccountId | VisitorId;
/**
 * Purpose of a file. `statement`: the file is one of the saved statements. `invoices`: no file of a person's, but the
 * list of documents that was being worked on in a book.
 */
export type FileService = "upload" | "analyze" | "statement" | "invoices";

export interface WaitingFileRow {
  readonly id: FileId;
  /** Only the owner sees it. A visitor's file passes to the account they sign in with. */
  readonly owner: FileOwner;
  /** Of a list of documents: the id of its book. */
  readonly name: string;
  readonly size: number;
  readonly service: FileService;
  readonly at: Instant;
  /** When a visitor's file expires; 0 for an account's, which does not. A list of documents always does. */
  readonly expiresAt: Instant;
}

export interface FileContentRow {
  readonly id: FileId;
  readonly bytes: Uint8Array;
}

/**
 * Files to be read later. A separate database: filling or damaging it affects neither the accounts nor their books,
 * and a visitor has no database. The bytes are in a table of their own, so that listing does not read them.
 */
export class WaitingFilesDatabase extends Dexie {
  declare readonly files: Table<WaitingFileRow, FileId>;
  declare readonly contents: Table<FileContentRow, FileId>;

  constructor(name: string = FILES_DATABASE) {
    super(name, { autoOpen: false, cache: "disabled", chromeTransactionDurability: "strict" });
    this.version(1).stores({ files: "id,owner", contents: "id" });
    this.use(watchReads);
  }
}
