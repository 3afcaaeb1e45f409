import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type Drill, type DrillRequest, drillBackup } from "../backup/drill.ts";
import { StorageError } from "../engine/storage-error.ts";
import { verifyBook } from "../health/verify-book.ts";
import { withRaw } from "../raw/raw-database.ts";
import { serve } from "./serve.ts";

export interface VerifyRequest {
  readonly database: string;
  readonly bookId: BookId;
}

/** One worker for both, so that the charts of accounts are built into one. */
serve<VerifyRequest | DrillRequest, BookProblem[] | Drill>(globalThis, async (request, onProgress) => {
  if ("file" in request) return drillBackup(request, onProgress);
  const { database, bookId } = request;
  const problems = await withRaw(database, (db) => verifyBook(db, bookId, { onProgress }));
  if (problems === null) throw new StorageError("lost", `${database} is absent`);
  return problems;
});
