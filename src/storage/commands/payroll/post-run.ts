import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { EntryId, PayrollRunId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type BookWork, changeBook } from "../../pages/book-work.ts";
import { companyWorkerNames, WORKER_TABLES } from "../../payroll/company-workers.ts";
import { findRun, monthRuns, type PayrollCommandResult, refuseCompany } from "../../payroll/payroll-work.ts";
import { readPosting } from "../../payroll/run-posting.ts";

export interface PostRun extends BookCommand {
  readonly runId: PayrollRunId;
  /** Version of the run that was on screen (MT-02). */
  readonly version: number;
  /** Id of the new entry. */
  readonly entryId: EntryId;
}

/** Returns the run if it may be posted to this book. */
async function postable(
  storage: AppStorage,
  { book }: BookWork,
  command: PostRun,
): Promise<Result<StoredRun, RunRefusal | Refusal>> {
  const found = await findRun(storage.db, command.runId);
  if (!found.ok) return found;
  const run = found.value;
  if (run.version !== command.version) return err({ kind: "stale-run", current: run });
  if (run.status === "draft") return err({ kind: "run-open" });
  if (book.companyId !== run.companyId) return err({ kind: "foreign-book" });
  if (book.chart !== "puc") return err({ kind: "not-puc" });
  const refusal = await refuseCompany(storage, storage.plan.now(), run.companyId);
  if (refusal) return err(refusal);
  const posted = await readPosting(storage.db, run);
  return posted?.counts ? err({ kind: "run-posted" }) : ok(run);
}

/** Writes the entry with the run's closed figures, and the link to it in the run. Call within the transaction. */
async function post(
  storage: AppStorage,
  work: BookWork,
  command: PostRun,
): Promise<Result<StoredRun, RunRefusal | Refusal>> {
  const found = await postable(storage, work, command);
  if (!found.ok) return found;
  const run = found.value;
  const computed = computeKept(
    run,
    firstHalfOf(await monthRuns(storage.db, run.companyId, run.period.month), run.period),
  );
  if (!computed.ok) return err({ kind: "run-problem", problem: computed.error });
  const content = runEntry(computed.value.run, await companyWorkerNames(storage.db, run.companyId));
  const refusal = await work.refusePosting(content);
  if (refusal) return err(refusal);
  const { bookId, entryId } = command;
  const stamp = { version: 1, createdAt: work.at, updatedAt: work.at };
  const number = work.nextNumber();
  const entry: Entry = {
    ...content,
    id: entryId,
    bookId,
    number,
    status: "posted",
    origin: "payroll",
    ...stamp,
  };
  await work.change(null, entry);
  const after: StoredRun = {
    ...run,
    posting: { bookId, entryId },
    updatedAt: work.at,
    version: run.version + 1,
  };
  await storage.db.payrollRuns.put(after);
  work.changes.push({ table: "payrollRuns", key: run.id, before: run, after });
  return ok(after);
}

/**
 * Posts a closed or paid run to a book of its company as one balanced entry, on the period's last day. Both are
 * written or neither. Refused while an earlier entry of the run counts, and for every reason that refuses any
 * posting. Reversing it is done in the journal. Returns the run, which names the entry.
 */
export function postRun(storage: AppStorage, command: PostRun): Promise<PayrollCommandResult<StoredRun>> {
  return changeBook<StoredRun, RunRefusal>(
    storage,
    command,
    "post-run",
    (work) => post(storage, work, command),
    {
      tables: WORKER_TABLES,
    },
  );
}
