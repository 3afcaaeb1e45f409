import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Drill, type DrillRequest, drillBackup } from "../backup/drill.ts";
import { StorageError } from "../engine/storage-error.ts";
import { verifyAccount } from "../health/record-check.ts";
import { verifyBook } from "../health/verify-book.ts";
import { withRaw } from "../raw/raw-database.ts";

export interface VerifyRequest {
  readonly kind: "verify";
  readonly database: string;
  /** Null: what belongs to no book. */
  readonly bookId: BookId | null;
}

export interface TrialRequest extends DrillRequest {
  readonly kind: "drill";
}

export async function verifyWork(
  request: VerifyRequest | TrialRequest,
  onProgress: (done: number) => void,
): Promise<BookProblem[] | Drill> {
  if (request.kind === "drill") return drillBackup(request, onProgress);
  const { database, bookId } = request;
  const problems = await withRaw(database, (db) =>
    bookId === null ? verifyAccount(db) : verifyBook(db, bookId, { onProgress }),
  );
  if (problems === null) throw new StorageError("lost", `${database} is absent`);
  return problems;
}
