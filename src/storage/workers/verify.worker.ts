import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { StorageError } from "../engine/storage-error.ts";
import { verifyBook } from "../health/verify-book.ts";
import { withRaw } from "../raw/raw-database.ts";
import { serve } from "./serve.ts";

export interface VerifyRequest {
  readonly database: string;
  readonly bookId: BookId;
}

serve<VerifyRequest, BookProblem[]>(globalThis, async ({ database, bookId }, onProgress) => {
  const problems = await withRaw(database, (db) => verifyBook(db, bookId, { onProgress }));
  if (problems === null) throw new StorageError("lost", `${database} is absent`);
  return problems;
});
