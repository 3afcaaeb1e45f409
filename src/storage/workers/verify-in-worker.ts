import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Drill, DrillRequest } from "../backup/drill.ts";
import { type AskOptions, askWorker } from "./ask-worker.ts";
import { startWorker } from "./start-worker.ts";
import type { TrialRequest, VerifyRequest } from "./verify-work.ts";

/** Checks a whole book, or what belongs to none where that is null, in a worker, so that the page stays usable; null if it was stopped. Throws a StorageError. */
export function verifyInWorker(
  database: string,
  bookId: BookId | null,
  options: AskOptions = {},
): Promise<BookProblem[] | null> {
  return askWorker<VerifyRequest, BookProblem[]>(startWorker, { kind: "verify", database, bookId }, options);
}

/** Opens, restores and recounts a copy beside everything else; null if it was stopped. Throws a StorageError. */
export function drillInWorker(request: DrillRequest, options: AskOptions = {}): Promise<Drill | null> {
  return askWorker<TrialRequest, Drill>(startWorker, { kind: "drill", ...request }, options);
}
